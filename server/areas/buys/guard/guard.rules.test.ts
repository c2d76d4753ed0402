import { expect, test } from "vitest";
import { drawerCash } from "./guard.rules.ts";

test.each([
  { plan: 230_000, paid: 0, cash: { plan: 230_000, paid: 0, left: 230_000 } },
  { plan: 230_000, paid: 118_000, cash: { plan: 230_000, paid: 118_000, left: 112_000 } },
  { plan: 230_000, paid: 234_000, cash: { plan: 230_000, paid: 234_000, left: -4000 } },
])("of a plan of $plan, $paid paid, this is left", ({ plan, paid, cash }) => {
  expect(drawerCash(plan, paid)).toEqual(cash);
});
