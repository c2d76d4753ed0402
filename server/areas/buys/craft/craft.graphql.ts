import { builder } from "#server/platform/graphql/builder.ts";
import type { JudgedShare } from "#common/buys/real-differences.ts";
import { viewBuyerCraft, viewCraftDetail } from "./craft.ts";
import type { Craft, CraftDetail } from "./craft.ts";
import type { Comparison, ReasonShare } from "./craft.rules.ts";

const Kind = builder.enumType("CraftComparisonKind", {
  description: "What stands beside each other: buyers (over everything, or in a category), seasons, hours, or sizes.",
  values: {
    BUYER: { value: "buyer" },
    CATEGORY: { value: "category" },
    SEASON: { value: "season" },
    HOUR: { value: "hour" },
    SIZE: { value: "size" },
  } as const,
});

const VerdictEnum = builder.enumType("CraftVerdict", {
  values: {
    FEW: { value: "few", description: "Too few pieces or buys to say." },
    CHANCE: { value: "chance" },
    FEWER: { value: "fewer", description: "Fewer than chance explains." },
    MORE: { value: "more", description: "More than chance explains." },
  } as const,
});

const Source = builder.enumType("CraftSource", {
  values: {
    REGISTER: { value: "register", description: "Pieces as the register wrote them." },
    COUNTER: { value: "counter", description: "Counts per buy as they were typed at the counter." },
  } as const,
});

const tenths = (fraction: number | null) => (fraction === null ? null : Math.round(fraction * 1000));

const ShareType = builder.objectRef<JudgedShare>("CraftShare").implement({
  description: "Shares are tenths of a percent.",
  fields: (field) => ({
    key: field.exposeString("key", {
      description: "A buyer's code, an hour, a season by its number from winter, or a size from the smallest.",
    }),
    buys: field.exposeInt("buys"),
    pieces: field.exposeInt("pieces"),
    taken: field.exposeInt("taken"),
    share: field.int({ resolve: ({ share }) => Math.round(share * 1000) }),
    others: field.int({ nullable: true, resolve: ({ others }) => tenths(others) }),
    low: field.int({ nullable: true, description: "The limits of chance.", resolve: ({ low }) => tenths(low) }),
    high: field.int({ nullable: true, resolve: ({ high }) => tenths(high) }),
    verdict: field.expose("verdict", { type: VerdictEnum }),
  }),
});

const ComparisonType = builder.objectRef<Comparison>("CraftComparison").implement({
  fields: (field) => ({
    by: field.expose("by", { type: Kind }),
    group: field.exposeString("group", { description: "The category's code; empty for the others." }),
    pieces: field.exposeInt("pieces"),
    taken: field.exposeInt("taken"),
    shares: field.expose("shares", { type: [ShareType] }),
  }),
});

const NameType = builder.objectRef<Craft["buyers"][number]>("CraftName").implement({
  fields: (field) => ({ key: field.exposeString("key"), name: field.exposeString("name") }),
});

const BandType = builder.objectRef<Craft["declined"][number]>("CraftOfferBand").implement({
  fields: (field) => ({
    band: field.exposeInt("band", { description: "0 below $10, then from $10, $25, $50 and $100." }),
    offers: field.exposeInt("offers"),
    declined: field.exposeInt("declined"),
  }),
});

const AgreementType = builder.objectRef<Craft["agreement"][number]>("CraftAgreement").implement({
  description: "Pieces of a buyer that were sorted again, and how many answers were the same.",
  fields: (field) => ({
    buyer: field.exposeString("buyer"),
    category: field.exposeString("category"),
    pieces: field.exposeInt("pieces"),
    agreed: field.exposeInt("agreed"),
  }),
});

const CraftType = builder.objectRef<Craft>("BuyerCraft").implement({
  description:
    "What buyers take. Limits are made per buy and hold the false discoveries of everything here together under 5 %.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    yearFrom: field.expose("yearFrom", {
      type: "BusinessDate",
      description: "Seasons, hours, sizes and declined offers count from here.",
    }),
    today: field.expose("today", { type: "BusinessDate" }),
    source: field.expose("source", { type: Source, nullable: true }),
    comparisons: field.expose("comparisons", { type: [ComparisonType] }),
    buyers: field.expose("buyers", { type: [NameType] }),
    categories: field.expose("categories", { type: [NameType] }),
    declined: field.expose("declined", { type: [BandType] }),
    agreement: field.expose("agreement", { type: [AgreementType], description: "Of the second looks of a year." }),
  }),
});

const ReasonType = builder.objectRef<ReasonShare>("CraftReason").implement({
  description: "Shares of what was passed, in tenths of a percent.",
  fields: (field) => ({
    reason: field.exposeString("reason"),
    own: field.exposeInt("own", { nullable: true }),
    others: field.exposeInt("others", { nullable: true }),
    weeks: field.expose("weeks", { type: ["Int"], nullable: { list: false, items: true } }),
  }),
});

const SoldType = builder.objectRef<CraftDetail["sold"][number]>("CraftSold").implement({
  description: "Of what a buyer took and all of which had so many days, what was sold within them.",
  fields: (field) => ({
    buyer: field.exposeString("buyer"),
    days: field.exposeInt("days"),
    pieces: field.exposeInt("pieces"),
    sold: field.exposeInt("sold"),
  }),
});

const DetailType = builder.objectRef<CraftDetail>("CraftDetail").implement({
  fields: (field) => ({
    reasons: field.expose("reasons", { type: [ReasonType] }),
    sold: field.expose("sold", { type: [SoldType] }),
  }),
});

builder.queryFields((field) => ({
  buyerCraft: field.field({
    type: CraftType,
    description: "The buyers' craft of the weeks before a date, today when left out; for managers.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => viewBuyerCraft(request, args),
  }),
  craftDetail: field.field({
    type: DetailType,
    description: "Why a buyer passes, and what has sold of what each took; of everything where the category is empty.",
    args: {
      date: field.arg({ type: "BusinessDate" }),
      category: field.arg.string({ required: true }),
      buyer: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => viewCraftDetail(request, args),
  }),
}));
