import { formatMoney } from "#common/money.ts";
import { formatInstantDate } from "#common/date-format.ts";
import { orderBarcode } from "#common/orders/order-code.ts";
import { isBeingPicked } from "#common/orders/order-states.ts";
import type { OrderState, PickState } from "#common/orders/order-states.ts";
import type { ReceiptDocument, ReceiptRow } from "#common/printing/receipt-document.ts";
import { formatTime } from "#common/time-format.ts";

export type SlipOrder = {
  name: string;
  externalId: string;
  customerName: string | null;
  state: OrderState;
  deliveryMethod: "pickup" | "ship" | "local";
  placedAt: Date;
  dueAt: Date;
  shelf: string | null;
  note: string | null;
  totalCents: number;
  shopName: string;
  lines: readonly SlipLine[];
};

type SlipLine = {
  title: string;
  variant: string;
  sku: string;
  quantity: number;
  pickState: PickState;
  piece: { size: string | null; categoryPath: readonly string[] } | null;
};

export type SlipPaper = { storeName: string; timeZone: string; widthMm?: ReceiptDocument["widthMm"] };

const ways = { pickup: "Pickup", ship: "Ship", local: "Local delivery" } as const;

/** What goes along with an order: the list to pick by at first, and on the bag who it is for and where it waits. */
export function slipDocument(order: SlipOrder, { storeName, timeZone, widthMm = 80 }: SlipPaper): ReceiptDocument {
  const isPicked = !isBeingPicked(order.state);
  const code = orderBarcode(order.externalId);
  const when = (at: Date) => `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  const lines = order.lines.filter(({ quantity, pickState }) => quantity > 0 && (!isPicked || pickState === "found"));
  const rows: ReceiptRow[] = [
    { kind: "text", text: `${storeName}, ${ways[order.deliveryMethod]}`, align: "center", isBold: true },
    { kind: "text", text: order.name, align: "center", size: "huge", isBold: true },
    { kind: "text", text: order.customerName ?? "Customer erased", align: "center", size: "large", isBold: true },
    ...(order.shelf === null
      ? []
      : [{ kind: "text" as const, text: `Shelf ${order.shelf}`, align: "center" as const, isBold: true }]),
    { kind: "rule" },
    ...lines.flatMap((line) => lineRows(line, isPicked)),
    { kind: "rule" },
    ...(order.note === null ? [] : [{ kind: "text" as const, text: `Note: ${order.note}` }, rule]),
    { kind: "pair", name: "Placed", value: when(order.placedAt) },
    ...(isPicked ? [] : [{ kind: "pair" as const, name: "Due", value: when(order.dueAt) }]),
    { kind: "pair", name: `Paid in ${order.shopName}`, value: formatMoney(order.totalCents) },
    { kind: "space" },
    ...(code === null ? [] : [{ kind: "barcode" as const, code, label: order.name }]),
    { kind: "cut" },
  ];
  return { title: `Online order ${order.name}`, widthMm, rows };
}

const rule = { kind: "rule" } as const;

/** While people look for it, with its place and a box to check; on the bag its name and size do. */
function lineRows({ title, variant, sku, quantity, pickState, piece }: SlipLine, isPicked: boolean): ReceiptRow[] {
  const size = piece?.size ?? variant;
  const count = quantity > 1 ? `${quantity} x ` : "";
  const name = `${count}${title}`;
  if (isPicked) {
    return [{ kind: "pair", name, value: size }];
  }
  const place = piece === null ? [] : [[...new Set(piece.categoryPath)].join(", ")];
  const about = [...(size === "" ? [] : [`Size ${size}`]), ...(sku === "" ? [] : [`Tag ${sku}`]), ...place];
  return [
    { kind: "text", text: `${boxes[pickState]} ${name}`, isBold: true },
    { kind: "text", text: about.filter((part) => part !== "").join(", ") },
  ];
}

const boxes = { to_find: "[ ]", found: "[x]", missing: "[-]", sold_in_store: "[sold]" } as const;
