import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop } from "#tests/kit/a-backstock-shop.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let shop: BackstockShop;

const today = "2026-03-04";

/** As Chicago's wall clock shows it in winter. */
function at(date: string, time: string): void {
  program.clock.now = new Date(`${date}T${time}:00-06:00`);
}

async function binOf(filling: { id: string }): Promise<string> {
  const { rows } = await program.owner.query<{ bin_id: string }>(
    "select bin_id from backstock_fillings where store_id = $1 and id = $2",
    [shop.store.id, filling.id],
  );
  return String(rows[0]?.bin_id);
}

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  at(today, "12:00");
  shop = await aBackstockShop(program);
});

test("[BACK-03] [BACK-09] an empty bin is filled, stands in the back room and counts as added that day", async () => {
  const { id: binId } = await shop.bin(212);
  const filling = await shop.fill(shop.amy, { binId, notes: "coats", season: "FW" });
  expect(filling).toMatchObject({
    bin: "212",
    category: "Boys 2T FW",
    location: "Back room",
    age: 0,
    inventoryDate: today,
    notes: "coats",
    archived: false,
  });
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 0 });
  const kpi = await shop.answered(
    shop.amy,
    "query ($on: BusinessDate!) { kpi(from: $on, to: $on) { businessDate binsAdded binsPulled } }",
    { on: today },
  );
  expect(kpi).toEqual([{ businessDate: today, binsAdded: 1, binsPulled: 0 }]);
});

test("of two who fill a bin at once one succeeds, the other reads what is in it", async () => {
  const { id: binId } = await shop.bin(212);
  const attempts = await Promise.allSettled([shop.fill(shop.amy, { binId }), shop.fill(shop.ben, { binId })]);
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(shop.fill(shop.ben, { binId })).rejects.toThrow(
    "Bin 212 is already in backstock (Boys 2T FW, Back room)",
  );
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 0 });
});

test("the same filling sent twice is one filling", async () => {
  const { id: binId } = await shop.bin(212);
  const id = randomUUID();
  await shop.fill(shop.amy, { id, binId });
  expect((await shop.fill(shop.amy, { id, binId })).id).toBe(id);
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 0 });
});

test.each(["2026-03-05", "2021-03-03"])("an inventory date of %s is refused", async (inventoryDate) => {
  const { id: binId } = await shop.bin(212);
  await expect(shop.fill(shop.amy, { binId, inventoryDate })).rejects.toThrow("Please check the marked fields");
});

test("empty and refill pulls what was in the bin and fills it again, and is undone as one", async () => {
  const old = await shop.filled(212);
  const setId = randomUUID();
  const binId = await binOf(old);
  const fresh = await shop.fill(shop.amy, { setId, binId, categoryId: shop.girls, emptiesId: old.id });
  expect(fresh.category).toBe("Girls 8 SS");
  expect(await shop.figures(today)).toEqual({ added: 2, pulled: 1 });
  const { undone } = await shop.undo(shop.amy, setId);
  expect(undone.find(({ id }) => id === old.id)?.archived).toBe(false);
  expect(undone.find(({ id }) => id === fresh.id)?.archived).toBe(true);
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 0 });
});

test("[BACK-04] a bin that comes to the floor is empty, its number free, and counts as pulled", async () => {
  const filling = await shop.filled(212);
  const { moved } = await shop.move(shop.amy, { fillings: [filling], to: shop.floorId });
  expect(moved).toMatchObject([{ archived: true, archivedReason: "pulled", archivedBy: "Amy", location: "Floor" }]);
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 1 });
  const scanned = await shop.answered(shop.amy, `{ scanBin(code: "212") { outcome } }`, {});
  expect(scanned).toEqual({ outcome: "EMPTY" });
});

test("[BACK-04] a pull that is undone in time counts for nothing, and the pair stands in the history", async () => {
  const filling = await shop.filled(212);
  const setId = randomUUID();
  await shop.move(shop.amy, { fillings: [filling], to: shop.floorId, setId });
  program.clock.pass(10 * 60_000);
  const { undone } = await shop.undo(shop.ben, setId);
  expect(undone).toMatchObject([{ location: "Back room", archived: false }]);
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 0 });
  const { history } = await shop.detail(filling);
  expect(history).toMatchObject([
    { action: "UNDONE", by: expect.stringMatching(/^Ben /), undoes: "PULLED", undoneAt: null },
    { action: "PULLED", reason: null, by: expect.stringMatching(/^Amy /), undoneAt: expect.any(String) },
    { action: "ADDED", by: expect.stringMatching(/^Amy /), undoes: null, undoneAt: null },
  ]);
  await expect(shop.undo(shop.amy, setId)).rejects.toThrow("Already undone");
});

test("a pull is not undone once the bin was refilled", async () => {
  const filling = await shop.filled(212);
  const setId = randomUUID();
  await shop.move(shop.amy, { fillings: [filling], to: shop.floorId, setId });
  const binId = await binOf(filling);
  program.clock.pass(60_000);
  await shop.fill(shop.ben, { binId });
  await expect(shop.undo(shop.amy, setId)).rejects.toThrow("You can't undo this. Bin 212 was refilled Mar 4.");
});

test("after three days a manager undoes a pull, on the day it counted; an employee does not", async () => {
  const filling = await shop.filled(212);
  const setId = randomUUID();
  await shop.move(shop.amy, { fillings: [filling], to: shop.floorId, setId });
  at("2026-03-07", "12:00");
  await expect(shop.undo(shop.amy, setId)).rejects.toThrow("10 minutes have passed. Ask a manager to undo this.");
  await shop.undo(shop.manager, setId);
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 0 });
});

test("[BACK-10] twenty bins moved at once are twenty events, and all come back by one Undo", async () => {
  const fillings = await Promise.all(Array.from({ length: 20 }, (_, index) => shop.filled(index + 1)));
  const setId = randomUUID();
  const { moved, conflicts } = await shop.move(shop.amy, { fillings, to: shop.floorId, setId });
  expect([moved.length, conflicts.length]).toEqual([20, 0]);
  expect(await shop.figures(today)).toEqual({ added: 20, pulled: 20 });
  const { undone } = await shop.undo(shop.amy, setId);
  expect(undone.map(({ archived, location }) => [archived, location])).toEqual(
    Array.from({ length: 20 }, () => [false, "Back room"]),
  );
  expect(await shop.figures(today)).toEqual({ added: 20, pulled: 0 });
});

test("of fifty who move a bin at once one wins, and the others read who moved it where", async () => {
  const filling = await shop.filled(212);
  const people = [shop.amy, ...Array.from({ length: 49 }, () => shop.ben)];
  const answers = await Promise.all(
    people.map((person) => shop.move(person, { fillings: [filling], to: shop.floorId })),
  );
  expect(answers.filter(({ moved }) => moved.length === 1)).toHaveLength(1);
  const allConflicts = answers.flatMap(({ conflicts }) => conflicts);
  expect(allConflicts).toHaveLength(49);
  const winner = allConflicts[0]?.filling.archivedBy;
  expect(new Set(allConflicts.map(({ message }) => message))).toEqual(
    new Set([`Bin was just moved to Floor by ${winner}`]),
  );
  expect(allConflicts.every((conflict) => conflict.filling.location === "Floor")).toBe(true);
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 1 });
});

test("pulling a bin that is not the oldest names the older one, and moves it all the same", async () => {
  await shop.filled(87, { inventoryDate: "2026-01-11" });
  const younger = await shop.filled(90, { inventoryDate: "2026-02-21" });
  const { moved, older } = await shop.move(shop.amy, { fillings: [younger], to: shop.floorId });
  expect(moved).toHaveLength(1);
  expect(older).toMatchObject({ days: 41, filling: { bin: "87" } });
});

test("a bin that is donated is gone with its reason, counts for nothing and can be put back", async () => {
  const filling = await shop.filled(212);
  const setId = randomUUID();
  const removed = await shop.remove(shop.amy, { filling, reason: "DONATED", setId });
  expect(removed).toMatchObject({ archived: true, archivedReason: "donated", location: "Back room" });
  expect(await shop.figures(today)).toEqual({ added: 1, pulled: 0 });
  expect((await shop.detail(filling)).history[0]).toMatchObject({ action: "REMOVED", reason: "donated" });
  await shop.undo(shop.amy, setId);
  expect((await shop.detail(filling)).filling.archived).toBe(false);
});

test("everybody notes what a bin holds, the inventory date is changed by managers", async () => {
  const filling = await shop.filled(212);
  const edited = await shop.edit(shop.amy, filling, { notes: "coats", categoryId: shop.girls });
  expect(edited).toMatchObject({ notes: "coats", category: "Girls 8 SS", version: 2 });
  await expect(shop.edit(shop.amy, edited, { inventoryDate: "2026-01-01" })).rejects.toThrow("manager");
  expect(await shop.edit(shop.manager, edited, { inventoryDate: "2026-01-01" })).toMatchObject({ age: 62 });
  await expect(shop.edit(shop.amy, edited, { notes: "hats" })).rejects.toThrow("Bin was just changed by Marcus");
});

test("an edit is undone by its own set, and the values before it are back", async () => {
  const filling = await shop.filled(212, { notes: "hats" });
  await shop.edit(shop.amy, filling, { notes: "coats", season: "FW" });
  const { rows } = await program.owner.query<{ set_id: string }>(
    "select set_id from backstock_events where filling_id = $1 and type = 'edited'",
    [filling.id],
  );
  await shop.undo(shop.amy, String(rows[0]?.set_id));
  const { filling: now, history } = await shop.detail(filling);
  expect(now).toMatchObject({ notes: "hats", season: null });
  expect(history.find(({ action }) => action === "EDITED")?.changed).toContain("notes");
});

test("a filling that is undone leaves the bin empty and is not counted", async () => {
  const { id: binId } = await shop.bin(212);
  const setId = randomUUID();
  await shop.fill(shop.amy, { binId, setId });
  await shop.undo(shop.amy, setId);
  expect(await shop.figures(today)).toEqual({ added: 0, pulled: 0 });
  expect(await shop.fill(shop.ben, { binId })).toMatchObject({ bin: "212" });
});
