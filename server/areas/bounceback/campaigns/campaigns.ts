import { z } from "zod";
import { campaignCaption, campaignSentence, campaignStatus, campaignTags } from "#common/bounceback/campaign.ts";
import type { CampaignCaption, CampaignStatus, CampaignTag } from "#common/bounceback/campaign.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./campaigns.db.ts";
import type { CampaignRow, IssuedSums } from "./campaigns.db.ts";

export type CampaignView = db.Campaign &
  IssuedSums & {
    status: CampaignStatus;
    tags: CampaignTag[];
    caption: CampaignCaption | null;
    sentence: string;
    isBudgetReached: boolean;
  };

const nothingIssued: IssuedSums = { issued: 0, redeemed: 0, open: 0, issuedCents: 0 };

/** The date on the wall of the store: the days of a campaign go by it. */
export function wallDate(context: StoreContext, at = context.now): BusinessDate {
  return localTimeAt(at, context.store.timeZone).date;
}

export const listCampaigns = operation({
  name: "bounceback.listCampaigns",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({
    earnable: z.boolean().default(false),
    redeemable: z.boolean().default(false),
    manual: z.boolean().default(false),
  }),
  async run(context, filter): Promise<CampaignView[]> {
    const all = await viewAll(context, await db.listCampaigns(context.sql, context.store.id));
    const tags = (["earnable", "redeemable", "manual"] as const).filter((tag) => filter[tag]);
    return all.filter((campaign) => tags.every((tag) => campaign.tags.includes(tag)));
  },
});

export const viewCampaign = operation({
  name: "bounceback.viewCampaign",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  run: (context, { id }): Promise<CampaignView> => getCampaign(context, id),
});

/** @throws Refusal 404 when the store has no such campaign */
export async function getCampaign(context: StoreContext, id: string): Promise<CampaignView> {
  const row = await db.findCampaign(context.sql, { storeId: context.store.id, id });
  const [view] = row ? await viewAll(context, [row]) : [];
  if (!view) {
    throw notFound("Campaign");
  }
  return view;
}

async function viewAll(context: StoreContext, rows: readonly db.Campaign[]): Promise<CampaignView[]> {
  const today = wallDate(context);
  const ids = rows.map(({ id }) => id);
  const sums = await db.sumIssued(context.sql, { storeId: context.store.id, ids, now: context.now });
  return rows.map((row) => {
    const course = courseOf(row);
    const issued = sums.get(row.id) ?? nothingIssued;
    return {
      ...row,
      ...issued,
      status: campaignStatus(course, today),
      tags: campaignTags(course, today),
      caption: campaignCaption(course, today),
      sentence: campaignSentence(row),
      isBudgetReached: isBudgetReached(row, sumOfLineage(rows, sums, row.lineageId)),
    };
  });
}

export function courseOf(row: CampaignRow): CampaignRow & { isEnded: boolean } {
  return { ...row, isEnded: row.endedAt !== null };
}

/** A budget counts the coupons of all versions. */
function sumOfLineage(
  rows: readonly CampaignRow[],
  sums: ReadonlyMap<string, IssuedSums>,
  lineageId: string,
): Pick<IssuedSums, "issued" | "issuedCents"> {
  const own = rows.filter((row) => row.lineageId === lineageId).map(({ id }) => sums.get(id) ?? nothingIssued);
  return {
    issued: own.reduce((total, { issued }) => total + issued, 0),
    issuedCents: own.reduce((total, { issuedCents }) => total + issuedCents, 0),
  };
}

function isBudgetReached(
  { budgetCoupons, budgetCents, redeemAmountCents }: CampaignRow,
  { issued, issuedCents }: Pick<IssuedSums, "issued" | "issuedCents">,
): boolean {
  return (
    (budgetCoupons !== null && issued >= budgetCoupons) ||
    (budgetCents !== null && issuedCents + redeemAmountCents > budgetCents)
  );
}

export function campaignSubject(id: string): EventSubject {
  return { kind: "CouponCampaign", id };
}
