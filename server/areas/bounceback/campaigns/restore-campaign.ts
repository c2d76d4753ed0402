import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { ownCampaigns } from "#server/areas/bounceback/earning/earning.db.ts";
import { eventToReverse } from "#server/areas/history/history.ts";
import type { RecordEvent } from "#server/areas/history/history.ts";
import { campaignEdited, campaignEnded, campaignRestored } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { campaignContents } from "./campaign-contents.ts";
import { storedContents } from "./campaign-input.ts";
import * as db from "./campaigns.db.ts";
import { campaignSubject, getCampaign } from "./campaigns.ts";
import type { CampaignView } from "./campaigns.ts";

/**
 * Undoes a campaign's last save or end: one's own within moments (Undo), or, for managers, one named from its history
 * (Restore). What has issued coupons since keeps its terms, so nothing that is out ever changes.
 */
export const restoreCampaign = operation({
  name: "bounceback.restoreCampaign",
  kind: "write",
  permission: "bounceback:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), eventId: z.uuid().nullish().transform(orNull) }),
  async run(context, { id, eventId }): Promise<CampaignView> {
    await ownCampaigns(context.sql, context.store.id);
    const campaign = await db.lockCampaign(context.sql, { storeId: context.store.id, id });
    if (campaign === undefined) {
      throw notFound("Campaign");
    }
    const names = [campaignEdited.name, campaignEnded.name];
    const event = await eventToReverse(context, { kind: "CouponCampaign", id, eventId, names });
    const restoredId = await undo(context, { campaign, event });
    const restored = await getCampaign(context, restoredId);
    const before = event.name === campaignEdited.name ? campaignContents(campaign) : null;
    const change = { name: restored.name, before, after: campaignContents(restored) };
    await context.emit(campaignRestored, change, campaignSubject(restoredId));
    return restored;
  },
});

type Undoing = { campaign: db.Campaign; event: RecordEvent };

/** Returns the id of the campaign that stands again. */
async function undo(context: StoreContext, { campaign, event }: Undoing): Promise<string> {
  const key = { storeId: context.store.id, id: campaign.id };
  if (event.name === campaignEnded.name) {
    return reopen(context, campaign);
  }
  const edit = campaignEdited.payload.parse(event.payload);
  const { issued } = await getCampaign(context, campaign.id);
  if (issued > 0 || campaign.endedAt !== null) {
    throw new Refusal("cannot-undo", { message: "Coupons are out on these terms. Change the campaign again instead." });
  }
  if (edit.coupons > 0) {
    return withdrawVersion(context, campaign);
  }
  await db.updateCampaign(context.sql, key, storedContents.parse(edit.before));
  return campaign.id;
}

async function reopen(context: StoreContext, campaign: db.Campaign): Promise<string> {
  if (campaign.endedReason !== "ended") {
    throw new Refusal("cannot-undo", { message: "You can't undo this" });
  }
  const key = { storeId: context.store.id, id: campaign.id };
  await db.updateCampaign(context.sql, key, { endedAt: null, endedReason: null });
  return campaign.id;
}

/** The version that took over goes away, and the one before stands again. */
async function withdrawVersion(context: StoreContext, campaign: db.Campaign): Promise<string> {
  const { replacesId } = campaign;
  if (replacesId === null) {
    throw new Refusal("cannot-undo", { message: "You can't undo this" });
  }
  const storeId = context.store.id;
  await db.updateCampaign(context.sql, { storeId, id: replacesId }, { replacedById: null });
  await db.deleteCampaign(context.sql, { storeId, id: campaign.id });
  // Last, because a lineage has one open version (unique index).
  await db.updateCampaign(context.sql, { storeId, id: replacesId }, { endedAt: null, endedReason: null });
  return replacesId;
}
