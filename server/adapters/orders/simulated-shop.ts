/** Invented online shops, which a simulator speaks for. */

export type SimulatedLine = {
  id: number;
  title: string;
  variant: string;
  sku: string;
  quantity: number;
  /** What is still ordered. */
  currentQuantity: number;
  price: string;
};

export type SimulatedOrder = {
  id: number;
  number: number;
  createdAt: Date;
  updatedAt: Date;
  cancelledAt: Date | null;
  customer: { id: number; firstName: string; lastName: string; email: string; phone: string } | null;
  delivery: "pickup" | "ship" | "local";
  note: string;
  tags: string[];
  lines: SimulatedLine[];
  isPreparedForPickup: boolean;
  isFulfilled: boolean;
};

/** What the shop posts on its own; it waits here, so that a test can post it late, twice or forged. */
export type SimulatedDelivery = { webhookId: string; topic: string; body: string };

export type SimulatedShop = {
  domain: string;
  name: string;
  adminToken: string;
  /** What the app may do there. */
  scopes: string[];
  secret: string;
  orders: SimulatedOrder[];
  deliveries: SimulatedDelivery[];
};

export function simulatedShop(
  shop: Pick<SimulatedShop, "domain" | "name" | "adminToken" | "secret"> & { scopes?: string[] },
): SimulatedShop {
  return { scopes: ["read_orders", "write_orders"], orders: [], deliveries: [], ...shop };
}

export type PlacedOrder = {
  at: Date;
  customer?: { firstName: string; lastName: string; email: string; phone: string } | null;
  delivery?: SimulatedOrder["delivery"];
  note?: string;
  lines: { title: string; variant?: string; sku: string; price: string; quantity?: number }[];
};

const firstNumber = 1039;
/** Ids there are of one sequence over all shops. */
const firstId = 5_600_000_000_000;

/** A customer orders. The shop reports it. */
export function placeOrder(shop: SimulatedShop, placed: PlacedOrder): SimulatedOrder {
  const number = firstNumber + shop.orders.length;
  const id = firstId + shop.orders.length * 1000;
  const { at, customer = null, delivery = "pickup", note = "" } = placed;
  const order: SimulatedOrder = {
    ...{ id, number, createdAt: at, updatedAt: at, cancelledAt: null, delivery, note, tags: [] },
    customer: customer && { id: id + 1, ...customer },
    lines: placed.lines.map(({ title, variant = "", sku, price, quantity = 1 }, index) => ({
      ...{ id: id + 10 + index, title, variant, sku, price, quantity, currentQuantity: quantity },
    })),
    ...{ isPreparedForPickup: false, isFulfilled: false },
  };
  shop.orders.push(order);
  return order;
}

/** Some of a line is refunded, or the order edited. */
export function takeOutLine(
  order: SimulatedOrder,
  { sku, at, left = 0 }: { sku: string; at: Date; left?: number },
): void {
  for (const line of order.lines.filter((candidate) => candidate.sku === sku)) {
    line.currentQuantity = left;
  }
  order.updatedAt = at;
}

export function cancelOrder(order: SimulatedOrder, at: Date): void {
  order.cancelledAt = at;
  order.updatedAt = at;
}
