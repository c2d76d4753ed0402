import type { IntegrationId } from "#common/integration-names.ts";
import type { Platform } from "#server/platform/operations/context.ts";
import { Refusal, notFound } from "#server/platform/operations/refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { SchedulingProvider } from "#server/platform/providers/scheduling.ts";

export function providerOf(platform: Platform, id: IntegrationId): SchedulingProvider {
  const { scheduling } = platform;
  if (scheduling === undefined) {
    throw notFound("Integration");
  }
  return scheduling[id];
}

/** What a service refused, as an answer to whoever asked: its own words. */
export function asRefusal(fault: ProviderFault): Refusal {
  return new Refusal(`provider-${fault.code}`, { message: fault.message, status: 502 });
}

/** Does it, or tells the service's words to whoever asked. */
export async function orRefusal<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof ProviderFault ? asRefusal(error) : error;
  }
}
