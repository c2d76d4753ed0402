import type { SetupStepId } from "#common/onboarding/setup-steps.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { SetupState, StoreSetup } from "./setup.queries.ts";

/** Whatever a step asks for may be set up on another screen meanwhile. */
export const setupKinds: readonly RecordKind[] = [
  ...([
    "StoreSetup",
    "Store",
    "StoreSwitches",
    "Employee",
    "User",
    "NightlyMail",
    "device",
    "Goal",
    "TaskList",
  ] as const),
  ...(["BuySettings", "BackstockCategory", "Bin", "Integration", "CouponCampaign"] as const),
];

export const stateOf = (setup: StoreSetup, id: SetupStepId): SetupState =>
  setup.steps.find((step) => step.id === id)?.state ?? "OPEN";
