import { requiredText } from "#common/inputs/field-schemas.ts";
import { longestText } from "./text-fields.ts";

const longestName = 40;

export const templateFormFields = {
  name: requiredText(longestName),
  body: requiredText(longestText),
};
