/** Where the columns of a text begin that has no delimiter: by its ruler, or by the blanks that all lines share. */
import { cutLine, isRuler, plainLine } from "#common/pos-files/forms/fixed-columns.ts";

/** So many lines show where the columns are. */
const mostLines = 300;

/** The places at which columns begin, from 0; null when the lines share no blanks. */
export function guessFixedColumns(text: string): number[] | null {
  const lines = text
    .split(/\r\n|\n|\r/, mostLines)
    .map((line) => [...plainLine(line)])
    .filter((letters) => letters.join("").trim() !== "");
  const rule = lines.slice(0, 3).find((letters) => isRuler(letters.join("")));
  const starts = rule === undefined ? startsByBlanks(lines) : startsByRuler(rule.join(""));
  return isTable(lines, starts) ? starts : null;
}

/** A header of names, and mostly rows that have more than one cell: any two short lines of prose share a blank. */
function isTable(lines: readonly (readonly string[])[], starts: readonly number[]): boolean {
  const [head = 0, ...rows] = lines
    .map((letters) => cutLine(letters.join(""), starts))
    .filter((cells) => cells !== null)
    .map((cells) => cells.filter((cell) => cell !== "").length);
  return head > 1 && head === starts.length && rows.filter((cells) => cells > 1).length * 2 > rows.length;
}

function startsByRuler(rule: string): number[] {
  return [...rule.matchAll(/[-=_]+/g)].map(({ index }, at) => (at === 0 ? 0 : index));
}

function startsByBlanks(lines: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...lines.map(({ length }) => length));
  const isBlank = Array.from({ length: width }, (_, at) => lines.every((letters) => isGap(letters[at])));
  const starts = [0];
  for (let at = isBlank.indexOf(false) + 1; at < width; at += 1) {
    if (isBlank[at - 1] === true && isBlank[at] === false) {
      starts.push(startBetween(lines, { gap: isBlank.lastIndexOf(false, at - 1) + 1, content: at }));
    }
  }
  return starts;
}

function isGap(letter: string | undefined): boolean {
  return letter === undefined || letter === " ";
}

/**
 * Numbers stand at the right of their column, so a longer one will begin further left: where no line begins with the
 * column's first letter, its start is pulled to the blank behind the column before.
 */
function startBetween(
  lines: readonly (readonly string[])[],
  { gap, content }: { gap: number; content: number },
): number {
  const [, ...rows] = lines;
  const isLeftAligned = rows.filter((letters) => letters.length > content).every((letters) => !isGap(letters[content]));
  if (isLeftAligned) {
    return content;
  }
  const beforeIsFull = rows.every((letters) => !isGap(letters[gap - 1]));
  return beforeIsFull ? Math.min(gap + 1, content) : gap + Math.ceil((content - gap) / 2);
}
