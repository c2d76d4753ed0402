import type { ApiId } from "#web/areas/automations/api-ids.ts";
import type { Schedule } from "#web/areas/automations/automations.queries.ts";

/** What every part of the page says: which service, of which store, and how it stands. */
export type ScheduleIn = { id: ApiId; name: string; store: string; schedule: Schedule };
