/** What a buyer should know before paying: the cash that is left of the day's plan. It warns and never stops anyone. */
import type { Cents } from "#common/money.ts";

export type DrawerCash = {
  plan: Cents;
  /** To sellers today, in cash. */
  paid: Cents;
  /** Below 0 when more was paid than planned. */
  left: Cents;
};

export function drawerCash(plan: Cents, paid: Cents): DrawerCash {
  return { plan, paid, left: plan - paid };
}
