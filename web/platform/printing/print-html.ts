/** How long a frame stays for a browser that prints without saying when it is done, in milliseconds. */
const removeAfterMs = 60_000;

/** Prints a whole document of its own, without leaving the page: it stands in a frame that nobody sees. */
export function printHtml(html: string): void {
  const frame = document.createElement("iframe");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  frame.style.cssText = "position: fixed; width: 0; height: 0; border: 0; visibility: hidden";
  frame.srcdoc = html;
  frame.addEventListener("load", () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
    setTimeout(() => {
      frame.remove();
    }, removeAfterMs);
  });
  document.body.append(frame);
}
