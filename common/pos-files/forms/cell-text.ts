/** From what the cells of a workbook hold to the text that a person sees in them. */

export type CellValue = string | number | boolean | Date | null;

/** Excel counts and shows fifteen digits; what is behind them comes from counting in halves. */
const shownDigits = 15;
/** As many as a map's amounts may have. */
const decimals = 6;
const largestPlain = 1e21;

/** `9.12` for what the file may keep as 9.1199999999999992. */
function numberText(value: number): string {
  const shown = Number(value.toPrecision(shownDigits));
  if (!Number.isFinite(shown) || Math.abs(shown) >= largestPlain) {
    return String(value);
  }
  const fixed = shown.toFixed(decimals).replace(/\.?0+$/, "");
  return fixed === "-0" ? "0" : fixed;
}

const second = 1000;
const day = 86_400_000;
/** Days before this are a clock without a day: Excel counts them as parts of its day 0. */
const firstDay = Date.UTC(1900, 0, 1);

/** Whether some of a column's moments have a clock: then midnight is a time too, and else each is a whole day. */
function hasClock(moments: readonly Date[]): boolean {
  return moments.some((moment) => nearestSecond(moment) % day !== 0);
}

/** `2026-11-20`, `2026-11-20 10:04:00`, or `10:04:00` where the cell holds a clock alone. */
function momentText(moment: Date, withClock: boolean): string {
  const at = nearestSecond(moment);
  if (Number.isNaN(at)) {
    return "";
  }
  const [date = "", clock = ""] = new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .split("T");
  if (at < firstDay) {
    return clock;
  }
  return withClock ? `${date} ${clock}` : date;
}

/** A moment is kept as a fraction of its day, which hits no second exactly. */
function nearestSecond(moment: Date): number {
  return Math.round(moment.getTime() / second) * second;
}

/** The rows of a sheet as texts, each column's moments written alike. */
export function sheetTexts(rows: readonly (readonly CellValue[])[]): string[][] {
  const [header = []] = rows;
  const clocks = header.map((_, at) => hasClock(momentsOf(rows, at)));
  return rows.map((row) => row.map((value, at) => cellText(value, clocks[at] ?? true)));
}

function momentsOf(rows: readonly (readonly CellValue[])[], at: number): Date[] {
  return rows.map((row) => row[at]).filter((value) => value instanceof Date);
}

function cellText(value: CellValue, withClock: boolean): string {
  if (value instanceof Date) {
    return momentText(value, withClock);
  }
  return typeof value === "number" ? numberText(value) : String(value ?? "");
}
