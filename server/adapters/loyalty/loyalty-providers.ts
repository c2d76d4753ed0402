import type { Provider } from "#server/platform/providers/provider.ts";
import { housePoints } from "./house-points/house-points.ts";
import { squareLoyalty } from "./square-loyalty/square-loyalty.ts";

/** The loyalty services, in the order of their cards. */
export const loyaltyProviders: readonly Provider[] = [squareLoyalty, housePoints];
