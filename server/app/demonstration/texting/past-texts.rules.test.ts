import { expect, test } from "vitest";
import { pastTexts } from "./past-texts.rules.ts";

test("two weeks of threads, one for each phone, none in the future, the last ones unanswered", () => {
  const now = new Date("2026-11-20T18:00:00Z");
  const threads = pastTexts({ areaCode: "608", now });
  expect(new Set(threads.map(({ phone }) => phone)).size).toBe(threads.length);
  const last = threads.flatMap(({ startedAt, texts }) =>
    texts.map(({ after }) => startedAt.getTime() + after * 60_000),
  );
  expect(Math.max(...last)).toBeLessThan(now.getTime());
  expect(Math.min(...last)).toBeGreaterThan(now.getTime() - 15 * 86_400_000);
  expect(threads.slice(-4).map(({ texts }) => texts.at(-1)?.isIncoming)).toEqual([true, true, true, true]);
  expect(threads.flatMap(({ texts }) => texts).filter(({ failed }) => failed === "landline")).not.toEqual([]);
});
