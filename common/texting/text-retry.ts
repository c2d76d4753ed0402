/** What makes no sense to send again: the phone can't be texted, or may not. */
const finalReasons: ReadonlySet<string> = new Set(["landline", "invalid", "opted-out"]);
const finalCodes: ReadonlySet<string> = new Set(["TEXT_OPTED_OUT", "TEXT_NOT_TEXTABLE", "TEXT_NO_CONSENT"]);

type Outcome = { status: string; failureReason: string | null; blockCode: string | null };

/** Whether a text did not reach the customer. */
export function isFailedText({ status }: Pick<Outcome, "status">): boolean {
  return status === "failed" || status === "undelivered" || status === "blocked";
}

/** Whether one more try can help. A text that may have gone out is never sent again. */
export function mayRetry({ status, failureReason, blockCode }: Outcome): boolean {
  return (
    isFailedText({ status }) &&
    !(failureReason !== null && finalReasons.has(failureReason)) &&
    !(blockCode !== null && finalCodes.has(blockCode))
  );
}
