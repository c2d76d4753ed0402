import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { respondToText } from "./auto-responses/respond.ts";
import { settleCallJob } from "./calls/calls.jobs.ts";
import { settleCall } from "./calls/calls.ts";
import { checkText } from "./checks.ts";
import { orderStoreNumber } from "./numbers.ts";
import { fetchPicturesJob, tendPicturesJob } from "./pictures/pictures.jobs.ts";
import { fetchPictures, tendPictures } from "./pictures/pictures.ts";
import { takeReports } from "./reports.ts";
import { answerPracticeText } from "./practice/answer-practice.ts";
import { sendQueuedText } from "./sending.ts";
import {
  answerPracticeJob,
  checkTextJob,
  orderNumberJob,
  respondJob,
  sendTextJob,
  takeReportsJob,
} from "./texting.jobs.ts";

export const textingWorkers: readonly Worker[] = [
  storeWorker(sendTextJob, sendQueuedText),
  storeWorker(checkTextJob, checkText),
  storeWorker(answerPracticeJob, answerPracticeText),
  storeWorker(takeReportsJob, takeReports),
  storeWorker(respondJob, respondToText),
  storeWorker(orderNumberJob, orderStoreNumber),
  storeWorker(fetchPicturesJob, fetchPictures),
  storeWorker(tendPicturesJob, (request) => tendPictures(request, {})),
  storeWorker(settleCallJob, settleCall),
];
