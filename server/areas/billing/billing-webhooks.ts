/** For support: what the billing service reported of the store's company and still waits. */
import { z } from "zod";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import { billing } from "#server/adapters/billing/billing.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { mostWaiting, toTrouble, webhookTroubles } from "#server/platform/webhooks/waiting-webhook.ts";
import type { ReplayOutcome, WaitingWebhook, WebhookInbox } from "#server/platform/webhooks/waiting-webhook.ts";
import * as db from "./reports.db.ts";
import { queueFollow } from "./reports.ts";

export const billingWebhooks: WebhookInbox = { list, replay };

async function list({ sql, store, platform }: StoreContext): Promise<WaitingWebhook[]> {
  const rows = await db.listWaitingWithTries(sql, { accountId: store.accountId, limit: mostWaiting });
  const service = platform.services.findProgramWide(billing)?.id ?? billing.id;
  return rows.map(({ type, trouble, ...row }) => ({
    ...row,
    service,
    serviceName: "Billing",
    kind: kindOf(type),
    trouble: toTrouble(trouble),
  }));
}

function kindOf(type: string): string {
  const kinds = [
    ["customer.subscription.", "Subscription"],
    ["invoice.", "Invoice"],
    ["payment_method.", "Card on file"],
    ["checkout.", "Card on file"],
    ["customer.", "Company's details"],
  ] as const;
  return kinds.find(([start]) => type.startsWith(start))?.[1] ?? "Other";
}

/** The next look at the service is for all that wait. */
async function replay(context: StoreContext, { id }: { id: string }): Promise<ReplayOutcome> {
  const { accountId } = context.store;
  const report = await db.findReport(context.sql, { accountId, id });
  if (report === undefined) {
    return null;
  }
  if (report.handledAt !== null) {
    return "done";
  }
  await queueFollow(context, accountId);
  return "booked";
}

/** For support, which sees how often a look for them failed. */
export const noteTry = operation({
  name: "billing.noteTry",
  kind: "write",
  permission: "billing:manage",
  on: "nobody",
  isUnlimited: true,
  input: z.object({ accountId: recordNumber, trouble: z.enum(webhookTroubles) }),
  async run(context, { accountId, trouble }): Promise<void> {
    await db.saveTry(context.sql, { accountId, at: context.now, trouble });
  },
});
