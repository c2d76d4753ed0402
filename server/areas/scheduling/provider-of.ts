import { scheduling } from "#server/adapters/scheduling/scheduling.ts";
import type { SchedulingProvider } from "#server/adapters/scheduling/scheduling.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";

/** @throws Refusal when this program has no such scheduling service */
export function providerOf(platform: Platform, id: string): SchedulingProvider {
  const provider = platform.services.find(scheduling, id);
  if (provider === null) {
    throw notFound("Integration");
  }
  return provider;
}

/** A provider's fault as a refusal in its own words. */
export function asRefusal(fault: ProviderFault): Refusal {
  return new Refusal(`provider-${fault.code}`, { message: fault.message, status: 502 });
}

/** Rethrows a provider fault as a refusal. */
export async function orRefusal<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ProviderFault ? asRefusal(error) : error;
  }
}
