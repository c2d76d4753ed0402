import { createHash } from "node:crypto";
import { versionText } from "#common/inputs/input-ranges.ts";

/** The version that a caller had read; programs that mean to overwrite name none. */
export const seenVersion = versionText.nullish().transform((version) => version ?? undefined);

/**
 * A short name for what a record says now: another whenever it says something else, the same again when a change was
 * taken back. Who saves names the version that was read, so that nobody overwrites what was never seen.
 */
export function versionOf(contents: object): string {
  const inOrder = Object.entries(contents).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("base64url").slice(0, 16);
}
