/** What was texted in the last two weeks: pure, so that a restart writes the same. */
import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import type { DrawnThing } from "./drawn-pictures.ts";

export type PastText = {
  isIncoming: boolean;
  body: string;
  /** Minutes after the first of its thread. */
  after: number;
  kind?: "buy" | "conversation";
  /** Instead of delivered. */
  failed?: "landline" | "unreachable";
  /** A call instead of a text: how long they talked, or that nobody picked up. */
  call?: { seconds: number } | "missed";
  /** Of what there is a picture with it. */
  picture?: DrawnThing;
};

export type PastThread = {
  phone: string;
  texts: readonly PastText[];
  startedAt: Date;
  hasMarketing: boolean;
  isDone: boolean;
};

const customer = (body: string, after: number): PastText => ({ isIncoming: true, body, after });
const store = (body: string, after: number): PastText => ({ isIncoming: false, body, after });
const call = (outcome: NonNullable<PastText["call"]>, after: number): PastText => ({
  ...customer("", after),
  call: outcome,
});
const ready: PastText = {
  ...store("Hi! Your items are ready. Stop by until we close to hear our offer.", 0),
  kind: "buy",
};

const conversations: readonly (readonly PastText[])[] = [
  [ready, customer("Great, thank you! Be there around 5", 4), store("Perfect, see you then", 7)],
  [
    customer("Hi, do you take winter coats right now?", 0),
    store("Yes! Coats, boots and sweaters are what we need most.", 6),
  ],
  [
    ready,
    customer("Can my sister pick it up? Her name is Dana", 11),
    store("Sure, she just needs your buy number.", 15),
  ],
  [customer("What time do you close on Sundays?", 0), store("At 6. Buying closes at 5.", 3), call({ seconds: 130 }, 8)],
  [
    ready,
    customer("How much is it?", 2),
    store("Come in and we'll go through it together.", 9),
    customer("ok omw", 12),
  ],
  [
    customer("Did anyone turn in a black glove? I think I lost it in the fitting room", 0),
    store("We have it at the counter!", 8),
  ],
  [{ ...ready, failed: "landline" }],
  [
    ready,
    customer("I can't make it today, is tomorrow ok?", 30),
    store("Tomorrow is fine. We hold it until we close.", 34),
  ],
  [
    customer("Are the blue Levi's in the window a 30?", 0),
    store("Yes, 30x32, $18. Want us to hold them?", 5),
    customer("Yes please!! coming after work", 6),
  ],
  [call("missed", 0), store("Sorry we missed your call! How can we help?", 6), customer("All good, found it. Thx", 9)],
  [
    { ...customer("Are these worth bringing in?", 0), picture: "boots" },
    store("Yes! Boots like these go fast. Clean the soles and bring them by.", 7),
  ],
  [
    customer("Do you guys buy strollers", 0),
    store("Only if they fold and aren't recalled. Bring it by and we'll look.", 14),
  ],
  [{ ...ready, failed: "unreachable" }],
];

/** Nobody has answered these yet; they are of today. */
const openQuestions: readonly PastText[] = [
  customer("Hi! Is my buy ready? Checked in about an hour ago", 0),
  customer("Do you have any size 8 Doc Martens in right now?", 0),
  call("missed", 0),
  { ...customer("Would you take this one? Worn twice, no stains", 0), picture: "jacket" },
  customer("Can I bring in 3 bags at once or is that too much", 0),
  customer("I got a coupon at the register but can't find it. Can you look it up?", 0),
];

const minuteMs = 60_000;
const pastThreads = 26;

/** Phones that ring in the store's own area code; of nobody, since 555 belongs to films. */
export function inventedPhone(areaCode: string, place: number): string {
  return `+1${areaCode}555${String(2000 + place * 37)}`;
}

/** Shortly after noon every store is open, also on a Sunday: at another hour the guard lets no text about a buy go. */
const pastMinutes = 12 * 60 + 30;

type PastTextsFor = { areaCode: string; now: Date; timeZone: string };

/** The oldest first: two a day, then those that wait for an answer. */
export function pastTexts({ areaCode, now, timeZone }: PastTextsFor): PastThread[] {
  const today = localTimeAt(now, timeZone).date;
  const past = Array.from({ length: pastThreads }, (_, place): PastThread => {
    const texts = conversations[place % conversations.length] ?? [];
    const daysAgo = 14 - Math.floor(place / 2);
    return {
      phone: inventedPhone(areaCode, place),
      texts,
      startedAt: instantOf(addDays(today, -daysAgo), pastMinutes + (place % 2) * 97, timeZone),
      hasMarketing: place % 3 === 0,
      isDone: place % 5 !== 4 && texts.every(({ failed }) => failed === undefined),
    };
  });
  const open = openQuestions.map((question, place): PastThread => ({
    phone: inventedPhone(areaCode, pastThreads + place),
    texts: [question],
    startedAt: new Date(now.getTime() - (openQuestions.length - place) * 13 * minuteMs),
    hasMarketing: place === 0,
    isDone: false,
  }));
  return [...past, ...open];
}

/** What a counter says every day. */
/** What the shop answers automatically; away is switched on when everybody is at the counter. */
export const automaticTexts = [
  {
    ...{ kind: "after_hours", keywords: [], isOn: true },
    body: "Hi {first_name}, {store_name} is closed right now. We'll text you back when we open.",
  },
  {
    ...{ kind: "keyword", keywords: ["hours", "open", "close"], isOn: true },
    body: "{store_name} is open 10 to 8, and 11 to 6 on Sunday. We buy until an hour before close.",
  },
  {
    ...{ kind: "away", keywords: [], isOn: false },
    body: "Thanks for texting {store_name}! We're busy at the counter and will get back to you soon.",
  },
] as const;

export const everydayTexts = [
  { name: "Ready", body: "Hi {first_name}, we're done with your bags. Come see us at the counter." },
  { name: "Held for you", body: "Hi {first_name}, it's behind the counter for you until we close tomorrow." },
  { name: "Hours", body: "{store_name} is open 10 to 8, and 11 to 6 on Sunday. We buy until an hour before close." },
  {
    name: "What we need",
    body: "We're buying coats, boots, sweaters and jeans right now. Clean, folded and in a bag, please.",
  },
] as const;
