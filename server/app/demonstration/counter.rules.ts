/** What the people of the demonstration do at the counter, from what stands there. */

/** The register has just been told the name; then somebody checks the pile in. */
const checkInAfterMs = 20_000;
const sortAfterMs = 2 * 60_000;

type Fed = { posBuyId: string; checkedInAt: Date; readyAt: Date | null };

/** The seller to check in next: some stay with the register alone, as they do in a real shop. */
export function checkInAtCounter<Buy extends Fed>(buys: readonly Buy[], now: Date): Buy | undefined {
  return buys.find(
    ({ posBuyId, checkedInAt, readyAt }) =>
      readyAt === null && numberIn(posBuyId) % 4 !== 0 && now.getTime() - checkedInAt.getTime() >= checkInAfterMs,
  );
}

/** The simulated register names so what a screen of Hangtag checked in: a visitor's buy, who takes it on. */
const visitorsPrefix = "A";

type Waiting = { id: string; stage: string; posBuyId: string | null; checkedInAt: Date };

/** The pile to look through next, never a visitor's. */
export function nextToSort<Buy extends Waiting>(buys: readonly Buy[], now: Date): Buy | undefined {
  return buys.find(
    ({ stage, posBuyId, checkedInAt }) =>
      stage === "waiting" &&
      posBuyId?.startsWith(visitorsPrefix) === false &&
      now.getTime() - checkedInAt.getTime() >= sortAfterMs,
  );
}

/** One to three bags or a box. */
export function pileFor(posBuyId: string): { bags: number; boxes: number; bins: number; others: number } {
  const number = numberIn(posBuyId);
  return { bags: 1 + (number % 3), boxes: number % 5 === 0 ? 1 : 0, bins: 0, others: 0 };
}

/** The number at the end of the register's id. */
function numberIn(posBuyId: string): number {
  return Number(/\d+$/.exec(posBuyId)?.[0] ?? 0);
}
