/** What the buyers' craft compares, and over which days. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { groupBy } from "#common/lists/group-by.ts";
import { judgePage } from "#common/buys/real-differences.ts";
import type { JudgedShare, ShareSums } from "#common/buys/real-differences.ts";

export const comparisonKinds = ["buyer", "category", "season", "hour", "size"] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

/** Shares that are compared with each other: buyers, within a category where it names one, or hours, seasons, sizes. */
export type Comparison = {
  by: ComparisonKind;
  /** The category's code; empty for the others. */
  group: string;
  pieces: number;
  taken: number;
  shares: JudgedShare[];
};

/** Thirteen weeks to the day before: today's buys are not over. */
export const craftDays = 91;
/** Seasons, hours and sizes need a year to be compared. */
export const yearDays = 364;

export function daysBefore(date: BusinessDate, days: number): { from: BusinessDate; to: BusinessDate } {
  return { from: addDays(date, -days), to: addDays(date, -1) };
}

/** Judges everything that the page compares as one page, so that few of its differences are chance. */
export function compare(rows: readonly (ShareSums & { by: ComparisonKind; group: string })[]): Comparison[] {
  const groups = [...groupBy(rows, ({ by, group }) => `${by} ${group}`).values()];
  const judged = judgePage(groups.map((shares) => shares.map(({ by: _by, group: _group, ...share }) => share)));
  return groups.flatMap((shares, at) => {
    const [first] = shares;
    return first === undefined
      ? []
      : [{ by: first.by, group: first.group, ...totalOf(shares), shares: judged[at] ?? [] }];
  });
}

function totalOf(shares: readonly ShareSums[]): { pieces: number; taken: number } {
  return {
    pieces: shares.reduce((sum, { pieces }) => sum + pieces, 0),
    taken: shares.reduce((sum, { taken }) => sum + taken, 0),
  };
}

export type ReasonShare = {
  reason: string;
  /** Of the buyer's passed pieces and of the others', in tenths of a percent; null where nothing was passed. */
  own: number | null;
  others: number | null;
  /** The buyer's share of each week that has any, in tenths of a percent. */
  weeks: (number | null)[];
};

type ReasonRow = { reason: string; buyer: string; week: number; pieces: number };

export const mostReasons = 8;

/** Why a buyer passes beside why the others do, what is passed most for first. */
export function reasonShares(
  rows: readonly ReasonRow[],
  { buyer, weeks }: { buyer: string; weeks: number },
): ReasonShare[] {
  const own = rows.filter((row) => row.buyer === buyer);
  const others = rows.filter((row) => row.buyer !== buyer);
  const names = [...groupBy(rows, ({ reason }) => reason)]
    .map(([reason, list]) => ({ reason, pieces: piecesOf(list) }))
    .toSorted((left, right) => right.pieces - left.pieces || left.reason.localeCompare(right.reason));
  return names.slice(0, mostReasons).map(({ reason }) => ({
    reason,
    own: shareOf(own, reason),
    others: shareOf(others, reason),
    weeks: Array.from({ length: weeks }, (_, week) =>
      shareOf(
        own.filter((row) => row.week === week),
        reason,
      ),
    ),
  }));
}

function shareOf(rows: readonly ReasonRow[], reason: string): number | null {
  const all = piecesOf(rows);
  return all === 0 ? null : Math.round((piecesOf(rows.filter((row) => row.reason === reason)) * 1000) / all);
}

function piecesOf(rows: readonly ReasonRow[]): number {
  return rows.reduce((sum, { pieces }) => sum + pieces, 0);
}
