import type { Provider } from "#server/platform/providers/provider.ts";
import { homebase } from "./homebase/homebase.ts";
import { whenIWork } from "./when-i-work/when-i-work.ts";

/** The scheduling services, in the order of their cards. */
export const schedulingProviders: readonly Provider[] = [whenIWork, homebase];
