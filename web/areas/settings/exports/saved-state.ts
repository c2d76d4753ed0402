import { registerMapping } from "#common/pos-files/register-mapping.ts";
import type { SavedVersion } from "./exports.queries.ts";
import type { SavedState } from "./use-editor.ts";

/** What the register reads by, as the page works with it; a mapping that it cannot read counts as none. */
export function toSavedState(newest: Pick<SavedVersion, "version" | "mapping"> | undefined): SavedState {
  if (newest === undefined) {
    return { version: 0, mapping: null };
  }
  const json: unknown = JSON.parse(newest.mapping);
  const mapping = registerMapping.safeParse(json);
  return { version: newest.version, mapping: mapping.success ? mapping.data : null };
}
