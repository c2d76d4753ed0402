import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { filledCompany } from "./fill-company.ts";
import { fillShopDayJob } from "./shop-day.jobs.ts";
import { fillShopDay } from "./shop-day.ts";

export const shopDayWorkers: readonly Worker[] = [
  worker(fillShopDayJob, async (platform, { storeId }) => {
    const stores = await filledCompany(platform);
    await fillShopDay(
      platform,
      stores.filter((store) => store.id === storeId),
    );
  }),
];
