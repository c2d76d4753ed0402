import { useEffect } from "react";
import { productName } from "#web/platform/product-name.ts";

/** A question over the page is no page: the tab keeps the name of what it is asked about. */
const dialogHeading = "dialog:not([role='alertdialog']) [data-dialog-title]";

/**
 * Names the tab after the dialog that is open, else after the page's heading. It follows what is drawn, because a page
 * could forget to announce, and a heading that names its record is known only once that has been read.
 */
export function useDocumentTitle(): void {
  useEffect(function followHeadings() {
    const follow = () => {
      const title = documentTitle();
      if (document.title !== title) {
        document.title = title;
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
    };
  }, []);
}

function documentTitle(): string {
  const heading = [...document.querySelectorAll(dialogHeading)].at(-1) ?? document.querySelector("h1");
  const words = heading?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
  return words === "" || words === productName ? productName : `${words} · ${productName}`;
}
