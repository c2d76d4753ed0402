import type { SchedulingProviders } from "#server/platform/providers/scheduling.ts";
import { homebase } from "./homebase.ts";
import { whenIWork } from "./when-i-work.ts";

/** The services at the addresses given: their own, or those of a simulator. */
export function schedulingProviders(urls: {
  whenIWork: string;
  whenIWorkLogin: string;
  homebase: string;
}): SchedulingProviders {
  return {
    "when-i-work": whenIWork({ api: urls.whenIWork, login: urls.whenIWorkLogin }),
    homebase: homebase(urls.homebase),
  };
}
