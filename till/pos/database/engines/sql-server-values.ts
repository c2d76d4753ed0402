/** Values as the driver of SQL Server gives them, back to the text that the database meant. */

/** What the text of a value depends on. */
export type ValueColumn = {
  name: string;
  /** Decimals of an exact number; null for any other type. */
  scale: number | null;
  isDate: boolean;
};

/** An exact number arrived as a JavaScript number that can't hold it. */
export class WideNumber extends Error {
  override readonly name = "WideNumber";
}

/**
 * The driver divides an exact number by a power of ten. While all its digits fit into 2^53 that quotient is the nearest
 * number to it, and its own count of decimals gives the digits back exactly; beyond that it is refused.
 *
 * @throws WideNumber
 */
export function valueText(value: unknown, column: ValueColumn): string {
  if (value === null || value === undefined) {
    return "";
  }
  if (value instanceof Date) {
    return dateText(value, column);
  }
  if (Buffer.isBuffer(value)) {
    return value.toString("hex");
  }
  if (typeof value === "number" && column.scale !== null) {
    return exactText(value, { ...column, scale: column.scale });
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function exactText(value: number, { name, scale }: { name: string; scale: number }): string {
  if (Math.abs(value) * 10 ** scale >= Number.MAX_SAFE_INTEGER) {
    throw new WideNumber(
      `${name} has more digits than arrive exactly: write cast(${name} as varchar(40)) in the query`,
    );
  }
  return value.toFixed(scale);
}

/** The driver keeps what is finer than a millisecond beside the date, in seconds. */
function dateText(value: Date, { isDate }: ValueColumn): string {
  const iso = value.toISOString();
  if (isDate) {
    return iso.slice(0, 10);
  }
  const delta = "nanosecondsDelta" in value ? Number(value.nanosecondsDelta) : 0;
  const finer = Math.round(delta * 10_000_000);
  return `${iso.slice(0, 23).replace("T", " ")}${finer === 0 ? "" : String(finer).padStart(4, "0")}`;
}
