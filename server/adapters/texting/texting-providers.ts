import type { Provider } from "#server/platform/providers/provider.ts";
import { practiceCarrier } from "./practice/practice-carrier.ts";
import { twilio } from "./twilio/twilio.ts";

/** The texting services; the installation uses the first whose keys are set. */
export const textingProviders: readonly Provider[] = [twilio];

/** What training stores text by. No installation uses it for a real store. */
export const practiceTexting: Provider = practiceCarrier;
