import type { Page } from "@playwright/test";

/** The spacing of WCAG 1.4.12, which a person may set for every page. */
export const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the wide spacing, and says what text is cut off then that was whole before. */
export async function textLostBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await cutText(page));
  const style = await page.addStyleTag({ content: wideSpacing });
  const after = await cutText(page);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return after.filter((text) => !before.has(text));
}

/** The texts that reach out of what clips them, or out of the button they name. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const cutsOff = ["hidden", "clip"];
    /** Which ways a text that reaches out of the element is lost; what is shortened on purpose is whole where it leads. */
    const limitsOf = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(element);
      const isButton = element.matches("button, summary, a[href]") && display !== "inline";
      const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      return {
        across: !isShortened && (isButton || cutsOff.includes(overflowX)),
        down: !isShortened && (isButton || cutsOff.includes(overflowY)),
      };
    };
    /** Text for readers alone stands in a box of a pixel; what scrolls or is shortened on purpose loses nothing. */
    const endsSearch = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      return width < 3 || height < 3 || ["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis";
    };
    const isOutside = (text: DOMRect, element: Element) => {
      const box = element.getBoundingClientRect();
      const limits = limitsOf(element);
      const reachesAcross = text.right > box.right + slack || text.left < box.left - slack;
      const reachesDown = text.bottom > box.bottom + slack || text.top < box.top - slack;
      return (limits.across && reachesAcross) || (limits.down && reachesDown);
    };
    const cutterOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      for (let around = node.parentElement; around !== null && !endsSearch(around); around = around.parentElement) {
        if (isOutside(rect, around)) {
          return around;
        }
      }
      return null;
    };
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ checkVisibilityCSS: true }) === true &&
      element.closest("option, script, style, svg, textarea") === null;
    const cutTexts = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = (node.textContent ?? "").trim();
      const cutter = text !== "" && isSeen(node.parentElement) ? cutterOf(node) : null;
      if (cutter !== null) {
        cutTexts.add(`"${text.slice(0, 60)}" in ${cutter.tagName.toLowerCase()} .${cutter.className}`);
      }
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth + 1
      ? [...cutTexts, `the page is ${scrollWidth} wide on ${clientWidth}`]
      : [...cutTexts];
  });
}
