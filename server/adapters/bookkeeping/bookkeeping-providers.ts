import type { Provider } from "#server/platform/providers/provider.ts";
import { quickbooks } from "./quickbooks/quickbooks.ts";

/** The bookkeeping services, in the order of their cards. */
export const bookkeepingProviders: readonly Provider[] = [quickbooks];
