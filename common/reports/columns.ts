/** The figures that reports can show, each named as the API names it, with how it is read. */
import { roundedQuotient } from "#common/rounding.ts";

export type Unit = "money" | "percent" | "count" | "tenths" | "minutes" | "hours";

/** In the order in which a person chooses among them. Hours are kept in minutes. */
const units = {
  sales: "money",
  goal: "money",
  goalDifference: "money",
  goalPct: "percent",
  compSales: "money",
  compPct: "percent",
  customers: "count",
  avgTransaction: "money",
  piecesEach: "tenths",
  piecePrice: "money",
  itemsSold: "count",
  buys: "count",
  buysPassed: "count",
  buyAmount: "money",
  avgBuy: "money",
  itemsBought: "count",
  avgWaitMinutes: "minutes",
  medianWaitMinutes: "minutes",
  tradePct: "percent",
  laborMinutes: "hours",
  wages: "money",
  laborPct: "percent",
  laborEfficiency: "money",
  taskCompletion: "percent",
  binsAdded: "count",
  binsPulled: "count",
  salesWithoutCustomerPct: "percent",
} as const satisfies Record<string, Unit>;

export type ReportColumn = keyof typeof units;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object above, which has no others
export const reportColumns = Object.keys(units) as readonly ReportColumn[];

/**
 * What a store sees that has chosen nothing: the specification's columns, and what the reasons of a miss are made of.
 */
export const usualColumns: readonly ReportColumn[] = [
  "sales",
  "goal",
  "goalDifference",
  "goalPct",
  "compSales",
  "compPct",
  "customers",
  "avgTransaction",
  "piecesEach",
  "piecePrice",
  "buys",
  "avgBuy",
  "avgWaitMinutes",
  "tradePct",
  "laborMinutes",
  "wages",
  "laborPct",
  "laborEfficiency",
  "taskCompletion",
];

/** What a report sets apart: each group has a heading where its figures stand together. */
type FigureGroup = "sales" | "customers" | "buys" | "labor" | "store";

const groups: Readonly<Record<ReportColumn, FigureGroup>> = {
  sales: "sales",
  goal: "sales",
  goalDifference: "sales",
  goalPct: "sales",
  compSales: "sales",
  compPct: "sales",
  customers: "customers",
  avgTransaction: "customers",
  piecesEach: "customers",
  piecePrice: "customers",
  itemsSold: "customers",
  salesWithoutCustomerPct: "customers",
  buys: "buys",
  buysPassed: "buys",
  buyAmount: "buys",
  avgBuy: "buys",
  itemsBought: "buys",
  avgWaitMinutes: "buys",
  medianWaitMinutes: "buys",
  tradePct: "buys",
  laborMinutes: "labor",
  wages: "labor",
  laborPct: "labor",
  laborEfficiency: "labor",
  taskCompletion: "store",
  binsAdded: "store",
  binsPulled: "store",
};

/** Columns in their order, by group. One group without a name where a store has mixed them: no heading would hold. */
export function groupedColumns(
  columns: readonly ReportColumn[],
): { group: FigureGroup | null; columns: ReportColumn[] }[] {
  const parts: { group: FigureGroup | null; columns: ReportColumn[] }[] = [];
  for (const column of columns) {
    const last = parts.at(-1);
    if (last?.group === groups[column]) {
      last.columns.push(column);
    } else {
      parts.push({ group: groups[column], columns: [column] });
    }
  }
  const isMixed = new Set(parts.map(({ group }) => group)).size < parts.length;
  return isMixed ? [{ group: null, columns: [...columns] }] : parts;
}

/** Sums of money are read in whole dollars; what is paid for one thing keeps its cents. */
const wholeDollars: ReadonlySet<ReportColumn> = new Set([
  "sales",
  "goal",
  "goalDifference",
  "compSales",
  "buyAmount",
  "wages",
  "laborEfficiency",
]);

export function isInWholeDollars(column: ReportColumn): boolean {
  return wholeDollars.has(column);
}

/** The columns that reveal what people are paid. */
const wageColumns: ReadonlySet<ReportColumn> = new Set(["wages", "laborPct"]);

export function unitOf(column: ReportColumn): Unit {
  return units[column];
}

/** Without what the asking person may not see. */
export function shownColumns(
  chosen: readonly ReportColumn[],
  { seesWages }: { seesWages: boolean },
): readonly ReportColumn[] {
  return seesWages ? chosen : chosen.filter((column) => !wageColumns.has(column));
}

/**
 * Names of columns as they were kept; what is no column any more falls away, and of nothing the usual ones are left.
 */
export function columnsFrom(kept: readonly string[]): readonly ReportColumn[] {
  const columns = kept.flatMap((name) => reportColumns.find((column) => column === name) ?? []);
  return columns.length === 0 ? usualColumns : columns;
}

/**
 * From one figure to another: (this - last) / last in tenths of a percent; for a percentage the difference itself, also
 * in tenths, because a percentage of a percentage is read wrong. Null where there is nothing to compare.
 */
export function changeBetween(unit: Unit, now: number | null, before: number | null): number | null {
  if (now === null || before === null) {
    return null;
  }
  if (unit === "percent") {
    return now - before;
  }
  return before === 0 ? null : roundedQuotient((now - before) * 1000, Math.abs(before));
}
