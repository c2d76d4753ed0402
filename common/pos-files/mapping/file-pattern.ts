/** The names that a register's files have in common. */

/** `sales_*.csv` for `sales_2026-11-20.csv`: a number changes with each file. Null when that leaves no name at all. */
export function filePattern(name: string): string | null {
  const pattern = name.replaceAll(/(?<![A-Za-z])\d+(?:[-_. ]\d+)*/g, "*");
  return /^\*?(?:\.[^.]*)?$/.test(pattern) ? null : pattern;
}
