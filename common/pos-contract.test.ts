import { describe, expect, test } from "vitest";
import { pairingAlphabet, pairingCode } from "#common/pos-device.ts";
import { posBatch, posBatchAnswer } from "#common/pos-feed.ts";
import { posRequest, proxyErrorText } from "#common/pos-messages.ts";
import { posRow } from "#common/pos-rows.ts";

const row = { externalId: "1", updatedAt: "2026-11-20T18:00:00Z", businessDate: "2026-11-20", seq: 1 };
const line = { sku: "85123A", description: "", goods: "new", quantity: -80_995, price: 208, net: -16_846_960 };
const ticket = {
  ...row,
  kind: "transaction",
  number: "C581484",
  terminal: "1",
  cashierCode: null,
  customerId: null,
  type: "return",
  at: "2026-11-20T12:00:00-06:00",
  lines: [line],
  tenders: [],
  total: -16_846_960,
  tax: 0,
};

describe("rows of the feed", () => {
  test("a credit note of a real shop with 80,995 pieces and no customer is a ticket", () => {
    expect(posRow.parse(ticket)).toMatchObject({ kind: "transaction", couponNumber: null, lines: [{ discount: 0 }] });
  });

  test.each([
    ["money with a fraction of a cent", { ...ticket, total: 10.5 }, "total"],
    ["money beyond any shop's day", { ...ticket, total: 3_000_000_000 }, "total"],
    ["a day that does not exist", { ...ticket, businessDate: "2026-02-30" }, "businessDate"],
    ["a time without its zone", { ...ticket, at: "2026-11-20T12:00:00" }, "at"],
    ["no id", { ...ticket, externalId: "  " }, "externalId"],
    ["a number below one", { ...ticket, seq: 0 }, "seq"],
    ["an unknown tender", { ...ticket, tenders: [{ kind: "shells", amount: 1 }] }, "tenders.0.kind"],
    ["a broken line", { ...ticket, lines: [line, { ...line, net: "5" }] }, "lines.1.net"],
    [
      "an endless description",
      { ...ticket, lines: [{ ...line, description: "x".repeat(301) }] },
      "lines.0.description",
    ],
    ["an unknown kind", { ...row, kind: "weather" }, "kind"],
  ])("%s is refused with its place", (_what, bad, path) => {
    expect(posRow.safeParse(bad).error?.issues[0]?.path.join(".")).toBe(path);
  });

  test("a tombstone names what it buries", () => {
    expect(posRow.parse({ ...row, kind: "tombstone", of: "buy" })).toMatchObject({ of: "buy", reason: "" });
  });
});

test("a batch takes 500 rows, whatever they look like, and no more", () => {
  const batch = (count: number) => ({
    batch: 1,
    sentAt: row.updatedAt,
    rows: Array.from({ length: count }, () => "?"),
  });
  expect(posBatch.safeParse(batch(500)).success).toBe(true);
  expect(posBatch.safeParse(batch(501)).success).toBe(false);
});

test("an answer without days to tell again asks for none", () => {
  const answer = { batch: 1, duplicate: false, accepted: 1, unchanged: 0, refused: [], nextSeq: 2, gaps: [] };
  expect(posBatchAnswer.parse(answer).resendDates).toEqual([]);
});

test("a pairing code has 8 characters and holds no 0, O, 1 or I; small letters are fine", () => {
  expect(pairingAlphabet).toHaveLength(32);
  expect(pairingAlphabet).not.toMatch(/[01OI]/);
  expect(pairingCode.parse(" abcd2345 ")).toBe("ABCD2345");
  for (const code of ["ABCD234", "ABCD23456", "ABCD234O", "ABCD2340", "ABCD2341", "ABCD234I", "ABCD-345"]) {
    expect([code, pairingCode.safeParse(code).success]).toEqual([code, false]);
  }
});

test("a request carries its payload or a reference to it, never both and never neither", () => {
  const id = "019a9f3e-0000-7000-8000-000000000001";
  const request = { id, kind: "listEmployees", to: id, from: "user-1", sentAt: row.updatedAt };
  expect(posRequest.safeParse({ ...request, payload: {} }).success).toBe(true);
  expect(posRequest.safeParse({ ...request, payloadRef: id }).success).toBe(true);
  expect(posRequest.safeParse(request).success).toBe(false);
  expect(posRequest.safeParse({ ...request, payload: {}, payloadRef: id }).success).toBe(false);
});

test.each([
  ["noPos", "No POS selected"],
  ["noName", "Unable to determine POS name"],
  ["notSent", "Could not send request to Front"],
  ["timedOut", "Did not receive response from Front. Timed out after 10000ms"],
] as const)("the failure %s reads letter for letter as specified", (kind, text) => {
  expect(proxyErrorText(kind, { pos: "Front", ms: 10_000 })).toBe(text);
});
