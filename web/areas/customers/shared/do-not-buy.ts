import { formatInstantDate } from "#common/date-format.ts";
import type { Customer } from "./customers.queries.ts";
import { text } from "./customers-text.ts";

type Marked = Pick<Customer, "isDoNotBuy" | "doNotBuyAt" | "doNotBuyBy">;

/** `Set by Marcus King, Sep 6, 2026.`; null without the mark, and for one that is older than the record of who set it. */
export function doNotBuySetText({ isDoNotBuy, doNotBuyAt, doNotBuyBy }: Marked, timeZone: string): string | null {
  if (!isDoNotBuy || doNotBuyAt === null) {
    return null;
  }
  const date = formatInstantDate(new Date(doNotBuyAt), timeZone);
  return doNotBuyBy === null ? text("doNotBuy.setOn", { date }) : text("doNotBuy.setBy", { name: doNotBuyBy, date });
}
