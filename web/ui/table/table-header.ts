import { compareNames } from "#common/lists/name-order.ts";

/** A column as the specification words it. */
export type TableHeader = {
  /** Where the value is in a row: `number`, `customer.name`. Also the name it is sorted by. */
  propertyPath: string;
  label: string;
  sortable?: boolean;
  /** `end` for figures, which then stand in tabular digits. */
  align?: "start" | "center" | "end";
  /** A class of the area's own for the column's cells. */
  cssClass?: string;
};

/** The value at a dotted path of a row; undefined where the row has none. */
export function valueAt(row: unknown, propertyPath: string): unknown {
  return propertyPath.split(".").reduce<unknown>((value, name) => propertyOf(value, name), row);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Ascending order of two values: numbers by size, dates by time, the rest as people sort words (`Bin 9` before `Bin 10`). */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === "number" && typeof right === "number") {
    return left - right;
  }
  if (left instanceof Date && right instanceof Date) {
    return left.getTime() - right.getTime();
  }
  return compareNames(String(left), String(right));
}
