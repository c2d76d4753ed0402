import type { Schedule, SchedulePerson } from "#web/areas/automations/automations.queries.ts";

/** People of the service of whom nobody has said yet who they are. */
export function unmatchedPeople({ people }: Pick<Schedule, "people">): SchedulePerson[] {
  return people.filter(({ employee, isIgnored, goneAt }) => employee === null && !isIgnored && goneAt === null);
}
