/** The guided setup of a new store: what is there, what a person skipped, and what is still open. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { setupStepIds, setupSteps } from "#common/onboarding/setup-steps.ts";
import { billing } from "#server/adapters/billing/billing.ts";
import { setupStarted, setupStepEnded } from "#server/events/company/onboarding.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./onboarding.db.ts";
import { isFinished, nextState, stepStates } from "./setup.rules.ts";
import type { SetupFacts, SetupStep } from "./setup.rules.ts";

export type { SetupFacts, SetupStep } from "./setup.rules.ts";

export type StoreSetup = {
  storeId: number;
  /** Null for a store whose setup was never opened: it has no checklist. */
  startedAt: Date | null;
  finishedAt: Date | null;
  steps: SetupStep[];
  facts: SetupFacts;
};

const stepInput = z.object({
  step: inputText.max(40).transform((name, check) => {
    const step = setupStepIds.find((id) => id === name);
    if (step === undefined) {
      check.addIssue("No such step");
      return z.NEVER;
    }
    return step;
  }),
});

export const viewSetup = operation({
  name: "onboarding.viewSetup",
  kind: "read",
  permission: "onboarding:do",
  on: "store",
  input: z.object({}),
  run: (context): Promise<StoreSetup> => loadSetup(context),
});

/** Begins the setup when the page is first opened; from then on its checklist stands on the daybook. */
export const startSetup = operation({
  name: "onboarding.startSetup",
  kind: "write",
  permission: "onboarding:do",
  on: "store",
  input: z.object({}),
  async run(context): Promise<StoreSetup> {
    const { id: storeId } = context.store;
    if (await db.insertSetup(context.sql, { storeId, at: context.now })) {
      await context.emit(setupStarted, {}, { kind: "StoreSetup", id: storeId });
    }
    return await loadSetup(context);
  },
});

/** Next: ends the step when what it asks for is there. A step that can wait counts as skipped while it is not. */
export const endSetupStep = operation({
  name: "onboarding.endSetupStep",
  kind: "write",
  permission: "onboarding:do",
  on: "store",
  input: stepInput,
  async run(context, { step }): Promise<StoreSetup> {
    const next = nextState(step, await loadFacts(context));
    if ("refusal" in next) {
      throw new Refusal("invalid-input", { message: next.refusal, status: 422 });
    }
    return await saveStep(context, step, next.state);
  },
});

/** Skip, where a step has that button. It can be done later from here or from the settings. */
export const skipSetupStep = operation({
  name: "onboarding.skipSetupStep",
  kind: "write",
  permission: "onboarding:do",
  on: "store",
  input: stepInput,
  async run(context, { step }): Promise<StoreSetup> {
    if (setupSteps.find(({ id }) => id === step)?.kind !== "skippable") {
      throw new Refusal("invalid-input", { message: "This step can't be skipped", status: 422 });
    }
    return await saveStep(context, step, "skipped");
  },
});

async function saveStep(context: StoreContext, step: string, state: "done" | "skipped"): Promise<StoreSetup> {
  const { id: storeId } = context.store;
  const at = context.now;
  await db.insertSetup(context.sql, { storeId, at });
  await db.saveStep(context.sql, { storeId, step, state, at });
  const setup = await loadSetup(context);
  if (isFinished(setup.steps)) {
    await db.finishSetup(context.sql, { storeId, at });
  }
  await context.emit(setupStepEnded, { name: step, state }, { kind: "StoreSetup", id: storeId });
  return await loadSetup(context);
}

/** Where nobody is charged, no card is missing. */
async function loadFacts({ sql, store, platform }: StoreContext): Promise<SetupFacts> {
  const facts = await db.findFacts(sql, store.id);
  return { ...facts, hasCard: facts.hasCard || platform.services.findProgramWide(billing) === null };
}

async function loadSetup(context: StoreContext): Promise<StoreSetup> {
  const { sql, store } = context;
  const setup = await db.findSetup(sql, store.id);
  const facts = await loadFacts(context);
  return {
    storeId: store.id,
    startedAt: setup?.startedAt ?? null,
    finishedAt: setup?.finishedAt ?? null,
    steps: stepStates(await db.listEndedSteps(sql, store.id), facts),
    facts,
  };
}
