/** Who left the list, read each night; what the service reports in between is in `reports.ts`. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { checkedElsewhere, inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { Departure } from "#server/adapters/contacts/contacts.ts";
import {
  integrationId,
  noteFailure,
  noteSuccess,
  openConnection,
  writeLog,
} from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { takeDeparture } from "./consents.ts";
import { bookCatchUp, bookPush, findActiveContacts, refreshScreens, withContacts } from "./contact-service.ts";
import { verdictOf } from "./contacts.rules.ts";
import * as lists from "./lists.db.ts";
import * as people from "./people.db.ts";
import { placeOf, toListed } from "./listed-people.ts";

const permission = "automations:manage" as const;
/** A change may show there a little later than it was made. */
const overlapMs = 3_600_000;
const mostDepartures = 5000;
const pageSize = 500;

/** Reads who left since, then books whom the day's work has missed. */
export async function catchUp(request: StoreRequest, { id: given }: { id: string | null }): Promise<void> {
  const id = given ?? (await findActive(request, {}));
  const reading = id === null ? null : await beginReading(request, { id });
  if (id === null || reading === null) {
    return;
  }
  try {
    const { listId, since } = reading;
    let cursor: string | null = null;
    do {
      const page = await withContacts(request, id, (credentials, service) =>
        service.readDepartures({ credentials, listId, since, cursor }),
      );
      await saveDepartures(request, { id, listId, departures: page.departures });
      ({ cursor } = page);
    } while (cursor !== null);
    await endReading(request, { id, listId, to: reading.to });
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "departures", code, text, retryAfterMs });
    await bookAgain(request, { id });
  }
}

const findActive = operation({
  name: "contacts.findActive",
  kind: "read",
  permission,
  on: "store",
  input: z.object({}),
  run: (context) => findActiveContacts(context),
});

/** A read would be refused or be in vain: null. The first reads everybody who ever left. */
const beginReading = operation({
  name: "contacts.beginReading",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<{ listId: string; since: Date | null; to: Date } | null> {
    const list = await lists.findList(context.sql, { storeId: context.store.id, provider: id });
    const held = list === null ? null : await openConnection(context, { id });
    if (list === null || held === null || (held.retryAt !== null && held.retryAt > context.now)) {
      return null;
    }
    const { departuresReadTo: readTo } = list;
    const since = readTo === null ? null : new Date(readTo.getTime() - overlapMs);
    return { listId: list.listId, since, to: context.now };
  },
});

const saveDepartures = operation({
  name: "contacts.saveDepartures",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    listId: inputText.max(200),
    departures: z.array(checkedElsewhere<Departure>()).max(mostDepartures),
  }),
  async run(context, { id, listId, departures }): Promise<void> {
    const list = await lists.findList(context.sql, { storeId: context.store.id, provider: id, isLocked: true });
    if (list?.listId === listId) {
      await takeAll(context, { id, departures });
    }
  },
});

export async function takeAll(
  context: StoreContext,
  { id, departures }: { id: string; departures: readonly Departure[] },
): Promise<void> {
  let count = 0;
  for (const departure of departures) {
    count += (await takeDeparture(context, { provider: id, departure })) ? 1 : 0;
  }
  if (count > 0) {
    const text = count === 1 ? "1 person left the list" : `${count} people left the list`;
    await writeLog(context, { id, kind: "departures", level: "info", text });
  }
}

/** From now on people are sent; whose values differ from what the list has is booked. */
const endReading = operation({
  name: "contacts.endReading",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, listId: inputText.max(200), to: instantDate }),
  async run(context, { id, listId, to }): Promise<void> {
    const { sql, store } = context;
    const list = await lists.findList(sql, { storeId: store.id, provider: id, isLocked: true });
    if (list?.listId !== listId) {
      return;
    }
    // Who came before the list was chosen is sent by a run alone: a person decides on them.
    const isFirst = list.departuresReadTo === null;
    await lists.saveDeparturesRead(sql, { storeId: store.id, provider: id, to });
    const count = isFirst ? 0 : await queueMissed(context, list);
    const text = count === 0 ? "Up to date" : `${count} ${count === 1 ? "person" : "people"} to send`;
    await noteSuccess(context, { id, kind: "people", text });
    await bookPush(context, { id });
    await refreshScreens(context);
  },
});

/** Whom a lost job, another store of the company or a sale has changed. */
async function queueMissed(context: StoreContext, list: lists.ChosenList): Promise<number> {
  const { sql, store, now } = context;
  const place = placeOf(context, list);
  const rule = { list, store: store.name, isCatchUp: true };
  const since = localTimeAt(list.chosenAt, store.timeZone).date;
  let count = 0;
  for (let after: string | null = null, isMore = true; isMore;) {
    const rows: people.PersonRow[] = await people.listPeople(sql, place, { after, limit: pageSize });
    const listed = await toListed(context, rows);
    const customerIds = rows
      .filter(
        (row, at) => listed[at] !== undefined && isMissed(row, since) && verdictOf(listed[at], rule).kind === "push",
      )
      .map((row) => row.id);
    await people.queuePeople(sql, { storeId: store.id, accountId: store.accountId, customerIds, at: now });
    count += customerIds.length;
    after = rows.at(-1)?.id ?? null;
    isMore = rows.length === pageSize;
  }
  return count;
}

/** On the list already, or here since it was chosen. */
function isMissed({ memberState, lastVisitOn }: people.PersonRow, since: BusinessDate): boolean {
  return memberState !== null || (lastVisitOn !== null && lastVisitOn >= since);
}

const bookAgain = operation({
  name: "contacts.bookAgain",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const held = await openConnection(context, { id });
    if (held?.retryAt) {
      await bookCatchUp(context, { id, runAt: held.retryAt });
    }
  },
});
