/**
 * Lines as a comma-separated file. Text that a spreadsheet would run as a formula gets an apostrophe in front, a plain
 * number below zero stays one: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !isNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isNumber = /^-?\d+(\.\d+)?$/;
