import { deferred } from "#common/deferred.ts";

const firstPage = deferred();
/** On a slow line the first page is still drawing its cards when its routes have been read. In milliseconds. */
const restMs = 3000;

/** Said once, by the application, when its first page has been read. */
export function reportFirstPage(): void {
  firstPage.resolve();
}

/**
 * Fetches a part of the program before it is needed, and after everything that the first page needs: on a slow phone both
 * at once would delay the page. A part that does not come is fetched when it is needed. Returns what calls it off.
 */
export function fetchAfterFirstPage(fetchPart: () => Promise<unknown>): () => void {
  const wait: { timer?: number; isOff?: true } = {};
  void firstPage.promise.then(() => {
    if (!wait.isOff) {
      wait.timer = window.setTimeout(() => void fetchPart().catch(() => undefined), restMs);
    }
  });
  return () => {
    wait.isOff = true;
    window.clearTimeout(wait.timer);
  };
}
