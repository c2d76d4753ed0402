/** Trade on top of the day plan, so that a person who watches sees the figures move. Numbered from 9001 a day. */
import type { BusinessDate } from "#common/business-date.ts";
import type { z } from "zod";
import type { checkInPayload } from "#common/pos/pos-messages.ts";
import type { TradeEvent } from "./trade-event.ts";
import { someCustomer } from "./people/customers.ts";
import { planBuy } from "./plan-buys.ts";
import { ticketEvents } from "./plan-sales.ts";
import { randomFrom } from "./random.ts";
import type { Shop } from "./shop.ts";
import type { BookEntry } from "./trade-book.ts";

export type Extra = { date: BusinessDate; number: number; at: Date };

const firstNumber = 9001;

/** Whether a ticket of the day is none of its plan. */
export function isExtraTicket(number: string): boolean {
  return Number(number) >= firstNumber;
}

export function extraSale(shop: Shop, { date, number, at }: Extra): TradeEvent[] {
  const random = randomFrom(shop.seed, shop.key, date, "extra", number);
  const customer = random.chance(0.55) ? someCustomer(date, random) : null;
  return ticketEvents(shop, { date, number: firstNumber + number, at, random, customer, credit: null, due: [] });
}

/** A buy that is looked through within minutes. */
export function extraBuy(shop: Shop, { date, number, at }: Extra): TradeEvent[] {
  const closesAt = new Date(at.getTime() + 12 * 60_000);
  return planBuy(shop, { date, number: number % 1000, checkedInAt: at, closesAt, idPrefix: "X" }).events();
}

type Sent = z.infer<typeof checkInPayload>;
type CheckIn = {
  buy: Pick<Sent["buy"], "clientRef" | "number">;
  customer: Pick<Sent["customer"], "externalId" | "name" | "phone" | "email" | "customerCode">;
};

/** A buy that the app checked in: the customer as the app knows her, then the same story as any other buy. */
export function checkedInBuy(shop: Shop, request: CheckIn, extra: Extra & { closesAt: Date }): BookEntry[] {
  const { date, number, at, closesAt } = extra;
  const { buy, customer } = request;
  const planned = planBuy(shop, { date, number: number % 1000, checkedInAt: at, closesAt, idPrefix: "A" });
  const externalId = customer.externalId ?? `A-${buy.clientRef}`.slice(0, 64);
  return planned.events().map((event) => ({
    at: event.at,
    clientRef: buy.clientRef,
    facts: event.facts.map((fact) => {
      if (fact.kind === "buy") {
        return { ...fact, number: buy.number, clientRef: buy.clientRef, customerId: externalId };
      }
      return fact.kind === "customer"
        ? {
            ...fact,
            externalId,
            name: customer.name,
            phone: customer.phone,
            email: customer.email,
            customerCode: customer.customerCode,
            idNumber: null,
          }
        : fact;
    }),
  }));
}
