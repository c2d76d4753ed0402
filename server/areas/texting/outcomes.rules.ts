/** What may follow what; the trigger of the table has the same list. */
const later: Readonly<Record<string, readonly string[]>> = {
  sending: ["sent", "delivered", "undelivered", "failed"],
  unknown: ["sent", "delivered", "undelivered", "failed"],
  sent: ["delivered", "undelivered", "failed"],
};

/** Whether a report brings a text on. One that comes late or twice does not. */
export function movesForward(status: string, reported: string): boolean {
  return later[status]?.includes(reported) ?? false;
}
