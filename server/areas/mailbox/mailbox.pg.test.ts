import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { aStranger, signedIn } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { emailsContract } from "#server/platform/emails/emails.contract.ts";

let program: TestProgram;
let accountId = 0;

beforeAll(async () => {
  program = await testProgram();
  accountId = (await aStore(program)).accountId;
});
afterAll(() => program.stop());

emailsContract(() => ({
  emails: program.platform.emails,
  accountId,
  received: async () =>
    (
      await program.owner.query(
        `select to_address as "to", subject, text_body as text, html_body as html from mailbox order by created_at, ctid`,
      )
    ).rows,
}));

test("support reads the mailbox, owners do not, and only a demonstration shows it to everybody", async () => {
  const store = await aStore(program);
  const support = await signedIn(program, await aUser(program, { stores: [store], role: roles.support }), { store });
  const owner = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
  const query = "{ mailbox { to subject text html at } }";
  expect((await support.graphql(query)).errors).toEqual([]);
  expect((await owner.graphql(query)).errors[0]?.extensions.code).toBe("forbidden");
  expect((await aStranger(program).call({ path: "/api/demo/mailbox" })).status).toBe(404);
});
