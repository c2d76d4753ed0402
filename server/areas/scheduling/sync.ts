import { z } from "zod";
import { checkedElsewhere, instantDate } from "#common/inputs/input-ranges.ts";
import {
  claimTry,
  integrationId,
  keepConnection,
  noteFailure,
  noteSuccess,
  openConnection,
} from "#server/areas/automations/automations.ts";
import type { Connection } from "#server/areas/automations/automations.ts";
import { saveProviderShifts } from "#server/areas/daybook/daybook.ts";
import { saveProviderTimes } from "#server/areas/clock/clock.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type {
  At,
  SchedulePerson,
  ScheduledShift,
  SchedulingProvider,
  WorkedTime,
} from "#server/adapters/scheduling/scheduling.ts";
import { savePeople } from "./people.ts";
import { providerOf } from "./provider-of.ts";
import { listPeople } from "./schedule-people.db.ts";
import { findHoursNow, listSyncs, lockSyncs, saveSync } from "./schedule-syncs.db.ts";
import { dueParts, mustRenew, rangeOf, syncParts } from "./sync.rules.ts";
import type { SyncPart } from "./sync.rules.ts";
import { bookSync } from "./syncing.ts";

/**
 * Asks the service for what is due, or, when a person asks, for everything. Each part is saved on its own, so that one
 * that fails leaves the others.
 *
 * @returns the fault that ended it, which the card already shows; null if all went well
 */
export async function syncSchedule(
  asking: Request,
  { id, parts: chosenParts }: { id: string; parts?: readonly SyncPart[] },
): Promise<ProviderFault | null> {
  // Several writes of one request: the key that makes a repeated one harmless is the first one's. All of them may repeat.
  const request = { ...asking, idempotencyKey: null };
  const connection = await openConnection(request, { id });
  if (connection?.placeId === undefined || connection.placeId === null) {
    return null;
  }
  const parts = chosenParts ?? (await partsToAsk(request, { id, connection }));
  if (parts.length === 0) {
    return null;
  }
  let kind: "people" | "shifts" | "times" | "token" = "token";
  try {
    const provider = providerOf(request.platform, id);
    const credentials = await freshCredentials(request, { id, provider, connection });
    const at = { credentials, locationId: connection.placeId };
    for (const part of parts) {
      kind = part === "all-times" ? "times" : part;
      await receive(request, { id, provider, at, part });
    }
    return null;
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message, retryAfterMs } = error;
    await noteFailure(request, { id, kind, code, text: message, retryAfterMs });
    return error;
  }
}

/** Nothing comes automatically before a manager has activated it, nor, after a failure, before one try has its turn. */
async function partsToAsk(
  request: Request,
  { id, connection }: { id: string; connection: Connection },
): Promise<SyncPart[]> {
  const due = connection.isActive ? await viewDueParts(request, { id }) : [];
  const mayTry = due.length > 0 && (connection.retryAt === null || (await claimTry(request, { id })));
  return mayTry ? due : [];
}

/** What we hold, renewed before it runs out. */
export async function freshCredentials(
  request: Request,
  { id, provider, connection }: { id: string; provider: SchedulingProvider; connection: Connection },
): Promise<Connection["credentials"]> {
  const now = request.platform.clock();
  if (provider.renew === null || !mustRenew(connection.expiresAt, now)) {
    return connection.credentials;
  }
  const renewed = await provider.renew(connection.credentials, now);
  await keepConnection(request, { id, ...renewed, isRenewal: true });
  return renewed.credentials;
}

type Receiving = { id: string; provider: SchedulingProvider; at: At; part: SyncPart };

async function receive(request: Request, { id, provider, at, part }: Receiving): Promise<void> {
  const range = rangeOf(part, request.platform.clock());
  switch (part) {
    case "people":
      return saveReceived(request, { id, part, ...range, people: await provider.listPeople(at) });
    case "shifts":
      return saveReceived(request, { id, part, ...range, shifts: await provider.listShifts(at, range) });
    default:
      return saveReceived(request, { id, part, ...range, times: await provider.listTimes(at, range) });
  }
}

/** More than a store of a thousand people has in the requested weeks. */
const mostReceived = 20_000;

/** What came of one part, with the line of the log that says so. */
const saveReceived = operation({
  name: "scheduling.saveReceived",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    part: z.enum(syncParts),
    from: instantDate,
    to: instantDate,
    people: z.array(checkedElsewhere<SchedulePerson>()).max(mostReceived).default([]),
    shifts: z.array(checkedElsewhere<ScheduledShift>()).max(mostReceived).default([]),
    times: z.array(checkedElsewhere<WorkedTime>()).max(mostReceived).default([]),
  }),
  async run(context, { id, part, from, to, people, shifts, times }): Promise<void> {
    const storeId = context.store.id;
    await lockSyncs(context.sql, storeId);
    const rows = part === "people" ? people : part === "shifts" ? shifts : times;
    if (part === "people") {
      await savePeople(context, id, people);
    } else {
      const employees = await employeesOf(context, id);
      await (part === "shifts"
        ? saveProviderShifts(context, {
            from,
            to,
            shifts: shifts.flatMap((shift) => asOurShift(shift, { id, employees })),
          })
        : saveProviderTimes(context, {
            provider: id,
            from,
            to,
            times: times.flatMap((time) => asOurTime(time, employees)),
          }));
    }
    await saveSync(context.sql, { storeId, provider: id, part, at: context.now });
    const text = receivedText(part, rows.length);
    await noteSuccess(context, { id, kind: part === "all-times" ? "times" : part, text });
  },
});

/** `32 shifts received`, as the automation log shows it; of corrected times also how far back they go. */
function receivedText(part: SyncPart, count: number): string {
  const [singular, plural] = received[part];
  return `${count} ${count === 1 ? singular : plural}`;
}

const received: Record<SyncPart, readonly [singular: string, plural: string]> = {
  people: ["person received", "people received"],
  shifts: ["shift received", "shifts received"],
  times: ["clock time received", "clock times received"],
  "all-times": ["clock time received, last 2 weeks", "clock times received, last 2 weeks"],
};

/** Which parts are due now. */
const viewDueParts = operation({
  name: "scheduling.viewDueParts",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<SyncPart[]> {
    const storeId = context.store.id;
    const syncedAt = await listSyncs(context.sql, { storeId, provider: id });
    const hours = await findHoursNow(context.sql, { storeId, at: context.now });
    return dueParts(syncedAt, { now: context.now, hours });
  },
});

/** The next look, as long as the service is active. */
export const bookNextSync = operation({
  name: "scheduling.bookNextSync",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const connection = await openConnection(context, { id });
    if (connection?.isActive === true) {
      await bookSync(context, { id, isLater: true });
    }
  },
});

/** Who of the service is which of our employees. */
async function employeesOf(context: StoreContext, id: string): Promise<Map<string, number>> {
  const people = await listPeople(context.sql, { storeId: context.store.id, provider: id });
  return new Map(
    people.flatMap((person) => (person.employeeId === null ? [] : [[person.id, person.employeeId] as const])),
  );
}

function asOurShift(
  { id: shiftId, personId, ...shift }: ScheduledShift,
  { id, employees }: { id: string; employees: ReadonlyMap<string, number> },
) {
  const employeeId = employees.get(personId);
  // Two services may count from one; the store may have had the other before.
  return employeeId === undefined ? [] : [{ ...shift, employeeId, providerShiftId: `${id}:${shiftId}` }];
}

function asOurTime({ id: externalId, personId, ...time }: WorkedTime, employees: ReadonlyMap<string, number>) {
  const employeeId = employees.get(personId);
  const isPossible = time.endsAt === null || time.endsAt >= time.startsAt;
  return employeeId === undefined || !isPossible ? [] : [{ ...time, employeeId, externalId }];
}
