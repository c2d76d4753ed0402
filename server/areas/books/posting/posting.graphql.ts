import { IntegrationType } from "#server/areas/automations/automations.ts";
import type { BooksAccount, BooksClass } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { JournalKindType, LineChangeType } from "#server/areas/books/books.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { planBackfill } from "./backfill.ts";
import type { BackfillPlan } from "./backfill.ts";
import { viewBookkeeping } from "./bookkeeping.ts";
import type { Bookkeeping, MappedLine, RunningBackfill } from "./bookkeeping.ts";
import { nameThere } from "./books-service.ts";
import { listAccountsOfLines, listEntryPostings } from "./entry-states.ts";
import type { EntryPosting, NamedLineAccount } from "./entry-states.ts";

const Classification = builder.enumType("AccountClassification", {
  values: {
    ASSET: { value: "asset" },
    LIABILITY: { value: "liability" },
    EQUITY: { value: "equity" },
    INCOME: { value: "income" },
    EXPENSE: { value: "expense" },
  } as const,
});

const Side = builder.enumType("JournalSide", {
  values: { DEBIT: { value: "debit" }, CREDIT: { value: "credit" } } as const,
});

const AccountType = builder.objectRef<BooksAccount>("BooksAccount").implement({
  description: "An account of the company's chart.",
  fields: (field) => ({
    id: field.exposeID("id"),
    number: field.exposeString("number", { nullable: true }),
    name: field.exposeString("name"),
    type: field.exposeString("type", { description: "In the service's own words." }),
    classification: field.expose("classification", { type: Classification }),
    isActive: field.exposeBoolean("isActive"),
    isPostable: field.exposeBoolean("isPostable", {
      description: "False for receivables and payables, whose lines need a customer or vendor.",
    }),
  }),
});

const ClassType = builder.objectRef<BooksClass>("BooksClass").implement({
  fields: (field) => ({ id: field.exposeID("id"), name: field.exposeString("name") }),
});

const GuessType = builder.objectRef<NonNullable<MappedLine["guess"]>>("AccountGuess").implement({
  fields: (field) => ({
    accountId: field.exposeID("accountId"),
    isSure: field.exposeBoolean("isSure"),
    why: field.exposeString("why"),
  }),
});

const MappedLineType = builder.objectRef<MappedLine>("MappedLine").implement({
  description: "A line of the template and the account that it stands on.",
  fields: (field) => ({
    kind: field.expose("kind", { type: JournalKindType }),
    key: field.exposeString("key"),
    name: field.exposeString("name"),
    definition: field.exposeString("definition"),
    side: field.expose("side", { type: Side }),
    amount: field.expose("amount", { type: "Money", description: "Of the sample's date." }),
    accountId: field.exposeID("accountId", { nullable: true }),
    guess: field.expose("guess", { type: GuessType, nullable: true }),
    classifications: field.expose("classifications", {
      type: [Classification],
      description: "The kinds of account that it usually stands on.",
    }),
  }),
});

const SettingsType = builder.objectRef<NonNullable<Bookkeeping["settings"]>>("PostingSettings").implement({
  fields: (field) => ({
    companyName: field.exposeString("companyName"),
    closedThrough: field.expose("closedThrough", { type: "BusinessDate", nullable: true }),
    isCompanyConfirmed: field.exposeBoolean("isCompanyConfirmed"),
    startDate: field.expose("startDate", { type: "BusinessDate", nullable: true }),
    accountsReadAt: field.expose("accountsReadAt", { type: "Instant" }),
    pausedUntil: field.expose("pausedUntil", {
      type: "Instant",
      nullable: true,
      description: "The service asked to slow down until then.",
    }),
  }),
});

const CountsType = builder.objectRef<Bookkeeping["counts"]>("PostingCounts").implement({
  fields: (field) => ({
    sent: field.exposeInt("sent"),
    notSent: field.exposeInt("notSent", { description: "A person has to look at them." }),
    changed: field.exposeInt("changed", { description: "Came out different after they were posted." }),
    waiting: field.exposeInt("waiting"),
    lastSentAt: field.expose("lastSentAt", { type: "Instant", nullable: true }),
  }),
});

const Reason = builder.enumType("PostingReason", {
  values: {
    NUMBER_TAKEN: { value: "number-taken", description: "An entry there has its number and other figures." },
    ACCOUNT_INACTIVE: { value: "account-inactive" },
    PERIOD_CLOSED: { value: "period-closed" },
    NO_PERMISSION: { value: "no-permission" },
    CHANGED_THERE: { value: "changed-there", description: "Somebody changed it there meanwhile." },
    GONE_THERE: { value: "gone-there", description: "A person deleted it there." },
    INVALID: { value: "invalid" },
    NO_ANSWER: { value: "no-answer", description: "Tried for a day." },
  } as const,
});

const PostingType = builder.objectRef<Bookkeeping["problems"][number]>("Posting").implement({
  description: "What became of an entry at the bookkeeping service.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    kind: field.expose("kind", { type: JournalKindType }),
    number: field.exposeString("number", { description: "Ours, by which the entry is found there." }),
    serviceNumber: field.string({
      nullable: true,
      description: "What the service calls it, such as JE 1001; null before it is there.",
      resolve: (posting, _args, { platform }) => nameThere(platform, posting),
    }),
    reason: field.expose("reason", { type: Reason, nullable: true }),
    problem: field.exposeString("problem", { description: "In the service's own words." }),
    tries: field.exposeInt("tries"),
    nextTryAt: field.expose("nextTryAt", { type: "Instant" }),
    sentAt: field.expose("sentAt", { type: "Instant", nullable: true }),
    wasThere: field.exposeBoolean("wasThere"),
    remoteDebit: field.expose("remoteDebit", {
      type: "Money",
      nullable: true,
      description: "What the entry there adds up to that has the number.",
    }),
  }),
});

const EntryPostingState = builder.enumType("EntryPostingState", {
  values: {
    NOT_CONNECTED: { value: "not_connected" },
    EXCLUDED: { value: "excluded", description: "Before the start date." },
    NOT_MAPPED: { value: "not_mapped" },
    OUT_OF_BALANCE: { value: "out_of_balance" },
    READY: { value: "ready" },
    WAITING: { value: "waiting", description: "Until a person signs in to the service again or renews its plan." },
    SENDING: { value: "sending" },
    SENT: { value: "sent" },
    FAILED: { value: "failed", description: "Tried again by itself." },
    NEEDS_ACTION: { value: "needs_action" },
    CHANGED_SINCE_SENT: { value: "changed_since_sent" },
    SKIPPED: { value: "skipped" },
  } as const,
});

const EntryPostingType = builder.objectRef<EntryPosting>("EntryPosting").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    kind: field.expose("kind", { type: JournalKindType }),
    state: field.expose("state", { type: EntryPostingState }),
    posting: field.expose("posting", { type: PostingType, nullable: true }),
    amount: field.expose("amount", { type: "Money", description: "What each side of it adds up to now." }),
    url: field.exposeString("url", { nullable: true, description: "Its page in the service." }),
    changes: field.expose("changes", { type: [LineChangeType], description: "Before is what was posted." }),
  }),
});

const MonthType = builder.objectRef<RunningBackfill["months"][number]>("BackfillMonth").implement({
  fields: (field) => ({
    month: field.exposeString("month", { description: "Such as 2026-05." }),
    entries: field.exposeInt("entries"),
    done: field.exposeInt("done"),
  }),
});

const BackfillStateType = builder.enumType("BackfillState", {
  values: {
    RUNNING: { value: "running" },
    STOPPED: { value: "stopped" },
    DONE: { value: "done" },
    DROPPED: { value: "dropped" },
  } as const,
});

const BackfillType = builder.objectRef<RunningBackfill>("Backfill").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    state: field.expose("state", { type: BackfillStateType }),
    startedBy: field.exposeString("startedBy"),
    startedAt: field.expose("startedAt", { type: "Instant" }),
    endedAt: field.expose("endedAt", { type: "Instant", nullable: true }),
    posted: field.exposeInt("posted"),
    alreadyThere: field.exposeInt("alreadyThere"),
    refused: field.exposeInt("refused"),
    left: field.exposeInt("left"),
    perMinute: field.exposeInt("perMinute", { nullable: true }),
    minutesLeft: field.exposeInt("minutesLeft", { nullable: true }),
    months: field.expose("months", { type: [MonthType] }),
  }),
});

const PlannedType = builder.objectRef<BackfillPlan["entries"][number]>("PlannedEntry").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    kind: field.expose("kind", { type: JournalKindType }),
    number: field.exposeString("number"),
    isReady: field.exposeBoolean("isReady", { description: "False for one out of balance, which stays here." }),
    isThere: field.exposeBoolean("isThere", { description: "An entry there has this number." }),
  }),
});

const PlanType = builder.objectRef<BackfillPlan>("BackfillPlan").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    days: field.exposeInt("days"),
    toSend: field.exposeInt("toSend"),
    alreadyThere: field.exposeInt("alreadyThere"),
    leftOut: field.exposeInt("leftOut"),
    minutes: field.exposeInt("minutes"),
    entries: field.expose("entries", { type: [PlannedType] }),
  }),
});

export const BookkeepingType = builder.objectRef<Bookkeeping>("Bookkeeping").implement({
  description: "A bookkeeping service as its page shows it.",
  fields: (field) => ({
    integration: field.expose("integration", { type: IntegrationType }),
    settings: field.expose("settings", { type: SettingsType, nullable: true, description: "Null before a sign-in." }),
    accounts: field.expose("accounts", { type: [AccountType] }),
    classes: field.expose("classes", { type: [ClassType] }),
    usesClasses: field.exposeBoolean("usesClasses", { nullable: true, description: "Null before it was chosen." }),
    sampleDate: field.expose("sampleDate", { type: "BusinessDate", nullable: true }),
    lines: field.expose("lines", { type: [MappedLineType] }),
    isMapped: field.exposeBoolean("isMapped", { description: "Every line has an account." }),
    counts: field.expose("counts", { type: CountsType }),
    problems: field.expose("problems", { type: [PostingType] }),
    backfill: field.expose("backfill", { type: BackfillType, nullable: true }),
  }),
});

const LineAccountType = builder.objectRef<NamedLineAccount>("LineAccount").implement({
  fields: (field) => ({
    kind: field.expose("kind", { type: JournalKindType }),
    line: field.exposeString("line"),
    name: field.exposeString("name", { description: "With its number, where the company numbers its accounts." }),
  }),
});

builder.queryFields((field) => ({
  bookkeeping: field.field({
    type: BookkeepingType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewBookkeeping(request, args),
  }),
  entryPostings: field.field({
    type: [EntryPostingType],
    description: "How each entry of some dates stands with the bookkeeping service.",
    args: {
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => listEntryPostings(request, args),
  }),
  accountsOfLines: field.field({
    type: [LineAccountType],
    description: "On which account each line of the store's entries is posted.",
    resolve: (_root, _args, request) => listAccountsOfLines(request, {}),
  }),
  backfillPlan: field.field({
    type: PlanType,
    description: "What a back-fill would do; the service is asked, and nothing is sent.",
    args: {
      id: field.arg.id({ required: true }),
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => planBackfill(request, args),
  }),
}));
