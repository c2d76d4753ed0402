import type { BuyDetail } from "./buys.queries.ts";

/** A buy and its customer as the register receives them, for a check-in and for a ticket. */
export function tillMessage({ buy, policyText, reasons, bringBackOn, posCustomerId }: BuyDetail) {
  const { customer, bags, boxes, bins, others } = buy;
  return {
    buy: {
      clientRef: buy.id,
      number: String(buy.number),
      checkedInAt: buy.checkedInAt,
      containers: { bags, boxes, bins, other: others },
      notes: buy.notes,
      policyText,
      itemsTaken: buy.itemsTaken,
      itemsPassed: buy.itemsPassed,
      cashOffer: buy.cashOffer,
      tradeOffer: buy.tradeOffer,
      passReasons: reasons.filter(({ kind }) => kind === "PASS").map(({ name, count }) => ({ name, count })),
      bringBackOn,
      isSignedOnScreen: buy.signature === "SCREEN",
    },
    customer: {
      externalId: posCustomerId,
      name: customer.fullName,
      phone: customer.mobile.replace("+1", ""),
      email: customer.email,
    },
  };
}

/** The same for a check-in, which may make a customer at the register: their number then stands where the store's rule says. */
export function checkInMessage(detail: BuyDetail) {
  const { buy, customer } = tillMessage(detail);
  const { newCustomerCode: customerCode } = detail;
  const phone = customerCode === null ? customer.phone : null;
  const { id, housePoints: points } = detail.buy.customer;
  const loyalty = points === null ? null : { memberId: id, points };
  return { buy, customer: { ...customer, phone, customerCode }, loyalty };
}
