/** What the fields of a time card take: the forms judge by it, the operations take it in. */
import { requiredText } from "#common/inputs/field-schemas.ts";

/** Three characters at least: "ok" explains no correction. */
export const correctionFields = { reason: requiredText(200, 3) };
