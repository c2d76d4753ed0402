import { z } from "zod";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { dateRange } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { listCampaigns } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import type { Campaign } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import { courseOf, wallDate } from "#server/areas/bounceback/campaigns/campaigns.ts";
import { campaignStatus } from "#common/bounceback/campaign.ts";
import type { CampaignStatus } from "#common/bounceback/campaign.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import { countIssuedTo } from "#server/areas/bounceback/day-sums/customer-days.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./report.db.ts";
import { happenedOn, sumCampaigns } from "./report-sums.rules.ts";
import type { CouponSums } from "./report-sums.rules.ts";
import { ratiosOf, reportCsv, weeksOf } from "./report.rules.ts";
import type { Ratios, WeekSums } from "./report.rules.ts";

export type { CouponSums } from "./report-sums.rules.ts";

/** Also of the report over several stores. */
export const reportInput = z.object({
  range: dateRange,
  basis: z.enum(["issued", "redeemed"]).default("issued"),
  lineageId: z.uuid().nullish().transform(orNull),
});
type Input = z.output<typeof reportInput>;

export type CampaignFigures = CouponSums &
  Ratios & {
    campaignId: string;
    name: string;
    version: number;
    status: CampaignStatus | null;
    earnStartOn: BusinessDate | null;
    earnEndOn: BusinessDate | null;
    redeemStartOn: BusinessDate | null;
    redeemEndOn: BusinessDate | null;
    /** The issuing store; another one's coupons count there and are only listed here. */
    storeId: number;
    storeName: string;
    isSister: boolean;
  };

export type BouncebackReport = {
  from: BusinessDate;
  to: BusinessDate;
  storeName: string;
  campaigns: CampaignFigures[];
  /** Coupons of sister stores that were used here. */
  sisters: CampaignFigures[];
  total: CouponSums & Ratios;
  weeks: WeekSums[];
};

/** What the campaigns of a range gave, cost and still owe. */
export const bouncebackReport = operation({
  name: "bounceback.bouncebackReport",
  kind: "read",
  permission: "reports:view",
  on: "store",
  mayLag: true,
  input: reportInput,
  run: (context, filter): Promise<BouncebackReport> => makeReport(context, filter),
});

export type ReportFile = { fileName: string; csv: string };

export const exportBounceback = operation({
  name: "bounceback.exportBounceback",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: reportInput,
  async run(context, filter): Promise<ReportFile> {
    const { campaigns, sisters, total, from, to, storeName } = await makeReport(context, filter);
    const lines = [...campaigns, ...sisters].map((line) => ({ ...line, campaign: line.name, store: line.storeName }));
    const sum = { ...total, campaign: "Total", version: null, store: storeName };
    return { fileName: `bounceback-${from}-${to}.csv`, csv: reportCsv([...lines, sum]) };
  },
});

async function makeReport(context: StoreContext, { range, basis, lineageId }: Input): Promise<BouncebackReport> {
  const { store, sql, now } = context;
  const filter = { ...range, basis, lineageId, storeId: store.id, now };
  const [all, versions, issueDays, used, customers, sisters, stores] = await Promise.all([
    listCampaigns(sql, store.id),
    db.sumVersions(sql, filter),
    db.listIssueDays(sql, filter),
    db.sumUseDays(sql, filter),
    basis === "issued" ? countIssuedTo(sql, filter) : db.countUsers(sql, filter),
    lineageId === null ? db.sumOfSisters(sql, { ...filter, accountId: store.accountId }) : [],
    companyStores(context),
  ]);
  const sums = sumCampaigns(versions, customers);
  const dates = [...new Set(used.map(({ date }) => date))];
  const trade = await db.listTradeDays(sql, { storeId: store.id, dates });
  const tradeOf = (campaignId: string | null) =>
    [
      ...new Set(used.filter((day) => campaignId === null || day.campaignId === campaignId).map(({ date }) => date)),
    ].flatMap((date) => trade.get(date) ?? []);
  const byId = new Map(all.map((campaign) => [campaign.id, campaign]));
  // By the stores that the connection may read: the name in a request is only what the caller says.
  const nameOf = (id: number) => stores.find((candidate) => candidate.id === id)?.name ?? "";
  const storeName = nameOf(store.id);
  return {
    ...range,
    storeName,
    campaigns: sums.campaigns
      .flatMap((own) => {
        const campaign = byId.get(own.campaignId);
        const ratios = ratiosOf(own, tradeOf(own.campaignId));
        const figures = { ...own, ...ratios, isSister: false, storeId: store.id, storeName };
        return campaign === undefined ? [] : [{ ...figures, ...termsOf(context, campaign) }];
      })
      .toSorted(inReportOrder),
    sisters: sisters.map(({ campaignName: name, campaignVersion: version, ...own }) => ({
      ...own,
      ...ratiosOf(own, []),
      ...unknownTerms,
      ...{ name, version, isSister: true, storeName: nameOf(own.storeId) },
    })),
    total: { ...sums.total, ...ratiosOf(sums.total, tradeOf(null)) },
    weeks: weeksOf(happenedOn(issueDays, used).filter(isNear(range)), { weekStart: store.weekStart, trade }),
  };
}

/** The newest first; versions of one campaign stand together. */
function inReportOrder(
  left: { earnStartOn: BusinessDate; name: string; version: number },
  right: { earnStartOn: BusinessDate; name: string; version: number },
): number {
  return (
    right.earnStartOn.localeCompare(left.earnStartOn) ||
    left.name.localeCompare(right.name) ||
    right.version - left.version
  );
}

const unknownTerms = { status: null, earnStartOn: null, earnEndOn: null, redeemStartOn: null, redeemEndOn: null };

function termsOf(context: StoreContext, campaign: Campaign) {
  const { name, version, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn } = campaign;
  const status = campaignStatus(courseOf(campaign), wallDate(context));
  return { name, version, status, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn };
}

/** What is issued in the range is used up to a year later; the chart does not go on for ever. */
function isNear({ from, to }: { from: BusinessDate; to: BusinessDate }) {
  const last = addDays(to, Math.max(90, daysBetween(from, to)));
  return ({ date }: { date: BusinessDate }) => date <= last;
}
