import type { Provider } from "#server/platform/providers/provider.ts";
import { twilio } from "./twilio/twilio.ts";

/** The texting services; the installation uses the first whose keys are set. */
export const textingProviders: readonly Provider[] = [twilio];
