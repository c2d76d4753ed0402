/** For support: what the billing service reported of the store's company and still waits. */
import { z } from "zod";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import { billing } from "#server/adapters/billing/billing.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { webhookTroubles } from "#server/platform/webhooks/waiting-webhook.ts";
import { webhookInbox } from "#server/platform/webhooks/webhook-inbox.ts";
import * as db from "./reports.db.ts";
import { queueFollow } from "./reports.ts";

/** The next look at the service is for all that wait. */
export const billingWebhooks = webhookInbox({
  list: ({ sql, store }, limit) => db.listWaitingWithTries(sql, { accountId: store.accountId, limit }),
  describe: ({ type }, { platform }) => ({
    service: platform.services.findProgramWide(billing)?.id ?? billing.id,
    serviceName: "Billing",
    kind: kindOf(type),
  }),
  find: ({ sql, store }, { id }) => db.findReport(sql, { accountId: store.accountId, id }),
  book: (context) => queueFollow(context, context.store.accountId),
});

const kinds = [
  ["customer.subscription.", "Subscription"],
  ["invoice.", "Invoice"],
  ["payment_method.", "Card on file"],
  ["checkout.", "Card on file"],
  ["customer.", "Company's details"],
] as const;

function kindOf(type: string): string {
  return kinds.find(([start]) => type.startsWith(start))?.[1] ?? "Other";
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
