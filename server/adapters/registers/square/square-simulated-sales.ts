/** What happens at a simulated Square register, written down in Square's own form and reported as Square reports it. */
import { randomUUID } from "node:crypto";
import type { SimulatedMerchant, SimulatedMerchants, Wire } from "#server/adapters/registers/simulated-merchants.ts";

/** Amounts are cents, above 0; those of a returned line too. */
export type SoldLine = {
  variationId: string | null;
  name: string;
  pieces: number;
  price: number;
  discount: number;
  tax: number;
  isGiftCard?: true;
};

export type PaidWith = "CASH" | "VISA" | "MASTERCARD" | "AMERICAN_EXPRESS" | "DISCOVER" | "SQUARE_GIFT_CARD" | "CHECK";

export type Paid = { with: PaidWith; amount: number; tip?: number };

export type RungUp = {
  locationId: string;
  at: Date;
  teamMemberId: string;
  customerId: string | null;
  lines: readonly SoldLine[];
  charge?: { name: string; amount: number; tax: number };
  paid: readonly Paid[];
  /** Of goods that come back with it or alone, from the order that sold them. */
  returned?: { orderId: string; lines: readonly SoldLine[]; given: readonly GivenBack[] };
};

export type GivenBack = { paymentId: string; amount: number };

type World = { world: SimulatedMerchants; merchant: SimulatedMerchant };

/** Rings up a sale, a return or an exchange. Returns the order's id and those of its payments. */
export function ringUp({ world, merchant }: World, sale: RungUp): { orderId: string; paymentIds: string[] } {
  const orderId = newId("ord");
  const at = sale.at.toISOString();
  const place = { location_id: sale.locationId, order_id: orderId };
  const payments = sale.paid.map((paid) => toPayment(paid, { ...sale, place, at }));
  const refunds = (sale.returned?.given ?? []).map((given) => toRefund(given, { ...sale, place, at }));
  merchant.payments.push(...payments);
  merchant.refunds.push(...refunds);
  merchant.orders.push(toOrder(sale, { orderId, at, payments, refunds }));
  report(world, merchant, {
    type: "order.created",
    id: orderId,
    object: { order_created: orderEvent(merchant, orderId) },
  });
  for (const payment of payments) {
    report(world, merchant, { type: "payment.created", id: String(payment["id"]), object: { payment } });
  }
  return { orderId, paymentIds: payments.map((payment) => String(payment["id"])) };
}

/** Gives an amount back on a payment without saying for what; no order stands behind it. */
export function refundAmount(
  { world, merchant }: World,
  refund: GivenBack & { locationId: string; at: Date; teamMemberId: string },
): string {
  const at = refund.at.toISOString();
  const row = toRefund(refund, { ...refund, place: { location_id: refund.locationId }, at });
  merchant.refunds.push(row);
  const id = String(row["id"]);
  report(world, merchant, { type: "refund.created", id, object: { refund: row } });
  return id;
}

/** An order that nobody paid and that was given up. */
export function cancelSale({ world, merchant }: World, sale: Omit<RungUp, "paid" | "returned">): string {
  const orderId = newId("ord");
  const at = sale.at.toISOString();
  const order = toOrder({ ...sale, paid: [] }, { orderId, at, payments: [], refunds: [] });
  merchant.orders.push({ ...order, state: "CANCELED" });
  report(world, merchant, {
    type: "order.updated",
    id: orderId,
    object: { order_updated: orderEvent(merchant, orderId) },
  });
  return orderId;
}

/** Changes an order as a person in Square's office does, and its payments with it. */
export function changeOrder(
  { world, merchant }: World,
  { orderId, at, change }: { orderId: string; at: Date; change: Wire },
): void {
  const order = merchant.orders.find((row) => row["id"] === orderId);
  if (order === undefined) {
    throw new Error(`No order ${orderId}`);
  }
  Object.assign(order, change, { updated_at: at.toISOString(), version: Number(order["version"]) + 1 });
  report(world, merchant, {
    type: "order.updated",
    id: orderId,
    object: { order_updated: orderEvent(merchant, orderId) },
  });
}

export type CountedDrawer = {
  locationId: string;
  openedAt: Date;
  closedAt: Date;
  teamMemberId: string;
  openingFloat: number;
  cashSales: number;
  cashRefunds: number;
  paidOut: number;
  counted: number;
};

/** A drawer that was opened in the morning and is counted in the evening; Square reports nothing of it. */
export function countDrawer({ merchant }: World, drawer: CountedDrawer): string {
  const id = newId("shift");
  const expected = drawer.openingFloat + drawer.cashSales - drawer.cashRefunds - drawer.paidOut;
  const [opened, closed] = [drawer.openedAt.toISOString(), drawer.closedAt.toISOString()];
  merchant.drawers.push({
    id,
    location_id: drawer.locationId,
    state: "CLOSED",
    opened_at: opened,
    ended_at: closed,
    closed_at: closed,
    created_at: opened,
    updated_at: closed,
    description: "",
    opened_cash_money: usd(drawer.openingFloat),
    cash_payment_money: usd(drawer.cashSales),
    cash_refunds_money: usd(drawer.cashRefunds),
    cash_paid_in_money: usd(0),
    cash_paid_out_money: usd(drawer.paidOut),
    expected_cash_money: usd(expected),
    closed_cash_money: usd(drawer.counted),
    opening_team_member_id: drawer.teamMemberId,
    ending_team_member_id: drawer.teamMemberId,
    closing_team_member_id: drawer.teamMemberId,
  });
  return id;
}

/** The person takes the program's rights away in Square. */
export function endAuthorization({ world, merchant }: World): void {
  for (const signIn of world.signIns.filter(({ merchantId }) => merchantId === merchant.id)) {
    signIn.isRevoked = true;
  }
  report(world, merchant, {
    type: "oauth.authorization.revoked",
    id: merchant.id,
    object: { revocation: { revoked_at: new Date().toISOString(), revoker_type: "MERCHANT" } },
  });
}

type Event = { type: string; id: string; object: Wire };

function report({ reports }: SimulatedMerchants, { id: merchant_id }: SimulatedMerchant, event: Event): void {
  const { type, id, object } = event;
  const body = { merchant_id, type, event_id: randomUUID(), created_at: new Date().toISOString() };
  reports.push({ body: JSON.stringify({ ...body, data: { type: type.split(".")[0], id, object } }) });
}

function orderEvent({ orders }: SimulatedMerchant, orderId: string): Wire {
  const { id, location_id, state, version, created_at, updated_at } =
    orders.findLast((row) => row["id"] === orderId) ?? {};
  return { order_id: id, location_id, state, version, created_at, updated_at };
}

type Rung = { place: Wire; at: string; teamMemberId: string; customerId?: string | null };

function toPayment({ with: kind, amount, tip = 0 }: Paid, { place, at, teamMemberId, customerId }: Rung): Wire {
  const id = newId("pay");
  return {
    id,
    ...place,
    created_at: at,
    updated_at: at,
    amount_money: usd(amount),
    ...(tip > 0 && { tip_money: usd(tip) }),
    total_money: usd(amount + tip),
    status: "COMPLETED",
    ...sourceOf(kind, amount + tip),
    team_member_id: teamMemberId,
    ...(customerId && { customer_id: customerId }),
    receipt_number: id.slice(-4),
    device_details: { device_id: "DEVICE_INSTALLATION_ID:1", device_name: "Front counter" },
  };
}

function sourceOf(kind: PaidWith, total: number): Wire {
  if (kind === "CASH") {
    return {
      source_type: "CASH",
      cash_details: { buyer_supplied_money: usd(total), change_back_money: usd(0) },
    };
  }
  return kind === "CHECK"
    ? { source_type: "EXTERNAL", external_details: { type: "CHECK", source: "Check" } }
    : { source_type: "CARD", card_details: { status: "CAPTURED", ...cardOf(kind) } };
}

function cardOf(brand: PaidWith): Wire {
  return { card: { card_brand: brand, last_4: "1111" }, entry_method: "EMV" };
}

function toRefund({ paymentId, amount }: GivenBack, { place, at, teamMemberId }: Rung): Wire {
  return {
    id: newId("rfd"),
    ...place,
    status: "COMPLETED",
    payment_id: paymentId,
    amount_money: usd(amount),
    reason: "Returned goods",
    created_at: at,
    updated_at: at,
    team_member_id: teamMemberId,
  };
}

type Settled = { orderId: string; at: string; payments: readonly Wire[]; refunds: readonly Wire[] };

function toOrder(sale: RungUp, { orderId, at, payments, refunds }: Settled): Wire {
  const { lines, charge, returned } = sale;
  const returnedLines = returned?.lines ?? [];
  const charged = charge ?? { amount: 0, tax: 0 };
  const tip = sumOf(sale.paid, (paid) => paid.tip ?? 0);
  const [soldTax, backTax] = [sumOf(lines, taxOf) + charged.tax, sumOf(returnedLines, taxOf)];
  const sold = sumOf(lines, totalOf) + charged.amount + charged.tax + tip;
  const back = sumOf(returnedLines, totalOf);
  return {
    id: orderId,
    location_id: sale.locationId,
    source: { name: "Square Point of Sale" },
    ...(sale.customerId && { customer_id: sale.customerId }),
    state: "COMPLETED",
    version: 4,
    created_at: at,
    updated_at: at,
    closed_at: at,
    ...(lines.length > 0 && { line_items: lines.map((line) => toLineItem(line, "gross_sales_money")) }),
    ...(charge !== undefined && { service_charges: [toCharge(charge)] }),
    ...(returned !== undefined && {
      ...toReturns(returned, amounts(back, { tax: backTax, tip: 0 })),
      refunds: refunds.map((refund) => toOrderRefund(refund, orderId)),
    }),
    ...(payments.length > 0 && { tenders: payments.map((payment) => toTender(payment, orderId)) }),
    net_amounts: amounts(sold - back, { tax: soldTax - backTax, tip }),
    total_money: usd(sold),
    total_tax_money: usd(soldTax),
    total_discount_money: usd(sumOf(lines, ({ discount }) => discount)),
    total_tip_money: usd(tip),
    total_service_charge_money: usd(charged.amount),
    net_amount_due_money: usd(payments.length + refunds.length === 0 ? sold : 0),
  };
}

function toReturns(returned: NonNullable<RungUp["returned"]>, returnAmounts: Wire): Wire {
  const part = {
    uid: newId("ret"),
    source_order_id: returned.orderId,
    return_line_items: returned.lines.map((line) => toLineItem(line, "gross_return_money")),
    return_amounts: returnAmounts,
  };
  return { returns: [part], return_amounts: returnAmounts };
}

function toLineItem(line: SoldLine, gross: "gross_sales_money" | "gross_return_money"): Wire {
  return {
    uid: newId("li"),
    name: line.name,
    quantity: String(line.pieces),
    item_type: line.isGiftCard ? "GIFT_CARD" : line.variationId === null ? "CUSTOM_AMOUNT" : "ITEM",
    ...(line.variationId !== null && { catalog_object_id: line.variationId, variation_name: "Regular" }),
    base_price_money: usd(line.price),
    variation_total_price_money: usd(line.price * line.pieces),
    [gross]: usd(line.price * line.pieces),
    total_tax_money: usd(line.tax),
    total_discount_money: usd(line.discount),
    total_money: usd(totalOf(line)),
  };
}

function toCharge({ name, amount, tax }: NonNullable<RungUp["charge"]>): Wire {
  return {
    uid: newId("sc"),
    name,
    amount_money: usd(amount),
    applied_money: usd(amount),
    total_money: usd(amount + tax),
    total_tax_money: usd(tax),
    calculation_phase: "SUBTOTAL_PHASE",
    taxable: tax > 0,
  };
}

function toTender(payment: Wire, orderId: string): Wire {
  const { id, location_id, created_at, total_money, tip_money, source_type, card_details, customer_id } = payment;
  const isGiftCard = JSON.stringify(card_details ?? "").includes("SQUARE_GIFT_CARD");
  const type = source_type === "EXTERNAL" ? "OTHER" : isGiftCard ? "SQUARE_GIFT_CARD" : source_type;
  return {
    ...{ id, payment_id: id, location_id, transaction_id: orderId, created_at, type },
    amount_money: total_money,
    ...(tip_money !== undefined && { tip_money }),
    ...(customer_id !== undefined && { customer_id }),
    ...(type === "CARD" && { card_details }),
  };
}

function toOrderRefund({ id, location_id, created_at, reason, amount_money, payment_id }: Wire, orderId: string): Wire {
  return {
    ...{ id, location_id, created_at, reason, amount_money, status: "APPROVED" },
    transaction_id: orderId,
    tender_id: payment_id,
  };
}

function amounts(total: number, { tax, tip }: { tax: number; tip: number }): Wire {
  return {
    total_money: usd(total),
    tax_money: usd(tax),
    discount_money: usd(0),
    tip_money: usd(tip),
    service_charge_money: usd(0),
  };
}

export function totalOf({ price, pieces, discount, tax }: SoldLine): number {
  return price * pieces - discount + tax;
}

function taxOf({ tax }: SoldLine): number {
  return tax;
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

function usd(amount: number): Wire {
  return { amount, currency: "USD" };
}

function newId(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll("-", "")}`;
}
