import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import type { Question } from "./asked-store.ts";
import { numberOf } from "./coupon-store.ts";

const listed = `id number numberText name email cellphone status offText redeemAmount redeemStartOn redeemEndOn issuedAt
  expiresAt batchId source printState campaign { id name } redemption { at }`;
const list = `query ($filter: ListFilter) { coupons(first: 25, filter: $filter) { totalItems
  pageInfo { hasNextPage startCursor endCursor } edges { cursor node { ${listed} } } } }`;
const campaignList = `{ couponCampaigns { id lineageId version name type earnStartOn earnEndOn redeemStartOn redeemEndOn
  status tags caption sentence issued redeemed open issuedAmount isBudgetReached } }`;
const figures = `issued customers ownerless texted printed reprints printPending pending redeemable redeemed redeemedElsewhere
  expired voided redemptionPct discount couponSales averageTicket storeTicket lift openLiability remindersSent leaked
  leakedAmount`;
const report = `query ($from: BusinessDate!, $to: BusinessDate!, $basis: BouncebackBasis) {
  bouncebackReport(from: $from, to: $to, basis: $basis) { from to
    campaigns { campaignId name version status storeName isSister figures { ${figures} } }
    sisters { campaignId name figures { ${figures} } } total { ${figures} }
    weeks { from to issued redeemed discount couponSales averageTicket lift } } }`;

const columns =
  "id, number, name, email, cellphone, redeem_amount_cents, issued_at, expires_at, redeemed_at, voided_at";
const rawSums = `campaign_id, count(*), count(redeemed_at), count(voided_at), sum(redeem_amount_cents)`;

export function couponQuestions({ id, timeZone }: TestStore): Question[] {
  const today = localTimeAt(new Date(), timeZone).date;
  const rawSearch = (where: string) => `select ${columns} from coupons where store_id = $1 and ${where}
    order by issued_at desc, id desc limit 25`;
  return [
    {
      what: "list, the newest 25 with the total",
      query: list,
      variables: { filter: { firstOfBatch: true } },
      raw: `select ${columns}, (select count(*) from coupons where store_id = $1) from coupons where store_id = $1
        order by issued_at desc, id desc limit 25`,
      values: [id],
    },
    {
      what: "list of the redeemable ones with their total",
      query: list,
      variables: { filter: { status: "REDEEMABLE" } },
      raw: `select ${columns}, (select count(*) from coupons where store_id = $1 and redeemed_at is null
          and voided_at is null and starts_at <= now() and expires_at >= now())
        from coupons where store_id = $1 and redeemed_at is null and voided_at is null and starts_at <= now()
          and expires_at >= now() order by issued_at desc, id desc limit 25`,
      values: [id],
    },
    {
      what: "search by number",
      query: list,
      variables: { filter: { text: numberOf(150_000) } },
      raw: rawSearch("number = $2"),
      values: [id, numberOf(150_000)],
    },
    {
      what: "search by phone",
      query: list,
      variables: { filter: { text: "(614) 365-7500" } },
      raw: rawSearch('cellphone collate "C" = $2'),
      values: [id, "6143657500"],
    },
    {
      what: "search by name",
      query: list,
      variables: { filter: { text: "last123" } },
      raw: rawSearch(`(surname_key collate "C" >= $2 and surname_key collate "C" < $3)`),
      values: [id, "last123", "last124"],
    },
    {
      what: "search by a first name of a thousand coupons",
      query: list,
      variables: { filter: { text: "first19" } },
      raw: rawSearch(`(name_key collate "C" >= $2 and name_key collate "C" < $3)`),
      values: [id, "first19", "first2"],
    },
    {
      what: "the campaigns with their counts",
      query: campaignList,
      raw: `select ${rawSums} from coupons where store_id = $1 group by campaign_id`,
      values: [id],
    },
    ...reportQuestions({ id, today }),
  ];
}

function reportQuestions({ id, today }: { id: number; today: string }): Question[] {
  const usual = { from: addDays(today, -89), to: today };
  const years = { from: addDays(today, -729), to: today };
  const sums = `select ${rawSums} from coupons where store_id = $1 and issued_on between $2 and $3 group by campaign_id`;
  return [
    {
      what: "report R7, three months",
      query: report,
      variables: { ...usual, basis: "ISSUED" },
      raw: sums,
      values: [id, usual.from, usual.to],
    },
    {
      what: "report R7, two years",
      query: report,
      variables: { ...years, basis: "ISSUED" },
      raw: sums,
      values: [id, years.from, years.to],
    },
    {
      what: "report R7 by the date of use, two years",
      query: report,
      variables: { ...years, basis: "REDEEMED" },
      raw: `select ${rawSums} from coupons where store_id = $1 and redeemed_on between $2 and $3 group by campaign_id`,
      values: [id, years.from, years.to],
    },
  ];
}
