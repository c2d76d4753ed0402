import { ownPath } from "#web/platform/routing/own-path.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * The address of the sign-in page that a visit without a session begins with: the page's own, or, from a page for which
 * one has to sign in, with the way back in `go`. Null where the visit begins elsewhere.
 */
export function signInAddress({ pathname, search, hash }: Address): string | null {
  if (pathname === "/auth/login") {
    return pathname + search;
  }
  if (!/^\/($|s\/|signed-in\/)/.test(pathname)) {
    return null;
  }
  const path = pathname + search + hash;
  return path === "/" ? "/auth/login" : `/auth/login?go=${encodeURIComponent(path)}`;
}

/** Where a sign-in at this address leads: to the start, which goes on to the page in `go`. */
export function addressAfterSignIn({ search }: Pick<Location, "search">): string {
  const go = ownPath(new URLSearchParams(search).get("go"));
  return go === null ? "/" : `/?go=${encodeURIComponent(go)}`;
}
