/** Texts whose columns stand below each other, each beginning at a place of its own. */
import type { FileRow } from "#common/pos-files/file-row.ts";

/** A line below the header that only shows where the columns are: `-------- ----- ======`. */
const ruler = /^(?=.*[-=_]{2})[-=_+|\s]+$/;

/** Parts a text at fixed places; lines that are empty or only a ruler hold nothing. */
export async function* fixedRows(text: string, starts: readonly number[]): AsyncGenerator<FileRow> {
  yield* cutLines(text.split(/\r\n|\n|\r/), starts);
}

export function* cutLines(lines: Iterable<string>, starts: readonly number[]): Generator<FileRow> {
  let lineNumber = 0;
  for (const line of lines) {
    lineNumber += 1;
    const row = cutLine(line, starts);
    if (row !== null) {
      yield { cells: row, lineNumber };
    }
  }
}

/** The cells of a line, as many as it reaches; null when it holds nothing. */
export function cutLine(line: string, starts: readonly number[]): string[] | null {
  const bare = plainLine(line);
  if (bare.trim() === "" || isRuler(bare)) {
    return null;
  }
  // By letters and not by code units: a cut must not halve one.
  const letters = [...bare];
  return starts
    .filter((start) => start < letters.length)
    .map((start, at) =>
      letters
        .slice(start, starts[at + 1])
        .join("")
        .trim(),
    );
}

export function isRuler(line: string): boolean {
  return ruler.test(line);
}

/** Without the page breaks of a printed list and the mark that begins a file. */
export function plainLine(line: string): string {
  return line.replaceAll(/[\f\uFEFF]/g, "");
}
