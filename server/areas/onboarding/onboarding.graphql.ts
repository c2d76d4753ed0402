import { builder } from "#server/platform/graphql/builder.ts";
import { endSetupStep, skipSetupStep, startSetup, viewSetup } from "./onboarding.ts";
import type { SetupFacts, SetupStep, StoreSetup } from "./onboarding.ts";

const SetupState = builder.enumType("SetupStepState", {
  values: { OPEN: { value: "open" }, SKIPPED: { value: "skipped" }, DONE: { value: "done" } } as const,
});

const SetupStepType = builder.objectRef<SetupStep>("SetupStep").implement({
  fields: (field) => ({
    id: field.exposeID("id", { description: "As common/onboarding/setup-steps.ts names it." }),
    state: field.expose("state", { type: SetupState }),
  }),
});

const SetupFactsType = builder.objectRef<SetupFacts>("SetupFacts").implement({
  description: "What of a store is there already.",
  fields: (field) => ({
    managers: field.exposeInt("managers"),
    employees: field.exposeInt("employees", { description: "Active people who are no managers." }),
    withoutWayIn: field.exposeInt("withoutWayIn", { description: "People with neither a PIN nor a login." }),
    setsOwnPin: field.exposeBoolean("setsOwnPin", { description: "People choose their first PIN at the register." }),
    sendsNightlyMail: field.exposeBoolean("sendsNightlyMail"),
    registers: field.exposeInt("registers", { description: "Those that were seen at least once." }),
    hasGoals: field.exposeBoolean("hasGoals"),
    taskLists: field.exposeInt("taskLists"),
    hasBuyPolicy: field.exposeBoolean("hasBuyPolicy"),
    categories: field.exposeInt("categories"),
    bins: field.exposeInt("bins"),
    campaigns: field.exposeInt("campaigns"),
    hasCard: field.exposeBoolean("hasCard", { description: "A card is on file, or nobody is charged." }),
  }),
});

const StoreSetupType = builder.objectRef<StoreSetup>("StoreSetup").implement({
  description: "The guided setup of a store. For managers.",
  fields: (field) => ({
    id: field.id({ resolve: ({ storeId }) => String(storeId) }),
    startedAt: field.expose("startedAt", {
      type: "Instant",
      nullable: true,
      description: "Null for a store whose setup was never opened.",
    }),
    finishedAt: field.expose("finishedAt", {
      type: "Instant",
      nullable: true,
      description: "When no step was open any more; its checklist then left the daybook.",
    }),
    steps: field.expose("steps", { type: [SetupStepType], description: "All of them, in order." }),
    facts: field.expose("facts", { type: SetupFactsType }),
  }),
});

builder.queryField("storeSetup", (field) =>
  field.field({ type: StoreSetupType, resolve: (_root, _args, request) => viewSetup(request, {}) }),
);

builder.mutationFields((field) => ({
  startStoreSetup: field.field({
    type: StoreSetupType,
    resolve: (_root, _args, request) => startSetup(request, {}),
  }),
  endSetupStep: field.field({
    type: StoreSetupType,
    description: "Next: the step is done, or skipped where it can wait; refused while what it asks for is missing.",
    args: { step: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => endSetupStep(request, args),
  }),
  skipSetupStep: field.field({
    type: StoreSetupType,
    args: { step: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => skipSetupStep(request, args),
  }),
}));
