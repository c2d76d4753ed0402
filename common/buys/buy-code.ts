import { isBusinessDate } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** Which buy: numbers of a store begin at 1 each business date. */
export type BuyCode = { storeId: number; businessDate: BusinessDate; number: number };

/** The text of the barcode on a ticket and on each container: after `BUY` digits alone, which make it short. */
export function buyBarcode({ storeId, businessDate, number }: BuyCode): string {
  return `BUY${businessDate.slice(2).replaceAll("-", "")}${String(number).padStart(3, "0")}${storeId}`;
}

/** Reads a scanned barcode of ours; null for any other text. */
export function readBuyCode(text: string): BuyCode | null {
  const parts = /^BUY(\d{2})(\d{2})(\d{2})(\d{3})([1-9]\d{0,8})$/i.exec(text.trim());
  if (parts === null) {
    return null;
  }
  const [, year, month, day, number, storeId] = parts;
  const businessDate = `20${year}-${month}-${day}`;
  return isBusinessDate(businessDate) && Number(number) > 0
    ? { storeId: Number(storeId), businessDate, number: Number(number) }
    : null;
}
