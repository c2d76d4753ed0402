import { homebaseUrl } from "#server/adapters/scheduling/homebase-paths.ts";
import { schedulingProviders } from "#server/adapters/scheduling/scheduling-providers.ts";
import { startSchedulingSimulator } from "#server/adapters/scheduling/simulator/scheduling-simulator.ts";
import { whenIWorkUrls } from "#server/adapters/scheduling/when-i-work-paths.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { SchedulingProviders } from "#server/platform/providers/scheduling.ts";
import { simulatedShops } from "./demonstration/simulated-schedules.ts";
import type { StopList } from "./stop-list.ts";

/** The scheduling services: at the addresses given, else their own; a demonstration has its own company's simulated. */
export async function openScheduling(options: {
  config: Pick<Config, "demo" | "scheduling">;
  clock: () => Date;
  stops: StopList;
}): Promise<SchedulingProviders> {
  const { config, clock, stops } = options;
  const { whenIWorkUrl, whenIWorkLoginUrl, homebaseUrl: homebase } = config.scheduling;
  if (config.demo && whenIWorkUrl === null && homebase === null) {
    const simulator = await startSchedulingSimulator({ shops: simulatedShops(clock()), clock });
    stops.add(() => simulator.stop());
    const { whenIWorkUrl: whenIWork, homebaseUrl: url } = simulator;
    return schedulingProviders({ whenIWork, whenIWorkLogin: whenIWork, homebase: url });
  }
  return schedulingProviders({
    whenIWork: whenIWorkUrl ?? whenIWorkUrls.api,
    whenIWorkLogin: whenIWorkLoginUrl ?? whenIWorkUrl ?? whenIWorkUrls.login,
    homebase: homebase ?? homebaseUrl,
  });
}
