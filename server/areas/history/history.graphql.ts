import { builder } from "#server/platform/graphql/builder.ts";
import { HistoryEntryType, historyConnection } from "./history-entry.graphql.ts";
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
    fields: field.expose("fields", { type: [RecordFieldType], description: "As far as its history tells them." }),
  }),
});

builder.queryFields((field) => ({
  recordHistory: field.connection({
    type: HistoryEntryType,
    description: "Who did what to a record, newest first. For managers.",
    args: { kind: field.arg.string({ required: true }), id: field.arg.id({ required: true }) },
    resolve: async (_root, { kind, id, first, after }, request) => {
      const page = await recordHistory(request, { kind, id, first: first ?? 25, after: after ?? null });
      return historyConnection(page, after ?? null);
    },
  }),
  personHistory: field.connection({
    type: HistoryEntryType,
    description: "What one employee did, newest first. For managers.",
    args: {
      employeeId: field.arg.id({ required: true }),
      from: field.arg({ type: "BusinessDate" }),
      to: field.arg({ type: "BusinessDate" }),
    },
    resolve: async (_root, { employeeId, from, to, first, after }, request) => {
      const page = { first: first ?? 25, after: after ?? null };
      const found = await personHistory(request, { employeeId: Number(employeeId), from, to, ...page });
      return historyConnection(found, page.after);
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
