import { csvMoney, csvTenths, csvText } from "#common/csv.ts";
import { unitOf } from "#common/reports/columns.ts";
import type { ReportColumn, Unit } from "#common/reports/columns.ts";

type Values = Record<ReportColumn, number | null>;

type Period = {
  columns: readonly ReportColumn[];
  days: readonly (Values & { date: string; compDate: string; status: string })[];
  total: Values;
};

const heads: Readonly<Record<ReportColumn, string>> = {
  sales: "Sales",
  goal: "Goal",
  goalDifference: "Over or short",
  goalPct: "Goal %",
  compSales: "Comp sales",
  compPct: "Comp %",
  customers: "Customers",
  avgTransaction: "Average transaction",
  piecesEach: "Pieces each",
  piecePrice: "Price of a piece",
  itemsSold: "Items sold",
  buys: "Buys",
  buysPassed: "Buys passed",
  buyAmount: "Paid for buys",
  avgBuy: "Average buy",
  itemsBought: "Items bought",
  avgWaitMinutes: "Average wait minutes",
  medianWaitMinutes: "Median wait minutes",
  tradePct: "Trade %",
  laborMinutes: "Labor hours",
  wages: "Wages",
  laborPct: "Labor %",
  laborEfficiency: "Sales per labor hour",
  taskCompletion: "Task completion %",
  binsAdded: "Bins added",
  binsPulled: "Bins pulled",
  salesWithoutCustomerPct: "Sales without a customer %",
};

/**
 * Raw numbers and ISO dates, the total last: dollars with cents, hours with two decimals; empty where it is not known.
 */
export function periodCsv({ columns, days, total }: Period): string {
  const cells = (values: Values): string[] => columns.map((column) => csvNumber(unitOf(column), values[column]));
  return csvText([
    ["Date", "Compared with", "Status", ...columns.map((column) => heads[column])],
    ...days.map((day) => [day.date, day.compDate, day.status, ...cells(day)]),
    ["Total", "", "", ...cells(total)],
  ]);
}

/** A line for each store of the same days, the total last. */
export function storesCsv(report: {
  columns: readonly ReportColumn[];
  stores: readonly { name: string; number: string; figures: Values }[];
  total: Values;
}): string {
  const cells = (values: Values): string[] => report.columns.map((column) => csvNumber(unitOf(column), values[column]));
  return csvText([
    ["Store", "Number", ...report.columns.map((column) => heads[column])],
    ...report.stores.map(({ name, number, figures }) => [name, number, ...cells(figures)]),
    ["Total", "", ...cells(report.total)],
  ]);
}

function csvNumber(unit: Unit, value: number | null): string {
  if (value === null) {
    return "";
  }
  switch (unit) {
    case "money":
      return csvMoney(value);
    case "percent":
    case "tenths":
      return csvTenths(value);
    case "hours":
      return (value / 60).toFixed(2);
    case "count":
    case "minutes":
      return String(value);
  }
}
