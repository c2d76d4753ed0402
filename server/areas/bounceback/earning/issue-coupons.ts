import { earnedCount } from "#common/bounceback/campaign.ts";
import { localTimeAt } from "#common/store-time.ts";
import { isPhone, phoneDigits } from "#common/phone.ts";
import { deliverCouponsJob } from "#server/areas/bounceback/bounceback.jobs.ts";
import { refreshCouponFigures } from "#server/areas/bounceback/coupon-figures.ts";
import { insertCoupons } from "#server/areas/bounceback/coupons/coupons.db.ts";
import { contactColumns, numbered, termColumns } from "#server/areas/bounceback/coupons/new-coupons.ts";
import type { NewCoupon } from "#server/areas/bounceback/coupons/new-coupons.ts";
import { couponSubject } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { getBouncebackSettings } from "#server/areas/bounceback/settings/bounceback-settings.db.ts";
import { couponsIssued } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./earning.db.ts";
import type { EarningCampaign, PosContact } from "./earning.db.ts";
import { bestCampaign, isTooLate, withinBudget } from "./earning.rules.ts";

/** What earns: a sale, or a finished buy that was paid in trade. */
export type Earning = {
  kind: "sale" | "trade";
  transactionId: string;
  number: string;
  businessDate: string;
  at: Date;
  cents: number;
  posCustomerId: string | null;
  terminal: string | null;
};

/** Issues what these have earned and not got yet, with the day's figures, in the caller's transaction. */
export async function issueCoupons(context: StoreContext, earnings: readonly Earning[]): Promise<void> {
  const { store, now, sql } = context;
  const inTime = earnings.filter(({ at, cents }) => cents > 0 && !isTooLate(at, now));
  const [first] = inTime;
  if (first === undefined) {
    return;
  }
  await db.shareCampaigns(sql, store.id);
  const days = inTime.map(({ at }) => localTimeAt(at, store.timeZone).date).toSorted();
  const period = { storeId: store.id, from: days[0] ?? "", to: days.at(-1) ?? "", earnedBy: first.kind };
  const campaigns = await db.listEarningCampaigns(sql, period);
  if (campaigns.length === 0) {
    return;
  }
  const { mostPerSale } = await getBouncebackSettings(sql, store.id);
  const earned = inTime.flatMap((earning) => earnedBy(earning, { campaigns, timeZone: store.timeZone, mostPerSale }));
  await insertEarned(context, await cutToBudgets(context, earned));
}

/** A register that was away sends hundreds of sales in one batch, each with up to a hundred coupons. */
const deliveredAtOnce = 500;

type Earned = { earning: Earning; campaign: EarningCampaign; count: number };

function earnedBy(
  earning: Earning,
  {
    campaigns,
    timeZone,
    mostPerSale,
  }: { campaigns: readonly EarningCampaign[]; timeZone: string; mostPerSale: number },
): Earned[] {
  const date = localTimeAt(earning.at, timeZone).date;
  const campaign = bestCampaign(campaigns, { date, at: earning.at, cents: earning.cents });
  return campaign === null
    ? []
    : [{ earning, campaign, count: earnedCount(campaign, { cents: earning.cents, most: mostPerSale }) }];
}

/** Issuing stops at a campaign's budget; redeeming never does. */
async function cutToBudgets(context: StoreContext, earned: readonly Earned[]): Promise<Earned[]> {
  const allowances = new Map<string, number>();
  const limited = new Map(
    earned
      .filter(({ campaign }) => campaign.budgetCoupons !== null || campaign.budgetCents !== null)
      .map(({ campaign }) => [campaign.lineageId, campaign]),
  );
  for (const [lineageId, campaign] of [...limited].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const issued = await db.lockIssued(context.sql, { storeId: context.store.id, lineageId });
    allowances.set(lineageId, withinBudget(campaign, issued));
  }
  return earned.flatMap(({ count, ...rest }) => {
    const { lineageId } = rest.campaign;
    const allowed = Math.min(count, allowances.get(lineageId) ?? count);
    if (allowances.has(lineageId)) {
      allowances.set(lineageId, (allowances.get(lineageId) ?? 0) - allowed);
    }
    return allowed === 0 ? [] : [{ ...rest, count: allowed }];
  });
}

async function insertEarned(context: StoreContext, earned: readonly Earned[]): Promise<void> {
  if (earned.length === 0) {
    return;
  }
  const { store, sql } = context;
  const posCustomerIds = [...new Set(earned.flatMap(({ earning }) => earning.posCustomerId ?? []))];
  const contacts = await db.listContacts(sql, { storeId: store.id, posCustomerIds });
  const drafts = earned.flatMap((earning) => couponsOf(context, earning, contacts));
  const coupons = await numbered(sql, store.accountId, drafts);
  const inserted = await insertCoupons(sql, coupons);
  const fresh = coupons.filter(({ id }) => inserted.has(id));
  const [first] = fresh;
  if (first === undefined) {
    return;
  }
  const numbers = fresh.slice(0, 20).map(({ number }) => number);
  await context.emit(couponsIssued, { count: fresh.length, numbers }, couponSubject(first.id));
  for (let from = 0; from < fresh.length; from += deliveredAtOnce) {
    const ids = fresh.slice(from, from + deliveredAtOnce).map(({ id }) => id);
    await context.addJob(deliverCouponsJob, { storeId: store.id, ids });
  }
  await refreshCouponFigures(
    context,
    earned.map(({ earning }) => earning.businessDate),
  );
}

function couponsOf(
  context: StoreContext,
  { earning, campaign, count }: Earned,
  contacts: ReadonlyMap<string, PosContact>,
): NewCoupon[] {
  const { store, deviceId, now } = context;
  const contact = earning.posCustomerId === null ? undefined : contacts.get(earning.posCustomerId);
  const { redeemAmountCents, redeemMinSpendCents, redeemStartOn, redeemEndOn, redeemableAt } = campaign;
  const shared = {
    ...termColumns({
      ...{ redeemAmountCents, redeemMinSpendCents, redeemStartOn, redeemEndOn, redeemableAt },
      storeId: store.id,
      accountId: store.accountId,
      timeZone: store.timeZone,
      campaignId: campaign.id,
      lineageId: campaign.lineageId,
    }),
    ...contactColumns(readContact(contact)),
    source: earning.kind,
    customerId: contact?.customerId ?? null,
    posCustomerId: earning.posCustomerId,
    issuedAt: now,
    issuedOn: earning.businessDate,
    issuedDeviceId: deviceId,
    issuedTerminal: earning.terminal,
    transactionId: earning.transactionId,
    transactionNumber: earning.number,
    earnedAt: earning.at,
    earnedAmountCents: earning.cents,
  };
  return Array.from({ length: count }, (_, at) => ({ ...shared, seq: at + 1 }));
}

/** A store whose employees type the mobile number into Customer Code leaves the phone empty. */
function readContact(contact: PosContact | undefined) {
  const phone = [contact?.phoneDigits, contact?.customerCode].find((text) => typeof text === "string" && isPhone(text));
  const name = contact?.name.trim().slice(0, 120) ?? "";
  const email = contact?.email?.trim().toLowerCase() ?? "";
  return {
    name: name === "" ? null : name,
    email: email === "" ? null : email.slice(0, 254),
    cellphone: typeof phone === "string" ? phoneDigits(phone) : null,
  };
}
