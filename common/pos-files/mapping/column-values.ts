/** What the cells of a column look like. */
import { parseAmount, parseMoment } from "#common/pos-files/file-values.ts";
import { isSaleTypeName } from "#common/pos-files/return-names.ts";
import { tenderNamed } from "#common/pos-files/tender-names.ts";
import type { CellShape } from "./export-kinds.ts";
import { dateFormats } from "./file-format.ts";

const anywhere = { timeZone: "UTC", boundaryMinutes: 0 };
const clock = /^(?:(?:[01]?\d|2[0-3])(?::[0-5]\d){1,2}|(?:0?[1-9]|1[0-2])(?::[0-5]\d){1,2}\s*[ap]\.?m?\.?)$/i;
const wholePieces = /^[-−]?\d{1,3}(?:[.,]0+)?-?$|^\(\d{1,3}\)$/;
const couponNumber = /^[A-Z]{0,3}\d{10,16}$/i;
const itemTag = /^(?=.*\d)[A-Z0-9]+(?:[-./][A-Z0-9]+)*$/i;
const ticketNumber = /^(?=.*\d)[\w#/-]{1,32}$/;
const words = /^\p{L}[\p{L} _-]{0,30}$/u;
const yesNo =
  /^(?:y|yes|n|no|true|false|t|f|x|0|1|(?:in)?active|taken|passed|pass|bought|accepted|declined|rejected)$/i;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+?\d?[-. (]*\d{3}[-. )]*\d{3}[-. ]*\d{4}$/;

const tests: Readonly<Record<CellShape, (cell: string) => boolean>> = {
  number: (cell) => ticketNumber.test(cell) && !isMoment(cell),
  moment: isMoment,
  clock: (cell) => clock.test(cell),
  money: isMoney,
  pieces: (cell) => wholePieces.test(cell),
  tenderName: (cell) => isTenderName(cell) || words.test(cell),
  coupon: (cell) => couponNumber.test(cell),
  tag: (cell) => itemTag.test(cell),
  yesNo: (cell) => yesNo.test(cell),
  saleType: isSaleTypeName,
  phone: (cell) => phone.test(cell),
  email: (cell) => email.test(cell),
  text: (cell) => !isMoment(cell),
};

/** The share of the filled cells that look so; null when every cell is empty. */
export function shapeShare(cells: readonly string[], shape: CellShape): number | null {
  return share(cells, tests[shape]);
}

export function phoneShare(cells: readonly string[]): number {
  return share(cells, (cell) => phone.test(cell)) ?? 0;
}

/** The share that the trade knows as tenders: any short word may be a tender's name, these are. */
export function tenderShare(cells: readonly string[]): number {
  return share(cells, isTenderName) ?? 0;
}

export function distinctShare(cells: readonly string[]): number {
  const all = filled(cells);
  return all.length === 0 ? 0 : new Set(all).size / all.length;
}

/** Whether amounts of this column have cents: whole numbers alone may be pieces or codes. */
export function hasCents(cells: readonly string[]): boolean {
  return (share(cells, (cell) => /[.,]\d\d\D*$/.test(cell)) ?? 0) > 0.5;
}

export function filled(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
}

function share(cells: readonly string[], test: (cell: string) => boolean): number | null {
  const all = filled(cells);
  return all.length === 0 ? null : all.filter(test).length / all.length;
}

function isTenderName(cell: string): boolean {
  return tenderNamed(cell, {}) !== "other";
}

function isMoment(cell: string): boolean {
  return dateFormats.some((dateFormat) => parseMoment(cell, { ...anywhere, dateFormat }) !== undefined);
}

function isMoney(cell: string): boolean {
  return parseAmount(cell, ".") !== undefined || parseAmount(cell, ",") !== undefined;
}
