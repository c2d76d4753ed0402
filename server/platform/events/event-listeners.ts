import type { z } from "zod";
import type { Context, EventDefinition, EventListener, JobDefinition } from "#server/platform/context/context.ts";

/** Lets one area act on what another announces, without either knowing the other. */
export function onEvent<Event extends z.ZodType, Job extends z.ZodType>(
  event: EventDefinition<Event>,
  job: JobDefinition<Job>,
  payloadOf: (payload: z.output<Event>, context: Context) => z.input<Job>,
): EventListener {
  return {
    event: event.name,
    hear: (context, payload) => context.addJob(job, payloadOf(event.payload.parse(payload), context)),
  };
}
