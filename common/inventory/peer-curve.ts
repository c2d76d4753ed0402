import { percentOf } from "#common/percent.ts";
import type { PercentTenths } from "#common/percent.ts";

export type PeerCount = { days: number; pieces: number; sold: number; sizedPieces: number; sizedSold: number };

export type PeerCurve = {
  /** Whether it is of pieces of the same size alone. */
  isSized: boolean;
  /** How many pieces had 60 days to sell in. */
  pieces: number;
  points: { days: number; share: PercentTenths }[];
  /** The days in which half of them sold; null where fewer did. */
  usualDays: number | null;
};

const judgedDays = 60;
/** With fewer pieces a share says nothing. */
const fewest = 30;

/** How a category sells with age: of the same size where there are enough, else of all sizes; null with too few. */
export function peerCurve(counts: readonly PeerCount[]): PeerCurve | null {
  const judged = counts.find(({ days }) => days === judgedDays);
  if (judged === undefined || judged.pieces < fewest) {
    return null;
  }
  const isSized = judged.sizedPieces >= fewest;
  let highest: PercentTenths = 0;
  const points = counts.flatMap(({ days, ...count }) => {
    const [pieces, sold] = isSized ? [count.sizedPieces, count.sizedSold] : [count.pieces, count.sold];
    if (pieces < fewest) {
      return [];
    }
    // Fewer pieces have had more days: what the older ones did worse makes no share fall.
    highest = Math.max(highest, percentOf(sold, pieces) ?? 0);
    return [{ days, share: highest }];
  });
  const usual = points.find(({ share }) => share >= 500);
  return { isSized, pieces: isSized ? judged.sizedPieces : judged.pieces, points, usualDays: usual?.days ?? null };
}

/** The share that had sold by an age, between the two points beside it; null beyond the last one. */
export function shareAt({ points }: Pick<PeerCurve, "points">, days: number): PercentTenths | null {
  const next = points.find((point) => point.days >= days);
  const before = points.findLast((point) => point.days <= days);
  if (next === undefined || before === undefined) {
    return null;
  }
  const part = next.days === before.days ? 0 : (days - before.days) / (next.days - before.days);
  return Math.round(before.share + (next.share - before.share) * part);
}
