/** What the numbers of reports are made of: tickets, lines of tickets and buys, by kind. docs/decisions/0051 */
import { csvMoney, csvText } from "#common/csv.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatMinutes } from "#common/time-format.ts";
import { localTimeAt } from "#common/store-time.ts";

/** Worth a look by their nature: goods that came back, and prices that were lowered. */
export const exceptionKinds = ["RETURNS", "VOIDS", "DISCOUNTS", "PRICES", "BELOW_COST", "NO_CUSTOMER"] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Behind the figures of reports, besides. */
const ticketKinds = [...exceptionKinds, "SALES", "CUSTOMERS", "ITEMS_SOLD"] as const;
export type TicketKind = (typeof ticketKinds)[number];
const buyKinds = ["BUYS", "PASSED", "WAITS", "ITEMS_BOUGHT"] as const;
export type BuyKind = (typeof buyKinds)[number];

export const rowKinds = [...ticketKinds, ...buyKinds] as const;
export type RowKind = (typeof rowKinds)[number];

type RowUnit = "money" | "pieces" | "seconds";

/** What the value of a row counts. */
function unitOf(kind: RowKind): RowUnit {
  if (kind === "WAITS") {
    return "seconds";
  }
  return kind === "ITEMS_SOLD" || kind === "ITEMS_BOUGHT" ? "pieces" : "money";
}

export function isBuyKind(kind: RowKind): kind is BuyKind {
  return buyKinds.some((each) => each === kind);
}

export const mostDays = 93;
const usualDays = 7;

/** The asked days; without a first one a week, without a last one up to today. Null if they are no range or too many. */
export function rowRange(
  { from, to }: { from: BusinessDate | null; to: BusinessDate | null },
  today: BusinessDate,
): { from: BusinessDate; to: BusinessDate } | null {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - usualDays);
  return first > last || daysBetween(first, last) >= mostDays ? null : { from: first, to: last };
}

type RowDays = { from: BusinessDate; to: BusinessDate; dates: BusinessDate[] };

/** Single days, such as those that a comparison counts, and the range around them; null of none or too many. */
export function rowDays(chosen: readonly BusinessDate[]): RowDays | null {
  const dates = [...new Set(chosen)].toSorted();
  const [from, to] = [dates.at(0), dates.at(-1)];
  return from === undefined || to === undefined || dates.length > mostDays ? null : { from, to, dates };
}

/** Each date of a range, the first one first. */
export function datesOf({ from, to }: { from: BusinessDate; to: BusinessDate }): BusinessDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
}

type CsvRow = {
  date: BusinessDate;
  at: Date;
  type: string;
  number: string;
  terminal: string | null;
  employeeName: string | null;
  employeeCode: string | null;
  customerName: string | null;
  couponNumber: string | null;
  isEmployeePurchase: boolean;
  value: number;
};

const valueHeads: Readonly<Record<RowUnit, string>> = { money: "Amount", pieces: "Pieces", seconds: "Wait minutes" };

/** Raw numbers and ISO dates, the total last, as on the screen. */
export function rowsCsv(
  { kind, total, rows }: { kind: RowKind; total: number; rows: readonly CsvRow[] },
  timeZone: string,
): string {
  const unit = unitOf(kind);
  const heads = ["Date", "Time", "Type", "Number", "Register", "Employee", "Customer", "Coupon", "Employee purchase"];
  return csvText([
    [...heads, valueHeads[unit]],
    ...rows.map((row) => [
      row.date,
      formatMinutes(localTimeAt(row.at, timeZone).minutes),
      row.type,
      row.number,
      row.terminal ?? "",
      row.employeeName ?? row.employeeCode ?? "",
      row.customerName ?? "",
      row.couponNumber ?? "",
      row.isEmployeePurchase ? "yes" : "",
      csvValue(unit, row.value),
    ]),
    ["Total", ...heads.slice(1).map(() => ""), csvValue(unit, total)],
  ]);
}

function csvValue(unit: RowUnit, value: number): string {
  switch (unit) {
    case "money":
      return csvMoney(value);
    case "seconds":
      return (value / 60).toFixed(1);
    case "pieces":
      return String(value);
  }
}
