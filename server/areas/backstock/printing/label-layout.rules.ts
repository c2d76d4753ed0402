/** Points, 72 to the inch: labels are 4 inches wide and 2 high, whatever they stand on. */
export const labelWidth = 288;
export const labelHeight = 144;

export type LabelLayout = "label" | "sheet";
type Place = { x: number; y: number };
type Page = { width: number; height: number; places: Place[] };

/**
 * Where labels stand on a page. `label`: one on a page of its own size, without margins, for a label printer. `sheet`:
 * two by five on US Letter, as Avery 5163 is cut (https://www.avery.com/templates/5163): half an inch above, 5/32 inch at
 * the sides, 3/16 inch between.
 */
export function pageOf(layout: LabelLayout): Page {
  if (layout === "label") {
    return { width: labelWidth, height: labelHeight, places: [{ x: 0, y: 0 }] };
  }
  const columns = [11.25, 11.25 + labelWidth + 13.5];
  const rows = Array.from({ length: 5 }, (_, row) => 36 + row * labelHeight);
  return { width: 612, height: 792, places: rows.flatMap((y) => columns.map((x) => ({ x, y }))) };
}

/** Widths of Helvetica-Bold in thousandths of its points, by the font's metrics that each PDF reader has. */
const digitWidth = 556;
const otherWidths: Readonly<Record<string, number>> = { "-": 333, I: 278, M: 833, W: 944 };
/** O, G and Q; the other letters are narrower. */
const letterWidth = 778;

/** The number of a label is never smaller: it is read from across the back room. */
export const numberPointsMin = 60;
const numberPointsMax = 76;

/**
 * Points of a number on a label and how far it is drawn together, in percent: ten characters fit at 60 points only
 * narrower.
 */
export function numberSize(text: string, width: number): { points: number; scaling: number } {
  const letters = [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
  const points = Math.min(numberPointsMax, Math.max(numberPointsMin, Math.floor((1000 * width) / letters)));
  return { points, scaling: Math.min(100, Math.floor((100_000 * width) / (letters * points))) };
}

function widthOf(sign: string): number {
  return /\d/.test(sign) ? digitWidth : (otherWidths[sign] ?? letterWidth);
}
