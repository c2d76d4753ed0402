import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aCustomer as aRegisterCustomer } from "#tests/kit/pos-rows.ts";
import { anEmployee, aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { aConsent, aThread } from "#tests/kit/texting/a-text.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

/** A Wednesday, noon in Ohio. */
const noon = new Date("2026-11-18T17:00:00Z");
const minute = 60_000;

let program: TestProgram;
let store: TestStore;
let ana: Person;
let phones = 1000;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = noon;
  phones += 1;
  store = await aStore(program, { timeZone: "America/New_York" });
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
  await program.owner.query(
    `insert into texting_numbers (store_id, provider, phone, number_id, service_id, ordered_at, registration_state)
     values ($1, 'twilio', $2, 'PN1', 'MG1', $3, 'active')`,
    [store.id, `+1614444${phones}`, noon],
  );
});

type Row = Record<string, unknown>;

/** A customer's text, as the program takes it in. */
async function incoming(phone: string, body: string, { at = program.clock.now } = {}): Promise<string> {
  const { rows } = await program.owner.query<{ id: string }>(
    `insert into texting_threads (store_id, id, phone, created_at, last_message_at, last_inbound_at, needs_reply, unread_count)
     values ($1, $2, $3, $4, $4, $4, true, 1)
     on conflict (store_id, phone) do update set state = 'open', last_message_at = $4, last_inbound_at = $4,
       needs_reply = true, unread_count = texting_threads.unread_count + 1
     returning id`,
    [store.id, randomUUID(), phone, at],
  );
  const id = rows[0]?.id ?? "";
  await program.owner.query(
    `insert into texting_messages (store_id, id, thread_id, direction, kind, body, segments, status, created_at)
     values ($1, $2, $3, 'in', 'conversation', $4, 1, 'received', $5)`,
    [store.id, randomUUID(), id, body, at],
  );
  return id;
}

async function graphql(by: Person, query: string, variables: Row = {}): Promise<Row> {
  const { data, errors } = await by.graphql(query, variables);
  expect(errors ?? []).toEqual([]);
  return data as Row; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for
}

async function phonesIn(filter: Row, by: Person = ana): Promise<unknown> {
  const { data } = await by.graphql(
    "query ($filter: ListFilter) { textThreads(first: 50, filter: $filter) { totalItems edges { node { phone } } } }",
    { filter: JSON.stringify(filter) },
  );
  const { textThreads } = data as { textThreads: { totalItems: number; edges: { node: { phone: string } }[] } }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for
  expect(textThreads.totalItems).toBe(textThreads.edges.length);
  return textThreads.edges.map(({ node }) => node.phone);
}

async function send(phone: string, body: string, more: Row = {}): Promise<string> {
  const id = randomUUID();
  await graphql(
    ana,
    `
      mutation ($id: Uuid!, $phone: String!, $body: String!, $sendAt: Instant) {
        sendText(id: $id, phone: $phone, kind: CONVERSATION, body: $body, sendAt: $sendAt) {
          id
        }
      }
    `,
    { id, phone, body, ...more },
  );
  return id;
}

async function fail(id: string, reason: string): Promise<void> {
  for (const status of ["sending", "failed"]) {
    await program.owner.query(
      `update texting_messages set status = $3, failure_reason = case when $3 = 'failed' then $4 end
       where store_id = $1 and id = $2`,
      [store.id, id, status, reason],
    );
  }
}

const act = (name: string) => `mutation ($id: Uuid!) { ${name}(id: $id) { id state isPinned assignedName } }`;

async function aCustomer(phone: string, name: { firstName: string; lastName: string }): Promise<string> {
  const id = randomUUID();
  await program.owner.query(
    `insert into customers (account_id, id, home_store_id, first_name, last_name, mobile, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [store.accountId, id, store.id, name.firstName, name.lastName, phone, noon],
  );
  return id;
}

const dana = "+16145550148";
const terrell = "+16145550120";
const jess = "+14155550102";

test("a phone that two customers share shows both names, the newer first", async () => {
  const phone = `+1614555${phones}`;
  for (const [firstName, minutes] of [
    ["Lena", 2],
    ["Omar", 1],
  ] as const) {
    await program.owner.query(
      `insert into customers (account_id, home_store_id, id, first_name, last_name, mobile, created_at)
       values ($1, $2, $3, $4, 'Hall', $5, $6)`,
      [store.accountId, store.id, randomUUID(), firstName, phone, new Date(noon.getTime() - minutes * minute)],
    );
  }
  await incoming(phone, "Is my buy ready?");
  const { data } = await ana.graphql("{ textThreads(first: 50) { edges { node { customerName sharedWith } } } }");
  expect(data?.["textThreads"]).toEqual({
    edges: [{ node: { customerName: "Omar Hall", sharedWith: ["Lena Hall"] } }],
  });
});

test("who has bought alone, such as who had a coupon texted, is called as the register does", async () => {
  const phone = `+1614555${phones}`;
  await aFeed(
    program,
    store,
  )([
    aRegisterCustomer({ seq: 1, externalId: "C1", name: "Ava Bennett", phone: phone.slice(2) }),
    aRegisterCustomer({ seq: 2, externalId: "C2", name: "Ben Bennett", phone: null, customerCode: phone.slice(2) }),
  ]);
  await incoming(phone, "Can I use two coupons at once?");
  const { data } = await ana.graphql(
    "{ textThreads(first: 50) { edges { node { customerId customerName sharedWith } } } }",
  );
  expect(data?.["textThreads"]).toEqual({
    edges: [{ node: { customerId: null, customerName: "Ava Bennett", sharedWith: ["Ben Bennett"] } }],
  });
});

test("a search finds a name that the register alone has, until we have a record of our own", async () => {
  const phone = `+1614555${phones}`;
  await incoming("+16145550198", "Any boots?");
  await incoming(phone, "Can I use two coupons?");
  await aFeed(
    program,
    store,
  )([
    aRegisterCustomer({ seq: 1, externalId: "C1", name: "Ava Núñez-Bennett", phone: phone.slice(2) }),
    aRegisterCustomer({ seq: 2, externalId: "C2", name: "Otto Nunes", phone: null, customerCode: "6145550198" }),
  ]);
  expect(await phonesIn({ text: "ava nunez" })).toEqual([phone]);
  expect(await phonesIn({ text: "BENN" })).toEqual([phone]);
  expect(await phonesIn({ text: "ott" })).toEqual(["+16145550198"]);
  expect(await phonesIn({ text: "ennett" })).toEqual([]);
  expect(await phonesIn({ text: "ava otto" })).toEqual([]);
  await aCustomer(phone, { firstName: "Ava", lastName: "Lindqvist" });
  expect(await phonesIn({ text: "bennett" })).toEqual([]);
  expect(await phonesIn({ text: "ava" })).toEqual([phone]);
});

test("[TXT-02] the list is narrowed by unread, needs reply, buys, done and failed", async () => {
  const danasThread = await incoming(dana, "Can I still use my coupon?");
  program.clock.pass(minute);
  await incoming(terrell, "Is it ready?");
  program.clock.pass(minute);
  await incoming(jess, "Do you take dresses?");
  program.clock.pass(minute);
  expect(await phonesIn({})).toEqual([jess, terrell, dana]);
  const sent = await send(terrell, "Almost");
  expect(await phonesIn({ filter: "needs_reply" })).toEqual([dana, jess]);
  await fail(sent, "landline");
  expect(await phonesIn({ filter: "failed" })).toEqual([terrell]);
  await graphql(ana, act("finishTextThread"), { id: danasThread });
  expect(await phonesIn({ filter: "done" })).toEqual([dana]);
  expect(await phonesIn({ filter: "UNREAD" })).toEqual([terrell, jess]);
  const customerId = await aCustomer(jess, { firstName: "Jess", lastName: "Ortega" });
  await program.owner.query(
    `insert into buys (store_id, id, account_id, customer_id, business_date, number, bags, checked_in_at)
     values ($1, $2, $3, $4, '2026-11-18', 14, 2, $5)`,
    [store.id, randomUUID(), store.accountId, customerId, noon],
  );
  expect(await phonesIn({ filter: "buys" })).toEqual([jess]);
  const { textCounts } = await graphql(ana, "{ textCounts { unread needsReply failed buys all } }");
  expect(textCounts).toEqual({ unread: 2, needsReply: 1, failed: 1, buys: 1, all: 3 });
});

test("who needs a reply stands by who waits on the store: a seller in it first, then the question that is oldest", async () => {
  await incoming(dana, "Can I still use my coupon?");
  program.clock.pass(minute);
  await incoming(jess, "Do you take dresses?");
  program.clock.pass(minute);
  await incoming(terrell, "Is it ready?");
  program.clock.pass(minute);
  // Another word of the same customer takes their place from nobody.
  await incoming(dana, "Hello?");
  expect(await phonesIn({ filter: "needs_reply" })).toEqual([dana, jess, terrell]);
  const customerId = await aCustomer(terrell, { firstName: "Terrell", lastName: "Boone" });
  const buyId = randomUUID();
  await program.owner.query(
    `insert into buys (store_id, id, account_id, customer_id, business_date, number, bags, checked_in_at)
     values ($1, $2, $3, $4, '2026-11-18', 15, 2, $5)`,
    [store.id, buyId, store.accountId, customerId, noon],
  );
  await program.owner.query(
    `insert into checkin_requests (store_id, id, business_date, first_name, last_name, mobile, containers, source, created_at)
     values ($1, $2, '2026-11-18', 'Jess', 'Ortega', $3, 1, 'online', $4)`,
    [store.id, randomUUID(), jess, noon],
  );
  expect(await phonesIn({ filter: "needs_reply" })).toEqual([jess, terrell, dana]);
  await program.owner.query(
    `update buys set seller_plan = 'returns', seller_returns_at = $2, seller_answered_at = $2 where id = $1`,
    [buyId, noon],
  );
  expect(await phonesIn({ filter: "needs_reply" })).toEqual([jess, dana, terrell]);
  program.clock.pass(13 * 60 * minute);
  expect(await phonesIn({ filter: "needs_reply" })).toEqual([dana, jess, terrell]);
  await send(dana, "It is good until Sunday");
  expect(await phonesIn({ filter: "needs_reply" })).toEqual([jess, terrell]);
});

test("a thread is searched by the digits of its phone, by the customer's name and by what was texted", async () => {
  await incoming(dana, "Can I still use my COUPON?");
  program.clock.pass(minute);
  await incoming(terrell, "coupons, anyone? Ya voy, señora");
  await aCustomer(dana, { firstName: "Dana", lastName: "Whitfield-Lopez" });
  expect(await phonesIn({ text: "0148" })).toEqual([dana]);
  expect(await phonesIn({ text: "(614) 555-01" })).toEqual([terrell, dana]);
  expect(await phonesIn({ text: "dana whit" })).toEqual([dana]);
  expect(await phonesIn({ text: "lopez" })).toEqual([dana]);
  expect(await phonesIn({ text: "López da" })).toEqual([dana]);
  expect(await phonesIn({ text: "dana lind" })).toEqual([]);
  expect(await phonesIn({ text: "coupon" })).toEqual([terrell, dana]);
  expect(await phonesIn({ text: "still coupon" })).toEqual([dana]);
  expect(await phonesIn({ text: "SEÑ" })).toEqual([terrell]);
  expect(await phonesIn({ text: "oupon" })).toEqual([]);
  expect(await phonesIn({ text: "%" })).toEqual([]);
});

test("a thread shows its customer, its buy and who wrote last", async () => {
  const id = await incoming(dana, "Is it ready?");
  program.clock.pass(minute);
  await aCustomer(dana, { firstName: "Dana", lastName: "Whitfield" });
  await send(dana, "Yes");
  const { textThread } = await graphql(
    ana,
    `
      query ($id: Uuid) {
        textThread(id: $id) {
          customerName
          lastBody
          isLastIncoming
          lastAuthor
          needsReply
          openBuy {
            number
          }
          timeline(count: 1) {
            hasOlder
            messages {
              body
              employeeName
              status
            }
          }
        }
      }
    `,
    { id },
  );
  expect(textThread).toEqual({
    ...{ customerName: "Dana Whitfield", lastBody: "Yes", isLastIncoming: false, lastAuthor: "Ana" },
    ...{ needsReply: false, openBuy: null },
    timeline: { hasOlder: true, messages: [{ body: "Yes", employeeName: "Ana", status: "queued" }] },
  });
});

test("a done thread is open again with the next text, and a pinned one stands above newer ones", async () => {
  const id = await incoming(dana, "Thanks");
  expect(await graphql(ana, act("finishTextThread"), { id })).toMatchObject({ finishTextThread: { state: "done" } });
  expect(await phonesIn({ filter: "needs_reply" })).toEqual([]);
  program.clock.pass(minute);
  await incoming(terrell, "Hi");
  await graphql(ana, "mutation ($id: Uuid!) { pinTextThread(id: $id, isPinned: true) { isPinned } }", { id });
  expect(await phonesIn({})).toEqual([dana, terrell]);
  await graphql(ana, "mutation ($id: Uuid!) { pinTextThread(id: $id, isPinned: false) { isPinned } }", { id });
  expect(await phonesIn({})).toEqual([terrell, dana]);
  expect(await graphql(ana, act("reopenTextThread"), { id })).toMatchObject({ reopenTextThread: { state: "open" } });
});

test("an employee claims a thread, another one takes it over, and it is released", async () => {
  const id = await incoming(dana, "Hi");
  expect(await graphql(ana, act("claimTextThread"), { id })).toMatchObject({
    claimTextThread: { assignedName: expect.stringMatching(/^Ana/) },
  });
  await anEmployee(program, store, { firstName: "Devon" });
  const devon = await aPerson(program, store, { role: roles.manager, firstName: "Devon" });
  expect(await graphql(devon, act("claimTextThread"), { id })).toMatchObject({
    claimTextThread: { assignedName: expect.stringMatching(/^Devon/) },
  });
  expect(await graphql(ana, act("releaseTextThread"), { id })).toMatchObject({
    releaseTextThread: { assignedName: null },
  });
});

test("a failed text is sent again, and a landline never", async () => {
  await incoming(dana, "Hi");
  const sent = await send(dana, "Ready");
  await fail(sent, "unreachable");
  expect(await phonesIn({ filter: "failed" })).toEqual([dana]);
  program.clock.pass(minute);
  const again = "mutation ($id: Uuid!, $newId: Uuid!) { retryText(id: $id, newId: $newId) { body status } }";
  expect(await graphql(ana, again, { id: sent, newId: randomUUID() })).toEqual({
    retryText: { body: "Ready", status: "queued" },
  });
  expect(await phonesIn({ filter: "failed" })).toEqual([]);
  program.clock.pass(minute);
  const other = await send(dana, "Hello?");
  await fail(other, "landline");
  const { errors } = await ana.graphql(again, { id: other, newId: randomUUID() });
  expect(errors).toMatchObject([{ extensions: { code: "text-not-repeatable" } }]);
});

test("a text for later can be taken out until its time, and its words come back", async () => {
  await incoming(dana, "Hi");
  const id = await send(dana, "See you at 4", { sendAt: new Date(noon.getTime() + 60 * minute).toISOString() });
  const cancel = "mutation ($id: Uuid!) { cancelText(id: $id) }";
  expect(await graphql(ana, cancel, { id })).toEqual({ cancelText: "See you at 4" });
  const now = await send(dana, "Now");
  const { errors } = await ana.graphql(cancel, { id: now });
  expect(errors).toMatchObject([{ extensions: { code: "text-on-its-way" } }]);
});

test("a note is for the team: it stands among the texts and is never sent", async () => {
  const id = await incoming(dana, "Hi");
  program.clock.pass(minute);
  const note = { noteId: randomUUID(), id, body: "Two blue bags, rack C" };
  const add = `mutation ($noteId: Uuid!, $id: Uuid!, $body: String!) {
    addTextNote(id: $noteId, threadId: $id, body: $body) {
      timeline(count: 50) { notes { body employeeName } messages { body } } } }`;
  const once = await graphql(ana, add, note);
  expect(await graphql(ana, add, note)).toEqual(once);
  expect(once).toEqual({
    addTextNote: {
      timeline: { notes: [{ body: "Two blue bags, rack C", employeeName: "Ana" }], messages: [{ body: "Hi" }] },
    },
  });
});

test("please stop texting me raises a question until a person decides, and the next one raises it again", async () => {
  const id = await incoming(dana, "please stop texting me");
  const ask = "query ($id: Uuid) { textThread(id: $id) { soundsLikeStop } }";
  expect(await graphql(ana, ask, { id })).toEqual({ textThread: { soundsLikeStop: true } });
  program.clock.pass(minute);
  await graphql(ana, "mutation ($id: Uuid!) { dismissTextStop(id: $id) { id } }", { id });
  expect(await graphql(ana, ask, { id })).toEqual({ textThread: { soundsLikeStop: false } });
  program.clock.pass(minute);
  await incoming(dana, "wrong number");
  expect(await graphql(ana, ask, { id })).toEqual({ textThread: { soundsLikeStop: true } });
});

test("another company finds no thread, whatever it searches", async () => {
  const id = await incoming(dana, "secret words");
  const stranger = await aPerson(program, await aStore(program, { timeZone: "America/New_York" }), {
    role: roles.manager,
  });
  expect(await phonesIn({ text: "secret" }, stranger)).toEqual([]);
  expect(await graphql(stranger, "query ($id: Uuid) { textThread(id: $id) { id } }", { id })).toEqual({
    textThread: null,
  });
});

test("after STOP the card says no to both", async () => {
  const { phone } = await aThread(program, store, { phone: "+16145550177", wroteAt: noon });
  const consentsNow = async () => {
    const query = "query ($phone: String) { textThread(phone: $phone) { consents { purpose isGiven } } }";
    return (await graphql(ana, query, { phone: phone.slice(2) }))["textThread"];
  };
  await aConsent(program, store, { phone, purpose: "buys" });
  await aConsent(program, store, { phone, purpose: "marketing" });
  const both = (isGiven: boolean) => ({
    consents: [
      { purpose: "buys", isGiven },
      { purpose: "marketing", isGiven },
    ],
  });
  expect(await consentsNow()).toEqual(both(true));
  await aConsent(program, store, { phone, purpose: "all", action: "opt_out" });
  expect(await consentsNow()).toEqual(both(false));
});
