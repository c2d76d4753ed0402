import type { Provider } from "#server/platform/providers/provider.ts";
import { stripe } from "./stripe/stripe.ts";

/** The billing services; the installation uses the first whose keys are set. */
export const billingProviders: readonly Provider[] = [stripe];
