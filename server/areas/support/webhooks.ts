/** What services reported to the store and was not worked off: when, how often tried and why, and never what it says. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { billingWebhooks } from "#server/areas/billing/billing.ts";
import { contactWebhooks } from "#server/areas/contacts/contacts.ts";
import { orderWebhooks } from "#server/areas/orders/orders.ts";
import { registerWebhooks } from "#server/areas/registers/registers.ts";
import { textingWebhooks } from "#server/areas/texting/texting.ts";
import { webhookReplayed } from "#server/events/support.ts";
import { operation } from "#server/platform/operations/operation.ts";
import type { ReplayOutcome, WaitingWebhook } from "#server/platform/webhooks/waiting-webhook.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";

const inboxes = {
  orders: orderWebhooks,
  texting: textingWebhooks,
  contacts: contactWebhooks,
  registers: registerWebhooks,
  billing: billingWebhooks,
} as const;

const inboxIds = ["orders", "texting", "contacts", "registers", "billing"] as const;
type InboxId = (typeof inboxIds)[number];

export type StoreWebhook = WaitingWebhook & { inbox: InboxId };

/** Of each kind of service the 50 oldest, the oldest first. */
export const listWebhooks = operation({
  name: "support.listWebhooks",
  kind: "read",
  permission: "jobs:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<StoreWebhook[]> {
    const webhooks: StoreWebhook[] = [];
    for (const inbox of inboxIds) {
      const waiting = await inboxes[inbox].list(context);
      webhooks.push(...waiting.map((webhook) => ({ ...webhook, inbox })));
    }
    return webhooks.toSorted((former, latter) => former.receivedAt.getTime() - latter.receivedAt.getTime());
  },
});

/** Works it off once more as the first time. One that was worked off meanwhile stays as it is, and the history says so. */
export const replayWebhook = operation({
  name: "support.replayWebhook",
  kind: "write",
  permission: "jobs:manage",
  on: "store",
  input: z.object({
    inbox: z.enum(inboxIds),
    service: inputText.min(1).max(40),
    id: inputText.min(1).max(255),
    reason: inputText.min(3).max(200),
  }),
  async run(context, { inbox, reason, ...key }): Promise<NonNullable<ReplayOutcome>> {
    const waiting = await inboxes[inbox].list(context);
    const webhook = waiting.find(({ id, service }) => id === key.id && service === key.service);
    const outcome = await inboxes[inbox].replay(context, key);
    if (outcome === null) {
      throw notFound("Webhook");
    }
    const service = context.platform.services.findCard(key.service)?.name ?? key.service;
    const name = webhook === undefined ? service : `${webhook.serviceName}: ${webhook.kind}`;
    const support = context.user?.fullName;
    const made = { name, support, reason, ...(outcome === "done" && { isDone: true }) };
    await context.emit(webhookReplayed, made, { kind: "Integration", id: key.service });
    return outcome;
  },
});
