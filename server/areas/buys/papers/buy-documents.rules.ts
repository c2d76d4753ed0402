import { buyBarcode } from "#common/buys/buy-code.ts";
import { formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPhone } from "#common/phone.ts";
import type { DotPicture } from "#common/printing/dot-picture.ts";
import type { ReceiptDocument, ReceiptRow } from "#common/printing/receipt-document.ts";
import { formatTime } from "#common/time-format.ts";

export type PrintedBuy = {
  storeId: number;
  businessDate: string;
  number: number;
  customer: { firstName: string; lastName: string; mobile: string };
  bags: number;
  boxes: number;
  bins: number;
  others: number;
  location: string;
  checkedInAt: Date;
  itemsTaken: number | null;
  itemsPassed: number | null;
  cashOfferCents: number | null;
  tradeOfferCents: number | null;
  passReasons: readonly { name: string; count: number }[];
  bringBackOn: string | null;
  policyText: string;
  isSignedOnScreen: boolean;
  /** House points that the customer has; null where the store keeps none. */
  points: number | null;
};

export type Paper = {
  storeName: string;
  timeZone: string;
  widthMm?: ReceiptDocument["widthMm"];
  logo?: DotPicture | null;
};

/** What the seller gets: number, what was left, the offer, reasons, the policy and room to sign. */
export function ticketDocument(buy: PrintedBuy, paper: Paper): ReceiptDocument {
  const { storeName, timeZone, widthMm = 80, logo = null } = paper;
  const { firstName, lastName, mobile } = buy.customer;
  const rows: ReceiptRow[] = [
    ...(logo === null ? [] : [{ kind: "picture" as const, picture: logo }]),
    { kind: "text", text: storeName, align: "center", isBold: true },
    { kind: "text", text: `Buy ${buy.number}`, align: "center", size: "huge", isBold: true },
    { kind: "rule" },
    { kind: "pair", name: `${firstName} ${lastName}`, value: formatPhone(mobile) },
    { kind: "pair", name: "Checked in", value: whenText(buy.checkedInAt, timeZone) },
    ...containersOf(buy).map(({ name, count }): ReceiptRow => ({ kind: "pair", name, value: String(count) })),
    ...offerRows(buy),
    ...reasonRows(buy),
    ...(buy.points === null ? [] : [rule, pairRow("Your points", formatNumber(buy.points))]),
    ...(buy.policyText === "" ? [] : [rule, ...buy.policyText.split("\n").map(textRow)]),
    { kind: "rule" },
    ...(buy.isSignedOnScreen
      ? [textRow("Signed on the screen")]
      : [space, space, textRow(`Signature ${"_".repeat(widthMm === 80 ? 31 : 21)}`)]),
    { kind: "space" },
    { kind: "barcode", code: buyBarcode(buy), label: `Buy ${buy.number}` },
    { kind: "cut" },
  ];
  return { title: `Buy ${buy.number}`, widthMm, rows };
}

/** One for each bag, box and bin, to tie or tape on. */
export function tagDocuments(buy: PrintedBuy, { storeName, timeZone, widthMm = 80 }: Paper): ReceiptDocument[] {
  const { firstName, lastName } = buy.customer;
  const pieces = containersOf(buy).flatMap(({ piece, count }) => Array.from({ length: count }, () => piece));
  return pieces.map((piece, at) => ({
    title: `Buy ${buy.number}, ${piece} ${at + 1} of ${pieces.length}`,
    widthMm,
    rows: [
      { kind: "text", text: String(buy.number), align: "center", size: "huge", isBold: true },
      { kind: "text", text: `${firstName} ${lastName.slice(0, 1)}.`, align: "center", size: "large", isBold: true },
      { kind: "text", text: `${piece} ${at + 1} of ${pieces.length}`, align: "center", isBold: true },
      { kind: "text", text: `${storeName}, ${whenText(buy.checkedInAt, timeZone)}`, align: "center" },
      ...(buy.location === "" ? [] : [{ ...textRow(buy.location), align: "center" as const }]),
      { kind: "barcode", code: buyBarcode(buy), label: `Buy ${buy.number}` },
      { kind: "cut" },
    ],
  }));
}

const rule: ReceiptRow = { kind: "rule" };
const space: ReceiptRow = { kind: "space" };

function textRow(text: string) {
  return { kind: "text", text } as const;
}

function containersOf({ bags, boxes, bins, others }: PrintedBuy) {
  const kinds = [
    { name: "Bags", piece: "Bag", count: bags },
    { name: "Boxes", piece: "Box", count: boxes },
    { name: "Bins", piece: "Bin", count: bins },
    { name: "Other", piece: "Piece", count: others },
  ];
  return kinds.filter(({ count }) => count > 0);
}

function offerRows(buy: PrintedBuy): ReceiptRow[] {
  const pairs = [
    ["Items bought", buy.itemsTaken?.toString()],
    ["Items passed", buy.itemsPassed?.toString()],
    ["Cash offer", buy.cashOfferCents === null ? undefined : formatMoney(buy.cashOfferCents)],
    ["Trade offer", buy.tradeOfferCents === null ? undefined : formatMoney(buy.tradeOfferCents)],
  ] as const;
  return pairs.flatMap(([name, value]) => (value === undefined ? [] : [{ kind: "pair" as const, name, value }]));
}

function reasonRows({ passReasons, bringBackOn }: PrintedBuy): ReceiptRow[] {
  const reasons = passReasons.map(({ name, count }) => ({ kind: "pair" as const, name, value: String(count) }));
  return [
    ...(reasons.length === 0 ? [] : [rule, textRow("Passed because"), ...reasons]),
    ...(bringBackOn === null ? [] : [textRow(`Out of season? Bring back from ${formatDayOfMonth(bringBackOn)} on.`)]),
  ];
}

function whenText(at: Date, timeZone: string): string {
  return `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
}

function pairRow(name: string, value: string): ReceiptRow {
  return { kind: "pair", name, value };
}
