import { expect, test } from "vitest";
import { many, withField } from "#tests/kit/inputs/edges.ts";
import { maxBatchBytes, posBatch, posBatchAnswer } from "./pos-feed.ts";

const sentAt = "2026-11-20T18:00:00.000Z";
const goodBatch = { batch: 1, sentAt, rows: [] };
const answer = { batch: 1, duplicate: false, accepted: 1, unchanged: 0, refused: [], nextSeq: 2, gaps: [] };
const range = { from: 3, to: 5 };

test("a batch takes 500 rows, whatever they look like, and no more", () => {
  const batch = (count: number) => ({
    batch: 1,
    sentAt,
    rows: Array.from({ length: count }, () => "?"),
  });
  expect(posBatch.safeParse(batch(500)).success).toBe(true);
  expect(posBatch.safeParse(batch(501)).success).toBe(false);
});

test("a response without days to resend asks for none", () => {
  expect(posBatchAnswer.parse(answer)).toMatchObject({ resendDates: [], changed: 0 });
});

test.each<[path: string, taken: unknown, refused: unknown]>([
  ["batch", 1, 0],
  ["accepted", 0, -1],
  ["changed", 0, -1],
  ["unchanged", 0, -1],
  ["nextSeq", 1, 0],
  ["gaps", many(1000, range), many(1001, range)],
  ["resendDates", many(100, "2026-11-20"), many(101, "2026-11-20")],
])("an answer's %s has a last value that may be", (path, taken, refused) => {
  expect(posBatchAnswer.safeParse(withField(answer, path, taken)).success).toBe(true);
  expect(posBatchAnswer.safeParse(withField(answer, path, refused)).success).toBe(false);
});

test("numbers that are lost come as ranges; a broken range, or too many, do not stop the batch", () => {
  expect(posBatch.parse(goodBatch).lost).toEqual([]);
  expect(posBatch.parse({ ...goodBatch, lost: [range, { from: 0, to: 1 }] }).lost).toEqual([range, null]);
  expect(posBatch.parse({ ...goodBatch, lost: many(1000, range) }).lost).toHaveLength(1000);
  expect(posBatch.parse({ ...goodBatch, lost: many(1001, range) }).lost).toEqual([]);
});

test("a register whose clock shows no time that can be sends all the same", () => {
  expect(posBatch.parse({ ...goodBatch, sentAt: "yesterday" }).sentAt).toBeNull();
  expect(posBatch.parse(goodBatch).sentAt).toBe(sentAt);
});

test("a batch has up to eight million bytes", () => {
  expect(maxBatchBytes).toBe(8_000_000);
});
