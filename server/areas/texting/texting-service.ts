import { texting } from "#server/adapters/texting/texting.ts";
import type { TextingService } from "#server/adapters/texting/texting.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";

/** @throws Refusal when the installation has no texting service */
export function serviceOf({ platform }: { platform: Platform }): TextingService {
  const open = platform.services.findProgramWide(texting);
  if (open === null) {
    throw notFound("Texting service");
  }
  return open.service;
}
