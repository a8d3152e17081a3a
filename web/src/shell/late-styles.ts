/** Puts on the style sheets that came with the page, in their order and before those of any screen. */
export async function dressed(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>("link[rel='preload'][as='style']")].map(worn));
}

/** A sheet that does not come is no reason to show nothing. */
function worn(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((settle) => {
    link.onload = link.onerror = settle;
    link.rel = "stylesheet";
  });
}
