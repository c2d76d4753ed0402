import { deferred } from "#common/deferred.ts";

const firstPage = deferred();
/** What comes later waits until nothing has arrived for this long: on a slow phone the first page draws its cards meanwhile. In milliseconds. */
const quietMs = 3000;
/** The page of a busy store is never quiet for long. In milliseconds. */
const mostMs = 15_000;

/** Said once, by the application, when its first page has been read. */
export function reportFirstPage(): void {
  firstPage.resolve();
}

/**
 * Fetches a part of the program before it is needed, and after everything that the first page needs: on a slow phone both
 * at once would delay the page. A part that does not come is fetched when it is needed. Returns what calls it off.
 */
export function fetchAfterFirstPage(fetchPart: () => Promise<unknown>): () => void {
  const wait: { end?: () => void; isOff?: true } = {};
  void firstPage.promise.then(() => {
    if (!wait.isOff) {
      wait.end = whenQuiet(() => void fetchPart().catch(() => undefined));
    }
  });
  return () => {
    wait.isOff = true;
    wait.end?.();
  };
}

/** Runs it once when the network is quiet, or has not been for long. Returns what calls it off. */
function whenQuiet(run: () => void): () => void {
  const start = () => {
    end();
    run();
  };
  const timers = { quiet: window.setTimeout(start, quietMs), most: window.setTimeout(start, mostMs) };
  const arrivals = new PerformanceObserver(() => {
    window.clearTimeout(timers.quiet);
    timers.quiet = window.setTimeout(start, quietMs);
  });
  arrivals.observe({ type: "resource" });
  function end() {
    arrivals.disconnect();
    window.clearTimeout(timers.quiet);
    window.clearTimeout(timers.most);
  }
  return end;
}
