import type { StoreContext } from "#server/platform/context/context.ts";
import { mostWaiting, toTrouble } from "./waiting-webhook.ts";
import type { WaitingWebhook, WebhookInbox } from "./waiting-webhook.ts";

type Key = { service: string; id: string };

/** A webhook as its table keeps it. */
type KeptWebhook = Pick<WaitingWebhook, "id" | "receivedAt" | "tries" | "triedAt"> & { trouble: string | null };

type WebhookTable<Kept extends KeptWebhook> = {
  /** What waits, the oldest first. */
  list(context: StoreContext, limit: number): Promise<Kept[]>;
  describe(webhook: Kept, context: StoreContext): Pick<WaitingWebhook, "service" | "serviceName" | "kind">;
  find(context: StoreContext, key: Key): Promise<{ handledAt: Date | null } | undefined>;
  /** Books the work that takes it. */
  book(context: StoreContext, key: Key): Promise<void>;
};

/** An area's webhooks for support, from the statements and words of their table. */
export function webhookInbox<Kept extends KeptWebhook>(table: WebhookTable<Kept>): WebhookInbox {
  return {
    async list(context) {
      const webhooks = await table.list(context, mostWaiting);
      return webhooks.map((webhook) => {
        const { id, receivedAt, tries, triedAt, trouble } = webhook;
        return { id, receivedAt, tries, triedAt, trouble: toTrouble(trouble), ...table.describe(webhook, context) };
      });
    },
    async replay(context, key) {
      const webhook = await table.find(context, key);
      if (webhook === undefined) {
        return null;
      }
      if (webhook.handledAt !== null) {
        return "done";
      }
      await table.book(context, key);
      return "booked";
    },
  };
}

/** Service and name of a webhook that a store's own connection sent. */
export function serviceOf(
  provider: string,
  { platform }: StoreContext,
): Pick<WaitingWebhook, "service" | "serviceName"> {
  return { service: provider, serviceName: platform.services.findCard(provider)?.name ?? provider };
}
