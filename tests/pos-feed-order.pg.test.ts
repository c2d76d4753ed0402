import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { dailyReport, salesByHour } from "#server/areas/reports/reports.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import { aBuy, aDayClose, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const dates = ["2026-03-06", "2026-03-07", "2026-03-08"] as const;

/** Three days around a change to summer time, with few ids, so that versions of the same row meet often. */
const versions = fc
  .array(
    fc.record({
      kind: fc.constantFrom("sale", "void", "buy", "tombstone", "buyTombstone", "close"),
      id: fc.integer({ min: 1, max: 4 }),
      date: fc.constantFrom(...dates),
      minute: fc.integer({ min: 0, max: 5 }),
      amount: fc.integer({ min: 0, max: 5000 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((made) => made.map((version, at) => buildRow(version, at + 1)));

function buildRow(
  version: { kind: string; id: number; date: string; minute: number; amount: number },
  seq: number,
): PosRowInput {
  const shared = { seq, businessDate: version.date, updatedAt: `2026-03-09T12:0${version.minute}:00.000Z` };
  const at = `${version.date}T18:00:00Z`;
  switch (version.kind) {
    case "sale":
      return aSale({ ...shared, at, externalId: `T${version.id}`, net: version.amount });
    case "void":
      return aSale({ ...shared, at, externalId: `T${version.id}`, net: version.amount, type: "void" });
    case "buy":
      return aBuy({ ...shared, externalId: `B${version.id}`, paidCash: version.amount });
    case "tombstone":
      return aTombstone({ ...shared, externalId: `T${version.id}` });
    case "buyTombstone":
      return aTombstone({ ...shared, of: "buy", externalId: `B${version.id}` });
    default:
      return aDayClose({ ...shared, netSales: version.amount });
  }
}

/** Figures of the three days after the batches; how often a day was corrected depends on the order, its figures do not. */
async function figuresAfter(batches: readonly PosRowInput[][]): Promise<unknown> {
  const till = await aTill(program.owner, { store: await aStore(program.owner), platform: program.platform });
  let batch = 0;
  for (const rows of batches) {
    batch += 1;
    await takeBatch(till.request, { batch, sentAt: "2026-03-09T18:00:00Z", rows });
  }
  const days = await Promise.all(
    dates.map(async (date) => ({
      ...(await dailyReport(till.request, { date })),
      salesByHour: await salesByHour(till.request, { date }),
    })),
  );
  return days.map(({ storeId: _storeId, revision: _revision, status, changedAt: _changedAt, ...figures }) => ({
    ...figures,
    isOpen: status === "provisional",
  }));
}

test("whatever the order, the repeats and the batches, the days come out the same", async () => {
  const deliveries = versions.chain((rows) =>
    fc.record({
      rows: fc.constant(rows),
      order: fc.shuffledSubarray([...rows, ...rows], { minLength: rows.length, maxLength: rows.length * 2 }),
      size: fc.integer({ min: 1, max: 6 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ rows, order, size }) => {
      // Whatever the shuffle left out comes at the end, as a gap that was asked for again.
      const sentRows = [...order, ...rows.filter((row) => !order.includes(row))];
      const batches = Array.from({ length: Math.ceil(sentRows.length / size) }, (_, at) =>
        sentRows.slice(at * size, (at + 1) * size),
      );
      expect(await figuresAfter(batches)).toEqual(await figuresAfter([rows]));
    }),
    { numRuns: 60 },
  );
}, 600_000);
