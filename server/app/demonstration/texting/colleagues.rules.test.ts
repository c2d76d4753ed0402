import { expect, test } from "vitest";
import { comesToo, presenceNews } from "./colleagues.rules.ts";

const now = new Date("2026-11-20T18:00:00Z");
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const opened = { threadId: "0198f3c0-0000-7000-8000-000000000001", screenId: "tab", employeeId: 4, asks: true };

test("a colleague comes into a conversation that a visitor opens, and after a rest into another one", () => {
  expect(comesToo(opened, { now, lastCameAt: null })).toBe(true);
  expect(comesToo(opened, { now, lastCameAt: before(20) })).toBe(false);
  expect(comesToo(opened, { now, lastCameAt: before(95) })).toBe(true);
});

test("nobody comes to a screen that only says again that it is there, nor to one of the demonstration's own", () => {
  expect(comesToo({ ...opened, asks: false }, { now, lastCameAt: null })).toBe(false);
  expect(comesToo({ ...opened, screenId: "demonstration-4" }, { now, lastCameAt: null })).toBe(false);
});

test("what no screen of ours says is no greeting", () => {
  expect(presenceNews.safeParse({ ...opened, name: "Ana", doing: "reading" }).success).toBe(true);
  expect(presenceNews.safeParse({ ...opened, threadId: "all" }).success).toBe(false);
  expect(presenceNews.safeParse("hello").success).toBe(false);
});
