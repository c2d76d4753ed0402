import { existsSync } from "node:fs";

/** Where Debian, Fedora, and Homebrew on either kind of Mac put it. */
const places = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];

export function pgbouncerPath(): string | null {
  return places.find((place) => existsSync(place)) ?? null;
}
