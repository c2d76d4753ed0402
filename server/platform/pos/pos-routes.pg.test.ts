import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heartbeatPath, pairAnswer, pairPath } from "#common/pos/pos-device.ts";
import type { PairAnswer } from "#common/pos/pos-device.ts";
import { batchesPath } from "#common/pos/pos-feed.ts";
import { payloadsPath } from "#common/pos/pos-messages.ts";
import type { Request } from "#server/platform/context/context.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import { aSale } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { listDevices, renameDevice, revokeDevice } from "./devices.ts";
import { createPairingCode } from "./pairing.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const pos = { connected: true, name: "Register", version: "7.2" };
let addresses = 0;

/** A manager of the store with a login of their own. */
async function aManager(store: TestStore): Promise<Request> {
  const till = await aTill(program.owner, { store, platform: program.platform });
  const user = {
    id: till.userId,
    accountId: store.accountId,
    role: 1,
    type: "User" as const,
    email: "m@x.test",
    fullName: "M",
    sessionId: till.deviceId,
  };
  return { ...till.request, user, deviceId: null };
}

/** Pairs from a new address by default, because wrong codes are counted by address. */
function pair(code: string, options: { name?: string; deviceId?: string; address?: string } = {}) {
  addresses += 1;
  return program.http.inject({
    method: "POST",
    url: pairPath,
    remoteAddress: options.address ?? `10.0.0.${addresses}`,
    payload: {
      code,
      deviceId: options.deviceId ?? randomUUID(),
      name: options.name ?? "Front",
      terminalNumber: "1",
      agentVersion: "1.0.0",
      pos,
    },
  });
}

async function aPairedTill(manager: Request, options: { deviceId?: string } = {}): Promise<PairAnswer> {
  const { code } = await createPairingCode(manager, {});
  const response = await pair(code, options);
  return pairAnswer.parse(response.json());
}

function call(till: PairAnswer, url: string, payload: object) {
  return program.http.inject({
    method: "POST",
    url,
    headers: { authorization: `Bearer ${till.deviceToken}` },
    payload,
  });
}

const beat = { agentVersion: "1.1.0", pos, queueLength: 3, terminalNumber: "2", printers: [] };

test("a pairing code creates a register with its own user, once", async () => {
  const store = await aStore(program.owner);
  const manager = await aManager(store);
  const { code } = await createPairingCode(manager, {});
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const paired = pairAnswer.parse((await pair(code.toLowerCase())).json());
  expect(paired).toMatchObject({
    store: { id: store.id, boundaryMinutes: 180 },
    realtime: { host: "hangtag.test", port: 80, tls: false },
  });
  const own = await program.http.inject({
    method: "GET",
    url: "/api/vue/user",
    headers: { "x-user-email": paired.posUser.email, "x-user-token": paired.posUser.authenticationToken },
  });
  expect(own.statusCode).toBe(200);
  expect((await pair(code)).statusCode).toBe(404);
});

test("a code expires after 15 minutes", async () => {
  const manager = await aManager(await aStore(program.owner));
  const { code } = await createPairingCode(manager, {});
  program.clock.pass(16 * 60_000);
  expect((await pair(code)).statusCode).toBe(404);
});

test("codes hold no 0, O, 1 or I", async () => {
  const manager = await aManager(await aStore(program.owner));
  const codes = await Promise.all(Array.from({ length: 60 }, () => createPairingCode(manager, {})));
  expect(codes.map(({ code }) => code).join("")).toMatch(/^[A-HJ-NP-Z2-9]{480}$/);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(60);
});

test("five wrong codes from one address make it wait, even with a right one", async () => {
  const manager = await aManager(await aStore(program.owner));
  const { code } = await createPairingCode(manager, {});
  const address = "10.9.9.9";
  for (const wrong of ["AAAAAAAA", "BBBBBBBB", "CCCCCCCC", "DDDDDDDD", "EEEEEEEE"]) {
    expect((await pair(wrong, { address })).statusCode).toBe(404);
  }
  const waiting = await pair(code, { address });
  expect(waiting.statusCode).toBe(429);
  expect(Number(waiting.headers["retry-after"])).toBeGreaterThan(500);
  program.clock.pass(11 * 60_000);
  expect((await pair(code, { address })).statusCode).toBe(200);
});

test("two registers named Front get different names, and the same machine keeps its user", async () => {
  const manager = await aManager(await aStore(program.owner));
  await program.owner.query("delete from devices where store_id = $1", [manager.store?.id]);
  const deviceId = randomUUID();
  const front = await aPairedTill(manager, { deviceId });
  const otherTill = await aPairedTill(manager);
  const again = await aPairedTill(manager, { deviceId });
  expect([front, otherTill, again].map(({ device }) => device.name)).toEqual(["Front", "Front 2", "Front"]);
  expect(again.posUser.id).toBe(front.posUser.id);
  expect((await call(front, heartbeatPath, { ...beat, deviceTime: "2026-01-01T00:00:00Z" })).statusCode).toBe(401);
});

test("a heartbeat stores the state of the register and its clock skew", async () => {
  const manager = await aManager(await aStore(program.owner));
  const till = await aPairedTill(manager);
  const deviceTime = new Date(program.clock.now.getTime() + 3 * 3_600_000).toISOString();
  const response = await call(till, heartbeatPath, { ...beat, deviceTime });
  expect(response.json()).toMatchObject({ serverTime: program.clock.now.toISOString(), resendDates: [] });
  const devices = await listDevices(manager, {});
  expect(devices.find(({ id }) => id === till.device.id)).toMatchObject({
    clockSkewMs: 3 * 3_600_000,
    queueLength: 3,
    appVersion: "1.1.0",
    terminalNumber: "2",
    lastSeenAt: program.clock.now,
  });
});

test("a heartbeat says how the printers are, and one that stops is announced once", async () => {
  const manager = await aManager(await aStore(program.owner));
  const till = await aPairedTill(manager);
  const deviceTime = program.clock.now.toISOString();
  const about = { name: "counter", displayName: "Counter receipts", role: "receipt", type: "escpos" };
  const send = (...printers: unknown[]) => call(till, heartbeatPath, { ...beat, deviceTime, printers });
  const shown = async () => (await listDevices(manager, {})).find(({ id }) => id === till.device.id)?.printers;
  await send({ ...about, status: "ready" });
  await send({ ...about, status: "no-paper" }, { ...about, name: "second", status: "unreachable" });
  await send({ ...about, status: "no-paper" });
  expect(await shown()).toEqual([{ ...about, status: "no-paper" }]);
  expect(await printerEvents(till)).toEqual([
    { deviceId: till.device.id, printer: "Counter receipts", status: "no-paper" },
  ]);
  // A till of an older version says nothing of it.
  await send(about);
  expect(await shown()).toEqual([about]);
  expect((await send({ ...about, status: "on fire" })).statusCode).toBe(400);
});

async function printerEvents(till: PairAnswer): Promise<unknown[]> {
  const { rows } = await program.owner.query<{ payload: unknown }>(
    "select payload from events where store_id = $1 and name = 'device.printer-changed' order by id",
    [till.store.id],
  );
  return rows.map(({ payload }) => payload);
}

test("a gzipped batch is accepted over HTTP, and an invalid envelope is refused as a whole", async () => {
  const till = await aPairedTill(await aManager(await aStore(program.owner)));
  const response = await program.http.inject({
    method: "POST",
    url: batchesPath,
    headers: {
      authorization: `Bearer ${till.deviceToken}`,
      "content-type": "application/json",
      "content-encoding": "gzip",
    },
    payload: gzipSync(JSON.stringify({ batch: 1, sentAt: "2026-03-04T18:00:00Z", rows: [aSale({ seq: 1 })] })),
  });
  expect(response.json()).toMatchObject({ batch: 1, accepted: 1, nextSeq: 2 });
  const rows = Array.from({ length: 501 }, () => ({}));
  expect((await call(till, batchesPath, { batch: 2, sentAt: "2026-03-04T18:00:00Z", rows })).statusCode).toBe(400);
});

test("a revoked register's next call is 401 and its user's session ends", async () => {
  const manager = await aManager(await aStore(program.owner));
  const till = await aPairedTill(manager);
  await revokeDevice(manager, { id: till.device.id });
  const batch = { batch: 1, sentAt: "2026-03-04T18:00:00Z", rows: [] };
  expect((await call(till, batchesPath, batch)).statusCode).toBe(401);
  const own = await program.http.inject({
    method: "GET",
    url: "/api/vue/user",
    headers: { "x-user-email": till.posUser.email, "x-user-token": till.posUser.authenticationToken },
  });
  expect(own.statusCode).toBe(401);
});

test("a device can be renamed only by its own store", async () => {
  const manager = await aManager(await aStore(program.owner));
  const till = await aPairedTill(manager);
  expect(await renameDevice(manager, { id: till.device.id, name: "Back room" })).toMatchObject({ name: "Back room" });
  const stranger = await aManager(await aStore(program.owner));
  await expect(renameDevice(stranger, { id: till.device.id, name: "Mine" })).rejects.toMatchObject({ status: 404 });
});

test("a payload can be fetched by reference only by a till of the same store", async () => {
  const manager = await aManager(await aStore(program.owner));
  const [till, stranger] = [await aPairedTill(manager), await aPairedTill(await aManager(await aStore(program.owner)))];
  const payload = { buyJSON: "x".repeat(9000) };
  const stored = (await call(till, payloadsPath, { payload })).json<{ payloadRef: string }>();
  const fetchAs = (device: PairAnswer) =>
    program.http.inject({
      method: "GET",
      url: `${payloadsPath}/${stored.payloadRef}`,
      headers: { authorization: `Bearer ${device.deviceToken}` },
    });
  expect((await fetchAs(till)).json()).toEqual({ payload });
  expect((await fetchAs(stranger)).statusCode).toBe(404);
});
