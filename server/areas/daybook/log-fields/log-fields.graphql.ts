import { builder } from "#server/platform/graphql/builder.ts";
import { DaybookPerson } from "#server/areas/daybook/daybook-person.graphql.ts";
import { dayLog, fillLogValue } from "./day-log.ts";
import type { LogEntry } from "./day-log.ts";
import {
  addLogField,
  archiveLogField,
  editLogField,
  logFields,
  logFieldVersion,
  reorderLogFields,
} from "./log-fields.ts";
import type { LogField } from "./log-fields.ts";

const LogFieldKind = builder.enumType("LogFieldKind", {
  values: {
    TEXT: { value: "text" },
    NUMBER: { value: "number" },
    MONEY: { value: "money" },
    PERCENT: { value: "percent" },
    YES_NO: { value: "yes_no" },
  } as const,
});

const LogFieldType = builder.objectRef<LogField>("LogField").implement({
  description: "What the store wants to have written down each day.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    kind: field.expose("kind", { type: LogFieldKind }),
    isRequired: field.exposeBoolean("isRequired"),
    version: field.string({ description: "Of what it says; to be named in a change of it.", resolve: logFieldVersion }),
  }),
});

const LogEntryType = builder.objectRef<LogEntry>("LogEntry").implement({
  fields: (field) => ({
    field: field.expose("field", { type: LogFieldType }),
    value: field.exposeString("value", {
      nullable: true,
      description: "Cents for money, tenths for percent, true or false for yes or no. Null when nothing is filled in.",
    }),
    filledBy: field.expose("filledBy", { type: DaybookPerson, nullable: true }),
    filledAt: field.expose("filledAt", { type: "Instant", nullable: true }),
  }),
});

builder.queryFields((field) => ({
  logFields: field.field({ type: [LogFieldType], resolve: (_root, _args, request) => logFields(request, {}) }),
  dayLog: field.field({
    type: [LogEntryType],
    args: { date: field.arg({ type: "BusinessDate", required: true }) },
    resolve: (_root, args, request) => dayLog(request, args),
  }),
}));

builder.mutationFields((field) => ({
  addLogField: field.field({
    type: LogFieldType,
    args: {
      id: field.arg({ type: "Uuid", required: true, description: "Made by the client." }),
      name: field.arg.string({ required: true }),
      kind: field.arg({ type: LogFieldKind, required: true }),
      isRequired: field.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: (_root, args, request) => addLogField(request, args),
  }),
  editLogField: field.field({
    type: LogFieldType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      name: field.arg.string({ required: true }),
      isRequired: field.arg.boolean({ required: true }),
      version: field.arg.string({ description: "The one that was read; a change of another is refused." }),
    },
    resolve: (_root, args, request) => editLogField(request, args),
  }),
  archiveLogField: field.field({
    type: "ID",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, { id }, request) => {
      await archiveLogField(request, { id });
      return id;
    },
  }),
  reorderLogFields: field.field({
    type: [LogFieldType],
    args: { fieldIds: field.arg.idList({ required: true }) },
    resolve: (_root, args, request) => reorderLogFields(request, args),
  }),
  fillLogValue: field.field({
    type: LogEntryType,
    args: {
      fieldId: field.arg({ type: "Uuid", required: true }),
      date: field.arg({ type: "BusinessDate", required: true }),
      value: field.arg.string({ description: "Null empties it." }),
    },
    resolve: (_root, { value, ...place }, request) => fillLogValue(request, { ...place, value: value ?? null }),
  }),
}));
