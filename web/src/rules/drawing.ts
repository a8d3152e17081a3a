/** The drawings of the rulebook in the page's own colours: the files are drawn in dark ones, which here follow the theme. */

const TOKENS: Record<string, string> = {
  "#0a0e18": "bg",
  "#111728": "surface",
  "#2b3653": "line",
  "#edf1fa": "ink",
  "#b4bfd8": "ink-2",
  "#909dbb": "ink-3",
  "#57dcb6": "go",
  "#f6bd62": "time-mark",
  "#ff6fa3": "harm",
  "#ff8a7d": "energy",
  "#7dfbff": "beam",
  "#ffd9a0": "spark",
  "#f2685b": "red",
  "#8f2a23": "red-deep",
  "#e6ebf5": "white",
  "#79849e": "white-deep",
  "#5f9dff": "blue",
  "#1f4a9c": "blue-deep",
  "#070b15": "space",
  "#7f8fbd": "line-strong",
  "#34456e": "hex",
  "#0d1424": "hex-fill",
  "#0a101f": "plate",
  "#ffffff": "plate-ink",
  "#6d7a98": "fixed",
  "#2c3652": "fixed-deep",
  "#060913": "hull-edge",
  "#ff7468": "c-red",
  "#f7d65c": "c-yellow",
  "#bd95ff": "c-purple",
  "#66a6ff": "c-blue",
  "#66d98f": "c-green",
  "#ffa257": "c-orange",
  "#4fd0de": "c-teal",
  "#dfe6f3": "c-white",
  "#0c1b31": "paper",
  "#10233e": "paper-2",
  "#2b4d7a": "draft",
  "#5b86bd": "draft-strong",
  "#15304f": "belt",
  "#6f9bcf": "belt-mark",
  "#1f4870": "express",
  "#d7eeff": "express-mark",
  "#f0f5ff": "wall",
  "#04070d": "pit",
  "#ff6f8f": "laser",
  "#8ea6c8": "metal",
  "#5fe0a9": "flag",
  "#06281d": "go-ink",
};

/** A colour of the files as the page has it. White is a tile's body as a fill, and a gate's ring as a line. */
export function inTokens(colour: string, attribute: string): string {
  const token = TOKENS[colour.toLowerCase()];
  if (!token) return colour;
  return `var(--${token === "white" && attribute === "stroke" ? "gate-w" : token})`;
}

/** The drawing as part of the page. Its names begin with `mark`, so that two drawings never share one. */
export async function drawing(source: string, mark: string): Promise<SVGElement> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`expected the picture ${source}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement as unknown as SVGElement;
  for (const element of [drawn, ...drawn.querySelectorAll("*")]) dress(element, mark);
  for (const attribute of ["width", "height", "font-family", "role"]) drawn.removeAttribute(attribute);
  drawn.querySelector("title")?.remove();
  drawn.setAttribute("aria-hidden", "true");
  return document.importNode(drawn, true);
}

function dress(element: Element, mark: string): void {
  for (const attribute of ["fill", "stroke"]) {
    const colour = element.getAttribute(attribute);
    if (colour) element.setAttribute(attribute, inTokens(colour, attribute));
  }
  if (element.id) element.id = `${mark}-${element.id}`;
  const clip = element.getAttribute("clip-path");
  if (clip) element.setAttribute("clip-path", clip.replace("url(#", `url(#${mark}-`));
}

/** Puts the drawing into its frame when that comes near the window. */
export function drawn(source: string, mark: string): (frame: HTMLElement) => () => void {
  return (frame) => {
    const put = (made: SVGElement) => frame.replaceChildren(made);
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        // Without the network the frame stays empty, and its words are still read out.
        drawing(source, mark).then(put, () => undefined);
      },
      { rootMargin: "800px" },
    );
    watch.observe(frame);
    return () => watch.disconnect();
  };
}
