import { builder } from "#server/platform/graphql/builder.ts";
import { viewRunway } from "./runway.ts";
import type { SeasonRunway } from "./runway.ts";

const AdviceType = builder.enumType("RunwayAdvice", {
  values: {
    ON_TRACK: { value: "onTrack" },
    PULL_FASTER: { value: "pullFaster" },
    TRANSFER: { value: "transfer", description: "A sister store has too few of them." },
    MARK_DOWN: { value: "markDown" },
    STORE_FOR_NEXT_YEAR: { value: "storeForNextYear" },
  } as const,
});

const RunwayType = builder.objectRef<SeasonRunway>("SeasonRunway").implement({
  description: "The bins of one category and season, and the time that is left for them.",
  fields: (field) => ({
    categoryId: field.expose("categoryId", { type: "Uuid" }),
    categoryName: field.exposeString("categoryName"),
    season: field.exposeString("season", { description: "SS, FW or holiday" }),
    bins: field.exposeInt("bins"),
    isRunning: field.boolean({ resolve: ({ runway }) => runway !== null }),
    startsOn: field.expose("startsOn", { type: "BusinessDate" }),
    endsOn: field.expose("endsOn", { type: "BusinessDate" }),
    days: field.exposeInt("days", { description: "Until the season is over, or until it begins." }),
    pullsPerWeek: field.float({
      nullable: true,
      description: "Of the last four weeks.",
      resolve: ({ runway }) => runway?.pullsPerWeek ?? null,
    }),
    leftOver: field.int({
      nullable: true,
      description: "Bins that will still be here when the season is over.",
      resolve: ({ runway }) => runway?.leftOver ?? null,
    }),
    neededPerWeek: field.float({
      nullable: true,
      description: "Pulls a week with which none is left over.",
      resolve: ({ runway }) => runway?.neededPerWeek ?? null,
    }),
    advice: field.field({ type: AdviceType, nullable: true, resolve: ({ runway }) => runway?.advice ?? null }),
    neededBy: field.string({
      nullable: true,
      description: "Name of a sister store that has too few.",
      resolve: ({ neededBy }) => neededBy?.storeName ?? null,
    }),
    neededByStoreId: field.id({
      nullable: true,
      resolve: ({ neededBy }) => (neededBy === null ? null : String(neededBy.storeId)),
    }),
  }),
});

builder.queryField("seasonRunway", (field) =>
  field.field({
    type: [RunwayType],
    description: "Whether seasonal bins reach the floor in time, those at risk first.",
    resolve: (_root, _args, request) => viewRunway(request, {}),
  }),
);
