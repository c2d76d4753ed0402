import { setupScreens } from "#common/onboarding/setup-steps.ts";
import type { SetupScreen } from "#common/onboarding/setup-steps.ts";
import { keep, readKept } from "#web/platform/browser/kept.ts";

/** Where the guided setup waits while a person is on the page that sets something up. */
export type SetupReturn = { storeId: number; screen: SetupScreen };

export function keepSetupReturn(to: SetupReturn | null): void {
  keep("setup", to === null ? null : `${to.storeId} ${to.screen}`);
}

/** Null when no setup waits, or one of another store does. */
export function setupReturnOf(storeId: number): SetupReturn | null {
  const [keptStore, keptScreen] = (readKept("setup") ?? "").split(" ");
  const screen = setupScreens.find((each) => each === keptScreen);
  return screen === undefined || Number(keptStore) !== storeId ? null : { storeId, screen };
}
