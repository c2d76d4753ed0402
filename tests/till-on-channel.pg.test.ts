import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { deviceMemberId, posAnswerEvent, posRequestEvent, storePresenceChannel } from "#common/pos/pos-messages.ts";
import {
  aClient,
  aMember,
  aRealtimeProcess,
  closeClients,
  nextEvent,
  listening,
  testApp,
} from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { testDatabase } from "#tests/kit/test-database.ts";
import type { TestDatabase } from "#tests/kit/test-database.ts";
import { beatNowEvent } from "#common/pos/pos-mapping.ts";
import { presenceSeat, type PresenceSeat } from "#till/line/presence-seat.ts";
import { answerMemory } from "#till/messages/answer-memory.ts";
import { answerRequest } from "#till/messages/answer-request.ts";
import { SimulatedPos } from "#till/pos/simulator/simulated-pos.ts";
import { simulatedClock } from "#till/pos/simulator/simulated-clock.ts";
import { simulatedShop } from "#till/pos/simulator/shop.ts";
import { printersOf } from "#till/printers/printers.ts";
import { simulatedPrinter } from "#till/printers/simulated-printer.ts";
import { serverLine } from "#till/line/server-line.ts";
import { tillLog } from "#till/till-log.ts";

let database: TestDatabase;
let process: RealtimeProcess;
let folder = "";
let seat: PresenceSeat | null = null;
let dayIsOver = new AbortController();

beforeAll(async () => {
  database = await testDatabase();
  process = await aRealtimeProcess(database.url);
});
afterAll(async () => {
  await process.close();
  await database.drop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "till-on-channel-"));
  dayIsOver = new AbortController();
});
afterEach(async () => {
  seat?.leave();
  dayIsOver.abort();
  closeClients();
  await rm(folder, { recursive: true, force: true });
});

const channelName = storePresenceChannel(1);
const printer = { name: "receipt", displayName: "Receipt printer", role: "receipt", type: "escpos" } as const;

/** Signs like `POST /pusher/auth` for a device. */
function signAs(deviceId: string): typeof fetch {
  return async (_address, init) => {
    const params = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const request = { socketId: String(params.get("socket_id")), channel: String(params.get("channel_name")) };
    const member = aMember(deviceMemberId(deviceId), { kind: "device", deviceId });
    return Response.json(process.realtime.authorizeChannel({ ...request, member }));
  };
}

/** What called the till for a heartbeat. */
const calls: unknown[] = [];

async function aTill(deviceId: string): Promise<void> {
  const now = () => new Date();
  const shop = simulatedShop("clothing", { seed: 42 });
  const knobs = {
    historyDays: 0,
    itemDays: 0,
    eager: false,
    walkIns: false,
    aroundTheClock: false,
    mischiefRate: 0,
    dayCloseErrorCents: 0,
  };
  const pos = new SimulatedPos({ shop, folder, clock: simulatedClock({ now, speed: 1, skewMs: 0 }), ...knobs });
  const isOpen = Promise.withResolvers<void>();
  const feed = {
    bookmark: null,
    room: async () => {},
    send: async () => isOpen.resolve(),
  };
  void pos.run(feed, dayIsOver.signal);
  await isOpen.promise;
  const answering = {
    deviceId,
    deviceName: "Front",
    pos,
    printers: printersOf([simulatedPrinter(printer, join(folder, "printed"), now)], {
      storeName: "Maple Street",
      timeZone: "America/Chicago",
    }),
    memory: await answerMemory(join(folder, "answers.ndjson"), now),
    line: serverLine("http://127.0.0.1:1"),
    token: "token",
    now,
  };
  seat = presenceSeat({
    serverUrl: "http://127.0.0.1:1",
    token: "token",
    storeId: 1,
    log: tillLog("test", () => {}),
    fetch: signAs(deviceId),
    answer: (message) => answerRequest(message, answering),
    onBeatNow: (message) => void calls.push(message),
  });
  seat.sitAt({ key: testApp.key, host: "127.0.0.1", port: process.port, tls: false });
}

test("[API-08] a screen sees the till come online, asks it for a test page, and the page comes out once", async () => {
  const deviceId = randomUUID();
  const screen = await listening(aClient(process, aMember("user-7")), channelName);
  const joined = nextEvent(screen, "pusher:member_added");
  await aTill(deviceId);
  expect(await joined).toMatchObject({ id: deviceMemberId(deviceId), info: { kind: "device" } });

  const request = {
    id: randomUUID(),
    kind: "printTestPage",
    to: deviceId,
    from: "user-7",
    sentAt: new Date().toISOString(),
    payload: {},
  };
  const responses = [];
  for (let times = 0; times < 2; times += 1) {
    const answered = nextEvent(screen, posAnswerEvent);
    screen.trigger(posRequestEvent, request);
    responses.push(await answered);
  }
  expect(responses).toEqual(
    Array.from({ length: 2 }, () => ({ id: request.id, ok: true, result: { printerName: "receipt" } })),
  );
  const pages = await readdir(join(folder, "printed"));
  expect(pages).toHaveLength(1);
  expect(await readFile(join(folder, "printed", String(pages[0])), "utf8")).toContain("Maple Street");

  const removed = nextEvent(screen, "pusher:member_removed");
  seat?.leave();
  expect(await removed).toMatchObject({ id: deviceMemberId(deviceId) });
});

test("the server asks a till on the channel for its heartbeat", async () => {
  const deviceId = randomUUID();
  const screen = await listening(aClient(process, aMember("user-7")), channelName);
  const joined = nextEvent(screen, "pusher:member_added");
  await aTill(deviceId);
  await joined;
  await process.realtime.trigger({ channels: [channelName], event: beatNowEvent, data: { to: deviceId } });
  await expect.poll(() => calls).toEqual([{ to: deviceId }]);
});

const buy = { clientRef: "buy-1", number: "7", checkedInAt: "2026-03-04T15:00:00Z" };
const customer = { name: "Ana Ruiz", phone: "2125550123" };

test.each([
  ["checkIn", { buy, customer, loyalty: null }, { posBuyId: expect.any(String), customerId: expect.any(String) }],
  [
    "printReceipt",
    { buyJSON: JSON.stringify(buy), customerJSON: JSON.stringify(customer) },
    { printerName: "receipt" },
  ],
  ["printTestPage", {}, { printerName: "receipt" }],
])("[API-10] the till on the store's presence channel does what the message %s asks", async (kind, payload, result) => {
  const deviceId = randomUUID();
  const screen = await listening(aClient(process, aMember("user-7")), "presence-store-1");
  const joined = nextEvent(screen, "pusher:member_added");
  await aTill(deviceId);
  await joined;
  const id = randomUUID();
  const answered = nextEvent(screen, posAnswerEvent);
  const sentAt = new Date().toISOString();
  screen.trigger(posRequestEvent, { id, kind, to: deviceId, from: "user-7", sentAt, payload });
  expect(await answered).toEqual({ id, ok: true, result });
});
