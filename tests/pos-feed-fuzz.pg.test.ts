import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { batchesPath, posBatchAnswer } from "#common/pos/pos-feed.ts";
import type { PosBatchAnswer } from "#common/pos/pos-feed.ts";
import { dailyReport } from "#server/areas/reports/reports.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aBuy, aCustomer, aDayClose, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const mostRow = Number.MAX_SAFE_INTEGER;

async function aFreshTill(): Promise<TestTill> {
  return aTill(program.owner, { store: await aStore(program.owner), platform: program.platform });
}

/** Sends over HTTP, so that everything JSON can hold reaches the server. */
async function post(till: TestTill, batch: unknown): Promise<PosBatchAnswer> {
  const response = await program.http.inject({
    method: "POST",
    url: batchesPath,
    headers: { authorization: `Bearer ${till.token}`, "content-type": "application/json" },
    payload: typeof batch === "string" ? batch : JSON.stringify(batch),
  });
  expect([response.statusCode, response.statusCode === 200 ? "" : response.body]).toEqual([200, ""]);
  return posBatchAnswer.parse(response.json());
}

const sentAt = "2026-03-04T18:00:00Z";

function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) {
    value = [value];
  }
  return value;
}

const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", " ", "\0", "a\0b", "\ud800", "x\udfff", "‮", "\u200b", "{}", "NaN"),
  fc.constantFrom<unknown>(0, -1, 0.1, 2 ** 31, 2 ** 53, mostRow, -mostRow, 1e300, 100_000_000, -100_000_000),
  fc.constantFrom<unknown>("0000-01-01", "0001-01-01", "9999-12-31", "2026-02-30", "2000-01-01", "2100-12-31"),
  fc.constantFrom<unknown>("0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"),
  fc.constantFrom<unknown>("2000-01-01T00:00:00Z", "2100-12-31T23:59:59+14:00", "2026-03-04T18:00:00-23:59"),
  fc.constantFrom<unknown>(
    "x".repeat(100_000),
    "ü".repeat(64),
    [],
    {},
    [{}],
    Array.from({ length: 3000 }, () => ({})),
  ),
  // As deep as fast-check can print on failure.
  fc.constant(nested(400)),
  fc.jsonValue(),
);

const validRows = [
  aSale({ seq: 1, externalId: "M", customerId: "C1" }),
  aBuy({ seq: 2, externalId: "M" }),
  aBuy({ seq: 3, externalId: "N", readyAt: null, clientRef: "0198c0de-0000-7000-8000-000000000000" }),
  aCustomer({ seq: 4, externalId: "M" }),
  aDayClose({ seq: 5 }),
  aTombstone({ seq: 6, externalId: "M", of: "buy" }),
];

type Json = Record<string, unknown>;

/** A valid row with some fields, also of its lines, replaced by values that no register should send. */
const spoiled: fc.Arbitrary<unknown> = fc.constantFrom(...validRows).chain((row) => {
  const fields = fc.constantFrom(...Object.keys(row), "lines.*", "tenders.*", "unknown", "__proto__");
  const changes = fc.array(fc.tuple(fields, fc.constantFrom("sku", "net", "amount", "cost", "quantity"), nasty), {
    minLength: 1,
    maxLength: 3,
  });
  return changes.map((all) =>
    all.reduce<Json>((spoiling, [field, part, value]) => withField(spoiling, { field, part, value }), { ...row }),
  );
});

function withField(row: Json, { field, part, value }: { field: string; part: string; value: unknown }): Json {
  const [name = "", isOfParts] = field.split(".*");
  const parts = row[name];
  return isOfParts === undefined || !Array.isArray(parts)
    ? { ...row, [name]: value }
    : { ...row, [name]: parts.map((line: unknown) => ({ ...Object(line), [part]: value })) };
}

const lostRanges = fc.array(
  fc.oneof(fc.record({ from: nasty, to: nasty }), fc.constant({ from: 1, to: mostRow }), nasty),
  { maxLength: 4 },
);

test("every batch gets a response: good rows are stored, bad ones are listed with a reason", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ arbitrary: spoiled, weight: 4 }, nasty), { maxLength: 8 }),
      lostRanges,
      nasty,
      async (bad, lost, clock) => {
        const till = await aFreshTill();
        const good = (seq: number) =>
          aSale({ seq, externalId: `good-${seq}`, businessDate: "2026-03-09", at: "2026-03-09T18:00:00Z" });
        const response = await post(till, { batch: 1, sentAt: clock, lost, rows: [good(101), ...bad, good(102)] });
        const next = await post(till, { batch: 2, sentAt, rows: [good(103)] });
        const refusedRows = response.refused.filter(({ path }) => !path.startsWith("lost."));
        expect(response.accepted + response.unchanged + refusedRows.length).toBe(bad.length + 2);
        expect(response.refused.filter(({ reason }) => reason === "")).toEqual([]);
        expect(next).toMatchObject({ accepted: 1, refused: [] });
        const result = await program.owner.query<{ count: number }>(
          "select count(*)::int as count from pos_transactions where store_id = $1 and external_id like 'good-%'",
          [till.store.id],
        );
        expect(result.rows).toEqual([{ count: 3 }]);
        expect(await post(till, { batch: 1, sentAt, rows: [] })).toEqual({ ...response, duplicate: true });
      },
    ),
    { numRuns: 80 },
  );
}, 600_000);

test("a row whose id or kind cannot be kept is refused alone and named without the unstorable characters", async () => {
  const till = await aFreshTill();
  const response = await post(till, {
    batch: 1,
    sentAt,
    rows: [
      aSale({ seq: 1 }),
      { ...aSale({ seq: 2 }), externalId: "a\0b" },
      { ...aSale({ seq: 3 }), externalId: "\ud800", kind: "\0" },
    ],
  });
  expect(response).toMatchObject({ accepted: 1, nextSeq: 4 });
  expect(response.refused).toMatchObject([
    { seq: 2, externalId: "a\uFFFDb" },
    { seq: 3, externalId: "\uFFFD", kind: "\uFFFD" },
  ]);
});

test("an impossible lost range is refused alone, and rows are stored", async () => {
  const till = await aFreshTill();
  const lost = [
    { from: 1, to: 2 },
    { from: 1, to: mostRow },
    { from: 9, to: 8 },
  ];
  const response = await post(till, { batch: 1, sentAt, lost, rows: [aSale({ seq: 3 })] });
  expect(response).toMatchObject({ accepted: 1, nextSeq: 4, gaps: [] });
  expect(response.refused.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
    "lost.1: Not a range of row numbers",
    "lost.2: Not a range of row numbers",
  ]);
  expect(await post(till, { batch: 2, sentAt, rows: [aSale({ seq: 4 })] })).toMatchObject({ accepted: 1, nextSeq: 5 });
});

test("a register whose clock shows no possible time gets its rows in", async () => {
  const till = await aFreshTill();
  const clocks = ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "yesterday"];
  for (const [at, clock] of clocks.entries()) {
    await post(till, { batch: at + 1, sentAt: clock, rows: [aSale({ seq: at + 1 })] });
  }
  expect(await dailyReport(till.request, { date: "2026-03-04" })).toMatchObject({ customers: 3 });
});

test("a row with a key that JavaScript would mistake does not stop its batch", async () => {
  const till = await aFreshTill();
  const row = JSON.stringify(aSale({ seq: 1 })).replace("{", '{"__proto__":{"seq":9},"constructor":{"prototype":{}},');
  const response = await post(till, `{"batch":1,"sentAt":"${sentAt}","rows":[${row}]}`);
  expect(response).toMatchObject({ accepted: 1, nextSeq: 2 });
});
