import type { ProviderRequest } from "#server/platform/providers/call-provider.ts";
import type { Credentials } from "#server/adapters/scheduling/scheduling.ts";

/** Calls When I Work with the stored token. Resolves to the body. */
export type WhenIWorkCall = (
  credentials: Credentials,
  request: Pick<ProviderRequest, "method" | "body" | "faults"> & { path: string; query?: Record<string, string> },
) => Promise<unknown>;
