import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { heartbeatPath } from "#common/pos/pos-device.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { aStaffedStore, aStranger } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let register: TestRegister;
let ana: Person;
let marcus: Person;
beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  ({ store, ana, marcus } = await aStaffedStore(program));
  register = await aRegister(program, store);
});
afterAll(() => program.stop());

function beat(capabilities?: unknown, { token }: TestRegister = register) {
  const body = {
    agentVersion: "1.1.0",
    deviceTime: program.clock.now.toISOString(),
    pos: { connected: true, name: "Folder", version: "" },
    queueLength: 0,
    terminalNumber: "1",
    printers: [],
    capabilities,
  };
  const till = aStranger(program, { authorization: `Bearer ${token}` });
  return till.call({ method: "POST", path: heartbeatPath, body });
}

async function canDo(person: Person = ana): Promise<unknown> {
  const answer = await person.graphql("{ storeCapabilities { takesCheckIns givesItemLines givesTenders } }");
  return answer.data?.["storeCapabilities"];
}

async function ofRegister(): Promise<unknown> {
  const answer = await marcus.graphql("{ devices { id capabilities { takesCheckIns givesItemLines } } }");
  return answer.data?.["devices"];
}

async function changes(): Promise<unknown[]> {
  const { rows } = await program.owner.query<{ payload: unknown }>(
    "select payload from events where store_id = $1 and name = 'device.capabilities-changed' order by id",
    [store.id],
  );
  return rows.map(({ payload }) => payload);
}

test("a register that has not said what it can is taken as able", async () => {
  await beat();
  expect(await ofRegister()).toEqual([{ id: register.id, capabilities: null }]);
  expect(await canDo()).toEqual({ takesCheckIns: true, givesItemLines: true, givesTenders: true });
});

test("what a register says that it cannot, its store cannot, for everyone who works there", async () => {
  await beat({ takesCheckIns: false, givesItemLines: false, foldsShirts: true });
  expect(await ofRegister()).toEqual([
    { id: register.id, capabilities: { takesCheckIns: false, givesItemLines: false } },
  ]);
  const can = { takesCheckIns: false, givesItemLines: false, givesTenders: true };
  expect([await canDo(ana), await canDo(marcus)]).toEqual([can, can]);
});

test("a second register that can makes the store able, until it is revoked", async () => {
  await beat({ takesCheckIns: false, givesItemLines: false });
  const second = await aRegister(program, store);
  await beat({ takesCheckIns: true }, second);
  expect(await canDo()).toMatchObject({ takesCheckIns: true, givesItemLines: false });
  await marcus.graphql("mutation ($id: Uuid!) { revokeDevice(id: $id) { id } }", { id: second.id });
  expect(await canDo()).toMatchObject({ takesCheckIns: false });
});

test("a change is in the history once; what a register says at first is none", async () => {
  await beat({ givesItemLines: true });
  await beat({ givesItemLines: true });
  expect(await changes()).toEqual([]);
  await beat({ givesItemLines: false });
  await beat({ givesItemLines: false });
  expect(await changes()).toMatchObject([
    { deviceId: register.id, before: { givesItemLines: true }, after: { givesItemLines: false } },
  ]);
});

test.each([{ takesCheckIns: "no" }, "everything", [true], { givesBuys: null }])(
  "a heartbeat that says %j of it is refused as a whole",
  async (capabilities) => {
    expect((await beat(capabilities)).status).toBe(400);
    expect(await ofRegister()).toEqual([{ id: register.id, capabilities: null }]);
  },
);
