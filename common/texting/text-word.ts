/** What the law and the carriers want obeyed before anything else: a text that is only such a word. */
export type TextWord = "stop" | "start" | "help";

/** Twilio's own words, which its block obeys too (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out). */
const words = new Map<string, TextWord>([
  ...["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"].map(
    (word) => [word, "stop"] as const,
  ),
  ...["START", "YES", "UNSTOP"].map((word) => [word, "start"] as const),
  ...["HELP", "INFO"].map((word) => [word, "help"] as const),
]);

/** Null for a text that says more than the word, in whatever case and with whatever dots around it. */
export function textWord(body: string): TextWord | null {
  return words.get(body.toUpperCase().replaceAll(/^[\s"'.,!]+|[\s"'.,!]+$/g, "")) ?? null;
}
