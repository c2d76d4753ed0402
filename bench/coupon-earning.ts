import { localTimeAt } from "#common/store-time.ts";
import { aStore } from "#tests/kit/a-till.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import { batchOf, feedingRegister, packed } from "./feed-batches.ts";
import { median } from "./measures/figure.ts";
import type { ServedProgram } from "./served-program.ts";

export type EarningResult = { earningMs: number; plainMs: number };

/**
 * The median time of a batch of 500 sales that all earn a coupon, and of the same batch where no campaign is. Each round
 * has two stores of its own, so that no day grows, and takes them in the other order than the round before.
 */
export async function compareEarning(program: ServedProgram, rounds: number): Promise<EarningResult> {
  const earning: number[] = [];
  const plain: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const sides = [
      { times: earning, hasCampaign: true },
      { times: plain, hasCampaign: false },
    ];
    for (const { times, hasCampaign } of round % 2 === 0 ? sides : sides.toReversed()) {
      const ms = await timeOfBatch(program, hasCampaign);
      if (round >= 0) {
        times.push(ms);
      }
    }
  }
  return { earningMs: rounded(median(earning)), plainMs: rounded(median(plain)) };
}

async function timeOfBatch(program: ServedProgram, hasCampaign: boolean): Promise<number> {
  const store = await aStore(program.owner);
  if (hasCampaign) {
    await openCampaign(program, store);
  }
  const post = await feedingRegister(program, store);
  const now = new Date();
  // A first batch of ten days ago pays for what a store's first batch costs, and earns nothing.
  await post(packed(batchOf(0)));
  const body = packed(batchOf(1, { at: now, businessDate: localTimeAt(now, store.timeZone).date }));
  const from = performance.now();
  await post(body);
  const ms = performance.now() - from;
  await expectCoupons(program, { store, count: hasCampaign ? 500 : 0 });
  return ms;
}

async function openCampaign({ owner }: ServedProgram, store: TestStore): Promise<void> {
  await owner.query(
    `insert into coupon_campaigns (store_id, id, account_id, lineage_id, name, type, intent, earn_start_on, earn_end_on,
       redeem_start_on, redeem_end_on, earn_min_spend_cents, redeem_amount_cents, redeem_min_spend_cents, created_at)
     select $1, id, $2, id, 'Open', 'automatic', 'return_visit', current_date - 10, current_date + 20, current_date,
       current_date + 40, 1000, 500, 1000, now()
     from (select gen_random_uuid() as id) as made`,
    [store.id, store.accountId],
  );
}

async function expectCoupons({ owner }: ServedProgram, { store, count }: { store: TestStore; count: number }) {
  const result = await owner.query("select from coupons where store_id = $1", [store.id]);
  if (result.rowCount !== count) {
    throw new Error(`${result.rowCount} coupons instead of ${count}`);
  }
}

function rounded(ms: number): number {
  return Math.round(10 * ms) / 10;
}
