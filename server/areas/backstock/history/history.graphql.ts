import { builder } from "#server/platform/graphql/builder.ts";
import { exportBackstockHistory, historyCursor, viewBackstockHistory } from "./history.ts";
import type { BackstockHistory } from "./history.ts";

type Row = BackstockHistory["rows"][number];

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

const HistoryRowType = builder.objectRef<Row>("BackstockHistory").implement({
  description: "One thing that happened to what a bin holds.",
  fields: (field) => ({
    id: field.exposeID("id"),
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
    by: field.exposeString("by", { nullable: true, description: "Null when the program acted by itself." }),
    undoes: field.expose("undoes", { type: HistoryActionType, nullable: true, description: "What an undo took back." }),
    undoneAt: field.expose("undoneAt", { type: "Instant", nullable: true, description: "Taken back then." }),
  }),
});

const TotalsType = builder.objectRef<BackstockHistory>("BackstockHistoryTotals").implement({
  description: "What was taken back counts nowhere.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    added: field.int({ resolve: ({ totals }) => totals.added }),
    pulled: field.int({ resolve: ({ totals }) => totals.pulled }),
    removed: field.int({ resolve: ({ totals }) => totals.removed }),
  }),
});

const FilterInput = builder.inputType("BackstockHistoryFilterInput", {
  fields: (field) => ({
    from: field.field({ type: "BusinessDate", description: "The last 7 days when left out." }),
    to: field.field({ type: "BusinessDate" }),
    employeeId: field.id(),
    action: field.field({ type: HistoryActionType }),
    binNumber: field.int(),
    categoryId: field.field({ type: "Uuid" }),
    locationId: field.field({ type: "Uuid", description: "Came from there or went there." }),
  }),
});

builder.queryFields((field) => ({
  backstockHistory: field.connection(
    {
      type: HistoryRowType,
      description: "Every move of every bin, newest first.",
      args: { filter: field.arg({ type: FilterInput }) },
      resolve: async (_root, { filter, ...place }, request) => {
        const page = await viewBackstockHistory(request, { ...filter, ...place });
        const edges = page.rows.map((node) => ({ cursor: historyCursor(node), node }));
        return {
          edges,
          totalItems: page.totals.entries,
          pageInfo: {
            hasNextPage: page.hasNext,
            hasPreviousPage: page.hasPrevious,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
          totals: page,
        };
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
    args: { filter: field.arg({ type: FilterInput }) },
    resolve: (_root, { filter }, request) => exportBackstockHistory(request, { ...filter }),
  }),
}));
