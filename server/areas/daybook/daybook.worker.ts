import { textEnded } from "#server/events/texting.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { prepareTaskDay } from "./daybook.ts";
import { prepareTaskDayJob } from "./daybook.jobs.ts";
import { addTextTask } from "./tasks/text-tasks.ts";

export const daybookWorkers: readonly Worker[] = [
  storeWorker(prepareTaskDayJob, (request) => prepareTaskDay(request, {})),
];

/** A text that failed becomes a task in the transaction that notes the failure. */
export const daybookListeners: readonly EventListener[] = [
  {
    event: textEnded.name,
    async handle(context, payload) {
      const { name: phone, messageId, threadId, kind, outcome, reason } = textEnded.payload.parse(payload);
      if (context.store !== null && outcome === "failed" && reason !== null && threadId !== null) {
        await addTextTask({ ...context, store: context.store }, { messageId, threadId, phone, kind, reason });
      }
    },
  },
];
