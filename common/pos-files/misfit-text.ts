/** What a register says when a file does not fit its map, and what a page reads out of it to say it in its own words. */

/** `The file has no column Net. Its columns are No, Total.` */
export function misfitText(missing: readonly string[], columns: readonly string[]): string {
  return `The file has no column ${missing.join(", ")}. Its columns are ${columns.join(", ")}.`;
}

export type MisfitColumns = { missing: string[]; columns: string[] };

/** The columns of such a sentence, wherever it stands in the text; null for any other trouble. */
export function readMisfit(problem: string): MisfitColumns | null {
  const [, missing, columns] = /The file has no column (.+?)\. Its columns are (.+?)\.?$/s.exec(problem) ?? [];
  return missing === undefined || columns === undefined
    ? null
    : { missing: missing.split(", "), columns: columns.split(", ") };
}
