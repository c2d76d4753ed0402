import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aPosEmployee } from "#tests/kit/a-pos-employee.ts";
import { aCheckIn, createBuy, contactCheckIn } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { anOpenBuy } from "#tests/kit/pos-rows.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let manager: EmployedPerson;
let sendRows: ReturnType<typeof aFeed>;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  store = await aStore(program);
  sendRows = aFeed(program, store);
  ana = await aPerson(program, store, { firstName: "Ana" });
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  await change({ requiresPosCode: false });
});
afterAll(() => program.stop());

function change(changes: Record<string, unknown>): Promise<GraphqlAnswer> {
  const text = "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { requiresEmail } }";
  return manager.graphql(text, { changes });
}

async function detailOf(by: Person, id: string): Promise<Record<string, unknown>> {
  const answer = await by.graphql(
    `query ($id: Uuid!) { buy(id: $id) { posCustomerId policyText signaturePath buy {
      number stage status outcome posSync posBuyId itemsTaken itemsPassed paid payout guardianNote overriddenBy
      readyAt posReadyAt customer { id fullName mobile idLast4 hasIdNumber birthYear isOver18 } } } }`,
    { id },
  );
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["buy"]);
}

function posRow(id: string, seq: number, row: Record<string, unknown> = {}): Record<string, unknown> {
  const openedAt = new Date(program.clock.now.getTime() + seq * 60_000);
  return { ...anOpenBuy({ seq, openedAt, number: "1", externalId: `P-${id.slice(0, 8)}`, clientRef: id }), ...row };
}

const line = { tag: "1", description: "Jeans", category: "J", cost: 900, price: 2400 };

test("[BUY-03] [BUY-04] a check-in is saved here with the day's number, and linked by what the register answers", async () => {
  const [first, second] = [aCheckIn(), aCheckIn()];
  expect((await createBuy(ana, first)).data?.["createBuy"]).toMatchObject({
    number: 1,
    status: "OPEN",
    posSync: "NOT_SENT",
  });
  expect((await createBuy(ana, second)).data?.["createBuy"]).toMatchObject({ number: 2 });
  const again = await createBuy(ana, first);
  expect(again.data?.["createBuy"]).toMatchObject({ number: 1 });
  await ana.graphql('mutation ($id: Uuid!) { linkBuy(id: $id, posBuyId: "P-1", posCustomerId: "C-1") { posSync } }', {
    id: first.id,
  });
  expect(await detailOf(ana, first.id)).toMatchObject({
    posCustomerId: "C-1",
    buy: { posSync: "LINKED", posBuyId: "P-1" },
  });
  const late = 'mutation ($id: Uuid!) { markBuySync(id: $id, state: FAILED, failure: "late") { posSync } }';
  expect((await ana.graphql(late, { id: first.id })).data?.["markBuySync"]).toEqual({ posSync: "LINKED" });
});

test("numbers begin at 1 on each business date", async () => {
  await createBuy(ana, aCheckIn());
  program.clock.pass(36 * 3_600_000);
  const answer = await createBuy(ana, aCheckIn());
  expect(answer.data?.["createBuy"]).toMatchObject({ number: 1 });
});

test("an open buy is carried over on the next day, and after two business days it asks whether it was donated", async () => {
  await createBuy(ana, aCheckIn());
  const seen = async () => {
    const { data } = await ana.graphql("{ buyDesk(status: OPEN) { buys { isCarriedOver asksDonated } } }");
    return recordOf(data?.["buyDesk"])["buys"];
  };
  expect(await seen()).toEqual([{ isCarriedOver: false, asksDonated: false }]);
  program.clock.pass(24 * 3_600_000);
  expect(await seen()).toEqual([{ isCarriedOver: true, asksDonated: false }]);
  program.clock.pass(24 * 3_600_000);
  expect(await seen()).toEqual([{ isCarriedOver: true, asksDonated: true }]);
});

test("two registers that check in at the same moment get two numbers", async () => {
  const answers = await Promise.all([createBuy(ana, aCheckIn()), createBuy(manager, aCheckIn())]);
  const numbers = answers.map(({ data }) => recordOf(data?.["createBuy"])["number"]);
  expect(new Set(numbers)).toEqual(new Set([1, 2]));
});

test("[BUY-03] a lost answer is healed by the feed: it links by our own id, and moves the buy on to paid", async () => {
  const { id } = await checkedIn();
  await ana.graphql(
    'mutation ($id: Uuid!) { markBuySync(id: $id, state: UNKNOWN, failure: "no answer") { posSync } }',
    { id },
  );
  await sendRows([posRow(id, 1), posRow(id, 2, { cashOffer: 900, tradeOffer: 1100 })]);
  expect(await detailOf(ana, id)).toMatchObject({ posCustomerId: "C-77", buy: { posSync: "LINKED", stage: "READY" } });
  const paid = { status: "complete", cashOffer: 900, paidCash: 900 };
  const lines = [
    { ...line, taken: true },
    { ...line, tag: "2", taken: false },
  ];
  await sendRows([posRow(id, 3, { ...paid, lines })]);
  expect(await detailOf(ana, id)).toMatchObject({
    buy: { stage: "COMPLETE", outcome: "BOUGHT_SOME", itemsTaken: 1, itemsPassed: 1, paid: 900, payout: "CASH" },
  });
  await sendRows([posRow(id, 2)]);
  expect(await detailOf(ana, id)).toMatchObject({ buy: { stage: "COMPLETE" } });
});

test("a number of the register that another buy has links nothing again, and holds up no other row", async () => {
  const [first, second, third] = [await checkedIn(), await checkedIn(), await checkedIn()];
  await sendRows([posRow(first.id, 1, { externalId: "P-1" })]);
  // A second register that numbers its buys from the beginning again.
  const paid = { status: "complete", paidCash: 500, lines: [{ ...line, taken: true }] };
  await sendRows([posRow(second.id, 2, { externalId: "P-1", ...paid }), posRow(third.id, 3, { externalId: "P-3" })]);
  expect(await detailOf(ana, first.id)).toMatchObject({
    buy: { posSync: "LINKED", posBuyId: "P-1", stage: "WAITING" },
  });
  expect(await detailOf(ana, second.id)).toMatchObject({ buy: { posSync: "NOT_SENT", posBuyId: null } });
  expect(await detailOf(ana, third.id)).toMatchObject({ buy: { posSync: "LINKED", posBuyId: "P-3" } });
  const link = 'mutation ($id: Uuid!) { linkBuy(id: $id, posBuyId: "P-1") { posSync } }';
  const refused = await ana.graphql(link, { id: second.id });
  expect(refused.errors).toMatchObject([{ extensions: { code: "buy-linked-already" } }]);
});

test("two rows of one batch with the same number link the buy of the last", async () => {
  const [first, second] = [await checkedIn(), await checkedIn()];
  await sendRows([posRow(first.id, 1, { externalId: "P-1" }), posRow(second.id, 2, { externalId: "P-1" })]);
  expect(await detailOf(ana, second.id)).toMatchObject({ buy: { posSync: "LINKED", posBuyId: "P-1" } });
  expect(await detailOf(ana, first.id)).toMatchObject({ buy: { posSync: "NOT_SENT", posBuyId: null } });
});

test("reasons typed while the register marks the buy paid still save", async () => {
  const { id } = await checkedIn();
  await sendRows([posRow(id, 1, { status: "complete", paidCash: 500, lines: [{ ...line, taken: true }] })]);
  const { data } = await ana.graphql("{ buyReasons { id name } }");
  const reason = recordOf([data?.["buyReasons"]].flat()[7]);
  const sorted = { itemsPassed: 3, reasons: [{ reasonId: reason["id"], count: 3 }] };
  const save =
    "mutation ($id: Uuid!, $sorted: SortedPile!) { saveSortedBuy(id: $id, sorted: $sorted) { buy { stage itemsPassed } reasons { name count } } }";
  expect((await ana.graphql(save, { id, sorted })).data?.["saveSortedBuy"]).toEqual({
    buy: { stage: "COMPLETE", itemsPassed: 3 },
    reasons: [{ name: reason["name"], count: 3 }],
  });
});

test("[TEAM-11] the person who is not linked can neither check in nor sort, and reads to whom to be linked", async () => {
  await change({ requiresPosCode: true });
  const refused = await createBuy(ana, aCheckIn());
  expect(refused.errors[0]).toMatchObject({ message: "Link to POS employee", extensions: { code: "pos-link-needed" } });
  await aPosEmployee(program, store, { code: "17", employeeId: ana.employee.id });
  const { id } = await checkedIn();
  await program.owner.query("update pos_employees set is_active = false where store_id = $1", [store.id]);
  const start = await ana.graphql("{ checkInStart { isLinked } }");
  expect(start.data?.["checkInStart"]).toEqual({ isLinked: false });
  const sort = await ana.graphql("mutation ($id: Uuid!) { startSorting(id: $id) { stage } }", { id });
  expect(sort.errors[0]?.extensions.code).toBe("pos-link-needed");
});

test("[BUY-06] full name and a mobile are always asked for; email and ID number when the store says so", async () => {
  const nameless = await createBuy(ana, contactCheckIn({ firstName: "", mobile: "191 555 0142" }));
  expect(nameless.errors[0]?.extensions.errors).toEqual({
    "contact.firstName": ["First name is required"],
    "contact.mobile": ["Mobile must be a valid North America phone number"],
  });
  await change({ requiresEmail: true, requiresIdNumber: true });
  const bare = await createBuy(ana, aCheckIn());
  expect(bare.errors[0]?.extensions.errors).toEqual({
    email: ["Email is required"],
    idNumber: ["ID number is required"],
  });
  expect((await createBuy(ana, aCheckIn({ ...anId, contact: { email: "ana@b.test" } }))).errors).toEqual([]);
});

const anId = { seenId: { type: "DRIVER_LICENSE", state: "OH", number: "RB 123-456", birthDate: "1990-04-12" } };

test("a seller of 17 is stopped until a manager lets it pass with a note", async () => {
  const young = { seenId: { ...anId.seenId, birthDate: yearsAgo(17) } };
  const stopped = await createBuy(ana, aCheckIn(young));
  expect(stopped.errors[0]?.extensions.code).toBe("check-in-stopped");
  const noted = aCheckIn({ ...young, guardianNote: "Her mother is here" });
  expect((await createBuy(ana, noted)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect((await createBuy(manager, noted)).errors).toEqual([]);
  expect(await detailOf(ana, noted.id)).toMatchObject({
    buy: { guardianNote: "Her mother is here", overriddenBy: "Marcus Jones", customer: { isOver18: false } },
  });
});

test("an ID number is kept encrypted, found again by its hash, shown to managers alone with a line each, and purged", async () => {
  await change({ requiresIdNumber: true, idRetention: "DAYS_30" });
  const { id } = await checkedIn(anId);
  const { customer } = recordOf((await detailOf(ana, id))["buy"]);
  expect(customer).toMatchObject({ idLast4: "3456", hasIdNumber: true, birthYear: 1990, isOver18: true });
  const kept = await program.owner.query("select row_to_json(c)::text as row from customers c where id = $1", [
    recordOf(customer)["id"],
  ]);
  expect(kept.rows[0].row).not.toContain("RB123456");
  expect(kept.rows[0].row).not.toContain("1990-04-12");
  const match =
    'query ($number: String!) { matchCustomers(idNumber: $number, idState: "oh") { matches { by customer { fullName } } } }';
  expect((await ana.graphql(match, { number: "rb123456" })).data?.["matchCustomers"]).toEqual({
    matches: [{ by: ["ID_NUMBER"], customer: { fullName: "Ana Ruiz" } }],
  });
  const show = "mutation ($id: Uuid!) { showIdNumber(id: $id) { number } }";
  const variables = { id: recordOf(customer)["id"] };
  expect((await ana.graphql(show, variables)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect((await manager.graphql(show, variables)).data?.["showIdNumber"]).toEqual({ number: "RB123456" });
  const looks = await program.owner.query(
    "select payload from events where name = 'customer.id-number-shown' and store_id = $1",
    [store.id],
  );
  expect(looks.rows).toEqual([{ payload: { name: "Ana Ruiz" } }]);
  await program.owner.query("update customers set id_checked_at = $1 where account_id = $2", [
    new Date(program.clock.now.getTime() - 31 * 86_400_000),
    store.accountId,
  ]);
  await queuePurge();
  const purged = await manager.graphql(
    "query ($id: Uuid!) { customer(id: $id) { hasIdNumber idLast4 idCheckedBy } }",
    variables,
  );
  expect(purged.data?.["customer"]).toEqual({ hasIdNumber: false, idLast4: "3456", idCheckedBy: "Ana Jones" });
});

test("a buy keeps the version of the policy that was signed, and its signature", async () => {
  const policy = randomUUID();
  const write = "mutation ($id: Uuid!, $body: String!) { changeBuyPolicy(id: $id, body: $body) { body } }";
  await manager.graphql(write, { id: policy, body: "All sales are final." });
  const { id } = await checkedIn({ policyId: policy, signature: "SCREEN", signaturePath: "M1 1L9 9" });
  program.clock.pass(1000);
  await manager.graphql(write, { id: randomUUID(), body: "Nothing is final." });
  expect(await detailOf(ana, id)).toMatchObject({ policyText: "All sales are final.", signaturePath: "M1 1L9 9" });
});

async function checkedIn(more: Parameters<typeof aCheckIn>[0] = {}): Promise<{ id: string }> {
  const buy = aCheckIn(more);
  const answer = await createBuy(ana, buy);
  expect(answer.errors).toEqual([]);
  return buy;
}

async function queuePurge(): Promise<void> {
  await program.owner.query(
    "select graphile_worker.add_job('buys.purge-id-numbers', json_build_object('storeId', $1::int, 'date', '2026-01-01'))",
    [store.id],
  );
  expect(await runJobs(program)).toContain("buys.purge-id-numbers");
}

function yearsAgo(years: number): string {
  const now = program.clock.now;
  return `${now.getUTCFullYear() - years}-${now.toISOString().slice(5, 10).replace("02-29", "02-28")}`;
}
