import type { AddressInfo } from "node:net";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let url: string;
let headers: Record<string, string>;

beforeAll(async () => {
  program = await testProgram();
  const store = await aStore(program);
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  ({ headers } = manager);
  await program.http.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${readPort(program.http.server.address())}/graphql`;
});
afterAll(() => program.stop());

function readPort(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Adds the headers of a signed-in screen to the audit's requests. */
const fetchSignedIn: typeof fetch = (input, init) =>
  fetch(input, { ...init, headers: { ...headers, ...Object.fromEntries(new Headers(init?.headers)) } });

const audits = serverAudits({ url: () => url, fetchFn: fetchSignedIn });

test("the audit of GraphQL over HTTP has its 61 checks", () => {
  expect(audits).toHaveLength(61);
});

// The second time the documents are cached.
describe.each(["for the first time", "for documents that are known"])("asked %s", () => {
  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    "a signed-in person is answered as the standard says: %s",
    async (_name, audit) => {
      expect(await audit.fn()).toMatchObject({ status: "ok" });
    },
  );
});

const strangers = { "content-type": "application/json", accept: "application/json" };

/** Sends the query by POST and GET. */
function sendByBothMethods(query: string): Promise<Response>[] {
  return [
    fetch(`${url}?query=${encodeURIComponent(query)}`, { headers: strangers }),
    fetch(url, { method: "POST", headers: strangers, body: JSON.stringify({ query }) }),
  ];
}

test.each([
  ["a field of the schema", "{ __typename }"],
  ["introspection", "{ __schema { types { name } } }"],
  ["an unknown field", "{ dailyReportt }"],
  ["a syntax error", "{"],
  ["a real query", "{ dailyReport { sales } }"],
])("without a sign-in nothing is revealed: %s", async (_what, query) => {
  for (const response of await Promise.all(sendByBothMethods(query))) {
    const requestId = response.headers.get("x-request-id");
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [{ message: "Sign in first", extensions: { code: "not-signed-in", requestId } }],
    });
  }
});
