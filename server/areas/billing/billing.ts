/** What an owner sees and does about the company's plans. Every change goes to the service; its report brings it here. */
import { z } from "zod";
import { billingTermsVersion } from "#common/billing/billing-terms.ts";
import { inputText, recordNumberText } from "#common/inputs/input-ranges.ts";
import { billingTermsAccepted, storePlanCanceled, storePlanStarted } from "#server/events/company/billing.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { orRefusal } from "#server/platform/providers/fault-refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./billing.db.ts";
import { billingService, findBillingService } from "./billing-service.ts";
import { viewMonth, viewPlans } from "./billing-view.rules.ts";
import type { StorePlanView } from "./billing-view.rules.ts";
import { listInvoices, listSubscriptions } from "./mirror.db.ts";
import { isLive, subscriptionsOf } from "./plan.rules.ts";
import type { MirroredInvoice } from "./plan.rules.ts";
import { queueFollow } from "./reports.ts";

export type { StorePlanView } from "./billing-view.rules.ts";
export { billingWebhooks } from "./billing-webhooks.ts";

export type BillingMethod = { brand: string; last4: string; expiresMonth: number; expiresYear: number };

export type BillingView = {
  /** False where the installation charges nobody. */
  isOffered: boolean;
  plans: StorePlanView[];
  monthCents: number;
  billableCount: number;
  method: BillingMethod | null;
  invoices: MirroredInvoice[];
  /** A change is sent, and the service has not reported it yet. */
  isWaiting: boolean;
  /** A person left for the page that saves a card, and nothing was reported since. */
  isSetupWaiting: boolean;
  termsVersion: string;
};

/** The price comes from the service, which a page does without while it does not answer. */
export async function viewBilling(request: Request): Promise<BillingView> {
  await allowView(request, {});
  return readBilling(request, { priceCents: await readPrice(request) });
}

async function readPrice(request: Request): Promise<number | null> {
  try {
    return (await findBillingService(request)?.readPrice()) ?? null;
  } catch (error) {
    if (error instanceof ProviderFault) {
      return null;
    }
    throw error;
  }
}

/** Asked before anything goes to the service for a person who may not see it. */
const allowView = operation({
  name: "billing.allowView",
  kind: "read",
  permission: "billing:view",
  on: "store",
  input: z.object({}),
  run: (): Promise<void> => Promise.resolve(),
});

const mostShownInvoices = 120;

const readBilling = operation({
  name: "billing.viewBilling",
  kind: "read",
  permission: "billing:view",
  on: "store",
  input: z.object({ priceCents: z.int().min(0).max(100_000_000).nullable() }),
  async run(context, { priceCents: price }): Promise<BillingView> {
    const { sql, now } = context;
    const { accountId } = context.store;
    const account = await db.findAccount(sql, accountId);
    const method = methodOf(account);
    const stores = await db.listStores(sql, accountId);
    const subscriptions = await listSubscriptions(sql, accountId);
    const plans = viewPlans({ stores, subscriptions, hasMethod: method !== null }, { price, now });
    const { cents: monthCents, billableCount } = viewMonth(plans, now);
    return {
      isOffered: findBillingService(context) !== null,
      ...{ plans, monthCents, billableCount, method, termsVersion: billingTermsVersion },
      invoices: (await listInvoices(sql, accountId)).slice(0, mostShownInvoices),
      isWaiting: isAfter(account?.changeSentAt, account?.confirmedAt),
      isSetupWaiting: isAfter(account?.setupSentAt, account?.confirmedAt),
    };
  },
});

function methodOf(account: db.BillingAccount | undefined): BillingMethod | null {
  if (account === undefined) {
    return null;
  }
  const { methodBrand: brand, methodLast4: last4, methodExpiresMonth, methodExpiresYear } = account;
  return brand === null || last4 === null || methodExpiresMonth === null || methodExpiresYear === null
    ? null
    : { brand, last4, expiresMonth: methodExpiresMonth, expiresYear: methodExpiresYear };
}

function isAfter(sent: Date | null = null, confirmed: Date | null = null): boolean {
  return sent !== null && (confirmed === null || sent > confirmed);
}

/** Makes the service's page on which a person types the card. It is used once and never kept. */
export async function openPaymentSetup(request: Request, { terms }: { terms: string }): Promise<{ url: string }> {
  const steps = { ...request, idempotencyKey: null };
  const { company, storeId } = await allowSetup(steps, { terms });
  const service = billingService(request);
  const customerId = company.customerId ?? (await orRefusal(service.addCustomer(company)));
  const page = `${request.platform.publicUrl}/s/${storeId}/settings/billing`;
  const urls = { doneUrl: `${page}?returned=card`, cancelUrl: page };
  const { id, url } = await orRefusal(service.openSetup({ customerId, ...urls }));
  await keepSetup(steps, { terms, customerId, sessionId: id });
  return { url };
}

type Company = { accountId: number; name: string; email: string; customerId: string | null };

const termsInput = inputText.min(1).max(40);

const allowSetup = operation({
  name: "billing.allowSetup",
  kind: "read",
  permission: "billing:manage",
  on: "store",
  input: z.object({ terms: termsInput }),
  async run(context, { terms }): Promise<{ company: Company; storeId: number }> {
    requireTerms(terms);
    const { accountId, id: storeId } = context.store;
    const company = (await db.findCompany(context.sql, accountId)) ?? notThere("Company");
    const customerId = (await db.findAccount(context.sql, accountId))?.customerId ?? null;
    return { company: { accountId, name: company.name, email: context.user?.email ?? "", customerId }, storeId };
  },
});

function requireTerms(terms: string): void {
  if (terms !== billingTermsVersion) {
    throw invalidInput({ terms: ["The terms have changed. Read and accept them again."] });
  }
}

/** With the terms the owner agrees to every store that there is; a later one is agreed to alone. */
const keepSetup = operation({
  name: "billing.keepSetup",
  kind: "write",
  permission: "billing:manage",
  on: "store",
  input: z.object({ terms: termsInput, customerId: inputText.min(1).max(255), sessionId: inputText.min(1).max(255) }),
  async run(context, { terms, customerId, sessionId }): Promise<void> {
    requireTerms(terms);
    const { sql, now, store, user } = context;
    if (user === null) {
      throw notFound("User");
    }
    const { accountId } = store;
    await db.saveCustomer(sql, { accountId, customerId });
    await db.insertTerms(sql, { accountId, sessionId, version: terms, userId: user.id, acceptedAt: now });
    const storeIds = (await db.listStores(sql, accountId)).map(({ storeId }) => storeId);
    await db.agreeToStores(sql, { accountId, storeIds, confirmedBy: user.id, confirmedAt: now });
    await db.changeAccount(sql, accountId, { setupSentAt: now });
    await context.emit(billingTermsAccepted, { name: terms }, { kind: "Billing", id: store.id });
  },
});

/** The service's own page for cards, invoices and cancellation. */
export async function openPortal(request: Request): Promise<{ url: string }> {
  const { customerId, storeId } = await allowChange(request, {});
  const returnUrl = `${request.platform.publicUrl}/s/${storeId}/settings/billing`;
  return { url: await orRefusal(billingService(request).openPortal({ customerId, returnUrl })) };
}

export async function openInvoice(request: Request, { id }: { id: string }): Promise<{ url: string }> {
  const { customerId } = await allowInvoice(request, { id });
  const url = await orRefusal(billingService(request).openInvoice({ customerId, id }));
  return { url: url ?? notThere("Invoice") };
}

async function requireCustomer(context: StoreContext): Promise<{ customerId: string; storeId: number }> {
  const account = await db.findAccount(context.sql, context.store.accountId);
  return { customerId: account?.customerId ?? notThere("Payment method"), storeId: context.store.id };
}

const allowChange = operation({
  name: "billing.allowChange",
  kind: "read",
  permission: "billing:manage",
  on: "store",
  input: z.object({}),
  run: requireCustomer,
});

const allowInvoice = operation({
  name: "billing.allowInvoice",
  kind: "read",
  permission: "billing:manage",
  on: "store",
  input: z.object({ id: inputText.min(1).max(255) }),
  async run(context, { id }): Promise<{ customerId: string }> {
    const invoices = await listInvoices(context.sql, context.store.accountId);
    if (!invoices.some((invoice) => invoice.id === id)) {
      throw notFound("Invoice");
    }
    return requireCustomer(context);
  },
});

/** The stores of the company with a plan that goes on. */
export const listOwnPlans = operation({
  name: "billing.listOwnPlans",
  kind: "read",
  permission: "billing:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<number[]> {
    const { sql, store } = context;
    if (findBillingService(context) === null) {
      return [];
    }
    const live = (await listSubscriptions(sql, store.accountId)).filter(isLive);
    return [...new Set(live.map(({ storeId }) => storeId))];
  },
});

const planInput = z.object({ storeId: recordNumberText });

/** Ends a store's plan with what was paid for, or at the end of its free time. */
export async function cancelPlan(request: Request, input: z.input<typeof planInput>): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  const { subscriptionId, isEnding } = await findPlan(steps, input);
  if (subscriptionId === null) {
    throw notFound("Plan");
  }
  if (!isEnding) {
    await orRefusal(billingService(request).endWithPeriod(subscriptionId, true));
    await noteCanceled(steps, input);
  }
}

/** Agrees to a store's plan: for the first time, before it ends, or again after that. */
export async function startPlan(request: Request, input: z.input<typeof planInput>): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  const { subscriptionId, isEnding, isClosed } = await findPlan(steps, input);
  if (isClosed) {
    throw new Refusal("already-closed", { message: "Keep the company first, under Export everything", status: 409 });
  }
  if (subscriptionId !== null && isEnding) {
    await orRefusal(billingService(request).endWithPeriod(subscriptionId, false));
  }
  await noteStarted(steps, input);
}

type Plan = { subscriptionId: string | null; isEnding: boolean; attempt: number; name: string; isClosed: boolean };

async function loadPlan(context: StoreContext, storeId: number): Promise<Plan> {
  const { accountId } = context.store;
  const store = (await db.listStores(context.sql, accountId)).find((row) => row.storeId === storeId);
  const own = subscriptionsOf(storeId, await listSubscriptions(context.sql, accountId));
  const live = own.find(isLive);
  const { name, closedAt } = store ?? notThere("Store");
  const isEnding = live?.endsWithPeriod === true && !live.waitsForOpening;
  return {
    subscriptionId: live?.id ?? null,
    isEnding,
    attempt: own[0]?.attempt ?? 0,
    name,
    isClosed: closedAt !== null,
  };
}

const findPlan = operation({
  name: "billing.findPlan",
  kind: "read",
  permission: "billing:manage",
  on: "store",
  input: planInput,
  run: (context, { storeId }): Promise<Plan> => loadPlan(context, storeId),
});

const noteCanceled = operation({
  name: "billing.noteCanceled",
  kind: "write",
  permission: "billing:manage",
  on: "store",
  input: planInput,
  async run(context, { storeId }): Promise<void> {
    const { name } = await loadPlan(context, storeId);
    await db.changeAccount(context.sql, context.store.accountId, { changeSentAt: context.now });
    await context.emit(storePlanCanceled, { name }, { kind: "Billing", id: storeId });
  },
});

const noteStarted = operation({
  name: "billing.noteStarted",
  kind: "write",
  permission: "billing:manage",
  on: "store",
  input: planInput,
  async run(context, { storeId }): Promise<void> {
    const { sql, now, user } = context;
    const { accountId } = context.store;
    if (user === null) {
      throw notFound("User");
    }
    const { attempt, name } = await loadPlan(context, storeId);
    const agreed = { accountId, storeId, afterAttempt: attempt, confirmedBy: user.id, confirmedAt: now };
    await db.agreeToStore(sql, agreed);
    await db.changeAccount(sql, accountId, { changeSentAt: now });
    await context.emit(storePlanStarted, { name }, { kind: "Billing", id: storeId });
    await queueFollow(context, accountId);
  },
});

function notThere(what: string): never {
  throw notFound(what);
}
