import { builder } from "#server/platform/graphql/builder.ts";
import { toConnection, listArgs } from "#server/platform/graphql/list-connection.ts";
import { HistoryEntryType } from "./history-entry.graphql.ts";
import { personHistory, recordAsOf, recordHistory } from "./history.ts";
import type { RecordState } from "./history.ts";

const RecordFieldType = builder.objectRef<RecordState["fields"][number]>("RecordField").implement({
  fields: (field) => ({
    field: field.exposeString("field"),
    value: field.exposeString("value", { nullable: true }),
  }),
});

const RecordStateType = builder.objectRef<RecordState>("RecordState").implement({
  description: "A record as it was at the end of a day.",
  fields: (field) => ({
    isThere: field.exposeBoolean("isThere", { description: "False before it was made and after it was deleted." }),
    fields: field.expose("fields", { type: [RecordFieldType], description: "As far as its history shows them." }),
  }),
});

builder.queryFields((field) => ({
  recordHistory: field.connection({
    type: HistoryEntryType,
    description: "Who did what to a record, newest first. For managers.",
    args: { ...listArgs, kind: field.arg.string({ required: true }), id: field.arg.id({ required: true }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await recordHistory(request, args);
      return toConnection(page, totalItems);
    },
  }),
  personHistory: field.connection({
    type: HistoryEntryType,
    description: "What one employee did, newest first. For managers.",
    args: {
      ...listArgs,
      employeeId: field.arg.id({ required: true }),
      from: field.arg({ type: "BusinessDate" }),
      to: field.arg({ type: "BusinessDate" }),
    },
    resolve: async (_root, { employeeId, ...args }, request) => {
      const { page, totalItems } = await personHistory(request, { ...args, employeeId: Number(employeeId) });
      return toConnection(page, totalItems);
    },
  }),
  recordAsOf: field.field({
    type: RecordStateType,
    description: "A record as it was at the end of a day. For managers.",
    args: {
      kind: field.arg.string({ required: true }),
      id: field.arg.id({ required: true }),
      on: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => recordAsOf(request, args),
  }),
}));
