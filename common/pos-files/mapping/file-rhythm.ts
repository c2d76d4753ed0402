/** How a register's files come, by their names alone. Its reading is the same for all; a person sees that it is right. */

export type FileRhythm = "day" | "register" | "same";

/** `2026-11-20`, `20261120`, `11.20.2026` and `20_11_26`. */
const dateInName = /(?<!\d)(?:20\d{2}([-_. ]?)\d{2}\1\d{2}|\d{1,2}([-_. ])\d{1,2}\2(?:20)?\d{2})(?!\d)/;

/** Null where the names do not say it. */
export function fileRhythm(names: readonly string[]): FileRhythm | null {
  const files = names.map(partsOf);
  const dated = files.filter(({ date }) => date !== null);
  if (dated.length === 0) {
    return files.length === 0 || files.some(({ family, rest }) => family !== rest) ? null : "same";
  }
  if (new Set(dated.map(({ date }) => date)).size < 2) {
    return null;
  }
  const isOfRegisters = dated.some(({ date, family, rest }) =>
    dated.some((other) => other.date === date && other.family === family && other.rest !== rest),
  );
  return isOfRegisters ? "register" : "day";
}

/** `rest` is the name without its date, `family` the same without the numbers by which registers differ. */
function partsOf(name: string): { date: string | null; rest: string; family: string } {
  const date = dateInName.exec(name)?.[0] ?? null;
  const rest = (date === null ? name : name.replace(date, "")).toLowerCase();
  return { date, rest, family: rest.replaceAll(/\d+/g, "#") };
}
