import { scheduleQuery } from "#web/areas/automations/automations.queries.ts";
import type { Schedule } from "#web/areas/automations/automations.queries.ts";
import { useServiceChange } from "#web/areas/automations/shared/use-service-change.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";

/** The service and store that every part of the page shows, and the current state of their connection. */
export type ScheduleConnection = { id: string; name: string; store: string; schedule: Schedule };

/** Refetched after each change; the cards of the other page read when they are shown. */
export const refetchedQueries = [scheduleQuery];

export function useScheduleChange<Data, Input extends Variables>(document: TypedDocument<Data, Input>) {
  return useServiceChange(document, refetchedQueries);
}
