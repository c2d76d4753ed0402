import { randomUUID } from "node:crypto";
import { roles } from "#common/permissions.ts";
import { aStore } from "./people.ts";
import type { TestStore } from "./people.ts";
import { aPerson } from "./signed-in.ts";
import type { EmployedPerson, GraphqlAnswer, Person } from "./signed-in.ts";
import type { TestProgram } from "./test-program.ts";

export type TestCheckIn = { id: string; customerId: string; contact: Record<string, unknown> } & Record<
  string,
  unknown
>;

/** The input of a check-in: Ana Ruiz with one bag by default. */
export function aCheckIn(
  fields: { contact?: Record<string, unknown>; customerId?: string } & Record<string, unknown> = {},
): TestCheckIn {
  const { contact, ...rest } = fields;
  return {
    id: randomUUID(),
    customerId: randomUUID(),
    contact: { firstName: "Ana", lastName: "Ruiz", mobile: "(216) 555-0142", ...contact },
    pile: { bags: 1, boxes: 0, bins: 0, others: 0 },
    signature: "NONE",
    ...rest,
  };
}

export function contactCheckIn(contact: Record<string, unknown>): TestCheckIn {
  return aCheckIn({ contact });
}

export function createBuy(by: Person, buy: TestCheckIn): Promise<GraphqlAnswer> {
  return by.graphql("mutation ($buy: NewBuy!) { createBuy(buy: $buy) { id number status stage posSync } }", { buy });
}

export type BuyCounter = { store: TestStore; ana: EmployedPerson; manager: EmployedPerson };

/** A store whose employee Ana checks sellers in without a link to the register, and its manager Marcus. */
export async function aBuyCounter(program: TestProgram): Promise<BuyCounter> {
  const store = await aStore(program);
  const ana = await aPerson(program, store, { firstName: "Ana" });
  const manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  await manager.graphql("mutation { changeBuySettings(changes: { requiresPosCode: false }) { requiresEmail } }");
  return { store, ana, manager };
}
