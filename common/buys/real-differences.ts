/**
 * Which shares differ for real: a buyer who takes fewer jeans than the others, an hour in which less is taken. Two traps
 * stand between a number and that sentence, and both make chance look like a person:
 *
 * - Pieces of one bag are not independent, so the limits are made per buy. Under "who sorts does not matter" the buys
 *   could have been dealt to the buyers in any other way, so the sum of a buyer's residuals (taken less expected) has the
 *   variance of a random sample without replacement: Hájek, "Limiting distributions in simple random sampling from a
 *   finite population" (1960). A whole bag counts once, however many pieces it holds.
 * - A page looks at hundreds of shares at once. Its false discoveries are held under 5 % by Benjamini and Yekutieli, "The
 *   control of the false discovery rate in multiple testing under dependency" (2001). The older rule of Benjamini and
 *   Hochberg is not enough: the shares of a page depend on each other, a buyer below makes the others stand above.
 */

/** A share of a comparison as sums over its buys. */
export type ShareSums = {
  key: string;
  /** Bags with any pieces in this share. */
  buys: number;
  pieces: number;
  taken: number;
  /** What of these pieces everyone together would have taken. */
  expected: number;
  /** The squares of what each buy took beyond its expectation, added up. */
  squares: number;
};

export type Verdict = "few" | "chance" | "fewer" | "more";

/** A share with the limits that chance alone gives it; shares as fractions of 1. */
export type JudgedShare = ShareSums & {
  share: number;
  /** What the others take of the same kinds of pieces; null where there are no others. */
  others: number | null;
  /** Null where there are too few to say. */
  low: number | null;
  high: number | null;
  verdict: Verdict;
};

/** Below these nothing is said: the limits would be wider than any true difference. */
export const fewestPieces = 30;
export const fewestBuys = 20;

/** Of what a page calls real, at most so much is chance on average. */
const falseShare = 0.05;

/** Judges all comparisons of a page together; each holds the shares that are compared with each other. */
export function judgePage(comparisons: readonly (readonly ShareSums[])[]): JudgedShare[][] {
  const measured = comparisons.map((shares) => shares.map((each) => measure(each, shares)));
  const scores = measured.flat().flatMap(({ score }) => (score === null ? [] : [Math.abs(score)]));
  const limit = scoreLimit(scores);
  return measured.map((shares) => shares.map((each) => judge(each, limit)));
}

type Measured = ShareSums & {
  share: number;
  /** How far the share is from that of the others, and how far chance goes; null where too few say anything. */
  difference: number;
  deviation: number | null;
  score: number | null;
  hasOthers: boolean;
};

function measure(each: ShareSums, all: readonly ShareSums[]): Measured {
  const [buys, expected, squares] = [sumOf(all, "buys"), sumOf(all, "expected"), sumOf(all, "squares")];
  const pieces = sumOf(all, "pieces");
  const otherBuys = buys - each.buys;
  const share = each.pieces === 0 ? 0 : each.taken / each.pieces;
  const hasOthers = otherBuys > 0 && expected > each.expected;
  // What everyone expects holds the share itself; against the others alone it differs by so much more.
  const stretch = hasOthers ? 1 / (1 - each.expected / expected) : 1;
  const difference = each.pieces === 0 ? 0 : ((each.taken - each.expected) / each.pieces) * stretch;
  const isEnough =
    each.pieces >= fewestPieces &&
    each.buys >= fewestBuys &&
    otherBuys >= fewestBuys &&
    pieces - each.pieces >= fewestPieces;
  const variance = isEnough ? ((each.buys * otherBuys) / buys) * (squares / (buys - 1)) : 0;
  if (variance <= 0) {
    return { ...each, share, difference, deviation: null, score: null, hasOthers };
  }
  const deviation = (Math.sqrt(variance) / each.pieces) * stretch;
  return { ...each, share, difference, deviation, score: difference / deviation, hasOthers };
}

function judge({ difference, deviation, score, hasOthers, ...each }: Measured, limit: number): JudgedShare {
  const others = hasOthers ? fraction(each.share - difference) : null;
  if (deviation === null || score === null || others === null) {
    return { ...each, others, low: null, high: null, verdict: "few" };
  }
  const low = fraction(each.share - difference - limit * deviation);
  const high = fraction(each.share - difference + limit * deviation);
  if (Math.abs(score) <= limit) {
    return { ...each, others, low, high, verdict: "chance" };
  }
  return { ...each, others, low, high, verdict: score < 0 ? "fewer" : "more" };
}

/**
 * How many deviations chance may go on this page: the step-up rule of Benjamini and Yekutieli over two-sided tests. The
 * same limit is drawn around each share, so that a point lies outside its limits exactly if it is called real.
 */
function scoreLimit(scores: readonly number[]): number {
  const count = scores.length;
  const dependence = scores.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  const chances = scores.map(twoSidedChance).toSorted((left, right) => left - right);
  const allowed = (rank: number) => (falseShare * rank) / (count * dependence);
  const last = chances.findLastIndex((chance, at) => chance <= allowed(at + 1));
  return count === 0 ? Number.POSITIVE_INFINITY : scoreOf(allowed(Math.max(1, last + 1)));
}

/** How likely a normally distributed score is at least so far from 0: formula 7.1.26 of Abramowitz and Stegun (1964). */
export function twoSidedChance(score: number): number {
  const x = Math.abs(score) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}

/** The score with this chance, by halving. */
function scoreOf(chance: number): number {
  let [low, high] = [0, 10];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    [low, high] = twoSidedChance(middle) > chance ? [middle, high] : [low, middle];
  }
  return low;
}

function sumOf(shares: readonly ShareSums[], name: Exclude<keyof ShareSums, "key">): number {
  return shares.reduce((sum, each) => sum + each[name], 0);
}

function fraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}
