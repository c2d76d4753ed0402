/** The barcode on an online order's slip: `ORD` and the shop's own number of the order, which is digits alone. */

/** The text of the barcode; null for an order whose number in its shop has other signs. */
export function orderBarcode(externalId: string): string | null {
  return isShopNumber(externalId) ? `ORD${externalId}` : null;
}

/** The shop's number in a scanned slip; null for any other code. */
export function readOrderCode(text: string): string | null {
  const [, externalId = ""] = /^ORD(\d+)$/i.exec(text.trim()) ?? [];
  return isShopNumber(externalId) ? externalId : null;
}

/** Twenty digits are the most that both readers still read on paper of 58 mm. */
function isShopNumber(externalId: string): boolean {
  return /^\d{1,20}$/.test(externalId);
}
