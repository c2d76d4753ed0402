import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { openOwner } from "#tests/endurance/database.ts";
import { openShop } from "#tests/endurance/round-shop.ts";
import type { RoundShop } from "#tests/endurance/round-shop.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { aFolder, start, stopAfterEach } from "./started-programs.ts";

stopAfterEach();

const couponCount = 20;
const callsEach = 6;

const created = z.object({ data: z.object({ createCoupons: z.array(z.object({ id: z.string() })) }) });
const graphqlAnswer = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
});
const restAnswer = z.object({ code: z.string().optional(), message: z.string().optional() });

type Outcome = { couponId: string; code: string; message: string };

type Asking = { query: string; variables: object };

async function ask(url: string, { headers }: RoundShop, asking: Asking): Promise<unknown> {
  const body = JSON.stringify(asking);
  return (await fetch(`${url}/graphql`, { method: "POST", headers, body })).json();
}

/** Twenty coupons that belong to nobody, so that no visit stands in another's way. */
async function handOut(url: string, shop: RoundShop): Promise<string[]> {
  const today = localTimeAt(new Date(), shop.timeZone).date;
  const id = randomUUID();
  const campaign = {
    ...{ name: "Handed out", type: "MANUAL", earnStartOn: addDays(today, -1), redeemStartOn: addDays(today, -1) },
    ...{ earnEndOn: addDays(today, 9), redeemEndOn: addDays(today, 9), redeemAmount: 1000, redeemMinSpend: 4000 },
  };
  const saving = `mutation ($id: Uuid!, $campaign: CouponCampaignInput!) {
    saveCouponCampaign(id: $id, campaign: $campaign, acceptsWarnings: true) { campaign { id } } }`;
  await ask(url, shop, { query: saving, variables: { id, campaign } });
  const creating = `mutation ($batchId: Uuid!, $id: Uuid!) {
    createCoupons(batchId: $batchId, campaignId: $id, count: ${couponCount}) { id } }`;
  const answer = created.parse(await ask(url, shop, { query: creating, variables: { batchId: randomUUID(), id } }));
  return answer.data.createCoupons.map((coupon) => coupon.id);
}

/** Null when the program was gone, or asked to wait: such a call is sent again. */
async function redeemOnce(url: string, shop: RoundShop, call: { couponId: string; isRest: boolean }) {
  const { couponId, isRest } = call;
  if (isRest) {
    const path = `${url}/api/vue/${shop.storeId}/coupons/${couponId}/redeem`;
    const response = await fetch(path, { method: "PATCH", headers: shop.headers, body: "{}" });
    const { code = "redeemed", message = "" } = restAnswer.parse(await response.json());
    return [200, 409].includes(response.status) ? { couponId, code, message } : null;
  }
  const redeeming = "mutation ($id: Uuid!) { redeemCoupon(id: $id) { id } }";
  const { errors = [] } = graphqlAnswer.parse(await ask(url, shop, { query: redeeming, variables: { id: couponId } }));
  const [refusal] = errors;
  if (refusal !== undefined && !refusal.extensions.code.startsWith("COUPON_")) {
    return null;
  }
  return { couponId, code: refusal?.extensions.code ?? "redeemed", message: refusal?.message ?? "" };
}

async function redeemUntilAnswered(
  url: string,
  shop: RoundShop,
  call: { couponId: string; isRest: boolean },
): Promise<Outcome> {
  for (;;) {
    const outcome = await redeemOnce(url, shop, call).catch(() => null);
    if (outcome !== null) {
      return outcome;
    }
    await wait(50);
  }
}

/** Eight registers that work through all calls; resolves when each was answered. */
function redeemAll(url: string, shop: RoundShop, couponIds: readonly string[]) {
  const calls = couponIds.flatMap((couponId) =>
    Array.from({ length: callsEach }, (_, at) => ({ couponId, isRest: at % 2 === 0 })),
  );
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
      outcomes.push(await redeemUntilAnswered(url, shop, call));
    }
  };
  const finished = Promise.all(Array.from({ length: 8 }, work));
  return { outcomes, finished };
}

test("[BNC-14] killed amid redemptions over REST and GraphQL, each coupon is used once, and the others read by whom", async () => {
  const [dataFolder, port] = [await aFolder(), await unusedPort()];
  const killed = await start({ dataFolder, port });
  await killed.ready;
  const owner = openOwner(dataFolder);
  const shop = await openShop(owner, { url: killed.url, seed: 1 });
  const couponIds = await handOut(killed.url, shop);
  const { outcomes, finished } = redeemAll(killed.url, shop, couponIds);
  await expect.poll(() => outcomes.length, { interval: 1 }).toBeGreaterThanOrEqual(30);
  killed.process.kill("SIGKILL");
  await killed.ended;
  expect(outcomes.length).toBeLessThan(couponCount * callsEach);
  await (
    await start({ dataFolder, port })
  ).ready;
  await finished;

  const successes = outcomes.filter(({ code }) => code === "redeemed").map(({ couponId }) => couponId);
  expect(new Set(successes).size).toBe(successes.length);
  const others = outcomes.filter(({ code }) => code !== "redeemed");
  const saysWho = /^Used today at \d+:\d\d [AP]M\. By Marcus .*Endurance/;
  expect(new Set(others.map(({ code }) => code))).toEqual(new Set(["COUPON_REDEEMED"]));
  expect(new Set(others.map(({ message }) => saysWho.test(message)))).toEqual(new Set([true]));
  // A success whose answer was lost is told by those that came later; nothing of any is missing or there twice.
  const rows = await owner.rows<{ id: string; events: number; history: number }>(
    `select coupon.id,
       (select count(*)::int from events
        where store_id = coupon.store_id and name = 'coupon.redeemed' and record_id = coupon.id::text) as events,
       (select count(*)::int from coupon_events as event
        where event.store_id = coupon.store_id and event.coupon_id = coupon.id and event.type = 'redeemed') as history
     from coupons as coupon where store_id = $1 and redeemed_at is not null`,
    [shop.storeId],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(couponIds.toSorted());
  expect(new Set(rows.map(({ events, history }) => `${events} ${history}`))).toEqual(new Set(["1 1"]));
  const [figures] = await owner.rows<{ redeemed: number }>(
    "select sum(coupons_redeemed)::int as redeemed from daily_reports where store_id = $1",
    [shop.storeId],
  );
  expect(figures?.redeemed).toBe(couponCount);
});
