import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import * as shape from "#web/platform/calls/shape.ts";
import { ActionNeedsEmployeeError } from "#web/platform/employee/employee-gate.ts";
import { platformText } from "#web/platform/platform-text.ts";

/** Why something was not done, in words for people; `fields` are texts for the fields of a form. */
export type RefusedChange = { code: string; text: string; fields: Record<string, string> };

const fieldTexts = shape.dictionary(shape.list(shape.text));

export function refusalOf(error: unknown): RefusedChange {
  if (error instanceof ActionNeedsEmployeeError) {
    return { code: error.code, text: error.message, fields: {} };
  }
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const told = shape.read(fieldTexts, first?.extensions?.["errors"]);
    const code = first?.extensions?.["code"];
    return {
      code: typeof code === "string" ? code : "unknown",
      text: first?.message ?? error.message,
      fields: Object.fromEntries(Object.entries(told ?? {}).map(([name, texts]) => [name, texts[0] ?? ""])),
    };
  }
  if (ServerError.is(error)) {
    return { code: `http-${error.statusCode}`, text: platformText("call.failed"), fields: {} };
  }
  return { code: "unreachable", text: platformText("call.unreachable"), fields: {} };
}
