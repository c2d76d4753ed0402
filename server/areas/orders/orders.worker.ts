import { orders } from "#server/adapters/orders/orders.ts";
import { onTriedNow } from "#server/areas/automations/automations.ts";
import { historyReceived, recordsUpdated, rowRemoved, saleCompleted, saleVoided } from "#server/events/pos.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import * as jobs from "./orders.jobs.ts";
import { keepPolling, pollShop } from "./poll.ts";
import { takeReports } from "./reports.ts";
import { bookPoll } from "./shop-service.ts";
import { bookComparison, compareSales } from "./sold.ts";
import { writeBack } from "./write-back.ts";

export const ordersWorkers: readonly Worker[] = [
  storeWorker(jobs.takeReportsJob, takeReports),
  storeWorker(jobs.pollShopJob, pollShop),
  storeWorker(jobs.compareSalesJob, (request) => compareSales(request, {})),
  storeWorker(jobs.writeBackJob, writeBack),
  storeWorker(jobs.keepPollingJob, (request) => keepPolling(request, {})),
];

/** Whatever a register sends may be the sale of a piece that is ordered online, or the end of such a sale. */
const registerEvents = [saleCompleted, saleVoided, rowRemoved, recordsUpdated, historyReceived];

export const ordersListeners: readonly EventListener[] = [
  ...registerEvents.map(({ name: event }): EventListener => ({
    event,
    handle: (context) => bookComparison(context),
  })),
  onTriedNow(orders, (context, { id }) => bookPoll(context, { id, isNow: true })),
];
