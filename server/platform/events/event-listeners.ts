import type { z } from "zod";
import type { EventDefinition, EventListener, JobDefinition, StoreContext } from "#server/platform/context/context.ts";

/** Lets one area run a job on another area's event, without either importing the other. */
export function onEvent<Event extends z.ZodType, Job extends z.ZodType>(
  event: EventDefinition<Event>,
  job: JobDefinition<Job>,
  toJobPayload: (payload: z.output<Event>, context: StoreContext) => z.input<Job>,
): EventListener {
  return {
    event: event.name,
    async handle(context, payload) {
      const { store } = context;
      if (store === null) {
        throw new Error(`${event.name} was announced without a store`);
      }
      await context.addJob(job, toJobPayload(event.payload.parse(payload), { ...context, store }));
    },
  };
}
