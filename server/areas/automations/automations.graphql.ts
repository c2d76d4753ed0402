import { builder } from "#server/platform/graphql/builder.ts";
import { listIntegrations, viewIntegrationLog } from "./automations.ts";
import type { IntegrationLog, LogLine } from "./automations.ts";
import { tryServiceNow } from "./integration-health.ts";
import { IntegrationType } from "./integration.graphql.ts";

const LogLineType = builder.objectRef<LogLine>("IntegrationLogLine").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    at: field.expose("at", { type: "Instant" }),
    kind: field.exposeString("kind"),
    isError: field.boolean({ resolve: ({ level }) => level === "error" }),
    text: field.exposeString("text"),
  }),
});

const LogKindType = builder.objectRef<IntegrationLog["kinds"][number]>("IntegrationLogKind").implement({
  fields: (field) => ({ id: field.exposeID("id"), label: field.exposeString("label") }),
});

const LogType = builder.objectRef<IntegrationLog>("IntegrationLog").implement({
  fields: (field) => ({
    name: field.exposeString("name", { description: "Of the service." }),
    need: field.exposeString("need"),
    kinds: field.expose("kinds", { type: [LogKindType] }),
    lines: field.expose("lines", { type: [LogLineType], description: "The newest 200, the newest first." }),
  }),
});

builder.queryFields((field) => ({
  integrations: field.field({
    type: [IntegrationType],
    description: "The services there are to connect. For managers.",
    resolve: (_root, _args, request) => listIntegrations(request, {}),
  }),
  integrationLog: field.field({
    type: LogType,
    args: {
      id: field.arg.id({ required: true }),
      kind: field.arg.string({ description: "One of the log's kinds; absent means all." }),
      onlyErrors: field.arg.boolean(),
    },
    resolve: (_root, { id, kind, onlyErrors }, request) =>
      viewIntegrationLog(request, { id, kind, onlyErrors: onlyErrors ?? false }),
  }),
}));

builder.mutationField("tryServiceNow", (field) =>
  field.field({
    type: IntegrationType,
    description: "Tries a service that has not answered before its time. For managers.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, { id }, request) => tryServiceNow(request, { id }),
  }),
);
