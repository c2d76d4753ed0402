import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let amy: EmployedPerson;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  store = await aStore(program);
  amy = await aPerson(program, store);
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
});

const planned = { date: "2026-11-20", startMinutes: 1200, endMinutes: 120, position: "Cashier" };

async function save(kind: "addShift" | "editShift", shift: Record<string, unknown>) {
  const whole = { employeeId: amy.employee.id, ...planned, ...shift };
  return manager.graphql(`mutation ($shift: ShiftInput!) { ${kind}(shift: $shift) { overlaps } }`, { shift: whole });
}

async function read(person: Person, id: string): Promise<Record<string, unknown> | null> {
  const answer = await person.graphql("query ($id: Uuid!) { shift(id: $id) { startsAt endsAt position } }", { id });
  return answer.data?.["shift"] === undefined || answer.data["shift"] === null ? null : recordOf(answer.data["shift"]);
}

test("a shift passes midnight, is read by everybody and changed by managers", async () => {
  const id = randomUUID();
  expect((await save("addShift", { id })).errors).toEqual([]);
  expect(await read(amy, id)).toEqual({
    startsAt: "2026-11-21T02:00:00.000Z",
    endsAt: "2026-11-21T08:00:00.000Z",
    position: "Cashier",
  });
  const tooLong = await save("editShift", { id, startMinutes: 360, endMinutes: 1335 });
  expect(tooLong.errors[0]?.extensions.errors).toEqual({
    endMinutes: ["Choose an end within 16 hours of the start"],
  });
});

test("before saving, the plan says where the person is planned already", async () => {
  await save("addShift", { id: randomUUID() });
  const overlapping = async (startMinutes: number, endMinutes: number) => {
    const shift = { id: randomUUID(), employeeId: amy.employee.id, date: "2026-11-20", startMinutes, endMinutes };
    const answer = await manager.graphql(
      "query ($shift: ShiftInput!) { overlappingShifts(shift: $shift) { startsAt } }",
      { shift },
    );
    return answer.data?.["overlappingShifts"];
  };
  expect(await overlapping(1000, 1260)).toEqual([{ startsAt: "2026-11-21T02:00:00.000Z" }]);
  expect(await overlapping(1000, 1200)).toEqual([]);
  expect(await overlapping(1000, 1000)).toEqual([]);
});

test("a deleted or changed shift comes back by Undo", async () => {
  const id = randomUUID();
  await save("addShift", { id });
  const restore = () => manager.graphql("mutation ($id: Uuid!) { restoreShift(id: $id) { position } }", { id });
  await save("editShift", { id, position: "Buyer" });
  expect((await restore()).data).toEqual({ restoreShift: { position: "Cashier" } });
  await manager.graphql("mutation ($id: Uuid!) { deleteShift(id: $id) }", { id });
  expect(await read(manager, id)).toBeNull();
  expect((await restore()).data).toEqual({ restoreShift: { position: "Cashier" } });
  expect(await read(manager, id)).toMatchObject({ position: "Cashier" });
});

test("a shift of the scheduling service is changed there only", async () => {
  const id = randomUUID();
  await program.owner.query(
    `insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, source, provider_shift_id, created_at)
     values ($1, $2, $3, '2026-11-20', '2026-11-20T15:00Z', '2026-11-20T20:00Z', 'provider', 'w-1', now())`,
    [store.id, id, amy.employee.id],
  );
  expect((await save("editShift", { id })).errors[0]?.extensions.code).toBe("shift-of-provider");
  const deleted = await manager.graphql("mutation ($id: Uuid!) { deleteShift(id: $id) }", { id });
  expect(deleted.errors[0]?.extensions.code).toBe("shift-of-provider");
});
