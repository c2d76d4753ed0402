import type { Connected, Need } from "#server/platform/providers/provider.ts";

export type Credentials = Readonly<Record<string, string>>;

export type OnlineOrderLine = {
  /** The shop's own id of the line, which stays when the order is edited. */
  id: string;
  title: string;
  variant: string;
  /** What the piece's tag says; empty where the shop keeps none. */
  sku: string;
  /** What is still ordered: 0 once the piece was refunded or taken out. */
  quantity: number;
  priceCents: number;
};

export type DeliveryMethod = "pickup" | "ship" | "local";

export type OnlineOrder = {
  id: string;
  /** As people call it: `#1042`. */
  name: string;
  placedAt: Date;
  updatedAt: Date;
  cancelledAt: Date | null;
  customerName: string;
  email: string;
  phone: string;
  channel: string;
  financialStatus: string;
  fulfillmentStatus: string;
  delivery: DeliveryMethod;
  lines: OnlineOrderLine[];
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  currency: string;
  note: string;
  tags: string[];
};

/** What a shop reports on its own. */
export type ShopReport =
  | { kind: "order"; order: OnlineOrder }
  /** Something about an order changed; the order itself has to be read. */
  | { kind: "look" }
  | { kind: "uninstalled" }
  /** A customer asked what is kept, or to be forgotten. `orderIds` are the orders that it is about. */
  | { kind: "privacy"; what: "request" | "redact-customer" | "redact-shop"; orderIds: string[] }
  | { kind: "other" };

export type DeliveredReport = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
};

/** What a report's headers say: the same id comes with each repetition of the same report. */
export type ReportEnvelope = { id: string; topic: string; shopDomain: string };

export type OrderPage = { orders: OnlineOrder[]; cursor: string | null };

/** One online shop. Every function that calls it throws a ProviderFault when the shop refuses or fails. */
export type ShopService = {
  /** Checks what was typed. Resolves to what to store. */
  connect(typed: Credentials): Promise<Connected & { shopDomain: string }>;
  /** Orders that changed since then, in no order. */
  listOrders(credentials: Credentials, ask: { since: Date; cursor: string | null }): Promise<OrderPage>;
  /** Null where the headers name no report. */
  readEnvelope(delivered: DeliveredReport): ReportEnvelope | null;
  isGenuine(secret: string, delivered: DeliveredReport): boolean;
  readReport(report: { topic: string; body: string }): ShopReport;
  /** Tells the customer's order page there that the goods wait. Doing it twice changes nothing. */
  markReady(credentials: Credentials, orderId: string): Promise<void>;
  /** Tells the shop that the goods were handed over. Doing it twice changes nothing. */
  fulfill(credentials: Credentials, orderId: string): Promise<void>;
  /** The order's page in the shop's own office, where people refund. */
  orderUrl(shopDomain: string, orderId: string): string;
};

export const orders: Need<ShopService> = {
  id: "orders",
  noun: "online shop",
  placeNoun: "Shop",
  logKinds: { orders: "Orders", reports: "Webhooks", writes: "Sent to the shop" },
};
