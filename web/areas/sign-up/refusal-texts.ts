import { ApiError } from "#web/platform/calls/api-error.ts";
import { text } from "./sign-up-text.ts";

/** What the server said, at its fields or above the button; else whether trying again may help. */
export function refusalTexts(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) {
    return { form: text("form.unreachable") };
  }
  if (Object.keys(error.fields).length > 0) {
    return error.fields;
  }
  return { form: error.status < 500 ? error.message : text("form.noRoom") };
}
