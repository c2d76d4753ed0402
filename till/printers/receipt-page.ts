/** The buy ticket that the customer gets: number, what was left, the offer, reasons, room to sign. */
import { formatDayOfMonth } from "#common/date-format.ts";
import type { MessageBuy, MessageCustomer } from "#common/pos/pos-messages.ts";
import { dollars, pageLines, shopTime, type PageWidth } from "./page-lines.ts";

export type ReceiptContent = {
  storeName: string;
  timeZone: string;
  width: PageWidth;
  buy: MessageBuy;
  customer: MessageCustomer;
};

export function receiptPage({ storeName, timeZone, width, buy, customer }: ReceiptContent): string {
  const { centered, pair, rule, wrapped } = pageLines(width);
  const { bags, boxes, bins, other } = buy.containers;
  const containers = [
    ["Bags", bags],
    ["Boxes", boxes],
    ["Bins", bins],
    ["Other", other],
  ] as const;
  const amounts = [
    ["Cash offer", buy.cashOffer],
    ["Trade offer", buy.tradeOffer],
  ] as const;
  const counts = [
    ["Items bought", buy.itemsTaken],
    ["Items passed", buy.itemsPassed],
  ] as const;
  const lines = [
    centered(storeName),
    centered(`Buy ${buy.number}`),
    rule(),
    pair(customer.name, customer.phone ?? ""),
    pair("Checked in", shopTime(new Date(buy.checkedInAt), timeZone)),
    ...containers.filter(([, count]) => count > 0).map(([name, count]) => pair(name, String(count))),
    ...counts.flatMap(([name, count]) => (count === null ? [] : [pair(name, String(count))])),
    ...amounts.flatMap(([name, cents]) => (cents === null ? [] : [pair(name, dollars(cents))])),
    ...(buy.passReasons.length > 0 ? [rule(), "Passed because"] : []),
    ...buy.passReasons.map(({ name, count }) => pair(name, String(count))),
    ...(buy.bringBackOn === null
      ? []
      : wrapped(`Out of season? Bring back from ${formatDayOfMonth(buy.bringBackOn)} on.`)),
    ...(buy.policyText === "" ? [] : [rule(), ...wrapped(buy.policyText)]),
    rule(),
    ...(buy.isSignedOnScreen ? ["Signed on the screen"] : ["", "", "Signature ".padEnd(width, "_")]),
    "",
    centered(buy.clientRef),
  ];
  return `${lines.join("\n")}\n`;
}
