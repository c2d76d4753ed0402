import { expect, test } from "vitest";
import { isPutOff, nextToSend, waitingChangesOf, withChange, withRefusal, withoutChange } from "./outbox.rules.ts";
import type { WaitingChange } from "./outbox.rules.ts";

const change = (key: string, more: Partial<WaitingChange> = {}): WaitingChange => ({
  key,
  userId: 1,
  storeId: 7,
  employeeId: null,
  employeeName: "Ana",
  name: "TickTask",
  query: "",
  variables: {},
  words: "Count drawer",
  at: "2026-11-21T10:00:00Z",
  refusal: null,
  ...more,
});
const keysOf = (changes: readonly WaitingChange[]): string[] => changes.map(({ key }) => key);

test("only what this login left in this store waits here", () => {
  const all = [change("a"), change("b", { userId: 2 }), change("c", { storeId: 8 })];
  expect(keysOf(waitingChangesOf(all, { userId: 1, storeId: 7 }))).toEqual(["a"]);
  expect(waitingChangesOf(all, { userId: undefined, storeId: null })).toEqual([]);
});

test("the oldest goes first, and a refused one holds nobody up", () => {
  const refused = change("a", { refusal: "The day is over" });
  expect(nextToSend([refused, change("b"), change("c")])?.key).toBe("b");
  expect(nextToSend([refused])).toBeNull();
});

test("a change comes in once, leaves by its key, and takes its refusal alone", () => {
  const all = [change("a"), change("b")];
  expect(keysOf(withChange(all, change("b")))).toEqual(["a", "b"]);
  expect(keysOf(withChange(all, change("c")))).toEqual(["a", "b", "c"]);
  expect(keysOf(withoutChange(all, "a"))).toEqual(["b"]);
  expect(withRefusal(all, { key: "b", refusal: "No" }).map(({ refusal }) => refusal)).toEqual([null, "No"]);
});

test("a change that met a busy server or no connection is sent again, one that was refused is not", () => {
  const putOff = [
    "unreachable",
    "too-many-changes",
    "took-too-long",
    "disk-full",
    "http-429",
    "http-500",
    "http-503",
  ] as const;
  expect(putOff.map(isPutOff)).toEqual(putOff.map(() => true));
  expect((["http-400", "http-404"] as const).map(isPutOff)).toEqual([false, false]);
});
