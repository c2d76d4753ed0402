import type { Provider } from "#server/platform/providers/provider.ts";
import { shopify } from "./shopify/shopify.ts";

/** Every online shop that a store may sell in. */
export const ordersProviders: readonly Provider[] = [shopify];
