import { builder } from "#server/platform/graphql/builder.ts";
import { enterStore, findCompanies } from "./companies.ts";
import type { Company, CompanyStore } from "./companies.ts";
import { listFailedJobs, runJobAgain } from "./support.ts";

type FailedJob = Awaited<ReturnType<typeof listFailedJobs>>["jobs"][number];

const FailedJobType = builder.objectRef<FailedJob>("FailedJob").implement({
  description: "Work in the background whose newest try failed.",
  fields: (field) => ({
    id: field.id({ resolve: (job) => String(job.id) }),
    name: field.exposeString("name"),
    reason: field.exposeString("reason"),
    attempts: field.exposeInt("attempts"),
    maxAttempts: field.exposeInt("maxAttempts"),
    nextTryAt: field.expose("nextTryAt", {
      type: "Instant",
      nullable: true,
      description: "Null when all tries are used up and the job waits for a person.",
    }),
    failedAt: field.expose("failedAt", { type: "Instant" }),
  }),
});

builder.queryField("failedJobs", (field) =>
  field.field({
    type: [FailedJobType],
    args: { first: field.arg.int({ description: "How many, usually 50." }) },
    description: "The newest first.",
    resolve: async (_root, args, request) => (await listFailedJobs(request, args)).jobs,
  }),
);

builder.queryField("failedJobCount", (field) =>
  field.field({
    type: "Int",
    description: "How many jobs failed with their newest try.",
    resolve: async (_root, _args, request) => (await listFailedJobs(request, { first: 1 })).count,
  }),
);

builder.mutationField("runJobAgain", (field) =>
  field.field({
    type: "ID",
    args: { id: field.arg.id({ required: true }) },
    resolve: async (_root, { id }, request) => String((await runJobAgain(request, { id })).id),
  }),
);

const CompanyStoreType = builder.objectRef<CompanyStore>("SupportedStore").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    number: field.exposeString("number"),
    timeZone: field.exposeString("timeZone"),
  }),
});

const OwnerType = builder.objectRef<Company["owners"][number]>("SupportedOwner").implement({
  fields: (field) => ({ name: field.exposeString("name"), email: field.exposeString("email") }),
});

const CompanyType = builder.objectRef<Company>("SupportedCompany").implement({
  description: "A company as support sees it. For support users.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    isClosed: field.boolean({ resolve: ({ closedAt }) => closedAt !== null }),
    stores: field.expose("stores", {
      type: [CompanyStoreType],
      description: "At most 25, those that match the search first.",
    }),
    storeCount: field.exposeInt("storeCount"),
    owners: field.expose("owners", { type: [OwnerType] }),
  }),
});

builder.queryField("supportedCompanies", (field) =>
  field.field({
    type: [CompanyType],
    args: {
      search: field.arg.string({ required: true }),
      first: field.arg.int({ description: "How many, usually 20." }),
    },
    description: "By name.",
    resolve: async (_root, args, request) => (await findCompanies(request, args)).companies,
  }),
);

builder.queryField("supportedCompanyCount", (field) =>
  field.field({
    type: "Int",
    args: { search: field.arg.string({ required: true }) },
    description: "How many companies match.",
    resolve: async (_root, { search }, request) => (await findCompanies(request, { search, first: 1 })).count,
  }),
);

builder.mutationField("enterStoreForSupport", (field) =>
  field.field({
    type: "ID",
    args: { storeId: field.arg.id({ required: true }), reason: field.arg.string({ required: true }) },
    description: "Writes who of support came in and why into the store's history.",
    resolve: async (_root, { storeId, reason }, request) =>
      String((await enterStore(request, { storeId, reason })).storeId),
  }),
);
