import type { z } from "zod";
import type { EventDefinition, EventListener, JobDefinition, StoreContext } from "#server/platform/context/context.ts";

/** Lets one area act on what happens in a store of another, without either knowing the other. */
export function onEvent<Event extends z.ZodType, Job extends z.ZodType>(
  event: EventDefinition<Event>,
  job: JobDefinition<Job>,
  payloadOf: (payload: z.output<Event>, context: StoreContext) => z.input<Job>,
): EventListener {
  return {
    event: event.name,
    async hear(context, payload) {
      const { store } = context;
      if (store === null) {
        throw new Error(`${event.name} was announced without a store`);
      }
      await context.addJob(job, payloadOf(event.payload.parse(payload), { ...context, store }));
    },
  };
}
