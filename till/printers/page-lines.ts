/** Plain lines of a receipt, in the printers' own font. */
export type PageWidth = 32 | 42;

/** Characters of a line on paper of this width. */
export function pageWidthOf(widthMm: 58 | 80): PageWidth {
  return widthMm === 58 ? 32 : 42;
}

export type PageLines = {
  centered: (text: string) => string;
  /** Name at the left, value at the right edge; never closer than one space. */
  pair: (name: string, value: string) => string;
  rule: () => string;
  wrapped: (text: string) => string[];
};

export function pageLines(width: PageWidth): PageLines {
  return {
    centered(text) {
      const cut = text.slice(0, width);
      return `${" ".repeat(Math.floor((width - cut.length) / 2))}${cut}`;
    },
    pair(name, value) {
      const room = Math.max(0, width - value.length - 1);
      return `${name.slice(0, room).padEnd(room)} ${value}`;
    },
    rule: () => "-".repeat(width),
    wrapped: (text) => text.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, width)),
  };
}

function wrapParagraph(paragraph: string, width: PageWidth): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    if (line.length > 0 && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line.length > 0 ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}

/** Cents as the till prints them: `$1,234.50`. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
}

export function shopTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" }).format(at);
}
