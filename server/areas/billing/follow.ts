/** From what the service reported to what is kept here, and from what the stores say to what the service has. */
import { z } from "zod";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import type { BillingService, CompanyBilling } from "#server/adapters/billing/billing.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { troubleOf } from "#server/platform/webhooks/waiting-webhook.ts";
import * as db from "./billing.db.ts";
import { findBillingService } from "./billing-service.ts";
import { noteTry } from "./billing-webhooks.ts";
import { keepMirror } from "./keep-mirror.ts";
import { listWaitingReports } from "./mirror.db.ts";
import { planBilling } from "./plan.rules.ts";
import type { BillingCommand, PlannedStore } from "./plan.rules.ts";
import { queueFollow, requestForAccount } from "./reports.ts";

/**
 * Reads the company at the service. With a report it is kept here, and never without; in both cases the service is then
 * told what the stores say otherwise. A second run finds nothing to do.
 */
export async function followBilling(platform: Platform, { accountId }: { accountId: number }): Promise<void> {
  const request = await requestForAccount(platform, { accountId, reason: "billing.follow" });
  try {
    await follow(request, { accountId });
  } catch (error) {
    await noteTry(request, { accountId, trouble: troubleOf(error) });
    throw error;
  }
}

async function follow(request: Request, { accountId }: { accountId: number }): Promise<void> {
  const { platform } = request;
  const service = findBillingService({ platform });
  const work = await findWork(request, { accountId });
  if (service === null || work === null) {
    return;
  }
  const { customerId, reports } = work;
  let company = await service.readCompany(customerId);
  const added = reports.findLast(({ type, recordId }) => type === attached && company.methodIds.includes(recordId));
  if (added !== undefined && company.method?.id !== added.recordId) {
    // Checkout only saves a card; that it pays is ours to say, and comes back as a report.
    await service.choosePaymentMethod({ customerId, id: added.recordId });
    company = await service.readCompany(customerId);
  }
  const last = reports.at(-1);
  if (last !== undefined) {
    await keepMirror(request, { accountId, company, seq: last.seq, methodId: added?.recordId ?? null });
  }
  await sendCommands(service, { work, company, now: platform.clock() });
}

const attached = "payment_method.attached";

type Work = { customerId: string; reports: { seq: number; type: string; recordId: string }[]; stores: PlannedStore[] };

const findWork = operation({
  name: "billing.findWork",
  kind: "read",
  permission: "billing:manage",
  on: "nobody",
  input: z.object({ accountId: recordNumber }),
  async run(context, { accountId }): Promise<Work | null> {
    const account = await db.findAccount(context.sql, accountId);
    if (account === undefined || account.customerId === null) {
      return null;
    }
    const reports = await listWaitingReports(context.sql, accountId);
    return { customerId: account.customerId, reports, stores: await db.listStores(context.sql, accountId) };
  },
});

async function sendCommands(
  service: BillingService,
  { work, company, now }: { work: Work; company: CompanyBilling; now: Date },
): Promise<void> {
  const { subscriptions, method } = company;
  const commands = planBilling({ stores: work.stores, subscriptions, canPay: method !== null, now });
  for (const command of commands) {
    await send(service, command, work.customerId);
  }
}

async function send(service: BillingService, command: BillingCommand, customerId: string): Promise<void> {
  switch (command.kind) {
    case "subscribe":
      return service.subscribe({ customerId, ...command.order });
    case "drop":
      return service.drop(command.subscriptionId);
    case "end":
      return service.endWithPeriod(command.subscriptionId, true);
    case "discount":
      return service.setDiscount(command.subscriptionId, command.isDiscounted);
  }
}

/** Follows the store's company soon: its Grand Opening or its zone may be another. */
export const requestFollow = operation({
  name: "billing.requestFollow",
  kind: "write",
  permission: "billing:manage",
  on: "store",
  input: z.object({}),
  run: (context): Promise<void> => queueFollow(context, context.store.accountId),
});
