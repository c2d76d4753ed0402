import { roles } from "#common/permissions.ts";
import { aStore } from "./people.ts";
import type { TestStore } from "./people.ts";
import { aPerson } from "./signed-in.ts";
import type { EmployedPerson } from "./signed-in.ts";
import type { TestProgram } from "./test-program.ts";

/** A store with Ana at the counter and Marcus as its manager, both signed in. */
export type StaffedStore = { store: TestStore; ana: EmployedPerson; marcus: EmployedPerson };

export async function aStaffedStore(program: TestProgram): Promise<StaffedStore> {
  const store = await aStore(program);
  const ana = await aPerson(program, store, { firstName: "Ana" });
  const marcus = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  return { store, ana, marcus };
}
