/**
 * A store with 200,000 coupons over ten campaigns, asked what its people ask, each beside the same question in raw `pg`;
 * and batches of 500 sales that all earn, beside the same batches at a store without a campaign.
 * Prints one line of JSON. `node bench/coupons.ts [rounds] [url of an empty PostgreSQL database]`
 */
import { aStore } from "#tests/kit/a-till.ts";
import { askQuestions, onServedProgram } from "./asked-store.ts";
import { compareEarning } from "./coupon-earning.ts";
import { couponQuestions } from "./coupon-questions.ts";
import { fillCouponStore, passNight } from "./coupon-store.ts";

const rounds = Number(process.argv[2] ?? 60);

await onServedProgram(process.argv[3], async (program, address) => {
  const store = await aStore(program.owner);
  await fillCouponStore(program.owner, store);
  await passNight(program, store);
  const questions = await askQuestions(program, store, { address, rounds, questions: couponQuestions(store) });
  const earning = await compareEarning(program, Math.max(4, Math.round(rounds / 3)));
  process.stdout.write(`${JSON.stringify({ bench: "coupons", questions, earning })}\n`);
});
