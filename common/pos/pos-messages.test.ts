import { expect, test } from "vitest";
import { letters, many, withField } from "#tests/kit/inputs/edges.ts";
import {
  deviceMember,
  deviceMemberId,
  maxPayloadBytes,
  posAnswer,
  posAnswerKeptMs,
  posAnswerTimeoutMs,
  posMessages,
  posRequest,
  printJobOutcome,
  proxyErrorText,
  storePresenceChannel,
} from "./pos-messages.ts";

const id = "019a9f3e-0000-7000-8000-000000000001";
const sentAt = "2026-11-20T18:00:00Z";
const buy = { clientRef: "1", number: "", checkedInAt: sentAt };
const customer = { name: "", phone: null };
const { checkIn, printReceipt, printTestPage, printJob, lookupCustomer, listEmployees } = posMessages;
const checkingIn = {
  buy: { ...buy, containers: { bags: 0, boxes: 0, bins: 0, other: 0 } },
  customer,
  loyalty: { memberId: "", points: 0 },
};
const printer = { name: "P", displayName: "P", role: "label", type: "zpl" };
const member = {
  kind: "device",
  deviceId: id,
  name: "",
  terminalNumber: "",
  agentVersion: "",
  pos: { connected: true, name: "", version: "" },
  printers: [],
};
const job = { jobId: "1", role: "label", format: "zpl", dataBase64: "" };
const receipt = { buyJSON: "", customerJSON: "" };
const match = { externalId: "1", name: "", phone: null };
const colleague = { drsUserId: "", drsEmployeeCode: "", name: "", active: true };
const request = { id, kind: "listEmployees", to: id, from: "", sentAt, payload: {} };
const failure = { id, ok: false, error: { code: "failed", text: "" } };
const reason = { name: "", count: 0 };

test("a request carries its payload or a reference to it, never both and never neither", () => {
  const { payload: _payload, ...bare } = request;
  expect(posRequest.safeParse({ ...bare, payload: {} }).success).toBe(true);
  expect(posRequest.safeParse({ ...bare, payloadRef: id }).success).toBe(true);
  expect(posRequest.safeParse(bare).success).toBe(false);
  expect(posRequest.safeParse({ ...bare, payload: {}, payloadRef: id }).success).toBe(false);
});

test.each([
  ["noPos", "No POS selected"],
  ["noName", "Unable to determine POS name"],
  ["notSent", "Could not send request to Front"],
  ["timedOut", "Did not receive response from Front. Timed out after 10000ms"],
] as const)("the failure %s reads letter for letter as specified", (kind, text) => {
  expect(proxyErrorText(kind, { pos: "Front", ms: 10_000 })).toBe(text);
});

test("messages wait ten seconds for a till, answers are kept for a day, and 8,000 bytes go directly", () => {
  expect([posAnswerTimeoutMs, posAnswerKeptMs / 3_600_000, maxPayloadBytes]).toEqual([10_000, 24, 8_000]);
  expect([storePresenceChannel(7), deviceMemberId(id)]).toEqual(["presence-store-7", `device-${id}`]);
});

test.each([
  [deviceMember, member, "printers", many(20, printer), many(21, printer)],
  [checkIn.payload, checkingIn, "buy.clientRef", letters(1), " "],
  [checkIn.payload, checkingIn, "buy.clientRef", letters(64), letters(65)],
  [checkIn.payload, checkingIn, "buy.number", letters(16), letters(17)],
  [checkIn.payload, checkingIn, "buy.containers.bags", 0, -1],
  [checkIn.payload, checkingIn, "buy.containers.boxes", 0, -1],
  [checkIn.payload, checkingIn, "buy.containers.bins", 0, -1],
  [checkIn.payload, checkingIn, "buy.containers.other", 0, -1],
  [checkIn.payload, checkingIn, "buy.notes", letters(2000), letters(2001)],
  [checkIn.payload, checkingIn, "buy.policyText", letters(4000), letters(4001)],
  [checkIn.payload, checkingIn, "buy.itemsTaken", 0, -1],
  [checkIn.payload, checkingIn, "buy.itemsPassed", 0, -1],
  [checkIn.payload, checkingIn, "buy.passReasons", many(100, reason), many(101, reason)],
  [checkIn.payload, checkingIn, "buy.passReasons", [reason], [{ ...reason, count: -1 }]],
  [checkIn.payload, checkingIn, "customer.name", letters(200), letters(201)],
  [checkIn.payload, checkingIn, "customer.phone", letters(32), letters(33)],
  [checkIn.payload, checkingIn, "customer.email", letters(254), letters(255)],
  [checkIn.payload, checkingIn, "loyalty.memberId", letters(64), letters(65)],
  [printReceipt.payload, receipt, "buyJSON", letters(200_000), letters(200_001)],
  [printReceipt.payload, receipt, "customerJSON", letters(20_000), letters(20_001)],
  [printReceipt.payload, receipt, "printerName", letters(100), letters(101)],
  [printTestPage.payload, {}, "printerName", letters(100), letters(101)],
  [printJob.payload, job, "printerName", letters(100), letters(101)],
  [printJob.payload, job, "copies", 1, 0],
  [printJob.payload, job, "copies", 20, 21],
  [printJob.payload, job, "dataBase64", letters(4_000_000), letters(4_000_004)],
  [printJobOutcome, { printerName: null, failure: null }, "printerName", letters(100), letters(101)],
  [printJobOutcome, { printerName: null, failure: null }, "failure", letters(500), letters(501)],
  [lookupCustomer.payload, { phone: "" }, "phone", letters(32), letters(33)],
  [lookupCustomer.result, { customers: [] }, "customers", many(10, match), many(11, match)],
  [listEmployees.result, { employees: [] }, "employees", many(100, colleague), many(101, colleague)],
  [posRequest, request, "from", letters(100), letters(101)],
  [posAnswer, failure, "error.text", letters(500), letters(501)],
])("%#: a field's last value that may be, and the first that may not", (...[schema, whole, path, taken, refused]) => {
  expect(schema.safeParse(withField(whole, path, taken)).error).toBeUndefined();
  expect(schema.safeParse(withField(whole, path, refused)).success).toBe(false);
});

test("what a check-in leaves out is nothing", () => {
  expect(checkIn.payload.parse({ buy, customer })).toMatchObject({
    buy: { containers: { bags: 0, boxes: 0, bins: 0, other: 0 }, notes: "", isSignedOnScreen: false, passReasons: [] },
    loyalty: null,
  });
  expect(printJob.payload.parse(job)).toMatchObject({ copies: 1, printerName: null });
});

test("times have their offset, and an answer is one of success or of failure", () => {
  expect(posRequest.safeParse({ ...request, sentAt: "2026-11-20T18:00:00-06:00" }).success).toBe(true);
  expect(posRequest.safeParse({ ...request, sentAt: "2026-11-20T18:00:00" }).success).toBe(false);
  expect(checkIn.payload.safeParse(withField(checkingIn, "buy.checkedInAt", "2026-11-20T18:00:00-06:00")).success).toBe(
    true,
  );
  expect(posAnswer.safeParse({ id, ok: true, result: {} }).success).toBe(true);
  expect(posAnswer.safeParse({ id, ok: true, error: { code: "failed", text: "" } }).success).toBe(false);
  expect(posAnswer.safeParse(failure).success).toBe(true);
});
