import type { BrandKind as Brand } from "#common/store-places.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { changeHoursGap } from "./hour-gaps.ts";
import { changeStoreHours, clearStoreDay, setStoreDay, viewStoreHours } from "./store-hours.ts";
import type { StoreHours } from "./store-hours.ts";
import { addFirstStore, addStore, editStore, viewStoreProfile } from "./store-profile.ts";
import type { StoreProfile } from "./store-profile.ts";
import { definedFields } from "./changed-fields.rules.ts";

const BrandKind = builder.enumType("BrandKind", {
  values: {
    KIDS: { value: "kids" },
    TEEN: { value: "teen" },
    WOMEN: { value: "women" },
    SPORTS: { value: "sports" },
    MUSIC: { value: "music" },
    OTHER: { value: "other" },
  } as const satisfies Record<Uppercase<Brand>, object>,
});

const Country = builder.enumType("Country", { values: { US: { value: "US" }, CA: { value: "CA" } } as const });

const StoreProfileType = builder.objectRef<StoreProfile>("StoreProfile").implement({
  description: "A shop as its settings show it. A phone number is ten digits; null is not told yet.",
  fields: (field) => ({
    id: field.id({ resolve: ({ id }) => String(id) }),
    name: field.exposeString("name"),
    initials: field.exposeString("initials"),
    number: field.exposeString("number", { description: "Of the franchise." }),
    brandKind: field.expose("brandKind", { type: BrandKind }),
    phoneNumber: field.exposeString("phoneNumber", { nullable: true }),
    callAndTextNumber: field.exposeString("callAndTextNumber", {
      nullable: true,
      description: "Made by the system; null until it is there.",
    }),
    timeZone: field.exposeString("timeZone", { description: "IANA name." }),
    address: field.exposeString("address", { nullable: true }),
    city: field.exposeString("city", { nullable: true }),
    state: field.exposeString("state", { nullable: true }),
    zip: field.exposeString("zip", { nullable: true }),
    country: field.expose("country", { type: Country }),
    color: field.exposeString("color", { description: "Of the header, like #6d4aa8." }),
    openToBuyOn: field.expose("openToBuyOn", { type: "BusinessDate", nullable: true }),
    grandOpeningOn: field.expose("grandOpeningOn", { type: "BusinessDate", nullable: true }),
  }),
});

const WeekdayHoursType = builder.objectRef<StoreHours["week"][number]>("WeekdayHours").implement({
  description: "Minutes after midnight on the store's clock; all null when the store is closed.",
  fields: (field) => ({
    weekday: field.exposeInt("weekday", { description: "0 is Sunday." }),
    opensMinutes: field.exposeInt("opensMinutes", { nullable: true }),
    closesMinutes: field.exposeInt("closesMinutes", { nullable: true }),
    buyingClosesMinutes: field.exposeInt("buyingClosesMinutes", { nullable: true }),
  }),
});

const HoursExceptionType = builder.objectRef<StoreHours["exceptions"][number]>("HoursException").implement({
  description: "A day whose hours are not those of its weekday.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    name: field.exposeString("name"),
    opensMinutes: field.exposeInt("opensMinutes", { nullable: true }),
    closesMinutes: field.exposeInt("closesMinutes", { nullable: true }),
    buyingClosesMinutes: field.exposeInt("buyingClosesMinutes", { nullable: true }),
  }),
});

const WeekdayGapType = builder.objectRef<StoreHours["gaps"][number]>("WeekdayGap").implement({
  description: "When the store is closed between its opening hours of a weekday.",
  fields: (field) => ({
    weekday: field.exposeInt("weekday", { description: "0 is Sunday." }),
    startsMinutes: field.exposeInt("startsMinutes"),
    endsMinutes: field.exposeInt("endsMinutes"),
  }),
});

const HoursGapInput = builder.inputType("HoursGapInput", {
  fields: (field) => ({ startsMinutes: field.int({ required: true }), endsMinutes: field.int({ required: true }) }),
});

const StoreHoursType = builder.objectRef<StoreHours>("StoreHours").implement({
  fields: (field) => ({
    week: field.expose("week", { type: [WeekdayHoursType], description: "Sunday first." }),
    exceptions: field.expose("exceptions", { type: [HoursExceptionType], description: "From today on." }),
    gaps: field.expose("gaps", { type: [WeekdayGapType], description: "Of the usual week. Special days have none." }),
  }),
});

const WeekdayHoursInput = builder.inputType("WeekdayHoursInput", {
  fields: (field) => ({
    weekday: field.int({ required: true }),
    opensMinutes: field.int(),
    closesMinutes: field.int(),
    buyingClosesMinutes: field.int(),
  }),
});

const StoreChangesInput = builder.inputType("StoreChanges", {
  description: "An absent field stays as it is.",
  fields: (field) => ({
    name: field.string(),
    initials: field.string(),
    number: field.string(),
    brandKind: field.field({ type: BrandKind }),
    phoneNumber: field.string(),
    timeZone: field.string(),
    address: field.string(),
    city: field.string(),
    state: field.string(),
    zip: field.string(),
    country: field.field({ type: Country }),
    color: field.string(),
    openToBuyOn: field.field({ type: "BusinessDate" }),
    grandOpeningOn: field.field({ type: "BusinessDate" }),
  }),
});

const NewStoreInput = builder.inputType("NewStore", {
  fields: (field) => ({
    name: field.string({ required: true }),
    initials: field.string({ required: true }),
    number: field.string({ required: true }),
    brandKind: field.field({ type: BrandKind, required: true }),
    phoneNumber: field.string({ required: true }),
    timeZone: field.string({ required: true }),
    address: field.string({ required: true }),
    city: field.string({ required: true }),
    state: field.string({ required: true }),
    zip: field.string({ required: true }),
    country: field.field({ type: Country, required: true }),
    openToBuyOn: field.field({ type: "BusinessDate" }),
    grandOpeningOn: field.field({ type: "BusinessDate" }),
  }),
});

builder.queryFields((field) => ({
  storeProfile: field.field({
    type: StoreProfileType,
    resolve: (_root, _args, request) => viewStoreProfile(request, {}),
  }),
  storeHours: field.field({
    type: StoreHoursType,
    resolve: (_root, _args, request) => viewStoreHours(request, {}),
  }),
}));

builder.mutationFields((field) => ({
  editStore: field.field({
    type: StoreProfileType,
    args: { changes: field.arg({ type: StoreChangesInput, required: true }) },
    resolve: (_root, { changes }, request) => editStore(request, withoutEmptied(changes)),
  }),
  addStore: field.field({
    type: StoreProfileType,
    args: { store: field.arg({ type: NewStoreInput, required: true }) },
    resolve: (_root, { store }, request) => addStore(request, store),
  }),
  addFirstStore: field.field({
    type: StoreProfileType,
    description: "For the owner of a company that has none yet.",
    args: { store: field.arg({ type: NewStoreInput, required: true }) },
    resolve: (_root, { store }, request) => addFirstStore(request, store),
  }),
  changeStoreHours: field.field({
    type: StoreHoursType,
    args: { week: field.arg({ type: [WeekdayHoursInput], required: true }) },
    resolve: (_root, { week }, request) =>
      changeStoreHours(request, { week: week.map((day) => ({ weekday: day.weekday, ...hoursOf(day) })) }),
  }),
  changeHoursGap: field.field({
    type: StoreHoursType,
    description: "Closes the store in between on these weekdays; without a gap it is open through.",
    args: {
      weekdays: field.arg.intList({ required: true }),
      gap: field.arg({ type: HoursGapInput }),
    },
    resolve: (_root, { weekdays, gap }, request) => changeHoursGap(request, { weekdays, gap: gap ?? null }),
  }),
  setStoreDay: field.field({
    type: StoreHoursType,
    args: {
      date: field.arg({ type: "BusinessDate", required: true }),
      name: field.arg.string({ required: true }),
      opensMinutes: field.arg.int(),
      closesMinutes: field.arg.int(),
      buyingClosesMinutes: field.arg.int(),
    },
    resolve: (_root, { date, name, ...hours }, request) => setStoreDay(request, { date, name, ...hoursOf(hours) }),
  }),
  clearStoreDay: field.field({
    type: StoreHoursType,
    args: { date: field.arg({ type: "BusinessDate", required: true }) },
    resolve: (_root, args, request) => clearStoreDay(request, args),
  }),
}));

type HoursArgs = {
  opensMinutes?: number | null | undefined;
  closesMinutes?: number | null | undefined;
  buyingClosesMinutes?: number | null | undefined;
};

function hoursOf({ opensMinutes, closesMinutes, buyingClosesMinutes }: HoursArgs) {
  return {
    opensMinutes: opensMinutes ?? null,
    closesMinutes: closesMinutes ?? null,
    buyingClosesMinutes: buyingClosesMinutes ?? null,
  };
}

type Unemptied<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Only the opening dates can be taken away; any other field that is sent as null stays as it is. */
function withoutEmptied({ openToBuyOn, grandOpeningOn, ...fields }: typeof StoreChangesInput.$inferInput) {
  const present = Object.entries(fields).filter(([, value]) => value !== null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries of the same object, some left out
  const kept = Object.fromEntries(present) as Unemptied<typeof fields>;
  return { ...kept, ...definedFields({ openToBuyOn, grandOpeningOn }) };
}
