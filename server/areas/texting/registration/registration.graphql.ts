import { builder } from "#server/platform/graphql/builder.ts";
import { askForNumber, joinRegistration, submitRegistration, viewRegistration } from "./registration.ts";
import type { RegistrationView } from "./registration.ts";

const StateEnum = builder.enumType("TextRegistrationState", {
  description: "How far the carriers' approval of a store's number is. Texts go out when it is ACTIVE.",
  values: {
    NOT_STARTED: { value: "not_started" },
    INFO_NEEDED: { value: "info_needed" },
    BRAND_PENDING: { value: "brand_pending", description: "The carriers look at the company." },
    BRAND_FAILED: { value: "brand_failed" },
    CAMPAIGN_PENDING: { value: "campaign_pending", description: "They look at what the store texts about." },
    CAMPAIGN_FAILED: { value: "campaign_failed" },
    ACTIVE: { value: "active" },
    SUSPENDED: { value: "suspended" },
  } as const,
});

const EntityTypeEnum = builder.enumType("TextEntityType", {
  values: {
    LLC: { value: "llc" },
    CORPORATION: { value: "corporation" },
    PARTNERSHIP: { value: "partnership" },
    NONPROFIT: { value: "nonprofit" },
  } as const,
});

const EntityType = builder.objectRef<NonNullable<RegistrationView["entity"]>>("TextEntity").implement({
  description: "A legal entity as it is registered with the carriers.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    legalName: field.exposeString("legalName"),
    dba: field.exposeString("dba", { nullable: true }),
    entityType: field.expose("entityType", { type: EntityTypeEnum }),
    einLast4: field.exposeString("einLast4", { description: "The last four digits; nobody gets the others." }),
    address: field.exposeString("address"),
    city: field.exposeString("city"),
    state: field.exposeString("state"),
    zip: field.exposeString("zip"),
    website: field.exposeString("website"),
    privacyUrl: field.exposeString("privacyUrl"),
    termsUrl: field.exposeString("termsUrl"),
    contactFirstName: field.exposeString("contactFirstName"),
    contactLastName: field.exposeString("contactLastName"),
    contactEmail: field.exposeString("contactEmail"),
    contactPhone: field.exposeString("contactPhone"),
    contactTitle: field.exposeString("contactTitle"),
  }),
});

const ProblemType = builder.objectRef<RegistrationView["problems"][number]>("TextRegistrationProblem").implement({
  fields: (field) => ({
    field: field.exposeString("field", { nullable: true, description: "The field of the form that puts it right." }),
    text: field.exposeString("text", { description: "In the carriers' words." }),
  }),
});

const ChoiceType = builder.objectRef<RegistrationView["companyEntities"][number]>("TextEntityChoice").implement({
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    legalName: field.exposeString("legalName"),
    einLast4: field.exposeString("einLast4"),
  }),
});

const StoreType = builder.objectRef<RegistrationView["store"]>("TextRegistrationStore").implement({
  description: "What the form begins with.",
  fields: (field) => ({
    name: field.exposeString("name"),
    country: field.exposeString("country"),
    phoneNumber: field.exposeString("phoneNumber", { nullable: true, description: "Where calls to the number ring." }),
    address: field.exposeString("address", { nullable: true }),
    city: field.exposeString("city", { nullable: true }),
    state: field.exposeString("state", { nullable: true }),
    zip: field.exposeString("zip", { nullable: true }),
  }),
});

const UseType = builder.objectRef<RegistrationView["use"]>("TextUse").implement({
  description: "What the store has sent this month. Parts are what carriers count and the service charges for.",
  fields: (field) => ({
    monthTexts: field.exposeInt("monthTexts"),
    monthParts: field.exposeInt("monthParts"),
    monthCost: field.exposeInt("monthCostCents", {
      nullable: true,
      description: "In cents, of the texts whose price is known; null while none is.",
    }),
    todayParts: field.exposeInt("todayParts"),
  }),
});

const RegistrationType = builder.objectRef<RegistrationView>("TextRegistration").implement({
  description: "The store's call-and-text number, and how far its approval by the carriers is.",
  fields: (field) => ({
    state: field.expose("state", { type: StateEnum }),
    hasService: field.exposeBoolean("hasService", { description: "The installation has a texting service." }),
    hasOrderedNumber: field.exposeBoolean("hasOrderedNumber", { description: "The store said yes to a number." }),
    phone: field.exposeString("phone", { nullable: true }),
    orderProblem: field.exposeString("orderProblem", { nullable: true, description: "Why there is no number yet." }),
    hiddenCallCount: field.int({
      description: "Missed calls of the last 30 days whose number was hidden, so that nobody can text back.",
      resolve: ({ hiddenCalls }) => hiddenCalls.count,
    }),
    lastHiddenCallAt: field.field({
      type: "Instant",
      nullable: true,
      resolve: ({ hiddenCalls }) => hiddenCalls.lastAt,
    }),
    use: field.expose("use", { type: UseType }),
    submittedAt: field.expose("submittedAt", { type: "Instant", nullable: true }),
    decidedAt: field.expose("decidedAt", { type: "Instant", nullable: true }),
    checkedAt: field.expose("checkedAt", { type: "Instant", nullable: true }),
    problems: field.expose("problems", { type: [ProblemType] }),
    entity: field.expose("entity", { type: EntityType, nullable: true }),
    companyEntities: field.expose("companyEntities", {
      type: [ChoiceType],
      description: "Legal entities that other stores of the company registered.",
    }),
    store: field.expose("store", { type: StoreType }),
  }),
});

const RegistrationInput = builder.inputType("TextRegistrationInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true }),
    legalName: field.string({ required: true, description: "Exactly as on the IRS letter." }),
    dba: field.string(),
    ein: field.string({ description: "Absent or null keeps the one before." }),
    entityType: field.field({ type: EntityTypeEnum, required: true }),
    address: field.string({ required: true }),
    city: field.string({ required: true }),
    state: field.string({ required: true }),
    zip: field.string({ required: true }),
    website: field.string({ required: true }),
    privacyUrl: field.string({ required: true }),
    termsUrl: field.string({ required: true }),
    contactFirstName: field.string({ required: true }),
    contactLastName: field.string({ required: true }),
    contactEmail: field.string({ required: true }),
    contactPhone: field.string({ required: true }),
    contactTitle: field.string({ required: true }),
  }),
});

builder.queryField("textRegistration", (field) =>
  field.field({ type: RegistrationType, resolve: (_root, _args, request) => viewRegistration(request, {}) }),
);

builder.mutationFields((field) => ({
  askForTextNumber: field.field({
    type: RegistrationType,
    description: "The store says yes to its number; it is bought in a moment.",
    resolve: (_root, _args, request) => askForNumber(request, {}),
  }),
  submitTextRegistration: field.field({
    type: RegistrationType,
    args: { registration: field.arg({ type: RegistrationInput, required: true }) },
    resolve: (_root, { registration }, request) =>
      submitRegistration(request, {
        ...registration,
        dba: registration.dba ?? null,
        ein: registration.ein ?? null,
      }),
  }),
  joinTextRegistration: field.field({
    type: RegistrationType,
    description: "The store belongs to a legal entity that another store registered.",
    args: { entityId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => joinRegistration(request, args),
  }),
}));
