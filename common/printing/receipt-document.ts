/** What a receipt printer prints, as a value: each renderer makes of it what it can. */

import type { DotPicture } from "./dot-picture.ts";

export type ReceiptAlign = "left" | "center" | "right";
/** `huge` is read from across the counter. */
export type ReceiptSize = "normal" | "large" | "huge";

export type ReceiptRow =
  | { kind: "text"; text: string; align?: ReceiptAlign; size?: ReceiptSize; isBold?: boolean; isInverse?: boolean }
  /** Name at the left, value at the right edge. */
  | { kind: "pair"; name: string; value: string }
  | { kind: "rule" }
  /** Code 128, with its text below in a form for people. */
  | { kind: "barcode"; code: string; label: string }
  /** In the middle, dot by dot. */
  | { kind: "picture"; picture: DotPicture }
  | { kind: "space" }
  | { kind: "cut" };

export type ReceiptDocument = { title: string; widthMm: 58 | 80; rows: ReceiptRow[] };

/** Dots of a line, by the paper's width in millimeters, at 203 dots an inch. */
export const paperDots = { 58: 384, 80: 576 } as const;

/** Characters of a line in the printer's own font; a large letter takes two places, a huge one three. */
export function lineWidth(document: Pick<ReceiptDocument, "widthMm">, size: ReceiptSize = "normal"): number {
  const columns = document.widthMm === 80 ? 42 : 32;
  return Math.floor(columns / sizeFactor(size));
}

export function sizeFactor(size: ReceiptSize): 1 | 2 | 3 {
  return size === "normal" ? 1 : size === "large" ? 2 : 3;
}

/** Breaks between words; a word that is longer than a line is cut. */
export function wrapLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((part) => piecesOf(part, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === "" ? lines : [...lines, line];
}

function piecesOf(word: string, width: number): string[] {
  return Array.from({ length: Math.ceil(word.length / width) }, (_, at) => word.slice(at * width, (at + 1) * width));
}

/** The lines of text that every renderer shows, in order: what a test compares them by. */
export function documentLines(document: ReceiptDocument): string[] {
  return document.rows.flatMap((row) => {
    switch (row.kind) {
      case "text":
        return wrapLines(row.text, lineWidth(document, row.size));
      case "pair":
        return [`${row.name} ${row.value}`];
      case "barcode":
        return [row.label];
      case "picture":
      case "rule":
      case "space":
      case "cut":
        return [];
    }
  });
}
