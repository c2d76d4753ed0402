import type { ActingStore, Platform } from "./context.ts";

/**
 * The program as a store has it: a training store reaches the practice carrier and nothing else outside, whatever code
 * runs for it. Every request about a store is made with this, so no area has to remember it.
 */
export function platformAt(platform: Platform, store: ActingStore | null): Platform {
  return store?.isTraining === true ? { ...platform, services: platform.services.training } : platform;
}
