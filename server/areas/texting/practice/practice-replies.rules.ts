const questions = [
  "Thanks! What time do you close today?",
  "Great, I can be there in 20 minutes.",
  "Is it okay if my sister picks it up?",
  "Perfect. Do I need to bring my ID?",
  "Can you hold it until tomorrow?",
];

/**
 * What a made-up customer answers; null when nobody would. An automatic text and a coupon get no answer, so that a store's
 * own auto-responses never talk with it in a circle.
 */
export function practiceReply({ kind, id }: { kind: string; id: string }): string | null {
  if (kind !== "conversation" && kind !== "buy") {
    return null;
  }
  return questions[Number.parseInt(id.slice(-4), 16) % questions.length] ?? null;
}
