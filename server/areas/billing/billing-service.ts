import { billing } from "#server/adapters/billing/billing.ts";
import type { BillingService } from "#server/adapters/billing/billing.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";

export function findBillingService({ platform }: { platform: Platform }): BillingService | null {
  return platform.services.findProgramWide(billing)?.service ?? null;
}

/** @throws Refusal when the installation charges nobody */
export function billingService(request: { platform: Platform }): BillingService {
  const service = findBillingService(request);
  if (service === null) {
    throw notFound("Billing service");
  }
  return service;
}
