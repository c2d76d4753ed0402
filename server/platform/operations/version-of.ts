import { createHash } from "node:crypto";
import { versionText } from "#common/inputs/input-ranges.ts";

/** The version that the caller read; programs that overwrite on purpose omit it. */
export const seenVersion = versionText.nullish().transform((version) => version ?? undefined);

/**
 * Returns a short hash of the contents of a record, the same again after an undo. A save sends the version it read, so
 * that nobody overwrites a change they have not seen.
 */
export function versionOf(contents: object): string {
  const inOrder = Object.entries(contents).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("base64url").slice(0, 16);
}
