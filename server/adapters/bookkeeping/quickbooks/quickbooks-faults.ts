import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import type { FaultInBody } from "#server/platform/providers/call-provider.ts";
import type { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { EntryRefusal, PostResult } from "#server/adapters/bookkeeping/bookkeeping.ts";
import * as answers from "./quickbooks-answers.ts";

/**
 * Intuit's numbers of errors, by its own list:
 * https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/error-codes
 */
const errorCodes = {
  noPermission: ["120", "5020"],
  objectGone: "610",
  referenceGone: "2500",
  stale: "5010",
  duplicateNumber: "6140",
  subscriptionEnded: "6190",
  periodClosed: ["6200", "6210"],
  signInEnded: ["100", "110", "3100", "3200"],
  throttled: ["3", "3001"],
  /** The company is on another machine, locked or under maintenance; or they still work on the same request. */
  laterAgain: ["130", "140", "150", "600"],
} as const;

/** Intuit asks for a minute: https://developer.intuit.com/app/developer/qbo/docs/learn/limits-and-throttles */
const throttledMs = 60_000;

/** Reads a Fault, which QuickBooks sends with error statuses and also with 200. */
export function readQuickbooksFault(body: unknown, status: number): FaultInBody | null {
  const parsed = answers.faultAnswer.safeParse(body);
  const error = parsed.data?.errors[0];
  if (parsed.data === undefined || error === undefined) {
    // A 429 of a proxy before them has another body.
    return status === 429 ? { code: "rate-limited", text: "Too many requests", retryAfterMs: throttledMs } : null;
  }
  const { Message: message, Detail: detail, code: serviceCode } = error;
  const code = faultCode({ status, serviceCode, message, type: parsed.data.type });
  const retryAfterMs = code === "rate-limited" ? throttledMs : null;
  return { code, text: detail || message || `Error ${serviceCode}`, serviceCode, retryAfterMs };
}

type Fault = { status: number; serviceCode: string; message: string; type: string };

function faultCode({ status, serviceCode, message, type }: Fault): ProviderFaultCode {
  if (status === 429 || isAmong(errorCodes.throttled, serviceCode) || message.includes("ThrottleExceeded")) {
    return "rate-limited";
  }
  if (serviceCode === errorCodes.subscriptionEnded) {
    return "plan";
  }
  // These come with 401 too, but a new sign-in of the same person changes nothing.
  if (isAmong(errorCodes.noPermission, serviceCode)) {
    return "refused";
  }
  if (status === 401 || isAmong(errorCodes.signInEnded, serviceCode) || /^authentication/i.test(type)) {
    return "sign-in";
  }
  const isForLater = status >= 500 || type === "SystemFault" || isAmong(errorCodes.laterAgain, serviceCode);
  return isForLater ? "unavailable" : "refused";
}

/** @throws the fault, when it says nothing about this entry: the service failed or cannot be used at all */
export function refusedEntry(fault: ProviderFault): PostResult {
  if (fault.code !== "refused") {
    throw fault;
  }
  const { serviceCode, message: text } = fault;
  return { kind: "refused", reason: refusalReason(serviceCode ?? "", text), serviceCode, text };
}

function refusalReason(serviceCode: string, text: string): EntryRefusal {
  if (isAmong(errorCodes.noPermission, serviceCode)) {
    return "no-permission";
  }
  switch (serviceCode) {
    case errorCodes.stale:
      return "changed-there";
    case errorCodes.objectGone:
      return /deleted/i.test(text) ? "changed-there" : "account-inactive";
    case errorCodes.referenceGone:
      return /account/i.test(text) ? "account-inactive" : "invalid";
    default:
      return numberOrPeriod(serviceCode, text);
  }
}

/**
 * Intuit's list has 6140 for a number in use and 6210 for closed books, an older page (2017) 6210 for both. The
 * wrong of the two would let a person look in the wrong place, so the text decides, then the list.
 */
function numberOrPeriod(serviceCode: string, text: string): EntryRefusal {
  const isClosedCode = isAmong(errorCodes.periodClosed, serviceCode);
  if (!isClosedCode && serviceCode !== errorCodes.duplicateNumber) {
    return "invalid";
  }
  if (/period|books/i.test(text)) {
    return "period-closed";
  }
  return /duplicate|number/i.test(text) || !isClosedCode ? "number-taken" : "period-closed";
}

function isAmong(codes: readonly string[], serviceCode: string): boolean {
  return codes.includes(serviceCode);
}
