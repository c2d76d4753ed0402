/**
 * The people a shop knows. Customer number `n` is the same person for ever, without a list being kept: who she is
 * and when she joined follow from the number.
 */
import { addDays, daysBetween, type BusinessDate } from "#common/business-date.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { randomFrom, type Random } from "#till/pos/simulator/random.ts";
import type { Shop } from "#till/pos/simulator/shop.ts";
import { firstNames, lastNames, streets } from "./names.ts";

const openedOn: BusinessDate = "2022-03-01";
const newEachDay = 4;

export type CustomerFact = Extract<PosFact, { kind: "customer" }>;
export type Credit = { storeCredit: number; tradeCredit: number };

export function customerId(number: number): string {
  return `C${String(number).padStart(6, "0")}`;
}

/** A customer who may come on this date: now and then a new one, else rather a regular of late. */
export function someCustomer(date: BusinessDate, random: Random): number {
  const joinedBefore = Math.max(1, daysBetween(openedOn, date) * newEachDay);
  if (random.chance(0.12)) {
    return joinedBefore + random.int(0, newEachDay - 1);
  }
  return joinedBefore - 1 - Math.floor(joinedBefore * random.next() ** 2.2);
}

/** How many customers the shop knows at the end of this date. */
export function customersBy(date: BusinessDate): number {
  return Math.max(1, daysBetween(openedOn, date) * newEachDay) + newEachDay;
}

/** Her row; `change` when a buy or a sale has moved her credit. */
export function customerFact(
  shop: Shop,
  number: number,
  change?: Credit & { at: Date; date: BusinessDate },
): CustomerFact {
  const random = randomFrom(shop.seed, shop.key, "customer", number);
  const joinedOn = addDays(openedOn, Math.floor(number / newEachDay));
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const phone = customerPhone(shop, number);
  const numbers = typedNumbers(phone, { number, isPunctuated: random.chance(0.93) });
  return {
    kind: "customer",
    externalId: customerId(number),
    updatedAt: change ? change.at.toISOString() : `${joinedOn}T18:00:00.000Z`,
    businessDate: change?.date ?? joinedOn,
    name: `${first} ${last}`,
    ...numbers,
    email: random.chance(0.55) ? `${first}.${last}${number}@example.com`.toLowerCase() : null,
    address: random.chance(0.5)
      ? {
          street: `${random.int(10, 4900)} ${random.pick(streets)} St`,
          city: shop.city,
          state: shop.state,
          zip: shop.zip,
        }
      : null,
    idNumber: shop.trade.takesIdNumber ? `${last.charAt(0)}${random.int(100_000_000, 999_999_999)}` : null,
    storeCredit: change?.storeCredit ?? 0,
    tradeCredit: change?.tradeCredit ?? 0,
  };
}

/** What a cashier typed; now and then the number went into Customer Code alone, with its dashes. */
function typedNumbers(
  phone: string,
  { number, isPunctuated }: { number: number; isPunctuated: boolean },
): { phone: string | null; customerCode: string } {
  const [area, exchange, line] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)];
  if (number % 89 === 7) {
    return { phone: null, customerCode: `${area}-${exchange}-${line}` };
  }
  return { phone: isPunctuated ? `(${area}) ${exchange}-${line}` : phone, customerCode: phone };
}

/** Ten digits, unique in the shop. Exchange 555 belongs to nobody. */
export function customerPhone(shop: Shop, number: number): string {
  const areaCode = shop.areaCodes[Math.floor(number / 10_000) % shop.areaCodes.length] ?? shop.areaCodes[0];
  return `${areaCode}555${String((number * 7919) % 10_000).padStart(4, "0")}`;
}
