import { builder } from "#server/platform/graphql/builder.ts";
import { listWebhooks, replayWebhook } from "./webhooks.ts";
import type { StoreWebhook } from "./webhooks.ts";

const Inbox = builder.enumType("WebhookInbox", {
  description: "What the service that sent it does for the store.",
  values: {
    ORDERS: { value: "orders" },
    TEXTING: { value: "texting" },
    CONTACTS: { value: "contacts" },
    REGISTERS: { value: "registers" },
    BILLING: { value: "billing" },
  } as const,
});

const Trouble = builder.enumType("WebhookTrouble", {
  values: {
    SERVICE: { value: "service", description: "The service that sent it did not respond as it should." },
    UNREADABLE: { value: "unreadable", description: "It has another form than the service describes." },
    REFUSED: { value: "refused", description: "A rule of the store refused it." },
    BUSY: { value: "busy", description: "Other work stood in the way." },
    DATABASE: { value: "database", description: "The database refused it." },
    PROGRAM: { value: "program", description: "A fault of the program; its log says more." },
  } as const,
});

const Outcome = builder.enumType("WebhookReplayOutcome", {
  values: {
    BOOKED: { value: "booked", description: "It is worked off once more now." },
    DONE: { value: "done", description: "It was worked off before; nothing changed." },
  } as const,
});

const WebhookType = builder.objectRef<StoreWebhook>("WaitingWebhook").implement({
  description: "What a service reported and was not worked off, without anything that it says. For support users.",
  fields: (field) => ({
    id: field.exposeID("id"),
    inbox: field.expose("inbox", { type: Inbox }),
    service: field.exposeString("service"),
    serviceName: field.exposeString("serviceName"),
    kind: field.exposeString("kind", { description: "What it is about, for people." }),
    receivedAt: field.expose("receivedAt", { type: "Instant" }),
    tries: field.exposeInt("tries", { description: "How often it was tried in vain." }),
    triedAt: field.expose("triedAt", { type: "Instant", nullable: true }),
    trouble: field.expose("trouble", { type: Trouble, nullable: true }),
  }),
});

builder.queryField("waitingWebhooks", (field) =>
  field.field({
    type: [WebhookType],
    description: "Of each kind of service the 50 oldest, the oldest first.",
    resolve: (_root, _args, request) => listWebhooks(request, {}),
  }),
);

builder.mutationField("replayWebhook", (field) =>
  field.field({
    type: Outcome,
    args: {
      inbox: field.arg({ type: Inbox, required: true }),
      service: field.arg.string({ required: true }),
      id: field.arg.id({ required: true }),
      reason: field.arg.string({ required: true }),
    },
    description: "Writes who of support did it and why into the store's history.",
    resolve: (_root, { inbox, service, id, reason }, request) => replayWebhook(request, { inbox, service, id, reason }),
  }),
);
