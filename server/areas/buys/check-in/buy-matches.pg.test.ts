import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { heartbeatPath } from "#common/pos/pos-device.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aRegister, aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy, aCustomer } from "#tests/kit/pos-rows.ts";
import { aPerson, aStranger, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, Person } from "#tests/kit/signed-in.ts";
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
  const changes = { requiresPosCode: false };
  await manager.graphql(
    "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { requiresEmail } }",
    { changes },
  );
  await sayCapabilities({ takesCheckIns: false });
});
afterAll(() => program.stop());

async function sayCapabilities(capabilities: unknown): Promise<void> {
  const { token } = await aRegister(program, store);
  await aStranger(program, { authorization: `Bearer ${token}` }).call({
    method: "POST",
    path: heartbeatPath,
    body: {
      agentVersion: "1.1.0",
      deviceTime: program.clock.now.toISOString(),
      pos: { connected: true, name: "Folder", version: "" },
      queueLength: 0,
      terminalNumber: "1",
      printers: [],
      capabilities,
    },
  });
}

async function checkedIn(
  fields: Parameters<typeof aCheckIn>[0] = {},
): Promise<{ id: string; date: string; number: number }> {
  const checkIn = aCheckIn(fields);
  await createBuy(ana, checkIn);
  const answer = await ana.graphql("query ($id: Uuid!) { buy(id: $id) { buy { businessDate number } } }", {
    id: checkIn.id,
  });
  const { businessDate, number } = recordOf(recordOf(answer.data?.["buy"])["buy"]);
  return { id: checkIn.id, date: String(businessDate), number: Number(number) };
}

/** A complete buy of the register, opened there now. */
function fed(seq: number, date: string, row: Record<string, unknown> = {}) {
  const now = program.clock.now.toISOString();
  return {
    ...aBuy({ seq, businessDate: date, updatedAt: now, checkedInAt: now, readyAt: now, completedAt: now }),
    ...row,
  };
}

async function stateOf(id: string, by: Person = ana) {
  const answer = await by.graphql(
    "query ($id: Uuid!) { buy(id: $id) { buy { posSync posBuyId stage paid itemsTaken } } }",
    { id },
  );
  return recordOf(recordOf(answer.data?.["buy"])["buy"]);
}

async function offered(): Promise<unknown> {
  const answer = await ana.graphql("{ buyMatches { buyId posBuyId number posNumber posCustomerName basis } }");
  return answer.data?.["buyMatches"];
}

async function decide(
  act: "confirmBuyMatch" | "refuseBuyMatch",
  by: Person,
  { id, posBuyId }: { id: string; posBuyId: string },
) {
  const answer = await by.graphql(
    `mutation ($id: Uuid!, $posBuyId: String!) { ${act}(id: $id, posBuyId: $posBuyId) { posSync posBuyId stage } }`,
    { id, posBuyId },
  );
  return { buy: answer.data?.[act], code: answer.errors[0]?.extensions.code };
}

async function separate(by: Person, id: string) {
  const answer = await by.graphql("mutation ($id: Uuid!) { separateBuy(id: $id) { posSync posBuyId } }", { id });
  return { buy: answer.data?.["separateBuy"], code: answer.errors[0]?.extensions.code };
}

test("a check-in at a store whose registers take none is not sent, and says so before it begins", async () => {
  const { id } = await checkedIn();
  expect(await stateOf(id)).toMatchObject({ posSync: "BY_HAND", posBuyId: null });
  const { data } = await ana.graphql(
    "{ checkInStart { takesCheckIns slipDeviceIds } buyDesk(status: OPEN) { unsentCount } }",
  );
  expect(data).toMatchObject({
    checkInStart: { takesCheckIns: false, slipDeviceIds: [expect.any(String)] },
    buyDesk: { unsentCount: 0 },
  });
});

test("where no register gives its employees nobody has to be linked to one", async () => {
  const changes = { requiresPosCode: true };
  await manager.graphql(
    "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { requiresEmail } }",
    { changes },
  );
  expect((await createBuy(ana, aCheckIn())).errors[0]?.extensions.code).toBe("pos-link-needed");
  await sayCapabilities({ takesCheckIns: false, givesEmployees: false });
  expect((await createBuy(ana, aCheckIn())).errors).toEqual([]);
});

test("one register that takes check-ins is enough; the others are named, so that none is sent to them", async () => {
  await sayCapabilities({ takesCheckIns: true });
  const { id } = await checkedIn();
  expect(await stateOf(id)).toMatchObject({ posSync: "NOT_SENT" });
  const { data } = await ana.graphql("{ checkInStart { takesCheckIns slipDeviceIds } }");
  expect(data).toMatchObject({ checkInStart: { takesCheckIns: true, slipDeviceIds: [expect.any(String)] } });
});

test("the number of the slip that was typed in there links the buy, on its date alone", async () => {
  const { id, date, number } = await checkedIn();
  await sendRows([fed(1, "2020-01-01", { clientRef: String(number) })]);
  expect(await stateOf(id)).toMatchObject({ posSync: "BY_HAND" });
  await sendRows([fed(2, date, { clientRef: `#${number}` })]);
  expect(await stateOf(id)).toEqual({ posSync: "LINKED", posBuyId: "B2", stage: "COMPLETE", paid: 600, itemsTaken: 1 });
  expect(await offered()).toEqual([]);
});

test("a number that is typed in twice links the first one alone", async () => {
  const { id, date, number } = await checkedIn();
  await sendRows([fed(1, date, { clientRef: String(number) })]);
  await sendRows([fed(2, date, { clientRef: String(number) })]);
  expect(await stateOf(id)).toMatchObject({ posBuyId: "B1" });
});

test("a number whose customer there is another one of ours links nothing, and a person decides", async () => {
  const lena = { contact: { firstName: "Lena", lastName: "Hall", mobile: "(216) 555-0177" } };
  const first = await checkedIn(lena);
  const second = await checkedIn();
  await sendRows([
    fed(1, first.date, { clientRef: String(first.number), customerId: "C-lena" }),
    aCustomer({ seq: 2, externalId: "C-lena", name: "Lena Hall" }),
  ]);
  expect(await stateOf(first.id)).toMatchObject({ posSync: "LINKED" });
  await sendRows([fed(3, first.date, { clientRef: String(second.number), customerId: "C-lena" })]);
  expect(await stateOf(second.id)).toMatchObject({ posSync: "BY_HAND" });
});

test("a buy without a number is offered, and a person's word links it and moves it on", async () => {
  const { id, date } = await checkedIn();
  await sendRows([
    aCustomer({ seq: 1, externalId: "C1", name: "Ruiz, Ana", phone: null }),
    fed(2, date, { number: "8841" }),
  ]);
  expect(await offered()).toEqual([
    { buyId: id, posBuyId: "B2", number: 1, posNumber: "8841", posCustomerName: "Ruiz, Ana", basis: "CUSTOMER" },
  ]);
  expect((await decide("confirmBuyMatch", ana, { id, posBuyId: "B2" })).buy).toEqual({
    posSync: "LINKED",
    posBuyId: "B2",
    stage: "COMPLETE",
  });
  expect((await decide("confirmBuyMatch", ana, { id, posBuyId: "B2" })).buy).toMatchObject({ posSync: "LINKED" });
  expect(await offered()).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ paid: 600, itemsTaken: 1 });
});

test("what a person says is another buy is not offered again, and no number links it later", async () => {
  const { id, date, number } = await checkedIn();
  await sendRows([fed(1, date)]);
  expect(await offered()).toMatchObject([{ buyId: id, posBuyId: "B1", basis: "TIME" }]);
  await decide("refuseBuyMatch", ana, { id, posBuyId: "B1" });
  await decide("refuseBuyMatch", ana, { id, posBuyId: "B1" });
  expect(await offered()).toEqual([]);
  await sendRows([fed(2, date, { externalId: "B1", clientRef: String(number) })]);
  expect(await stateOf(id)).toMatchObject({ posSync: "BY_HAND" });
});

test("two screens that give one buy of the register to two of ours: the second is refused", async () => {
  const first = await checkedIn();
  const second = await checkedIn();
  await sendRows([fed(1, first.date)]);
  const answers = await Promise.all([
    decide("confirmBuyMatch", ana, { id: first.id, posBuyId: "B1" }),
    decide("confirmBuyMatch", manager, { id: second.id, posBuyId: "B1" }),
  ]);
  expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(["buy-linked-already", "undefined"]);
});

test("a manager undoes a wrong link; the same buy is not offered a second time", async () => {
  const { id, date } = await checkedIn();
  await sendRows([fed(1, date)]);
  await decide("confirmBuyMatch", ana, { id, posBuyId: "B1" });
  expect((await separate(ana, id)).code).toBe("action-needs-manager");
  expect((await separate(manager, id)).buy).toEqual({ posSync: "BY_HAND", posBuyId: null });
  await sendRows([fed(2, date, { externalId: "B1" })]);
  expect(await stateOf(id)).toMatchObject({ posSync: "BY_HAND" });
  expect(await offered()).toEqual([]);
});

test.each(["", " ", "B\0", "x".repeat(102), "\ud800"])("%j is no buy of a register", async (posBuyId) => {
  const { id } = await checkedIn();
  expect((await decide("confirmBuyMatch", ana, { id, posBuyId })).code).toBeDefined();
  expect(await stateOf(id)).toMatchObject({ posSync: "BY_HAND" });
});

test("a buy that the register never sent, and one of another store, can't be linked", async () => {
  const { id } = await checkedIn();
  expect((await decide("confirmBuyMatch", ana, { id, posBuyId: "B-nowhere" })).code).toBe("not-found");
  const elsewhere = await aStore(program);
  const stranger = await aPerson(program, elsewhere, { firstName: "Stranger" });
  expect((await decide("confirmBuyMatch", stranger, { id, posBuyId: "B1" })).code).toBe("not-found");
});
