/** What the fields for signing up take: the form judges by it, the operation takes it in. */
import { requiredText } from "#common/inputs/field-schemas.ts";
import { userFields } from "./people-fields.ts";

export const signUpFields = {
  fullName: userFields.fullName,
  company: requiredText(80),
  email: userFields.email,
};
