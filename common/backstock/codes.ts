/**
 * What the labels of the area say: `RB:{store number}:{bin number}` on a bin, `RL:{store number}:{location number}` on a
 * place. Coupons begin with `BB`, so none of them is ever taken for another.
 */
import { isBinNumber } from "./bin-number.ts";

export type BackstockCode = { kind: "bin" | "place"; storeNumber: string; number: number };

const pattern = /^R([BL]):([12468]\d{4}):(\d{1,6})$/;
const largestPlace = 9999;

export function binCode(storeNumber: string, binNumber: number): string {
  return `RB:${storeNumber}:${binNumber}`;
}

export function placeCode(storeNumber: string, locationNumber: number): string {
  return `RL:${storeNumber}:${locationNumber}`;
}

/** What a scanned text says; null when it is no label of ours. */
export function readBackstockCode(scanned: string): BackstockCode | null {
  const match = pattern.exec(scanned.trim().toUpperCase());
  if (!match) {
    return null;
  }
  const [, letter, storeNumber = "", digits = ""] = match;
  const number = Number(digits);
  const kind = letter === "B" ? "bin" : "place";
  const isGood = kind === "bin" ? isBinNumber(number) : number >= 1 && number <= largestPlace;
  return isGood ? { kind, storeNumber, number } : null;
}
