import { z } from "zod";
import { inputText, recordNumberText } from "#common/inputs/input-ranges.ts";
import { cardOf, integrationId } from "#server/areas/automations/automations.ts";
import { addEmployee, deactivateEmployee, listEmployees } from "#server/areas/team/team.ts";
import type { Employee } from "#server/areas/team/team.ts";
import {
  goneSchedulePersonAnswered,
  schedulePersonIgnored,
  schedulePersonLinked,
  schedulePersonUnlinked,
} from "#server/events/scheduling.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import type { SchedulePerson as ProviderPerson } from "#server/adapters/scheduling/scheduling.ts";
import { matchPeople } from "./matching.rules.ts";
import * as db from "./schedule-people.db.ts";
import type { SchedulePerson } from "./schedule-people.db.ts";
import { bookSync } from "./syncing.ts";

const personKey = { id: integrationId, personId: inputText.min(1).max(100) };
const employeeId = recordNumberText;

/** Saves the service's people, and matches those that are certainly one of our employees. */
export async function savePeople(
  context: StoreContext,
  id: string,
  fromService: readonly ProviderPerson[],
): Promise<void> {
  const connection = { storeId: context.store.id, provider: id };
  const present = fromService.filter(({ isGone }) => !isGone);
  await db.upsertPeople(context.sql, { ...connection, people: present, at: context.now });
  await db.markRemoved(context.sql, { ...connection, present: present.map((person) => person.id), at: context.now });
  const people = await db.listPeople(context.sql, connection);
  const matched = new Set(people.map((person) => person.employeeId));
  const free = (await listEmployees(context, {})).filter((employee) => !matched.has(employee.id));
  const unknown = people.filter((person) => person.employeeId === null && !person.isIgnored && person.goneAt === null);
  for (const match of matchPeople(unknown, free)) {
    await db.saveMatch(context.sql, {
      ...connection,
      id: match.personId,
      employeeId: match.employeeId,
      matchedBy: match.by,
    });
  }
}

/** Links a person to an employee; the person linked to the employee before becomes unmatched. */
export const linkSchedulePerson = operation({
  name: "scheduling.linkPerson",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ ...personKey, employeeId }),
  async run(context, { id, personId, employeeId: linked }): Promise<void> {
    const person = await lockedPerson(context, { id, personId });
    const employee = (await listEmployees(context, {})).find((candidate) => candidate.id === linked);
    if (!employee) {
      throw notFound("Employee");
    }
    await link(context, { id, person: person, employee, matchedBy: "chosen" });
  },
});

/** The match was wrong, or a manager wants another. */
export const unlinkSchedulePerson = operation({
  name: "scheduling.unlinkPerson",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object(personKey),
  async run(context, { id, personId }): Promise<void> {
    const person = await lockedPerson(context, { id, personId });
    await db.saveMatch(context.sql, { ...placeOf(context, id), id: personId, employeeId: null, matchedBy: null });
    await emitMatch(context, { id, person: person, event: schedulePersonUnlinked, employeeId: person.employeeId });
  },
});

/** Creates an employee from a person of the service. */
export const createScheduleEmployee = operation({
  name: "scheduling.createEmployee",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object(personKey),
  async run(context, { id, personId }): Promise<void> {
    const person = await lockedPerson(context, { id, personId });
    if (person.employeeId !== null) {
      throw new Refusal("already-matched", { message: `${nameOf(person)} is already matched` });
    }
    const { firstName, lastName, email, phone, code } = person;
    const employee = await addEmployee(context, {
      firstName: firstName === "" ? lastName : firstName,
      lastName: firstName === "" ? "" : lastName,
      email,
      phoneNumber: phone,
      drsEmployeeCode: code,
    });
    await link(context, { id, person: person, employee, matchedBy: "created" });
  },
});

/** Marks a person as not one of ours, or undoes that so that the person can be matched again. */
export const ignoreSchedulePerson = operation({
  name: "scheduling.ignorePerson",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ ...personKey, isIgnored: z.boolean() }),
  async run(context, { id, personId, isIgnored }): Promise<void> {
    const person = await lockedPerson(context, { id, personId });
    await db.saveMatch(context.sql, { ...placeOf(context, id), id: personId, employeeId: null, matchedBy: null });
    await db.saveIgnored(context.sql, { ...placeOf(context, id), id: personId, isIgnored });
    if (isIgnored) {
      await emitMatch(context, { id, person: person, event: schedulePersonIgnored, employeeId: null });
    } else {
      await refreshScreens(context, id);
    }
  },
});

/** An employee who is not in the service, and need not be. */
export const ignoreEmployee = operation({
  name: "scheduling.ignoreEmployee",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId, employeeId, isIgnored: z.boolean() }),
  async run(context, { id, employeeId: ignored, isIgnored }): Promise<void> {
    if (!(await listEmployees(context, {})).some((employee) => employee.id === ignored)) {
      throw notFound("Employee");
    }
    await db.saveIgnoredEmployee(context.sql, { ...placeOf(context, id), employeeId: ignored, isIgnored });
    await refreshScreens(context, id);
  },
});

/**
 * Records a manager's decision about a person removed at the service: whether they left the team too. Nothing is
 * deleted.
 */
export const answerRemovedPerson = operation({
  name: "scheduling.answerRemovedPerson",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ ...personKey, answer: z.enum(["deactivated", "kept"]) }),
  async run(context, { id, personId, answer }): Promise<void> {
    const person = await lockedPerson(context, { id, personId });
    if (person.goneAt === null) {
      throw new Refusal("not-gone", { message: `${nameOf(person)} is in ${cardOf(context, id).name} again` });
    }
    if (answer === "deactivated" && person.employeeId !== null) {
      await deactivateEmployee(context, { employeeId: person.employeeId });
    }
    await db.saveRemovalAnswer(context.sql, { ...placeOf(context, id), id: personId, answer });
    const payload = { provider: cardOf(context, id).name, name: nameOf(person), employeeId: person.employeeId, answer };
    await context.emit(goneSchedulePersonAnswered, payload, { kind: "Integration", id });
  },
});

async function link(
  context: StoreContext,
  linked: { id: string; person: SchedulePerson; employee: Employee; matchedBy: "chosen" | "created" },
): Promise<void> {
  const { id, matchedBy } = linked;
  const match = { employeeId: linked.employee.id, matchedBy };
  await db.freeEmployee(context.sql, { ...placeOf(context, id), employeeId: linked.employee.id });
  await db.saveMatch(context.sql, { ...placeOf(context, id), id: linked.person.id, ...match });
  await db.saveIgnoredEmployee(context.sql, {
    ...placeOf(context, id),
    employeeId: linked.employee.id,
    isIgnored: false,
  });
  // Requests the shifts and times again, because this person's were skipped until now.
  await bookSync(context, { id, isFromTheStart: true });
  await emitMatch(context, { id, person: linked.person, event: schedulePersonLinked, employeeId: linked.employee.id });
}

async function lockedPerson(
  context: StoreContext,
  { id, personId }: { id: string; personId: string },
): Promise<SchedulePerson> {
  const person = await db.lockPerson(context.sql, { ...placeOf(context, id), id: personId });
  if (!person) {
    throw notFound("Person");
  }
  return person;
}

async function emitMatch(
  context: Context,
  match: {
    id: string;
    person: SchedulePerson;
    event: typeof schedulePersonLinked | typeof schedulePersonUnlinked | typeof schedulePersonIgnored;
    employeeId: number | null;
  },
): Promise<void> {
  const { id, person, employeeId: matchedId } = match;
  const payload = { provider: cardOf(context, id).name, name: nameOf(person), employeeId: matchedId };
  await context.emit(match.event, payload, { kind: "Integration", id });
}

async function refreshScreens(context: StoreContext, id: string): Promise<void> {
  await sendNotice(context, { name: "schedule-people.changed", recordKind: "Integration", recordId: id });
}

function placeOf(context: StoreContext, id: string): { storeId: number; provider: string } {
  return { storeId: context.store.id, provider: id };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
