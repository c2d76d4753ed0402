import { scheduling } from "#server/adapters/scheduling/scheduling.ts";
import type { SchedulingProvider } from "#server/adapters/scheduling/scheduling.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";

/** @throws Refusal when this program has no such scheduling service */
export function providerOf(platform: Platform, id: string): SchedulingProvider {
  const provider = platform.services.find(scheduling, id);
  if (provider === null) {
    throw notFound("Integration");
  }
  return provider;
}
