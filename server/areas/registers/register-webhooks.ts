/** For support: what register services reported and was not read yet. */
import { z } from "zod";
import { integrationId } from "#server/areas/automations/automations.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { webhookTroubles } from "#server/platform/webhooks/waiting-webhook.ts";
import { serviceOf, webhookInbox } from "#server/platform/webhooks/webhook-inbox.ts";
import { bookReading } from "./register-service.ts";
import * as db from "./reports.db.ts";

const kinds = new Map([
  ["sales", "Sale"],
  ["refunds", "Refund"],
  ["drawers", "Cash drawer"],
  ["items", "Item"],
  ["employees", "Employee"],
  ["customers", "Customer"],
  ["sign-in", "Sign-in ended"],
]);

/** The next reading is of all that wait. */
export const registerWebhooks = webhookInbox({
  list: ({ sql, store }, limit) => db.listWaitingReports(sql, { storeId: store.id, limit }),
  describe: ({ provider, part }, context) => ({ ...serviceOf(provider, context), kind: kinds.get(part) ?? "Other" }),
  find: ({ sql, store }, { service: provider, id }) => db.findReport(sql, { storeId: store.id, provider, id }),
  book: (context, { service: id }) => bookReading(context, { id }),
});

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
