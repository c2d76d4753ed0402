import { randomUUID } from "node:crypto";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aBuy } from "#tests/kit/pos-rows.ts";
import { recordOf } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

export const saveRule = `mutation ($rule: SecondHandRuleInput!) {
  saveSecondHandRule(rule: $rule) { id version startsOn isActive requiredFields holdDays }
}`;

/** Seven days for instruments, with a serial number and a plate. */
export function instrumentRule(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{
      id: randomUUID(),
      version: 0,
      name: "Instruments",
      wording: "Sec. 12: seven days",
      categoryCodes: ["guitars"],
    },
    ...{ holdDays: 7, requiredFields: ["SERIAL", "PLATE"], reportHours: 72, exportForm: "PIECES", isActive: true },
    ...fields,
  };
}

/** A store that keeps a second-hand register, and whose register sends its buys. */
export async function aSecondHandStore(program: TestProgram, rule: Record<string, unknown> = {}) {
  const { store, ana, manager } = await aBuyCounter(program);
  const send = aFeed(program, store);
  const saved = await manager.graphql(saveRule, { rule: instrumentRule(rule) });
  if (saved.errors.length > 0) {
    throw new Error(saved.errors[0]?.message);
  }
  return {
    ...{ store, ana, manager, send },
    /** A seller with one bag. Returns the buy's id. */
    async checkedIn(): Promise<string> {
      const buy = aCheckIn();
      await createBuy(ana, buy);
      return buy.id;
    },
    complete: (id: string, by: Person = ana): Promise<GraphqlAnswer> =>
      by.graphql(
        `mutation ($id: Uuid!) { completeBuy(id: $id, outcome: BOUGHT_ALL, paid: 4000, payout: CASH) { id stage } }`,
        { id },
      ),
    /** Buys that only the register knows: one taken piece of the category each. */
    async fed(...buys: (Partial<Parameters<typeof aBuy>[0]> & { seq: number; category?: string })[]): Promise<void> {
      await send(
        buys.map(({ category = "guitars", ...row }) =>
          aBuy({
            lines: [
              { tag: `T${row.seq}`, description: "Fender Mustang", category, cost: 600, price: 1800, taken: true },
            ],
            ...row,
          }),
        ),
      );
    },
    async entries(): Promise<Record<string, unknown>[]> {
      const answer = await manager.graphql(
        `{ secondHandRegister(first: 100) { counts { rows lastNumber voided unreported heldNow }
          edges { node { number buyNumber holdUntil voidReason missing ruleNames idMasked paid reportedBy } } } }`,
      );
      const { edges } = recordOf(answer.data?.["secondHandRegister"]);
      return (Array.isArray(edges) ? edges : []).map((edge: unknown) => recordOf(recordOf(edge)["node"])).toReversed();
    },
  };
}
