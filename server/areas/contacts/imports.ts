/** First pushes at a service that takes many people at once: it works at them afterwards, and is looked at until it is through. */
import { z } from "zod";
import { checkedElsewhere, inputText } from "#common/inputs/input-ranges.ts";
import type { PushedPerson } from "#server/adapters/contacts/contacts.ts";
import { integrationId } from "#server/areas/automations/automations.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { findReadyList, serviceOf, withContacts } from "./contact-service.ts";
import * as db from "./imports.db.ts";
import { findList } from "./lists.db.ts";
import { endWaiting, noteWorking, saveOutcome, shownOutcome, toKept } from "./outcomes.ts";
import type { SentPerson } from "./outcomes.ts";
import { removeWaiting } from "./people.db.ts";

const permission = "automations:manage" as const;
const mostInImport = 1000;
const importId = inputText.min(1).max(200);

/** Hands the people over. A program that is killed before it has noted so hands them over once more, which changes nothing. */
export async function beginImport(
  request: StoreRequest,
  { id, people }: { id: string; people: readonly SentPerson[] },
): Promise<void> {
  const [first] = people;
  const { bulk } = serviceOf(request.platform, id);
  if (first === undefined || bulk === null) {
    return;
  }
  const begun = await withContacts(request, id, (credentials) =>
    bulk.begin({ credentials, listId: first.listId, people: people.map(toPushed) }),
  );
  await keepImport(request, { id, importId: begun, people: [...people] });
}

function toPushed({ email, values }: Pick<SentPerson, "email" | "values">): PushedPerson {
  return { email, values, wasSent: false };
}

const keepImport = operation({
  name: "contacts.keepImport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, importId, people: z.array(checkedElsewhere<SentPerson>()).max(mostInImport) }),
  async run(context, { id, importId: begun, people }): Promise<void> {
    const storeId = context.store.id;
    // A store that disconnected meanwhile has nobody waiting.
    if ((await findList(context.sql, { storeId, provider: id, isLocked: true })) === null) {
      return;
    }
    await db.saveImport(context.sql, { storeId, importId: begun }, { people, at: context.now });
    await noteWorking(context, { id });
  },
});

/** Asks after the import at which the service works. Resolves to how many people are through with it. */
export async function takeImport(request: StoreRequest, { id }: { id: string }): Promise<number> {
  const { bulk } = serviceOf(request.platform, id);
  const begun = bulk && (await findBegun(request, { id }));
  if (bulk === null || begun === null) {
    return 0;
  }
  const { people, listId } = begun;
  const sent = { listId, importId: begun.importId, people: people.map(({ imported }) => toPushed(imported)) };
  const reading = await withContacts(request, id, (credentials) => bulk.read({ credentials, ...sent }));
  if (reading.kind === "failed") {
    await giveUpImport(request, { importId: begun.importId });
    throw new ProviderFault("unavailable", reading.text);
  }
  const outcomes = reading.kind === "done" ? reading.outcomes.map(toKept) : [];
  await saveOutcomes(request, { id, importId: begun.importId, people, outcomes });
  return outcomes.length;
}

type Begun = { importId: string; listId: string; people: db.ImportedPerson[] };

/** Null when there is none to ask after, or nothing may be asked now. */
const findBegun = operation({
  name: "contacts.findImport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Begun | null> {
    const { sql } = context;
    const storeId = context.store.id;
    const begun = await db.findImport(sql, storeId);
    const list = begun === null ? null : await findReadyList(context, id);
    if (begun === null || list === null) {
      return null;
    }
    const people = await db.listImported(sql, { storeId, importId: begun.importId });
    // Another list was chosen meanwhile: these are on the one before.
    for (const { customerId, queuedAt } of people.filter(({ imported }) => imported.listId !== list.listId)) {
      await removeWaiting(sql, { storeId, customerId, queuedAt });
    }
    const own = people.filter(({ imported }) => imported.listId === list.listId);
    return own.length === 0 ? null : { importId: begun.importId, listId: list.listId, people: own };
  },
});

const giveUpImport = operation({
  name: "contacts.giveUpImport",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ importId }),
  run: (context, { importId: begun }) => db.forgetImport(context.sql, { storeId: context.store.id, importId: begun }),
});

/** Each outcome with the person at its place; none while the service is still at it. */
const saveOutcomes = operation({
  name: "contacts.saveImportOutcomes",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    importId,
    people: z.array(checkedElsewhere<db.ImportedPerson>()).max(mostInImport),
    outcomes: z.array(shownOutcome).max(mostInImport),
  }),
  async run(context, { id, importId: begun, people, outcomes }): Promise<void> {
    const { sql, now, store } = context;
    await noteWorking(context, { id });
    const list = await findList(sql, { storeId: store.id, provider: id, isLocked: true });
    const held = await db.findImport(sql, store.id);
    if (list === null || held?.importId !== begun) {
      return;
    }
    const workingMs = Math.max(0, now.getTime() - held.at.getTime()) / Math.max(1, outcomes.length);
    for (const [at, outcome] of outcomes.entries()) {
      const person = people[at];
      if (person?.imported.listId === list.listId) {
        const { imported, ...waiting } = person;
        await saveOutcome(context, { list, next: { ...waiting, ...imported }, outcome, workingMs });
      } else if (person !== undefined) {
        await endWaiting(context, { waiting: person, isAdded: false, workingMs: 0 });
      }
    }
  },
});
