import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { maxPayloadBytes, posAnswer, type PosMessageKind } from "#common/pos/pos-messages.ts";
import type { ServerLine } from "#till/line/server-line.ts";
import { everyCapability } from "#common/pos/pos-capabilities.ts";
import type { PosAdapter } from "#till/pos/pos.ts";
import { printersOf } from "#till/printers/printers.ts";
import { simulatedPrinter } from "#till/printers/simulated-printer.ts";
import { answerMemory } from "./answer-memory.ts";
import { answerRequest, type AnswererOptions } from "./answer-request.ts";

const deviceId = randomUUID();
const buy = { clientRef: "ref-1", number: "17", checkedInAt: "2026-11-20T18:00:00Z", cashOffer: 2450 };
const customer = { name: "Ava Hill", phone: "6085550100" };

let folder = "";
let opened: string[] = [];
let clock = new Date("2026-11-20T18:00:00Z");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "answers-"));
  [opened, clock] = [[], new Date("2026-11-20T18:00:00Z")];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pos: PosAdapter = {
  terminalNumber: "1",
  state: () => ({ connected: true, name: "POS", version: "7" }),
  capabilities: () => everyCapability,
  run: async () => {},
  resend: async () => {},
  checkIn: async (checkIn) => {
    opened.push(checkIn.buy.clientRef);
    return { posBuyId: `B${opened.length}`, customerId: "C1" };
  },
  checkInStatus: async () => ({ status: "unknown", posBuyId: null }),
  lookupCustomer: async () => ({ customers: [] }),
  listEmployees: async () => ({
    employees: Array.from({ length: 100 }, (_, index) => ({
      drsUserId: String(index),
      drsEmployeeCode: `E${index}`,
      name: "A name that is rather long for a person",
      active: true,
    })),
  }),
};

async function till(change: Partial<AnswererOptions> = {}): Promise<AnswererOptions> {
  const shop = { storeName: "Maple Street", timeZone: "America/Chicago" };
  const about = { name: "receipt", displayName: "Receipt printer", role: "receipt", type: "escpos" } as const;
  const noLine: ServerLine = { call: async () => ({ kind: "fault", text: "no line", retryAfterMs: null }) };
  return {
    deviceId,
    deviceName: "Front",
    pos,
    printers: printersOf([simulatedPrinter(about, join(folder, "printed"), () => clock)], shop),
    memory: await answerMemory(join(folder, "answers.ndjson"), () => clock),
    line: noLine,
    token: "token",
    now: () => clock,
    ...change,
  };
}

function request(kind: PosMessageKind, payload: unknown) {
  return { id: randomUUID(), kind, to: deviceId, from: "user-1", sentAt: clock.toISOString(), payload };
}

async function printedPage(): Promise<string> {
  const names = await readdir(join(folder, "printed"));
  return readFile(join(folder, "printed", names[0] ?? ""), "utf8");
}

test("the same message twice opens one buy, also across a restart, and both answers are equal", async () => {
  const message = request("checkIn", { buy, customer });
  const first = await till();
  const answers = await Promise.all([answerRequest(message, first), answerRequest(message, first)]);
  const again = await answerRequest(message, await till());
  expect(opened).toEqual(["ref-1"]);
  expect([answers[1], again]).toEqual([answers[0], answers[0]]);
});

test("after 24 hours an id is forgotten", async () => {
  const message = request("checkIn", { buy, customer });
  const options = await till();
  await answerRequest(message, options);
  clock = new Date(clock.getTime() + 24 * 3_600_000 + 1);
  await answerRequest(message, options);
  expect(opened).toHaveLength(2);
});

test("a message for another till, and what is no message, is left alone", async () => {
  const options = await till();
  expect(await answerRequest({ ...request("checkIn", { buy, customer }), to: randomUUID() }, options)).toBeNull();
  expect(await answerRequest({ hello: "till" }, options)).toBeNull();
  expect(opened).toEqual([]);
});

test("a receipt comes out with number, customer and offer", async () => {
  const payload = { buyJSON: JSON.stringify(buy), customerJSON: JSON.stringify(customer) };
  const answer = await answerRequest(request("printReceipt", payload), await till());
  expect(answer).toMatchObject({ ok: true, result: { printerName: "receipt" } });
  const page = await printedPage();
  for (const text of ["Maple Street", "Buy 17", "Ava Hill", "6085550100", "$24.50"]) {
    expect(page).toContain(text);
  }
});

test("a test page names device and printer and shows the width", async () => {
  await answerRequest(request("printTestPage", {}), await till());
  const page = await printedPage();
  expect(page).toContain("Front");
  expect(page).toContain("Receipt printer");
  expect(page.split("\n").every((line) => line.length <= 42)).toBe(true);
});

test.each([
  ["no-printer", request("printTestPage", { printerName: "kitchen" })],
  ["no-printer", request("printJob", { jobId: "1", role: "label", format: "text", dataBase64: "YQ==" })],
  ["bad-request", request("checkIn", { buy: {} })],
  ["bad-request", request("printReceipt", { buyJSON: "{", customerJSON: "{}" })],
  ["too-large", request("listEmployees", {})],
] as const)("a request that cannot be done is answered with %s", async (code, message) => {
  expect(await answerRequest(message, await till())).toMatchObject({ ok: false, error: { code } });
});

test("a large content comes by reference over the till's own line", async () => {
  const payloadRef = randomUUID();
  const paths: string[] = [];
  const line: ServerLine = {
    call: async ({ path, answer }) => {
      paths.push(path);
      return {
        kind: "answer",
        body: answer.parse({ payload: { buy: { ...buy, notes: "x".repeat(2000) }, customer } }),
      };
    },
  };
  const { payload: _none, ...rest } = request("checkIn", undefined);
  const answer = await answerRequest({ ...rest, payloadRef }, await till({ line }));
  expect(answer).toMatchObject({ ok: true });
  expect(paths).toEqual([`/api/pos/v1/payloads/${payloadRef}`]);
});

test("every answer fits into one message of the channel", async () => {
  const answer = posAnswer.parse(await answerRequest(request("listEmployees", {}), await till()));
  expect(JSON.stringify(answer).length).toBeLessThan(maxPayloadBytes);
});
