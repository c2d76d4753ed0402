import { setupStepIds } from "#common/onboarding/setup-steps.ts";
import type { SetupStepId } from "#common/onboarding/setup-steps.ts";

const nothing = {
  ...{ __typename: "SetupFacts", managers: 0, employees: 0, withoutWayIn: 0, setsOwnPin: true },
  ...{ sendsNightlyMail: false, registers: 0, hasGoals: false, taskLists: 0, hasBuyPolicy: false },
  ...{ categories: 0, bins: 0, campaigns: 0 },
};

export type FakeSetupFacts = Partial<typeof nothing>;

/** A setup that was begun, as the server answers it; what is not among `ended` is open. */
export function aStoreSetup(
  ended: ReadonlyMap<SetupStepId, "SKIPPED" | "DONE"> = new Map(),
  facts: FakeSetupFacts = {},
): Record<string, unknown> {
  return {
    ...{ __typename: "StoreSetup", id: "1", startedAt: "2026-11-20T15:00:00Z", finishedAt: null },
    facts: { ...nothing, ...facts },
    steps: setupStepIds.map((id) => ({ __typename: "SetupStep", id, state: ended.get(id) ?? "OPEN" })),
  };
}
