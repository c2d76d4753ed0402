/**
 * From Square's orders to the feed's tickets. A sale, a return and an exchange are all orders: a return is one of its own
 * that names the sale, an exchange has lines of both kinds. Who rang it up stands in the payment or the refund.
 */
import type { RegisterLine, RegisterSale } from "#server/adapters/registers/registers.ts";
import type { SquareCharge, SquareLine, SquareOrder, SquarePayment, SquareRefund } from "./square-answers.ts";
import { centsOf } from "./square-money.ts";
import { isGivenBack, paymentIdOf, refundKind, refundTenders, saleTenders } from "./square-tenders.ts";

/** What an order does not say itself. */
export type OrderContext = {
  payments: ReadonlyMap<string, SquarePayment>;
  refunds: ReadonlyMap<string, SquareRefund>;
};

/** Null for one that is not settled: a draft, or one that waits for its money. */
export function toSale(order: SquareOrder, context: OrderContext): RegisterSale | null {
  const type = typeOf(order);
  if (type === null) {
    return null;
  }
  const { payment, refund } = moneyOf(order, context);
  const lines = linesOf(order);
  const tax = taxOf(order);
  const total = totalOf(order, { lines, tax });
  return {
    kind: "transaction",
    externalId: order.id,
    version: order.version ?? 0,
    updatedAt: latest([order.updated_at, order.closed_at, order.created_at]),
    number: payment?.receipt_number ?? order.id.slice(0, 8),
    terminal: terminalOf(order, payment),
    cashierCode: cashierOf(payment, refund),
    customerId: customerOf(order, payment),
    type,
    at: settledAt(order),
    lines: [...lines, ...roundingLine(total - tax - sum(lines, ({ net }) => net))],
    tenders: [
      ...saleTenders(order.tenders ?? [], context.payments),
      ...refundTenders(order.refunds ?? [], { payments: context.payments, details: context.refunds }),
    ],
    couponNumber: null,
    total,
    tax,
    employeePurchase: false,
    wholesale: false,
  };
}

function cashierOf(payment: SquarePayment | undefined, refund: SquareRefund | undefined): string | null {
  return payment?.team_member_id ?? payment?.employee_id ?? refund?.team_member_id ?? null;
}

/** A refund that no order stands behind: an amount that was given back without saying for what. */
export function toLooseRefund(refund: SquareRefund, payments: ReadonlyMap<string, SquarePayment>): RegisterSale {
  const amount = 0 - centsOf(refund.amount_money);
  const payment = payments.get(refund.payment_id ?? "");
  return {
    kind: "transaction",
    externalId: refund.id,
    version: 0,
    updatedAt: latest([refund.updated_at, refund.created_at]),
    number: payment?.receipt_number ?? refund.id.slice(0, 8),
    terminal: payment?.device_details?.device_name ?? "Square",
    cashierCode: refund.team_member_id ?? null,
    customerId: payment?.customer_id ?? null,
    type: isGivenBack(refund) ? "return" : "void",
    at: refund.created_at,
    lines: [
      {
        itemId: null,
        what: "merchandise",
        description: refund.reason || "Refund",
        quantity: -1,
        price: 0 - amount,
        discount: 0,
        net: amount,
        tax: 0,
      },
    ],
    tenders: [{ kind: refundKind(refund, payments), amount }],
    couponNumber: null,
    total: amount,
    tax: 0,
    employeePurchase: false,
    wholesale: false,
  };
}

function typeOf(order: SquareOrder): RegisterSale["type"] | null {
  if (order.state === "CANCELED") {
    return "void";
  }
  if (order.state !== "COMPLETED" && !isPaid(order)) {
    return null;
  }
  if ((order.returns ?? []).length === 0) {
    return "sale";
  }
  if ((order.line_items ?? []).length > 0) {
    return "exchange";
  }
  return isTakenBack(order) ? "void" : "return";
}

/** An order stays open until it is handed out; its sale was made when it was paid. */
function isPaid(order: SquareOrder): boolean {
  const { state, tenders, net_amount_due_money: due } = order;
  return state === "OPEN" && (tenders?.length ?? 0) > 0 && due !== null && due !== undefined && centsOf(due) === 0;
}

/** Every refund of it was refused: nothing was given back. */
function isTakenBack({ refunds }: SquareOrder): boolean {
  return (refunds?.length ?? 0) > 0 && !refunds?.some(isGivenBack);
}

function linesOf(order: SquareOrder): RegisterLine[] {
  const returns = order.returns ?? [];
  return [
    ...(order.line_items ?? []).map((line) => toLine(line, 1)),
    ...(order.service_charges ?? []).flatMap((charge) => toCharge(charge, 1)),
    ...returns.flatMap((part) => (part.return_line_items ?? []).map((line) => toLine(line, -1))),
    ...returns.flatMap((part) => (part.return_service_charges ?? []).flatMap((charge) => toCharge(charge, -1))),
  ];
}

/** What is measured (1.75 yards) counts as one piece. */
function piecesOf(quantity: string): number {
  const pieces = Number(quantity);
  return Number.isInteger(pieces) && pieces > 0 ? pieces : 1;
}

function toLine(line: SquareLine, sign: 1 | -1): RegisterLine {
  const pieces = piecesOf(line.quantity);
  const tax = centsOf(line.total_tax_money);
  // An inclusive tax and an apportioned charge are in the line's total, and stand on their own here.
  const net = centsOf(line.total_money) - tax - centsOf(line.total_service_charge_money);
  const price = Math.round((net + centsOf(line.total_discount_money)) / pieces);
  return {
    itemId: line.catalog_object_id ?? null,
    what: line.item_type === "GIFT_CARD" ? "giftCard" : "merchandise",
    description: descriptionOf(line),
    quantity: sign * pieces,
    price,
    discount: signed(sign, price * pieces - net),
    net: signed(sign, net),
    tax: signed(sign, tax),
  };
}

/** `-0` is another number than 0 where rows are compared. */
function signed(sign: 1 | -1, amount: number): number {
  return sign === 1 ? amount : 0 - amount;
}

/** The usual variation of an item has no name of its own worth reading. */
function descriptionOf({ name, variation_name: variation, note }: SquareLine): string {
  const named = [name, variation === "Regular" ? null : variation].filter((part) => part).join(", ");
  return (named || note || "Amount").slice(0, 300);
}

function toCharge(charge: SquareCharge, sign: 1 | -1): RegisterLine[] {
  const tax = centsOf(charge.total_tax_money);
  const net = centsOf(charge.total_money) - tax;
  if (net === 0 && tax === 0) {
    return [];
  }
  return [
    {
      itemId: null,
      what: "charge",
      description: (charge.name || "Service charge").slice(0, 300),
      quantity: sign,
      price: net,
      discount: 0,
      net: signed(sign, net),
      tax: signed(sign, tax),
    },
  ];
}

/** The order's own tax: that of its lines may be rounded otherwise. */
function taxOf(order: SquareOrder): number {
  return centsOf(order.total_tax_money) - centsOf(order.return_amounts?.tax_money);
}

/**
 * What was paid for the goods, without the tip. Whether an order's total has its tip in it is told by its lines, which
 * add up to the one or the other.
 */
function totalOf(order: SquareOrder, { lines, tax }: { lines: readonly RegisterLine[]; tax: number }): number {
  const given = centsOf(order.total_money) - centsOf(order.return_amounts?.total_money);
  const tip = centsOf(order.total_tip_money) - centsOf(order.return_amounts?.tip_money);
  const ofLines = sum(lines, ({ net }) => net) + tax;
  const withoutTip = given - tip;
  return Math.abs(withoutTip - ofLines) <= Math.abs(given - ofLines) ? withoutTip : given;
}

/** Cents by which cash was rounded, and whatever else a line does not explain: the ticket's total is Square's. */
function roundingLine(net: number): RegisterLine[] {
  return net === 0
    ? []
    : [
        {
          itemId: null,
          what: "charge",
          description: "Rounding",
          quantity: net < 0 ? -1 : 1,
          price: Math.abs(net),
          discount: 0,
          net,
          tax: 0,
        },
      ];
}

/** The payment that says most: of a return, the one that was given back on. */
function moneyOf(order: SquareOrder, { payments, refunds }: OrderContext) {
  const ids = [
    ...(order.tenders ?? []).map(paymentIdOf),
    ...(order.refunds ?? []).map((refund) => refund.tender_id ?? ""),
  ];
  const payment = (order.tenders?.length ?? 0) === 0 ? undefined : payments.get(ids[0] ?? "");
  const [refund] = (order.refunds ?? []).flatMap(({ id }) => refunds.get(id) ?? []);
  return { payment, refund };
}

function terminalOf(order: SquareOrder, payment: SquarePayment | undefined): string {
  return (payment?.device_details?.device_name || order.source?.name || "Square").slice(0, 64);
}

function customerOf(order: SquareOrder, payment: SquarePayment | undefined): string | null {
  return (
    order.customer_id ??
    payment?.customer_id ??
    order.tenders?.map((tender) => tender.customer_id).find((id) => id) ??
    null
  );
}

/** When the money moved: an order that is handed out days later, or closed by an office, was sold when it was paid. */
function settledAt(order: SquareOrder): string {
  const moved = [...(order.tenders ?? []), ...(order.refunds ?? [])].flatMap((part) => part.created_at ?? []);
  return moved.length > 0 ? latest(moved) : (order.closed_at ?? order.created_at);
}

export function latest(instants: readonly (string | null | undefined)[]): string {
  const given = instants.flatMap((instant) => (instant ? [instant] : []));
  return given.reduce(
    (last, instant) => (instant !== last && Date.parse(instant) > Date.parse(last) ? instant : last),
    given[0] ?? "",
  );
}

function sum<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}
