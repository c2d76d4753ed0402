import { Client } from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aClient, aRealtimeProcess, closeClients, listening, recorded } from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { ownerPool, testDatabase } from "#tests/kit/test-database.ts";
import type { TestDatabase } from "#tests/kit/test-database.ts";
import type { Realtime, RealtimeEvent } from "#server/platform/context/realtime.ts";
import { forwardNotices } from "./notice-forwarder.ts";
import type { NoticeForwarder } from "./notice-forwarder.ts";

let database: TestDatabase;
let here: RealtimeProcess;
let there: RealtimeProcess;
const forwarders: NoticeForwarder[] = [];
const log = pino({ level: "silent" });

beforeAll(async () => {
  database = await testDatabase();
  [here, there] = await Promise.all([aRealtimeProcess(database.url), aRealtimeProcess(database.url)]);
});
afterEach(async () => {
  closeClients();
  await Promise.all(forwarders.splice(0).map((forwarder) => forwarder.stop()));
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

/** As a committed transaction announces it. */
async function announce(changes: readonly { storeId: number; name: string; recordId: string }[]): Promise<void> {
  const pool = ownerPool(database.url);
  for (const { storeId, name, recordId } of changes) {
    const notice = { id: recordId, accountId: 1, storeId, name, recordKind: "task", recordId };
    await pool.query("select pg_notify('hangtag_events', $1)", [JSON.stringify(notice)]);
  }
  await pool.end();
}

async function forwarding(process: RealtimeProcess, realtime: Realtime): Promise<void> {
  forwarders.push(await forwardNotices({ database: process.database, realtime, log }));
}

/** The ids of the records that a client was notified of, in their order. */
function changedIds(events: readonly (readonly [string, unknown])[]): unknown[] {
  return events.flatMap(([, data]) =>
    typeof data === "object" && data !== null && "changes" in data && Array.isArray(data.changes)
      ? data.changes.map((change: { recordId: unknown }) => change.recordId)
      : [],
  );
}

test("each process tells its own screens once, and the database carries a change once", async () => {
  const bus = new Client({ connectionString: database.url });
  await bus.connect();
  const passed: (string | undefined)[] = [];
  bus.on("notification", ({ payload }) => passed.push(payload));
  await bus.query("listen hangtag_realtime");
  await forwarding(here, here.realtime);
  await forwarding(there, there.realtime);
  const screens = [
    recorded(await listening(aClient(here), "private-store-1")),
    recorded(await listening(aClient(there), "private-store-1")),
  ];
  const ids = ["a", "b", "c"];
  await announce(ids.map((recordId) => ({ storeId: 1, name: "task_ticked", recordId })));
  await announce([{ storeId: 2, name: "task_ticked", recordId: "of another store" }]);
  await announce([{ storeId: 1, name: "task_ticked", recordId: "last" }]);
  await expect
    .poll(() => screens.map((events) => changedIds(events)))
    .toEqual([
      [...ids, "last"],
      [...ids, "last"],
    ]);
  expect(passed).not.toContainEqual(expect.stringContaining('"changed"'));
  await bus.end();
});

test("with an external service one process forwards, and another goes on when it stops", async () => {
  const sent: RealtimeEvent[] = [];
  const service: Realtime = { ...here.realtime, trigger: async (event) => void sent.push(event) };
  delete service.triggerHere;
  const ids = () => changedIds(sent.map(({ event, data }) => [event, data] as const));
  await forwarding(here, service);
  await forwarding(there, service);
  expect(forwarders.map((forwarder) => forwarder.isForwarding())).toEqual([true, false]);
  await announce([{ storeId: 1, name: "task_ticked", recordId: "a" }]);
  await expect.poll(ids).toEqual(["a"]);
  await forwarders.shift()?.stop();
  await expect.poll(() => forwarders[0]?.isForwarding(), { timeout: 10_000 }).toBe(true);
  await announce([{ storeId: 1, name: "task_ticked", recordId: "b" }]);
  await expect.poll(ids).toEqual(["a", "b"]);
});
