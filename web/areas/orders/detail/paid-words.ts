import { text } from "./detail-text.ts";

/** What a shop calls an order of which nothing is left to collect. */
const settled: ReadonlySet<string> = new Set(["paid", "partially_refunded", "refunded"]);

/** Whether money is still to be collected; the shop's own word where it is not plainly paid. */
export function paidWords(status: string, shop: string): { label: string; rest: string; tone: "bad" | undefined } {
  return settled.has(status.toLowerCase())
    ? { label: text("side.paid", { shop }), rest: text("paid.rest"), tone: undefined }
    : { label: text("paid.open", { shop }), rest: text("paid.openRest"), tone: "bad" };
}
