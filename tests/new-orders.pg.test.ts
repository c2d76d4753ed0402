import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { aStore, aUser, anEmployee } from "./kit/people.ts";
import { signedIn } from "./kit/signed-in.ts";
import type { Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

let program: TestProgram;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store], role: roles.manager });
  await anEmployee(program, store, { user, isManager: true });
  manager = await signedIn(program, user, { store });
});
afterAll(() => program.stop());

const mutations = z.object({
  __schema: z.object({
    mutationType: z.object({
      fields: z.array(z.object({ name: z.string(), args: z.array(z.object({ name: z.string() })) })),
    }),
  }),
});

test("every new order of a list refuses an id that the list does not hold", async () => {
  const { data } = await manager.graphql("{ __schema { mutationType { fields { name args { name } } } } }");
  const reorders = mutations.parse(data).__schema.mutationType.fields.filter(({ name }) => name.startsWith("reorder"));
  expect(reorders.length).toBeGreaterThan(4);
  for (const { name, args } of reorders) {
    const response = await manager.graphql(`mutation { ${name}(${args[0]?.name}: ["${randomUUID()}"]) { id } }`);
    expect([name, response.errors[0]?.extensions.code]).toEqual([name, "not-found"]);
  }
});
