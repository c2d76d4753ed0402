import { parseUrl } from "./parse-url.ts";

/** A path of this application, or null: `go` must never lead to another site, no matter who wrote the link. */
export function ownPath(go: unknown): string | null {
  if (typeof go !== "string" || !/^\/(?![/\\])/.test(go) || hasControlCharacter(go)) {
    return null;
  }
  const origin = "https://hangtag.invalid";
  const url = parseUrl(go, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** Browsers drop tabs and line ends inside an address, which would turn `/\t/evil` into `//evil`. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((letter) => letter < " ");
}
