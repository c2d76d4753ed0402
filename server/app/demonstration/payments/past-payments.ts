import { billingTermsVersion } from "#common/billing/billing-terms.ts";
import { chargeDayFrom } from "#common/billing/store-charges.ts";
import { billing } from "#server/adapters/billing/billing.ts";
import type { BillingService } from "#server/adapters/billing/billing.ts";
import type { SimulatedPayments } from "#server/adapters/billing/simulated-payments.ts";
import * as db from "#server/areas/billing/billing.db.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { company, ownerEmail } from "#server/app/demonstration/company.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import { daysBack, freeTimeEnd } from "./past-payments.rules.ts";

const daySeconds = 86_400;

/** The owner's card has paid for all stores since the spring, so that there are invoices and a next charge to see. */
export async function fillPastPayments(
  platform: Platform,
  { filled, payments }: { filled: readonly FilledStore[]; payments: SimulatedPayments },
): Promise<void> {
  const service = platform.services.findProgramWide(billing)?.service;
  const [first] = filled;
  if (service === undefined || first === undefined || (await isCustomer(platform, first.accountId))) {
    return;
  }
  const { accountId } = first;
  const customerId = await service.addCustomer({ accountId, name: company, email: ownerEmail });
  const customer = payments.customers.find(({ id }) => id === customerId);
  if (customer === undefined) {
    return;
  }
  customer.aheadSeconds = -daysBack * daySeconds;
  const methodId = await saveCard(service, customerId);
  for (const { id, store } of filled) {
    await subscribe(service, { customerId, storeId: id, store, now: platform.clock() });
  }
  customer.aheadSeconds = 0;
  await agree(platform, { filled, first, customerId, methodId });
  // Its report brings all of it here.
  await service.choosePaymentMethod({ customerId, id: methodId });
}

async function isCustomer(platform: Platform, accountId: number): Promise<boolean> {
  const account = await platform.database.read("system", (sql) => db.findAccount(sql, accountId));
  return account !== undefined;
}

/** On the service's page, as a person does. */
async function saveCard(service: BillingService, customerId: string): Promise<string> {
  const nowhere = "http://localhost/";
  const { url } = await service.openSetup({ customerId, doneUrl: nowhere, cancelUrl: nowhere });
  await fetch(url, { method: "POST", body: new URLSearchParams({ card: "4242" }), redirect: "manual" });
  const [id] = (await service.readCompany(customerId)).methodIds;
  if (id === undefined) {
    throw new Error("The simulated billing service kept no card");
  }
  await service.choosePaymentMethod({ customerId, id });
  return id;
}

async function subscribe(
  service: BillingService,
  order: { customerId: string; storeId: number; store: FilledStore["store"]; now: Date },
): Promise<void> {
  const { customerId, storeId, store, now } = order;
  const { timeZone, name } = store;
  const freeUntil = freeTimeEnd(now, timeZone);
  const chargeDay = chargeDayFrom(freeUntil, timeZone);
  const terms = { freeUntil, chargeDay: chargeDay > freeUntil ? chargeDay : null, waitsForOpening: false };
  await service.subscribe({ customerId, storeId, storeName: name, attempt: 1, isDiscounted: true, ...terms });
}

async function agree(
  platform: Platform,
  given: { filled: readonly FilledStore[]; first: FilledStore; customerId: string; methodId: string },
): Promise<void> {
  const { filled, first, customerId, methodId } = given;
  const { accountId, ownerId: userId } = first;
  const acceptedAt = new Date(platform.clock().getTime() - daysBack * daySeconds * 1000);
  const storeIds = filled.map(({ id }) => id);
  await platform.database.transaction("system", async (sql) => {
    await db.saveCustomer(sql, { accountId, customerId });
    await db.insertTerms(sql, { accountId, sessionId: "first", version: billingTermsVersion, userId, acceptedAt });
    await db.keepTermsWithMethod(sql, { accountId, methodId });
    await db.agreeToStores(sql, { accountId, storeIds, confirmedBy: userId, confirmedAt: acceptedAt });
  });
}
