import { builder } from "#server/platform/graphql/builder.ts";
import { listIntegrations, viewIntegrationLog } from "./automations.ts";
import type { LogLine } from "./automations.ts";
import { IntegrationIdType, IntegrationType } from "./integration.graphql.ts";

const LogKindType = builder.enumType("IntegrationLogKind", {
  values: {
    SETUP: { value: "setup" },
    PEOPLE: { value: "people" },
    SHIFTS: { value: "shifts" },
    TIMES: { value: "times" },
    PUNCH: { value: "punch" },
    TOKEN: { value: "token" },
  } as const,
});

const LogLineType = builder.objectRef<LogLine>("IntegrationLogLine").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    at: field.expose("at", { type: "Instant" }),
    kind: field.expose("kind", { type: LogKindType }),
    isError: field.boolean({ resolve: ({ level }) => level === "error" }),
    text: field.exposeString("text"),
  }),
});

builder.queryFields((field) => ({
  integrations: field.field({
    type: [IntegrationType],
    description: "The services there are to connect. For managers.",
    resolve: (_root, _args, request) => listIntegrations(request, {}),
  }),
  integrationLog: field.field({
    type: [LogLineType],
    description: "The newest 200 lines, the newest first.",
    args: {
      id: field.arg({ type: IntegrationIdType, required: true }),
      kind: field.arg({ type: LogKindType }),
      onlyErrors: field.arg.boolean(),
    },
    resolve: (_root, { id, kind, onlyErrors }, request) =>
      viewIntegrationLog(request, { id, kind, onlyErrors: onlyErrors ?? false }),
  }),
}));
