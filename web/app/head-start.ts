/**
 * Runs in the page's head, before the program itself has come: knows from the address and what the browser keeps which
 * parts and data the page needs, and requests them at once. Without it they wait for one round trip and the program's
 * start. If anything fails here, the program repeats the requests.
 */
import { formatWholeMoney } from "#common/money.ts";
import { localTimeAt } from "#common/store-time.ts";
import { appVersion } from "#web/platform/app-version.ts";
import { readKept, readKeptJson } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { sendHeadCall } from "#web/platform/calls/head-call.ts";
import { sendHeadQueries } from "#web/platform/graphql/head-queries.ts";
import { keepEarlyKeys } from "#web/ui/scanner/early-keys.ts";
import { signInAddress } from "./sign-in-address.ts";

const { login, application, shell, daybook, hashes } = import.meta.env.HEAD_START;

const session = shape.read(shape.object({ email: shape.text, token: shape.text }), readKeptJson("session"));
const deviceId = readKept("device");
const { pathname } = window.location;
if (session !== null) {
  keepEarlyKeys();
}

const isSignIn = session === null && signInAddress(window.location) !== null;
if (isSignIn) {
  // Its form is drawn before the answers.
  preload(login);
  sendHeadCall("/demonstration");
  sendHeadCall("/sign-up");
}
const [, storeId, date] = /^\/s\/([1-9]\d{0,9})\/daybook(?:\/(\d{4}-\d{2}-\d{2}))?$/.exec(pathname) ?? [];
if (session !== null && deviceId !== null && storeId !== undefined) {
  sendHeadQueries({
    storeId,
    queries: Object.entries(hashes).map(([name, hash]) => ({ name, hash, variables: { date: date ?? null } })),
    headers: {
      "X-User-Email": session.email,
      "X-User-Token": session.token,
      "X-User-Store": storeId,
      "X-Device-Id": deviceId,
      "X-App-Version": appVersion,
      "X-Middleware": "hangtag",
    },
  });
  requestAnimationFrame(() => setTimeout(warmFormats));
}
// After the data, which is small: a browser without HTTP/2 opens six connections and lets the rest wait.
if (!isSignIn) {
  preload([...application, ...signedInFiles()]);
}

/** The first clock time and the first amount cost a slow phone an eighth of a second; while the files come they are free. */
function warmFormats(): void {
  // Any zone will do: it is the browser's tables that take the time.
  localTimeAt(new Date(), "America/Chicago");
  formatWholeMoney(0);
}

function signedInFiles(): readonly string[] {
  if (session !== null && /^\/(s\/\d+)?(\/?|\/daybook.*)$/.test(pathname)) {
    return [...shell, ...daybook];
  }
  return session !== null && pathname.startsWith("/s/") ? shell : [];
}

/**
 * Styles first, which are small. Then the scripts in the order in which they run: what comes first runs while the rest
 * is on its way.
 */
function preload(files: readonly string[]): void {
  const isStyle = (file: string) => file.endsWith(".css");
  const styles = files.filter(isStyle);
  const scripts = files.filter((file) => !isStyle(file));
  for (const file of new Set([...styles, ...scripts])) {
    const link = document.createElement("link");
    link.rel = isStyle(file) ? "preload" : "modulepreload";
    link.as = isStyle(file) ? "style" : "script";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
}
