import { afterAll, beforeAll, expect, test } from "vitest";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aStore, aTill, type TestTill } from "#tests/kit/a-till.ts";
import { managerOf } from "#tests/kit/folder-till/fed-days.ts";
import { aSale } from "#tests/kit/pos-rows.ts";
import { testProgram, type TestProgram } from "#tests/kit/test-program.ts";
import { registerDays } from "./register-days.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

function send(till: TestTill, rows: unknown[]) {
  return takeBatch(till.request, { batch: 1, sentAt: "2026-03-05T18:00:00Z", rows });
}

test("a register's today and yesterday are what it sold alone, without voids", async () => {
  const store = await aStore(program.owner);
  const front = await aTill(program.owner, { store, platform: program.platform });
  const back = await aTill(program.owner, { store, platform: program.platform });
  const manager = await managerOf(program.owner, { store, platform: program.platform });
  const { date } = await registerDays(manager, { deviceId: front.deviceId });
  const at = `${date}T18:00:00.000Z`;
  const ofToday = { businessDate: date, at, updatedAt: at };
  await send(front, [
    aSale({ seq: 1, net: 1000, ...ofToday }),
    aSale({ seq: 2, net: 250, ...ofToday }),
    aSale({ seq: 3, net: 900, type: "void", ...ofToday }),
    aSale({ seq: 4, net: 700 }),
  ]);
  await send(back, [aSale({ seq: 1, net: 5000, ...ofToday })]);
  expect(await registerDays(manager, { deviceId: front.deviceId })).toEqual({
    date,
    today: { date, netCents: 1250, tickets: 2, lastAt: new Date(at) },
    yesterday: null,
  });
});

test("another store's register has no days here", async () => {
  const [store, other] = [await aStore(program.owner), await aStore(program.owner)];
  const elsewhere = await aTill(program.owner, { store: other, platform: program.platform });
  const manager = await managerOf(program.owner, { store, platform: program.platform });
  await expect(registerDays(manager, { deviceId: elsewhere.deviceId })).rejects.toMatchObject({ code: "not-found" });
});
