/** Plain lines for an 80 mm receipt: 42 characters of the printers' own font. */
export const pageWidth = 42;

export function centred(text: string): string {
  const cut = text.slice(0, pageWidth);
  return `${" ".repeat(Math.floor((pageWidth - cut.length) / 2))}${cut}`;
}

/** Name at the left, value at the right edge; never closer than one space. */
export function pair(name: string, value: string): string {
  const room = pageWidth - value.length - 1;
  return `${name.slice(0, room).padEnd(room)} ${value}`;
}

export function rule(): string {
  return "-".repeat(pageWidth);
}

export function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line.length > 0 && line.length + 1 + word.length > pageWidth) {
        lines.push(line);
        line = word;
      } else {
        line = line.length > 0 ? `${line} ${word}` : word;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Cents as the till prints them: `$1,234.50`. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
}

export function shopTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" }).format(at);
}
