import type { Provider } from "#server/platform/providers/provider.ts";
import { square } from "./square/square.ts";

/** The register services, in the order of their cards. */
export const registersProviders: readonly Provider[] = [square];
