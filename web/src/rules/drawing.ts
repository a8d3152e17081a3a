/** The drawings of the rulebook in the page's own colours: the files are drawn in dark ones, which here follow the theme. */
import { TOKENS } from "./colours";

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
