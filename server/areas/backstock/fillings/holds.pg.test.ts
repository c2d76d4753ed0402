import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBin, aCategory, findLocations } from "#tests/kit/a-backstock.ts";
import { aSecondHandStore } from "#tests/kit/second-hand/a-second-hand-store.ts";
import { recordOf } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const fill = "mutation ($fill: BinFillInput!) { fillBin(fill: $fill) { id version bin holdUntil } }";
const move = `mutation ($setId: Uuid!, $fillings: [SeenFilling!]!, $locationId: Uuid!, $isDespiteHold: Boolean) {
  moveBins(setId: $setId, fillings: $fillings, locationId: $locationId, isDespiteHold: $isDespiteHold) {
    moved { id archived } } }`;
const detail = "query ($id: Uuid!) { backstockDetail(id: $id) { history { action changed } } }";

/** A bin filled on March 1 from a buy that is held until March 8. */
async function aHeldBin() {
  program.clock.now = new Date("2026-03-01T18:00:00Z");
  const shop = await aSecondHandStore(program);
  await shop.fed({ seq: 1, businessDate: "2026-03-01", updatedAt: "2026-03-01T19:00:00Z" });
  const { floorId } = await findLocations(program, shop.store);
  const { id: categoryId } = await aCategory(program, shop.store, "Guitars");
  const { id: binId } = await aBin(program, shop.store, 12);
  const filling = { id: randomUUID(), setId: randomUUID(), binId, categoryId };
  const filled = await shop.ana.graphql(fill, { fill: { ...filling, heldNumbers: [1, 1] } });
  expect(filled.errors).toEqual([]);
  const { id, version } = recordOf(filled.data?.["fillBin"]);
  const toFloor = (more: Record<string, unknown> = {}) =>
    shop.ana.graphql(move, { setId: randomUUID(), fillings: [{ id, version }], locationId: floorId, ...more });
  return { ...shop, categoryId, filled: recordOf(filled.data?.["fillBin"]), toFloor, binId };
}

test("moving a held bin to the floor on March 5 warns; done anyway, its history says so", async () => {
  const shop = await aHeldBin();
  expect(shop.filled["holdUntil"]).toBe("2026-03-08");
  program.clock.now = new Date("2026-03-05T18:00:00Z");
  const warned = await shop.toFloor();
  expect(warned.errors[0]).toMatchObject({
    message: "Bin 12 is on hold until Mar 8, 2026",
    extensions: { code: "bin-on-hold" },
  });
  expect((await shop.toFloor({ isDespiteHold: true })).errors).toEqual([]);
  const { history } = recordOf((await shop.ana.graphql(detail, { id: shop.filled["id"] })).data?.["backstockDetail"]);
  expect(history).toEqual([
    { action: "PULLED", changed: ["heldUntil"] },
    { action: "ADDED", changed: [] },
  ]);
});

test("a pick list says of each bin until when it is held", async () => {
  const shop = await aHeldBin();
  const { backRoomId } = await findLocations(program, shop.store);
  const list = async () => {
    const answer = await shop.ana.graphql(
      "query ($id: Uuid!) { pickList(locationId: $id) { bins { bin holdUntil } } }",
      { id: backRoomId },
    );
    return recordOf(answer.data?.["pickList"])["bins"];
  };
  expect(await list()).toEqual([{ bin: "12", holdUntil: "2026-03-08" }]);
  program.clock.now = new Date("2026-03-08T18:00:00Z");
  expect(await list()).toEqual([{ bin: "12", holdUntil: null }]);
});

test("on March 8 the bin is free, and a voided buy holds nothing", async () => {
  const free = await aHeldBin();
  program.clock.now = new Date("2026-03-08T18:00:00Z");
  expect((await free.toFloor()).errors).toEqual([]);
  const voided = await aHeldBin();
  await voided.fed({
    ...{ seq: 9, externalId: "B1", number: "1", businessDate: "2026-03-01" },
    ...{ updatedAt: "2026-03-01T20:00:00Z", status: "void" },
  });
  expect((await voided.toFloor()).errors).toEqual([]);
});

test("emptying a held bin to refill it warns too, and a buy that isn't in the register holds none", async () => {
  const { ana, binId, categoryId, filled } = await aHeldBin();
  const refill = { id: randomUUID(), setId: randomUUID(), binId, categoryId, emptiesId: filled["id"] };
  expect((await ana.graphql(fill, { fill: refill })).errors[0]?.extensions.code).toBe("bin-on-hold");
  const unknown = { ...refill, heldNumbers: [7], isDespiteHold: true };
  expect((await ana.graphql(fill, { fill: unknown })).errors[0]?.extensions.code).toBe("invalid-input");
  expect((await ana.graphql(fill, { fill: { ...refill, isDespiteHold: true } })).errors).toEqual([]);
});
