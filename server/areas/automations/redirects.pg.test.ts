import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { claimTry, noteFailure } from "#server/areas/automations/automations.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Provider } from "#server/platform/providers/provider.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { askFor, returnedFields } from "#tests/kit/bookkeeping/connect-store.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import { allRedirects } from "#tests/kit/providers/all-redirects.ts";
import type { Redirects } from "#tests/kit/providers/all-redirects.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

/** What every service must do that people connect by signing in on its own pages. */
const minute = 60_000;

let program: TestProgram;
let redirects: Redirects;
let store: TestStore;
let owner: Person;

beforeAll(async () => {
  redirects = await allRedirects(() => program.clock.now);
  program = await testProgram({ services: redirects.services });
});
afterAll(async () => {
  await program.stop();
  await redirects.stop();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  store = await aStore(program, { name: "Maple Street" });
  owner = await aPerson(program, store, { role: roles.owner });
});

const services = [
  { id: "quickbooks", finish: "finishBooksSignIn", disconnect: "disconnectBookkeeping" },
  { id: "square", finish: "finishRegisterSignIn", disconnect: "disconnectRegister" },
  { id: "mailchimp", finish: "finishContactsSignIn", disconnect: "disconnectContacts" },
  { id: "constant-contact", finish: "finishContactsSignIn", disconnect: "disconnectContacts" },
] as const;

type Service = (typeof services)[number];

async function begin({ id }: Service, person: Person = owner): Promise<Record<string, string>> {
  const { beginPageSignIn } = await askFor(person, `mutation { beginPageSignIn(id: "${id}") }`);
  return signInThere(String(beginPageSignIn), redirects.choices[id]);
}

function finishText({ id, finish }: Service, returned: Record<string, string>): string {
  return `mutation { ${finish}(id: "${id}", returned: ${returnedFields(returned)}) { integration { state } } }`;
}

async function connect(service: Service): Promise<void> {
  const { errors } = await owner.graphql(finishText(service, await begin(service)));
  expect(errors).toEqual([]);
}

async function stored({ id }: Service): Promise<{ secret: Buffer | null; needs_action: string | null } | undefined> {
  const { rows } = await program.owner.query<{ secret: Buffer | null; needs_action: string | null }>(
    "select secret, needs_action from integrations where store_id = $1 and provider = $2",
    [store.id, id],
  );
  return rows[0];
}

async function asProgram(): Promise<StoreRequest> {
  const request = await requestForStore(program.platform, { storeId: store.id, reason: "a test" });
  if (request === null) {
    throw new Error("No such store");
  }
  return request;
}

const fault = { kind: "setup", retryAfterMs: null };

test("every service with a sign-in of its own is among these", () => {
  const signedInThere = redirects.services.cards.filter(({ isSignedInThere }) => isSignedInThere);
  expect(signedInThere.map(({ id }) => id).toSorted()).toEqual(services.map(({ id }) => id).toSorted());
});

describe.each(services)("$id", (service) => {
  const { id } = service;

  test("[done 1 of integrations] a sign-in of another store saves nothing, and one is good once", async () => {
    const elm = await aStore(program, { name: "Elm Street", account: { id: store.accountId } });
    const there = owner.with({ "x-user-store": String(elm.id) });
    const finish = finishText(service, await begin(service, there));
    expect((await owner.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-elsewhere");
    expect(await stored(service)).toBeUndefined();
    expect((await there.graphql(finish)).errors).toEqual([]);
    expect((await there.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-expired");
  });

  test("a sign-in that took more than ten minutes, or another person's, has ended", async () => {
    const finish = finishText(service, await begin(service));
    const other = await aPerson(program, store, { role: roles.manager });
    expect((await other.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-expired");
    program.clock.pass(11 * minute);
    expect((await owner.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-expired");
    expect(await stored(service)).toBeUndefined();
  });

  test("[done 2 of integrations] the database holds no plain token, and the log masks one that a service repeats", async () => {
    await connect(service);
    const secrets = redirects.secretsOf(id);
    expect(secrets.length).toBeGreaterThan(0);
    const secret = String((await stored(service))?.secret?.toString("latin1"));
    const text = `The token ${secrets.join(" and ")} is not valid`;
    await noteFailure(await asProgram(), { id, ...fault, code: "unavailable", text });
    const log = JSON.stringify(await askFor(owner, `{ integrationLog(id: "${id}") { lines { text } } }`));
    expect(log).toContain("•••");
    for (const token of secrets) {
      expect(secret).not.toContain(token);
      expect(log).not.toContain(token);
    }
  });

  test("[done 3 of integrations] ten failures open the circuit, and one try goes out each five minutes", async () => {
    await connect(service);
    for (let count = 0; count < 10; count += 1) {
      await noteFailure(await asProgram(), { id, ...fault, code: "unavailable", text: "Cannot be reached" });
    }
    expect(await claimTry(await asProgram(), { id })).toBe(false);
    program.clock.pass(5 * minute);
    expect(await claimTry(await asProgram(), { id })).toBe(true);
    expect(await claimTry(await asProgram(), { id })).toBe(false);
    const { integrations } = await askFor(owner, "{ integrations { id state lastError { text } } }");
    expect(integrations).toContainEqual({ id, state: "ERROR", lastError: { text: "Cannot be reached" } });
  });

  test("disconnecting forgets the tokens, gives them back where that can be, and leaves the history", async () => {
    await connect(service);
    await askFor(owner, `mutation { ${service.disconnect}(id: "${id}") { integration { state } } }`);
    expect((await stored(service))?.secret).toBeNull();
    expect(redirects.isGivenBack(id)).toBe(true);
    const log = await askFor(owner, `{ integrationLog(id: "${id}") { lines { text } } }`);
    expect(JSON.stringify(log)).toContain("Disconnected");
  });
});

test("none of them has a card where the installation is not registered with it", () => {
  const providers: readonly Provider[] = redirects.providers;
  expect(openServices(providers.map((provider) => provider.open({}))).cards).toEqual([]);
});
