import { roles } from "#common/permissions.ts";
import { aStore } from "./people.ts";
import type { TestStore } from "./people.ts";
import { aPerson } from "./signed-in.ts";
import type { EmployedPerson } from "./signed-in.ts";
import type { TestProgram } from "./test-program.ts";

export type BuyCounter = { store: TestStore; ana: EmployedPerson; manager: EmployedPerson };

/** A store whose employee Ana checks sellers in without a link to the register, and its manager Marcus. */
export async function aBuyCounter(program: TestProgram): Promise<BuyCounter> {
  const store = await aStore(program);
  const ana = await aPerson(program, store, { firstName: "Ana" });
  const manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  await manager.graphql("mutation { changeBuySettings(changes: { requiresPosCode: false }) { requiresEmail } }");
  return { store, ana, manager };
}
