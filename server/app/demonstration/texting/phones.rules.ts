/** What simulated customers text while the demonstration runs. */
import type { DrawnThing } from "./drawn-pictures.ts";

type Question = { body: string; picture?: DrawnThing };

const questions: readonly Question[] = [
  { body: "Hi! Is my buy ready yet?" },
  { body: "Do you take this jacket?", picture: "jacket" },
  { body: "Do you buy formal dresses right now?" },
  { body: "How late can I bring stuff in today" },
  { body: "Do you have any kids' snow boots, size 12?" },
  { body: "Can you hold the green jacket on the mannequin for me? I'll be there by 6" },
  { body: "I left my water bottle at the counter I think" },
  { body: "Hi, are these worth bringing in?", picture: "boots" },
  { body: "Is there a wait right now to sell?" },
  { body: "Can I use two coupons at once" },
  { body: "", picture: "jeans" },
  { body: "Do you take guitars with a broken string?" },
  { body: "What's your best price on the bike in the window 🙂" },
];

const answers = ["Thank you!", "ok great, on my way", "Perfect 👍", "Can I come tomorrow instead?", "ty"] as const;

export type Act = "schedule" | "type" | "ask" | "stop" | "reply-all" | "text-landline" | "call" | "rest";

/** An employee opens a conversation and types before the answer goes out. */
const regularActs = ["ask", "rest", "type", "reply-all", "rest"] as const;

/** The first customer writes at once, so that a visitor sees one come in; then one every two minutes. */
export function actOf(turn: number): Act {
  if (turn === 1) {
    return "schedule";
  }
  if (turn % 60 === 37) {
    return "stop";
  }
  if (turn % 45 === 21) {
    return "text-landline";
  }
  if (turn % 10 === 2) {
    return "call";
  }
  return regularActs[turn % regularActs.length] ?? "rest";
}

/** Two of three calls reach nobody; the third is answered and takes so many seconds. */
export function talkOf(turn: number): number | null {
  return turn % 3 === 0 ? 75 + (turn % 7) * 20 : null;
}

export function questionOf(turn: number): Question {
  return questions[((turn / 5) % questions.length) | 0] ?? { body: "Hi" };
}

export function answerOf(place: number): string {
  return answers[place % answers.length] ?? answers[0];
}

/** So many wait for the visitor; the store's own people answer the others. */
export const leftForVisitor = 5;

const replies = [
  "Hi! Yes, come by any time until we close.",
  "Good question. Bring it in and we'll take a look.",
  "Sure, we'll hold it for you until tonight.",
  "About 30 minutes right now.",
] as const;

const missedCallReply = "Sorry we missed your call! What can we do for you?";

/** What the store writes to a customer who asked, or whose call it missed. */
export function replyOf(place: number, { isCall }: { isCall: boolean }): string {
  return isCall ? missedCallReply : (replies[place % replies.length] ?? replies[0]);
}
