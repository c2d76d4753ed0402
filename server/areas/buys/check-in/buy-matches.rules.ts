import { phoneDigits } from "#common/phone.ts";

/** A buy of ours that the register does not know yet. */
export type OwnBuy = {
  id: string;
  businessDate: string;
  checkedInAt: Date;
  customerId: string;
  customerName: string;
  mobile: string;
};

/** A buy of the register's feed that is none of ours yet. */
export type FedBuy = {
  posBuyId: string;
  businessDate: string;
  checkedInAt: Date;
  /** Which of our customers the register's is, as far as we know. */
  customerId: string | null;
  customerName: string | null;
  customerPhone: string | null;
};

export type BuyMatch = { buyId: string; posBuyId: string; basis: "customer" | "time" };

/** A cashier opens the buy there with the slip in hand; later than this it is more likely another one. */
const mostMinutesApart = 20;
const minuteMs = 60_000;

/**
 * Which buy of the register is probably which of ours, each in one pair: the same customer on the same date, or about the
 * same time where nothing speaks against it. A person decides.
 */
export function matchBuys(
  ours: readonly OwnBuy[],
  fed: readonly FedBuy[],
  isRefused: (buyId: string, posBuyId: string) => boolean,
): BuyMatch[] {
  const pairs = ours
    .flatMap((own) => fed.map((register) => ({ own, register, basis: basisOf(own, register) })))
    .filter(({ own, register }) => !isRefused(own.id, register.posBuyId))
    .toSorted((left, right) => rank(left) - rank(right) || apartMs(left) - apartMs(right));
  const taken = new Set<string>();
  const matches: BuyMatch[] = [];
  for (const { own, register, basis } of pairs) {
    if (basis !== null && !taken.has(own.id) && !taken.has(register.posBuyId)) {
      taken.add(own.id).add(register.posBuyId);
      matches.push({ buyId: own.id, posBuyId: register.posBuyId, basis });
    }
  }
  return matches;
}

type Pair = { own: OwnBuy; register: FedBuy; basis: BuyMatch["basis"] | null };

function rank({ basis }: Pair): number {
  return basis === "customer" ? 0 : 1;
}

function apartMs({ own, register }: Pick<Pair, "own" | "register">): number {
  return Math.abs(own.checkedInAt.getTime() - register.checkedInAt.getTime());
}

function basisOf(own: OwnBuy, register: FedBuy): BuyMatch["basis"] | null {
  const isSameTime = apartMs({ own, register }) <= mostMinutesApart * minuteMs;
  // Around the end of a day a register may count it on another date than the store does.
  if (!isSameTime && own.businessDate !== register.businessDate) {
    return null;
  }
  if (isSameCustomer(own, register)) {
    return "customer";
  }
  const isAnother = register.customerName !== null || register.customerId !== null;
  return !isAnother && isSameTime ? "time" : null;
}

function isSameCustomer(own: OwnBuy, { customerId, customerName, customerPhone }: FedBuy): boolean {
  if (customerId !== null) {
    return customerId === own.customerId;
  }
  const phone = customerPhone === null ? "" : phoneDigits(customerPhone);
  return (
    (phone !== "" && phone === phoneDigits(own.mobile)) ||
    (customerName !== null && plainName(customerName) === plainName(own.customerName))
  );
}

/** `Ruiz, Ana` and `ana  ruiz` are one name. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted()
    .join(" ");
}
