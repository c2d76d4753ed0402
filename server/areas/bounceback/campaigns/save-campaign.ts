import { z } from "zod";
import { campaignSentence } from "#common/bounceback/campaign.ts";
import { campaignErrors, campaignWarnings } from "#common/bounceback/campaign-rules.ts";
import type { CampaignDraft, CampaignWarning } from "#common/bounceback/campaign-rules.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { orNull } from "#common/or-null.ts";
import { campaignAdded, campaignEdited, campaignEnded, campaignRestored } from "#server/events/bounceback.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { seenVersion } from "#server/platform/operations/version-of.ts";
import { savedSince } from "#server/platform/operations/saved-since.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { ownCampaigns } from "#server/areas/bounceback/earning/earning.db.ts";
import { campaignInput } from "./campaign-input.ts";
import type { CampaignInput } from "./campaign-input.ts";
import { campaignContents, campaignVersion } from "./campaign-contents.ts";
import * as db from "./campaigns.db.ts";
import { campaignSubject, getCampaign, wallDate } from "./campaigns.ts";
import type { CampaignView } from "./campaigns.ts";

export type SavedCampaign = {
  campaign: CampaignView;
  /** The version that was ended because coupons of it are out; they keep its terms. */
  replaced: CampaignView | null;
};

/** What one more click accepts; none for a draft that cannot be saved yet. */
export const checkCampaign = operation({
  name: "bounceback.checkCampaign",
  kind: "read",
  permission: "bounceback:settings",
  on: "store",
  input: z.object({ id: z.uuid(), campaign: campaignInput }),
  run: async (context, { id, campaign }): Promise<CampaignWarning[]> => {
    const draft = draftOf(campaign);
    return campaignErrors(draft, wallDate(context)).length > 0 ? [] : warningsFor(context, { id, draft });
  },
});

/**
 * Saves a new campaign, or changes one. Without coupons out it is changed in place; with some it ends, and a clone with
 * the changes takes over in the same transaction.
 */
export const saveCampaign = operation({
  name: "bounceback.saveCampaign",
  kind: "write",
  permission: "bounceback:settings",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client for a new campaign. */
    id: z.uuid(),
    /** Made by the client for the clone, if the change needs one. */
    nextId: z.uuid().nullish().transform(orNull),
    campaign: campaignInput,
    acceptsWarnings: z.boolean().default(false),
    /** What was read, `savedVersion`; a program that means to overwrite names none. */
    seen: seenVersion,
  }),
  async run(context, { id, nextId, campaign, acceptsWarnings, seen }): Promise<SavedCampaign> {
    const key = { storeId: context.store.id, id };
    await ownCampaigns(context.sql, context.store.id);
    const existing = await db.lockCampaign(context.sql, key);
    if (nextId !== null && existing?.replacedById === nextId) {
      return { campaign: await getCampaign(context, nextId), replaced: await getCampaign(context, id) };
    }
    refuseEnded(context, existing);
    if (existing !== undefined) {
      const saving = {
        kind: "CouponCampaign",
        id,
        names: contentEvents,
        version: campaignVersion(existing),
        seen,
      } as const;
      await refuseUnseen(context, saving);
    }
    await refuseFaults(context, { id, campaign, acceptsWarnings });
    if (existing === undefined) {
      return { campaign: await addCampaign(context, id, campaign), replaced: null };
    }
    return changeCampaign(context, { existing, nextId, campaign });
  },
});

export const endCampaign = operation({
  name: "bounceback.endCampaign",
  kind: "write",
  permission: "bounceback:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<CampaignView> {
    const key = { storeId: context.store.id, id };
    await ownCampaigns(context.sql, context.store.id);
    const campaign = await db.lockCampaign(context.sql, key);
    if (campaign === undefined) {
      throw notFound("Campaign");
    }
    if (campaign.endedAt === null) {
      await db.updateCampaign(context.sql, key, { endedAt: context.now, endedReason: "ended" });
      const { name, open } = await getCampaign(context, id);
      await context.emit(campaignEnded, { name, coupons: open }, campaignSubject(id));
    }
    return getCampaign(context, id);
  },
});

const contentEvents = [campaignAdded.name, campaignEdited.name, campaignRestored.name];

function refuseEnded(context: StoreContext, existing: db.Campaign | undefined): void {
  if (existing === undefined || existing.endedAt === null) {
    return;
  }
  throw existing.replacedById === null
    ? new Refusal("campaign-ended", { message: "This campaign has ended. Duplicate it instead." })
    : savedSince(undefined, context.store.timeZone);
}

async function refuseFaults(
  context: StoreContext,
  { id, campaign, acceptsWarnings }: { id: string; campaign: CampaignInput; acceptsWarnings: boolean },
): Promise<void> {
  const draft = draftOf(campaign);
  const errors = campaignErrors(draft, wallDate(context));
  if (errors.length > 0) {
    throw invalidInput(Object.fromEntries(errors.map(({ field, message }) => [`campaign.${field}`, [message]])));
  }
  if (campaign.budgetCoupons !== null && campaign.budgetAmount !== null) {
    throw invalidInput({ "campaign.budgetAmount": ["Limit coupons or the amount, not both"] });
  }
  const warnings = acceptsWarnings ? [] : await warningsFor(context, { id, draft });
  if (warnings.length > 0) {
    const message = warnings.map(({ title }) => title).join(". ");
    throw new Refusal("campaign-warnings", { message, status: 409, details: { warnings } });
  }
}

async function warningsFor(
  context: StoreContext,
  { id, draft }: { id: string; draft: CampaignDraft },
): Promise<CampaignWarning[]> {
  const all = await db.listCampaigns(context.sql, context.store.id);
  const lineageId = all.find((campaign) => campaign.id === id)?.lineageId ?? id;
  const others = all.filter(
    (other) => other.type === "automatic" && other.endedAt === null && other.lineageId !== lineageId,
  );
  return campaignWarnings(draft, others);
}

async function addCampaign(context: StoreContext, id: string, campaign: CampaignInput): Promise<CampaignView> {
  await db.insertCampaign(context.sql, { ...newRow(context, campaign), id, lineageId: id });
  const { name } = campaign;
  await context.emit(campaignAdded, { name, sentence: campaignSentence(draftOf(campaign)) }, campaignSubject(id));
  return getCampaign(context, id);
}

async function changeCampaign(
  context: StoreContext,
  { existing, nextId, campaign }: { existing: db.Campaign; nextId: string | null; campaign: CampaignInput },
): Promise<SavedCampaign> {
  const key = { storeId: context.store.id, id: existing.id };
  const { issued } = await getCampaign(context, existing.id);
  const change = {
    name: campaign.name,
    coupons: issued,
    before: campaignContents(existing),
    after: campaignContents(columnsOf(campaign)),
  };
  if (issued === 0) {
    await db.updateCampaign(context.sql, key, columnsOf(campaign));
    await context.emit(campaignEdited, { ...change, version: existing.version }, campaignSubject(existing.id));
    return { campaign: await getCampaign(context, existing.id), replaced: null };
  }
  if (nextId === null) {
    throw new Refusal("campaign-has-coupons", {
      message: `${issued} issued coupons keep the old terms. Save as a new version.`,
      details: { coupons: issued },
    });
  }
  const version = existing.version + 1;
  // The old one ends first: a lineage has one open version (unique index).
  await db.updateCampaign(context.sql, key, { endedAt: context.now, endedReason: "edited" });
  await db.insertCampaign(context.sql, {
    ...newRow(context, campaign),
    id: nextId,
    lineageId: existing.lineageId,
    version,
    replacesId: existing.id,
    ...cloneStarts(campaign, wallDate(context)),
  });
  await db.updateCampaign(context.sql, key, { replacedById: nextId });
  await context.emit(campaignEdited, { ...change, version }, campaignSubject(nextId));
  return { campaign: await getCampaign(context, nextId), replaced: await getCampaign(context, existing.id) };
}

function newRow(context: StoreContext, campaign: CampaignInput) {
  return {
    ...columnsOf(campaign),
    storeId: context.store.id,
    accountId: context.store.accountId,
    createdByEmployeeId: context.employee?.id ?? null,
    createdAt: context.now,
  };
}

/** A manual campaign has neither a spend nor several coupons of one sale. */
function columnsOf({ earnMinSpend, redeemAmount, redeemMinSpend, budgetAmount, ...rest }: CampaignInput) {
  const isAutomatic = rest.type === "automatic";
  return {
    ...rest,
    earnedBy: isAutomatic ? rest.earnedBy : ("sale" as const),
    allowMultiple: isAutomatic && rest.allowMultiple,
    earnMinSpendCents: isAutomatic ? earnMinSpend : null,
    redeemAmountCents: redeemAmount,
    redeemMinSpendCents: redeemMinSpend,
    budgetCents: budgetAmount,
  };
}

function draftOf(campaign: CampaignInput): CampaignDraft {
  return columnsOf(campaign);
}

/**
 * A clone earns from today on at the earliest, and what it issues cannot be used before. One whose earning is over keeps
 * its days.
 */
function cloneStarts({ earnStartOn, earnEndOn, redeemStartOn }: CampaignInput, today: BusinessDate) {
  const from = earnEndOn < today ? earnStartOn : laterOf(today, earnStartOn);
  return { earnStartOn: from, redeemStartOn: laterOf(from, redeemStartOn) };
}

function laterOf(left: BusinessDate, right: BusinessDate): BusinessDate {
  return left > right ? left : right;
}
