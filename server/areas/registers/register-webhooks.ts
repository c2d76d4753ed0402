/** For support: what register services reported and was not read yet. */
import { z } from "zod";
import { integrationId } from "#server/areas/automations/automations.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { mostWaiting, toTrouble, webhookTroubles } from "#server/platform/webhooks/waiting-webhook.ts";
import type { ReplayOutcome, WaitingWebhook, WebhookInbox } from "#server/platform/webhooks/waiting-webhook.ts";
import { bookReading } from "./register-service.ts";
import * as db from "./reports.db.ts";

export const registerWebhooks: WebhookInbox = { list, replay };

const kinds = new Map([
  ["sales", "Sale"],
  ["refunds", "Refund"],
  ["drawers", "Cash drawer"],
  ["items", "Item"],
  ["employees", "Employee"],
  ["customers", "Customer"],
  ["sign-in", "Sign-in ended"],
]);

async function list({ sql, store, platform }: StoreContext): Promise<WaitingWebhook[]> {
  const rows = await db.listWaitingReports(sql, { storeId: store.id, limit: mostWaiting });
  return rows.map(({ provider, part, trouble, ...row }) => ({
    ...row,
    service: provider,
    serviceName: platform.services.findCard(provider)?.name ?? provider,
    kind: kinds.get(part) ?? "Other",
    trouble: toTrouble(trouble),
  }));
}

/** The next reading is of all that wait. */
async function replay(context: StoreContext, { service, id }: { service: string; id: string }): Promise<ReplayOutcome> {
  const report = await db.findReport(context.sql, { storeId: context.store.id, provider: service, id });
  if (report === undefined) {
    return null;
  }
  if (report.handledAt !== null) {
    return "done";
  }
  await bookReading(context, { id: service });
  return "booked";
}

/** For support, which sees how often a reading of them failed. */
export const noteTry = operation({
  name: "registers.noteTry",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, trouble: z.enum(webhookTroubles) }),
  async run(context, { id, trouble }): Promise<void> {
    if (await db.saveTry(context.sql, { storeId: context.store.id, provider: id, at: context.now, trouble })) {
      await sendNotice(context, { name: "webhook.tried", recordKind: "Webhook", recordId: null });
    }
  },
});
