import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { filledCompany } from "./fill-company.ts";
import { sendLastNight } from "./nightly-mail/last-night.ts";
import { fillShopDayJob, lastNightJob } from "./shop-day.jobs.ts";
import { fillShopDay } from "./shop-day.ts";

export const shopDayWorkers: readonly Worker[] = [
  worker(fillShopDayJob, async (platform, { storeId }) => {
    const stores = await filledCompany(platform);
    await fillShopDay(
      platform,
      stores.filter((store) => store.id === storeId),
    );
  }),
  storeWorker(lastNightJob, sendLastNight),
];
