import { Refusal } from "#server/platform/refusals/refusal.ts";
import { ProviderFault } from "./provider-fault.ts";

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
