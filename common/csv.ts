import type { Cents } from "./money.ts";

/**
 * Lines as a comma-separated file. Text that a spreadsheet would run as a formula gets an apostrophe in front, a plain
 * number, or a phone number, stays one: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** An amount as a spreadsheet reads it: `1234.50`, nothing where it is unknown. */
export function csvMoney(cents: Cents | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

/** A value in tenths, such as a percentage: `12.5`, nothing where it is unknown. */
export function csvTenths(tenths: number | null): string {
  return tenths === null ? "" : (tenths / 10).toFixed(1);
}

function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !isNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isNumber = /^[+-]?\d+(\.\d+)?$/;
