import type { Page } from "@playwright/test";

/** A finger's width. Design and issue ask for it at the counter and on phones. */
const finger = 44;

/**
 * What is pressed on a page and is smaller than a finger, each with its size. A larger area that a target takes presses in
 * (a row around it, a pseudo element, its label) counts as its size. A link within a sentence is as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed = "a[href], button, select, summary, input, [role=button], [role=tab], [role=switch], [role=option]";
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) && element.getBoundingClientRect().width > 1;
    const isLeftOut = (element: Element) =>
      element.matches(":disabled, [tabindex='-1'], [aria-hidden=true] *, [inert] *, [type=hidden], [type=file]");
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
    const belongs = (hit: Element | null, target: Element) =>
      hit !== null &&
      (target.contains(hit) ||
        // A row that opens takes the press for the button in it.
        target.closest("tr[data-opens=true]")?.contains(hit) === true ||
        (target instanceof HTMLInputElement && [...(target.labels ?? [])].some((label) => label.contains(hit))));
    /** How far a press above and below the middle still reaches the target. */
    const heightOf = (target: Element) => {
      const { height } = target.getBoundingClientRect();
      if (height >= least - 0.5) {
        return height;
      }
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, width, top } = target.getBoundingClientRect();
      const middle = top + height / 2;
      // What cannot be pressed at all stands behind a dialog, or is shown to the keyboard alone.
      if (!belongs(document.elementFromPoint(left + width / 2, top + height / 2), target)) {
        return least;
      }
      const takes = (y: number) => belongs(document.elementFromPoint(left + width / 2, y), target);
      let [above, below] = [0, 0];
      while (above < least && takes(middle - above - 1)) {
        above += 1;
      }
      while (below < least && takes(middle + below + 1)) {
        below += 1;
      }
      return above + below + 1;
    };
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}" .${element.className}`;
    return [...document.querySelectorAll(pressed)]
      .filter((element) => isSeen(element) && !isLeftOut(element) && !isInSentence(element))
      .map((element) => ({ element, height: heightOf(element) }))
      .filter(({ height }) => height < least - 1)
      .map(({ element, height }) => `${Math.round(height)} px: ${describe(element)}`);
  }, finger);
}
