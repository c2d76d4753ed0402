import { SisterStoreType } from "#server/areas/backstock/transfers/transfers.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { viewSisterBalance } from "./balance.ts";
import type { BalanceRow, BinToSend, SisterBalance, SisterStanding } from "./balance.ts";
import type { Standing } from "./balance.rules.ts";

const StandingType = builder.objectRef<Standing>("StoreStanding").implement({
  description: "Whether a store has too much or too little of a category, in bins.",
  fields: (field) => ({
    bins: field.exposeInt("bins", { description: "Packed and in season." }),
    coming: field.exposeInt("coming", { description: "On their way to it." }),
    needed: field.exposeInt("needed", { description: "Its target, or what the last weeks have used up." }),
    missing: field.exposeInt("missing", { description: "What its floor lacks now, by the pull list." }),
    spare: field.exposeInt("spare", { description: "Can go: they have waited for weeks." }),
    lack: field.exposeInt("lack"),
  }),
});

const BinToSendType = builder.objectRef<BinToSend>("BinToSend").implement({
  fields: (field) => ({
    backstockId: field.expose("backstockId", { type: "Uuid" }),
    bin: field.exposeString("binLabel", { description: "The number with the store's prefix." }),
    locationName: field.exposeString("locationName"),
    ageDays: field.exposeInt("ageDays"),
  }),
});

const SisterStandingType = builder.objectRef<SisterStanding>("SisterStanding").implement({
  description: "How a sister store stands in a category, and what could be sent to it.",
  fields: (field) => ({
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    storeName: field.exposeString("storeName"),
    standing: field.expose("standing", { type: StandingType }),
    bins: field.expose("bins", { type: [BinToSendType], description: "The oldest first." }),
  }),
});

const RowType = builder.objectRef<BalanceRow>("SisterBalanceRow").implement({
  description: "A category that this store and a sister store both have.",
  fields: (field) => ({
    categoryId: field.expose("categoryId", { type: "Uuid" }),
    categoryName: field.exposeString("categoryName"),
    here: field.expose("here", { type: StandingType }),
    sisters: field.expose("sisters", { type: [SisterStandingType], description: "The neediest first." }),
  }),
});

const BalanceType = builder.objectRef<SisterBalance>("SisterBalance").implement({
  fields: (field) => ({
    weeks: field.exposeInt("weeks", { description: "Pulls are counted of so many." }),
    stores: field.expose("stores", { type: [SisterStoreType], description: "Those that the person may enter too." }),
    rows: field.expose("rows", { type: [RowType] }),
  }),
});

builder.queryField("sisterBalance", (field) =>
  field.field({
    type: BalanceType,
    description: "What waits here and is lacking in a sister store, and the other way round.",
    resolve: (_root, _args, request) => viewSisterBalance(request, {}),
  }),
);
