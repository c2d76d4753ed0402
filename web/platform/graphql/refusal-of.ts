import type { CallFailureCode } from "#common/refusal-codes.ts";
import { ActionNeedsEmployeeError } from "#web/platform/employee/employee-gate.ts";
import { platformText } from "#web/platform/platform-text.ts";
import { BadStatus, OperationRefused } from "./server-errors.ts";

/** Why a change was refused, as text for people. `fields` holds the messages for form fields. */
export type RefusedChange = { code: CallFailureCode; text: string; fields: Readonly<Record<string, string>> };

export function refusalOf(error: unknown): RefusedChange {
  if (error instanceof ActionNeedsEmployeeError) {
    return { code: error.code, text: error.message, fields: {} };
  }
  if (error instanceof OperationRefused) {
    return { code: error.code, text: error.message, fields: error.fields };
  }
  if (error instanceof BadStatus) {
    return { code: `http-${error.status}`, text: platformText("call.failed"), fields: {} };
  }
  return { code: "unreachable", text: platformText("call.unreachable"), fields: {} };
}
