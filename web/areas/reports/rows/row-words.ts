import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { text } from "./rows-text.ts";
import type { ReportRow, RowKind } from "./rows.queries.ts";

type RowUnit = "money" | "pieces" | "minutes";

export function rowUnit(kind: RowKind): RowUnit {
  if (kind === "WAITS") {
    return "minutes";
  }
  return kind === "ITEMS_SOLD" || kind === "ITEMS_BOUGHT" ? "pieces" : "money";
}

/** `$12.00`, `3`, `25 min`: cents, pieces and seconds by the kind of the rows. */
export function rowValue(kind: RowKind, value: number): string {
  switch (rowUnit(kind)) {
    case "money":
      return formatMoney(value);
    case "pieces":
      return formatNumber(value);
    case "minutes":
      return formatDuration(value / 60);
  }
}

export function isOfBuys(kind: RowKind): boolean {
  return kind === "BUYS" || kind === "PASSED" || kind === "WAITS" || kind === "ITEMS_BOUGHT";
}

type Employee = Pick<ReportRow, "employeeCode" | "employeeName">;

/** A name, or the register's code where it has none. */
export function employeeWords({ employeeCode, employeeName }: Employee): string {
  if (employeeName !== null) {
    return employeeName;
  }
  return employeeCode === null ? text("noEmployee") : text("noName", { code: employeeCode });
}

type Noted = Pick<ReportRow, "type" | "couponNumber" | "isEmployeePurchase">;

/** What explains a row: what kind of ticket it is, a coupon, an employee's purchase. */
export function noteWords({ type, couponNumber, isEmployeePurchase }: Noted): string {
  return [
    type === "SALE" || type === "BUY" ? null : text(`note.${type}`),
    couponNumber === null ? null : text("note.coupon", { number: couponNumber }),
    isEmployeePurchase ? text("note.employeePurchase") : null,
  ]
    .filter((note) => note !== null)
    .join(", ");
}
