/** The front door: a scheduling service as its page, the clock and the daybook show it. */
import { z } from "zod";
import { scheduling } from "#server/adapters/scheduling/scheduling.ts";
import { cardOf, findActiveService, integrationId, listIntegrations } from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { listEmployees, viewTeamSettings } from "#server/areas/team/team.ts";
import type { Employee } from "#server/areas/team/team.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { providerOf } from "./provider-of.ts";
import { listOpenSendings } from "./punch-sendings.db.ts";
import type { PunchSending } from "./punch-sendings.db.ts";
import { listIgnoredEmployees, listPeople } from "./schedule-people.db.ts";
import type { SchedulePerson } from "./schedule-people.db.ts";
import { listSyncs } from "./schedule-syncs.db.ts";

export type { SchedulePerson } from "./schedule-people.db.ts";
export type { PunchSending } from "./punch-sendings.db.ts";

/** A punch that was given up is shown for so long. */
const shownMs = 7 * 86_400_000;

export type Person = SchedulePerson & { employee: Employee | null };

export type Schedule = {
  integration: Integration;
  takesPunches: boolean;
  clockSource: "app" | "provider";
  clockUrl: string;
  people: Person[];
  /** Ours whom nobody of the service is. */
  unmatched: Employee[];
  ignored: Employee[];
  syncedAt: ReadonlyMap<string, Date>;
  sendings: (PunchSending & { fullName: string })[];
};

/** All of one service's page but its locations, which only the service knows. */
export const viewSchedule = operation({
  name: "scheduling.viewSchedule",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Schedule> {
    const connectionKey = { storeId: context.store.id, provider: id };
    const integration = (await listIntegrations(context, {})).find((card) => card.id === id);
    if (!integration) {
      throw notFound("Integration");
    }
    const [people, ignoredIds, syncedAt, team, inactiveEmployees, { clockSource }] = await Promise.all([
      listPeople(context.sql, connectionKey),
      listIgnoredEmployees(context.sql, connectionKey),
      listSyncs(context.sql, connectionKey),
      listEmployees(context, {}),
      listEmployees(context, { filter: "inactive" }),
      viewTeamSettings(context, {}),
    ]);
    const matched = new Set(people.map((person) => person.employeeId));
    const free = team.filter((employee) => !matched.has(employee.id));
    const everybody = [...team, ...inactiveEmployees];
    const { sendPunch, clockUrl } = providerOf(context.platform, id);
    return {
      integration,
      takesPunches: sendPunch !== null,
      clockSource,
      clockUrl,
      people: people.map((person) => ({
        ...person,
        employee: everybody.find((employee) => employee.id === person.employeeId) ?? null,
      })),
      unmatched: free.filter((employee) => !ignoredIds.has(employee.id)),
      ignored: free.filter((employee) => ignoredIds.has(employee.id)),
      syncedAt,
      sendings: (await openSendings(context, id)).map((sending) => ({
        ...sending,
        fullName: everybody.find((employee) => employee.id === sending.employeeId)?.fullName ?? "",
      })),
    };
  },
});

/** Returns null if no scheduling service has this id, for an address that a person typed. */
export const findSchedule = operation({
  name: "scheduling.findSchedule",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  run: async (context, { id }): Promise<Schedule | null> =>
    context.platform.services.find(scheduling, id) === null ? null : viewSchedule(context, { id }),
});

/** How many punches wait, or were given up, of each service. */
export const countPunches = operation({
  name: "scheduling.countPunches",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<{ waiting: number; givenUp: number }> {
    const sendings = await openSendings(context, id);
    const waiting = sendings.filter(({ state }) => state === "waiting").length;
    return { waiting, givenUp: sendings.length - waiting };
  },
});

/** Id of the store's active scheduling service; null without one. */
export const findActiveSchedule = operation({
  name: "scheduling.findActive",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({}),
  run: (context): Promise<string | null> => findActiveService(context, scheduling),
});

export type ProviderClock = {
  name: string;
  clockUrl: string;
  clockSource: "app" | "provider";
  /** Punches that the service has not taken yet. */
  waitingEmployeeIds: number[];
};

/** What the clock's buttons say of the service beside them; null where none is active. */
export const viewProviderClock = operation({
  name: "scheduling.viewProviderClock",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<ProviderClock | null> {
    const active = await findActiveService(context, scheduling);
    if (active === null) {
      return null;
    }
    const { clockSource } = await viewTeamSettings(context, {});
    const waiting = (await openSendings(context, active)).filter(({ state }) => state === "waiting");
    const { clockUrl } = providerOf(context.platform, active);
    const waitingEmployeeIds = [...new Set(waiting.map(({ employeeId }) => employeeId))];
    return { name: cardOf(context, active).name, clockUrl, clockSource, waitingEmployeeIds };
  },
});

export type ScheduleNotice = {
  id: string;
  name: string;
  /** What it says when only a person can mend it. */
  stopped: string | null;
  removedPeople: { name: string; isClockedIn: boolean }[];
  givenUpPunches: number;
};

/** What of the services waits for a manager; each one of which something does. */
export const listScheduleNotices = operation({
  name: "scheduling.listNotices",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<ScheduleNotice[]> {
    const notices: ScheduleNotice[] = [];
    for (const integration of await listIntegrations(context, {})) {
      if (integration.need !== scheduling.id || integration.state === "not-connected") {
        continue;
      }
      const { people, sendings } = await viewSchedule(context, { id: integration.id });
      const removed = people.filter(
        (person) => person.goneAt !== null && person.goneAnswer === null && person.employee?.isActive,
      );
      const notice = {
        id: integration.id,
        name: integration.name,
        stopped: integration.state === "error" ? (integration.lastError?.text ?? "") : null,
        removedPeople: removed.map(({ employee }) => ({
          name: employee?.fullName ?? "",
          isClockedIn: employee?.clockState !== "out",
        })),
        givenUpPunches: sendings.filter(({ state }) => state === "given-up").length,
      };
      if (notice.stopped !== null || notice.removedPeople.length + notice.givenUpPunches > 0) {
        notices.push(notice);
      }
    }
    return notices;
  },
});

async function openSendings(context: StoreContext, id: string): Promise<PunchSending[]> {
  const givenUpSince = new Date(context.now.getTime() - shownMs);
  const all = await listOpenSendings(context.sql, { storeId: context.store.id, givenUpSince });
  return all.filter(({ provider }) => provider === id);
}
