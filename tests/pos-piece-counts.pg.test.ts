import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import { pieceDifferences } from "#tests/kit/piece-differences.ts";
import { aBuy, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const codes = ["BOYS", "GIRLS", "SHOES", ""] as const;
const dates = ["2026-03-06", "2026-03-07"] as const;

const line = fc.record({
  code: fc.constantFrom(...codes),
  goods: fc.constantFrom("used", "new", "giftCard", "other"),
  quantity: fc.integer({ min: -3, max: 5 }).filter((quantity) => quantity !== 0),
  isTaken: fc.boolean(),
});

/** Few ids, so that corrections, voids, late versions and tombstones of the same row meet often. */
const versions = fc
  .array(
    fc.record({
      kind: fc.constantFrom("sale", "void", "wholesale", "buy", "openBuy", "tombstone", "buyTombstone"),
      id: fc.integer({ min: 1, max: 4 }),
      date: fc.constantFrom(...dates),
      minute: fc.integer({ min: 0, max: 5 }),
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((made) => made.map((version, at) => buildRow(version, at + 1)));

type Version = {
  kind: string;
  id: number;
  date: string;
  minute: number;
  lines: {
    code: string;
    goods: "used" | "new" | "giftCard" | "other";
    quantity: number;
    isTaken: boolean;
  }[];
};

function buildRow(version: Version, seq: number): PosRowInput {
  const shared = { seq, businessDate: version.date, updatedAt: `2026-03-09T12:0${version.minute}:00.000Z` };
  if (version.kind.endsWith("ombstone")) {
    const isBuy = version.kind === "buyTombstone";
    return aTombstone({
      ...shared,
      of: isBuy ? "buy" : "transaction",
      externalId: `${isBuy ? "B" : "T"}${version.id}`,
    });
  }
  return version.kind === "buy" || version.kind === "openBuy"
    ? aBuy({
        ...shared,
        externalId: `B${version.id}`,
        status: version.kind === "buy" ? "complete" : "open",
        lines: version.lines.map(({ code, isTaken }, at) => ({
          tag: `${version.id}-${at}`,
          description: "Piece",
          category: code === "" ? "BOYS" : code,
          cost: 100,
          price: 300,
          taken: isTaken,
        })),
      })
    : aSale({
        ...shared,
        at: `${version.date}T18:0${version.minute}:00Z`,
        externalId: `T${version.id}`,
        type: version.kind === "void" ? "void" : "sale",
        wholesale: version.kind === "wholesale",
        lines: version.lines.map(({ code, goods, quantity }) => ({
          sku: "A",
          description: "Piece",
          categoryCode: code,
          goods,
          quantity,
          price: 100,
          net: 100 * quantity,
        })),
      });
}

test("whatever is corrected, voided, removed or sent again, the pieces kept with tickets and buys are those of their lines", async () => {
  const deliveries = versions.chain((rows) =>
    fc.record({ order: fc.shuffledSubarray([...rows, ...rows]), size: fc.integer({ min: 1, max: 6 }) }),
  );
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ order, size }) => {
      const till = await aTill(program.owner, { store: await aStore(program.owner), platform: program.platform });
      for (let at = 0; at < order.length; at += size) {
        const rows = order.slice(at, at + size);
        await takeBatch(till.request, { batch: at + 1, sentAt: "2026-03-09T18:00:00Z", rows });
        expect(await pieceDifferences(program.owner, till.store.id)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
