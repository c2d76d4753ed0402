/** Decides what the people of the demonstration do at the counter. */

/** The pause between the entry at the register and the check-in. */
const checkInAfterMs = 20_000;
const sortAfterMs = 2 * 60_000;

type Fed = { posBuyId: string; checkedInAt: Date; readyAt: Date | null };

/** Returns the seller to check in next; some exist only at the register, as in a real store. */
export function checkInAtCounter<Buy extends Fed>(buys: readonly Buy[], now: Date): Buy | undefined {
  return buys.find(
    ({ posBuyId, checkedInAt, readyAt }) =>
      readyAt === null && numberIn(posBuyId) % 4 !== 0 && now.getTime() - checkedInAt.getTime() >= checkInAfterMs,
  );
}

/** The prefix that the simulated register gives to buys checked in on screen, which visitors continue. */
const visitorsPrefix = "A";

type Waiting = { id: string; stage: string; posBuyId: string | null; checkedInAt: Date };

/** Returns the pile to sort next, never a visitor's; `isOurs` knows those that people of the demonstration checked in here. */
export function nextToSort<Buy extends Waiting>(
  buys: readonly Buy[],
  { now, isOurs }: { now: Date; isOurs: (buy: Buy) => boolean },
): Buy | undefined {
  return buys.find(
    (buy) =>
      buy.stage === "waiting" &&
      (buy.posBuyId?.startsWith(visitorsPrefix) === false || (buy.posBuyId !== null && isOurs(buy))) &&
      now.getTime() - buy.checkedInAt.getTime() >= sortAfterMs,
  );
}

/** Whether the seller says yes to texts; one of seven is called instead. */
export function agreesToTexts(posBuyId: string): boolean {
  return numberIn(posBuyId) % 7 !== 3;
}

type Callable = {
  stage: string;
  isCarriedOver: boolean;
  textRefusal: string | null;
  text: unknown;
  callTimes: readonly Date[];
};

const wantsNoTexts: readonly (string | null)[] = ["TEXT_NO_CONSENT", "TEXT_OPTED_OUT"];

/** Returns the seller whose offer is ready, who wants no texts and whom nobody has called yet. */
export function nextToCall<Buy extends Callable>(buys: readonly Buy[]): Buy | undefined {
  return buys.find(
    ({ stage, isCarriedOver, textRefusal, text, callTimes }) =>
      stage === "ready" &&
      !isCarriedOver &&
      text === null &&
      callTimes.length === 0 &&
      wantsNoTexts.includes(textRefusal),
  );
}

/** Returns one to three bags or a box. */
export function pileFor(posBuyId: string): { bags: number; boxes: number; bins: number; others: number } {
  const number = numberIn(posBuyId);
  return { bags: 1 + (number % 3), boxes: number % 5 === 0 ? 1 : 0, bins: 0, others: 0 };
}

/** Whether the seller of this buy scans the sign and stands in line by phone first; every third does. */
export function comesByPhone(posBuyId: string): boolean {
  return numberIn(posBuyId) % 3 === 1;
}

/** What a seller chooses on the own page; most choose nothing. */
export function answerFor({ stage, number }: { stage: string; number: number }): "returns" | "on_way" | null {
  if (stage === "notified" && number % 2 === 0) {
    return "on_way";
  }
  return stage === "waiting" && number % 4 === 1 ? "returns" : null;
}

/** Returns the number at the end of the register's id. */
function numberIn(posBuyId: string): number {
  return Number(/\d+$/.exec(posBuyId)?.[0] ?? 0);
}
