/**
 * Lines as a comma-separated file. Text that a spreadsheet would run as a formula gets an apostrophe in front:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
