import { builder } from "#server/platform/graphql/builder.ts";
import { toConnection, listArgs } from "#server/platform/graphql/list-connection.ts";
import { exportBackstockHistory, viewBackstockHistory } from "./history.ts";
import type { BackstockHistory, HistoryRow } from "./history.ts";

const HistoryActionType = builder.enumType("BackstockHistoryAction", {
  values: {
    ADDED: { value: "added" },
    MOVED: { value: "moved" },
    EDITED: { value: "edited" },
    PULLED: { value: "pulled", description: "Came to the floor: the bin is empty." },
    REMOVED: { value: "removed", description: "Taken out for another reason; counts for nothing." },
    UNDONE: { value: "undone" },
  } as const,
});

export const HistoryRowType = builder.objectRef<HistoryRow>("BackstockHistory").implement({
  description: "One thing that happened to what a bin holds.",
  fields: (field) => ({
    id: field.exposeID("id"),
    setId: field.exposeID("setId", { description: "What was done in one go; Undo names it." }),
    at: field.expose("at", { type: "Instant" }),
    date: field.expose("date", { type: "BusinessDate" }),
    action: field.expose("action", { type: HistoryActionType }),
    binId: field.expose("binId", { type: "Uuid" }),
    bin: field.exposeString("binLabel", { description: "The number with the store's prefix." }),
    backstockId: field.expose("fillingId", { type: "Uuid" }),
    categoryName: field.exposeString("categoryName"),
    fromLocation: field.exposeString("fromLocation", { nullable: true }),
    toLocation: field.exposeString("toLocation", { nullable: true }),
    reason: field.exposeString("reason", {
      nullable: true,
      description: "Of a removal: mistake, discarded, donated or transferred.",
    }),
    changed: field.exposeStringList("changed", { description: "Names of the values that an edit has changed." }),
    by: field.exposeString("by", { nullable: true, description: "Null when the program acted automatically." }),
    undoes: field.expose("undoes", {
      type: HistoryActionType,
      nullable: true,
      description: "What an undo has undone.",
    }),
    undoneAt: field.expose("undoneAt", { type: "Instant", nullable: true, description: "When it was undone." }),
  }),
});

const TotalsType = builder.objectRef<BackstockHistory>("BackstockHistoryTotals").implement({
  description: "Undone changes count nowhere.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    added: field.int({ resolve: ({ totals }) => totals.added }),
    pulled: field.int({ resolve: ({ totals }) => totals.pulled }),
    removed: field.int({ resolve: ({ totals }) => totals.removed }),
  }),
});

const filterFields =
  "Fields from and to (the last 7 days when left out), employeeId, action, binNumber, categoryId, locationId (came from there or went there), and text: the beginning of a bin number, or a part of the category.";

builder.queryFields((field) => ({
  backstockHistory: field.connection(
    {
      type: HistoryRowType,
      description: "Every move of every bin, newest first.",
      args: { ...listArgs, filter: field.arg({ type: "ListFilter", description: filterFields }) },
      resolve: async (_root, args, request) => {
        const result = await viewBackstockHistory(request, args);
        return { ...toConnection(result.page, result.totals.entries), totals: result };
      },
    },
    {
      fields: (connection) => ({
        totals: connection.field({ type: TotalsType, resolve: ({ totals }) => totals }),
      }),
    },
  ),
  backstockHistoryCsv: field.string({
    description: "One line for each entry, for a spreadsheet.",
    args: { filter: field.arg({ type: "ListFilter", description: filterFields }) },
    resolve: (_root, { filter }, request) => exportBackstockHistory(request, { filter }),
  }),
}));
