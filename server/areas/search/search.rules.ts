/** A regular expression of PostgreSQL for each typed word: it must begin a word of the text, whatever the case. */
export function wordPatterns(typed: string): string[] {
  const words = typed.trim().split(/\s+/).slice(0, mostWords);
  return words.filter((word) => word !== "").map((word) => `(^|[^[:alnum:]])${escaped(word)}`);
}

/** The same for all of it together, at the beginning of the text. */
export function beginningPattern(typed: string): string {
  return `^${typed.trim().split(/\s+/).map(escaped).join("\\s+")}`;
}

/** What may begin a bin's number or its label; the database compares it with both. Null for words. */
export function binBeginning(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  return /^[A-Z0-9-]{1,10}$/.test(text) && /\d/.test(text) ? text : null;
}

const mostWords = 6;
const shownLetters = 90;

/** The part of a longer text around the first word that was found, on one line. */
export function excerpt(text: string, typed: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const first = typed.trim().split(/\s+/)[0] ?? "";
  const at = line.toLowerCase().indexOf(first.toLowerCase());
  if (line.length <= shownLetters) {
    return line;
  }
  const from = at < shownLetters / 2 ? 0 : line.lastIndexOf(" ", at - 20) + 1;
  const part = line.slice(from, from + shownLetters).trim();
  return `${from > 0 ? "…" : ""}${part}${from + shownLetters < line.length ? "…" : ""}`;
}

function escaped(word: string): string {
  return word.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}
