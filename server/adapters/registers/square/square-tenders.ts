import type { TicketFact } from "#common/pos-files/file-facts.ts";
import type { SquareOrderRefund, SquarePayment, SquareRefund, SquareTender } from "./square-answers.ts";
import { centsOf } from "./square-money.ts";

type Tender = TicketFact["tenders"][number];
type TenderKind = Tender["kind"];

const kindOfBrand: Readonly<Record<string, TenderKind>> = {
  VISA: "visa",
  MASTERCARD: "mastercard",
  AMERICAN_EXPRESS: "amex",
  DISCOVER: "discover",
  DISCOVER_DINERS: "discover",
  INTERAC: "debit",
  EFTPOS: "debit",
  SQUARE_GIFT_CARD: "giftCard",
};

/** Payments that the store took outside of Square and only wrote down there. */
const kindOfExternal: Readonly<Record<string, TenderKind>> = {
  CHECK: "check",
  OTHER_GIFT_CARD: "giftCard",
  STORED_BALANCE: "storeCredit",
};

/** A sale's tenders without their tips, which are the team's and no part of the ticket. */
export function saleTenders(tenders: readonly SquareTender[], payments: ReadonlyMap<string, SquarePayment>): Tender[] {
  return tenders.flatMap((tender) => {
    const payment = payments.get(paymentIdOf(tender));
    const amount = centsOf(tender.amount_money) - centsOf(tender.tip_money);
    // A payment that was canceled or failed stands in the order too, and no money came with it.
    const isTaken = payment?.status !== "CANCELED" && payment?.status !== "FAILED";
    return tender.type === "NO_SALE" || amount === 0 || !isTaken ? [] : [{ kind: tenderKind(tender, payment), amount }];
  });
}

/** The tender's own id is the payment's where Square names none. */
export function paymentIdOf({ id, payment_id: paymentId }: SquareTender): string {
  return paymentId ?? id ?? "";
}

function tenderKind({ type, card_details: details }: SquareTender, payment: SquarePayment | undefined): TenderKind {
  if (type === "CASH") {
    return "cash";
  }
  return type === "SQUARE_GIFT_CARD" ? "giftCard" : (kindOfBrand[brandOf(details)] ?? noCashKind(payment));
}

/** The kind of money in which a payment was made, for what is given back on it. */
function paymentKind(payment: SquarePayment | undefined): TenderKind {
  return payment?.source_type === "CASH" ? "cash" : noCashKind(payment);
}

function noCashKind(payment: SquarePayment | undefined): TenderKind {
  const external = payment?.external_details?.type ?? "";
  return kindOfBrand[brandOf(payment?.card_details)] ?? kindOfExternal[external] ?? "other";
}

function brandOf(details: SquareTender["card_details"]): string {
  return details?.card?.card_brand ?? "";
}

/** What went back to the customer, as negative amounts. */
export function refundTenders(
  refunds: readonly SquareOrderRefund[],
  { payments, details }: { payments: ReadonlyMap<string, SquarePayment>; details: ReadonlyMap<string, SquareRefund> },
): Tender[] {
  return refunds.filter(isGivenBack).map((refund) => {
    const detail = details.get(refund.id);
    const kind =
      detail === undefined ? paymentKind(payments.get(refund.tender_id ?? "")) : refundKind(detail, payments);
    return { kind, amount: 0 - centsOf(refund.amount_money) };
  });
}

/** A refund that the bank still works on is given back: the store's books have it on the day it was made. */
export function isGivenBack({ status }: { status?: string | null | undefined }): boolean {
  return status !== "REJECTED" && status !== "FAILED";
}

/** It goes back the way it came, or where the cashier chose. */
export function refundKind(refund: SquareRefund, payments: ReadonlyMap<string, SquarePayment>): TenderKind {
  if (refund.destination_type === "CASH") {
    return "cash";
  }
  const brand = refund.destination_details?.card_details?.card?.card_brand ?? "";
  return kindOfBrand[brand] ?? paymentKind(payments.get(refund.payment_id ?? ""));
}
