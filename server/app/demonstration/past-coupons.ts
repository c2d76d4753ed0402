import { v7 as uuidv7 } from "uuid";
import { instantOf } from "#common/store-time.ts";
import { contactColumns, numbered, termColumns } from "#server/areas/bounceback/coupons/new-coupons.ts";
import type { NewCoupon } from "#server/areas/bounceback/coupons/new-coupons.ts";
import { recomputeCouponFigures } from "#server/areas/reports/reports.ts";
import type { ActingStore, Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { FilledStore } from "./fill-company.ts";
import * as db from "./past-coupons.db.ts";
import { customerNames, pastCampaigns, pastCoupons } from "./past-coupons.rules.ts";
import type { PastCampaign, PastCoupon } from "./past-coupons.rules.ts";

/** Gives the stores of a new demonstration two years of campaigns, with what they issued and what became of it. */
export async function fillPastCoupons(platform: Platform, stores: readonly FilledStore[]): Promise<void> {
  for (const { id } of stores) {
    const store = await findActingStore(platform, id);
    if (store) {
      const request = systemRequest(platform, { store, reason: "the demonstration's past", requestId: uuidv7() });
      await platform.database.transaction(request.scope, async (sql) => {
        if (!(await db.hasCampaigns(sql, id))) {
          await fillOne(sql, { store, now: platform.clock() });
        }
      });
    }
  }
}

type Team = readonly { id: number; name: string }[];
type Shop = { store: ActingStore; now: Date };

async function fillOne(sql: Sql, { store, now }: Shop): Promise<void> {
  const today = await findBusinessDate(sql, { storeId: store.id, at: now });
  const team = await db.listNames(sql, store.id);
  const campaigns = pastCampaigns(today).map((campaign) => ({ ...campaign, id: uuidv7() }));
  await db.insertCampaigns(
    sql,
    campaigns.map((campaign) => campaignRow(campaign, { store, managerId: team[0]?.id ?? null })),
  );
  const drafts = campaigns.flatMap((campaign, index) =>
    pastCoupons(campaign, { today, seed: store.id * 100 + index }).map((coupon) =>
      couponRow(coupon, { campaign, store, team }),
    ),
  );
  await db.insertCoupons(sql, await numbered(sql, store.accountId, drafts));
  await db.insertEvents(sql, store.id);
  const [manager, taker] = team;
  if (manager !== undefined && taker !== undefined) {
    await db.insertSettledConflict(sql, { storeId: store.id, now, taker, managerName: manager.name });
  }
  const dates = new Set(drafts.flatMap(({ issuedOn, redeemedOn }) => [issuedOn, redeemedOn ?? issuedOn]));
  await recomputeCouponFigures(sql, { storeId: store.id, dates: [...dates].toSorted(), now });
}

function campaignRow(
  campaign: PastCampaign & { id: string },
  { store, managerId }: { store: ActingStore; managerId: number | null },
) {
  const { id, name, type, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn } = campaign;
  return {
    ...{ id, name, type, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn },
    ...{ storeId: store.id, accountId: store.accountId, lineageId: id },
    intent: type === "manual" ? "service_recovery" : "return_visit",
    earnMinSpendCents: campaign.spendCents,
    redeemAmountCents: campaign.amountCents,
    redeemMinSpendCents: campaign.minimumCents,
    redeemableAt: "all_account_stores",
    createdByEmployeeId: managerId,
    createdAt: instantOf(earnStartOn, 540, store.timeZone),
  };
}

function couponRow(
  past: PastCoupon,
  { campaign, store, team }: { campaign: PastCampaign & { id: string }; store: ActingStore; team: Team },
): NewCoupon {
  const { redeemStartOn, redeemEndOn, amountCents, minimumCents, type } = campaign;
  const issuedAt = instantOf(past.issuedOn, past.minutes, store.timeZone);
  const isEarned = type === "automatic";
  return {
    ...termColumns({
      ...{ storeId: store.id, accountId: store.accountId, timeZone: store.timeZone },
      ...{ campaignId: campaign.id, lineageId: campaign.id, redeemStartOn, redeemEndOn },
      ...{ redeemAmountCents: amountCents, redeemMinSpendCents: minimumCents, redeemableAt: "all_account_stores" },
    }),
    ...contactColumns(contactOf(past.customer)),
    source: isEarned ? "sale" : "manual",
    issuedAt,
    issuedOn: past.issuedOn,
    issuedTerminal: String(1 + (past.place % 3)),
    issuedByName: isEarned ? null : (team[past.place % Math.max(1, team.length)]?.name ?? null),
    // Without the point of sale's id: the register's own past comes later and must not settle these.
    transactionNumber: isEarned ? String(past.ticket) : null,
    earnedAt: isEarned ? issuedAt : null,
    earnedAmountCents: isEarned ? past.earnedCents : null,
    ...{ printState: "printed", printCount: 1, lastPrintedAt: issuedAt, deliveredVia: ["print"] },
    ...redemptionOf(past, { store, team }),
    ...(past.isVoided && {
      ...{ voidedAt: new Date(issuedAt.getTime() + 86_400_000), voidReason: "sale_returned" },
      voidNote: "The piece that earned it came back.",
    }),
  };
}

function redemptionOf({ redeemed, place }: PastCoupon, { store, team }: { store: ActingStore; team: Team }) {
  const employee = team[1 + (place % Math.max(1, team.length - 1))] ?? team[0];
  if (redeemed === null || employee === undefined) {
    return {};
  }
  return {
    redeemedAt: instantOf(redeemed.on, redeemed.minutes, store.timeZone),
    redeemedOn: redeemed.on,
    ...{ redeemStoreId: store.id, redeemStoreName: store.name, redeemTerminal: String(1 + (place % 3)) },
    ...{ redeemEmployeeId: employee.id, redeemedByName: employee.name },
    redeemTransactionNumber: String(1 + (place % 80)),
    purchaseAmountCents: redeemed.purchaseCents,
  };
}

function contactOf(customer: number | null) {
  if (customer === null) {
    return { name: null, email: null, cellphone: null };
  }
  const name = customerNames[customer % customerNames.length] ?? null;
  const cellphone = `614555${String(1000 + (customer % 9000))}`;
  return { name, email: null, cellphone };
}
