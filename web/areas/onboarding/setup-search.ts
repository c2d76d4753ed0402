import { setupScreens } from "#common/onboarding/setup-steps.ts";
import type { SetupScreen } from "#common/onboarding/setup-steps.ts";

/** Which screen of the setup is open; without one the first that is still to do. */
export function setupSearch({ screen }: Record<string, unknown>): { screen?: SetupScreen | undefined } {
  return { screen: setupScreens.find((each) => each === screen) };
}
