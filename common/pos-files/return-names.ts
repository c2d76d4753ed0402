/** Some points of sale export what came back without a minus, and name it a return in a column of its own. */
import { z } from "zod";

export const saleType = z.enum(["sale", "return"]);

export type SaleType = z.infer<typeof saleType>;

/** What the names in the column of types mean; a name that is not there is a sale. */
export type SaleTypes = Readonly<Record<string, SaleType>>;

const returnNames =
  /^(r|rt|rtn|ret|returns?|returned|refunds?|refunded|credit note|retouren?|rückgabe|gutschrift|retours?|remboursement|avoir|devoluci[oó]n|reembolso)$/i;
const otherNames =
  /^(s|sl|sales?|sold|regular|reg|normal|exchange|exch|verkauf|umtausch|vente|échange|venta|cambio|void|voided|no sale)$/i;

export function isReturn(name: string, types: SaleTypes | undefined): boolean {
  return types !== undefined && Object.hasOwn(types, name) && types[name] === "return";
}

/** Whether the trade would read the name as a return; a person still says so. */
export function soundsLikeReturn(name: string): boolean {
  return returnNames.test(name);
}

/** Whether a cell looks as if its column said what was a sale and what a return. */
export function isSaleTypeName(cell: string): boolean {
  return returnNames.test(cell) || otherNames.test(cell);
}

/** What came back counts below zero; a row that has its minus already keeps it. */
export function belowZero(value: number): number {
  return value > 0 ? -value : value;
}
