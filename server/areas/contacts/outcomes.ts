/** What the service said of the people that it was sent. */
import { z } from "zod";
import { checkedElsewhere, foreignText } from "#common/inputs/input-ranges.ts";
import { listStops } from "#server/adapters/contacts/contacts.ts";
import type { PushOutcome } from "#server/adapters/contacts/contacts.ts";
import { integrationId, noteSuccess, openConnection } from "#server/areas/automations/automations.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { takeDeparture } from "./consents.ts";
import type { SentValues } from "./contacts.rules.ts";
import { findList } from "./lists.db.ts";
import type { ChosenList } from "./lists.db.ts";
import { placeOf } from "./listed-people.ts";
import * as people from "./people.db.ts";
import * as runs from "./runs.db.ts";

/** Who was sent, and with what. */
export type SentPerson = {
  customerId: string;
  email: string;
  values: SentValues;
  queuedAt: Date;
  runId: string | null;
  listId: string;
};

export function toKept(outcome: PushOutcome) {
  return outcome.kind === "kept" ? { kind: outcome.kind, text: "", stop: null } : { stop: null, ...outcome };
}

const permission = "automations:manage" as const;

export const shownOutcome = z.object({
  kind: z.enum(["kept", "stopped", "refused"]),
  stop: z.enum(listStops).nullable(),
  text: foreignText(500),
});

/** What the service said of a person; who was changed meanwhile is looked at again. */
export const keepOutcome = operation({
  name: "contacts.keepOutcome",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    next: checkedElsewhere<SentPerson>(),
    outcome: shownOutcome,
    workingMs: z.number().min(0).max(86_400_000),
  }),
  async run(context, { id, next, outcome, workingMs }): Promise<void> {
    const list = await findList(context.sql, { storeId: context.store.id, provider: id, isLocked: true });
    if (list !== null && list.listId === next.listId) {
      await saveOutcome(context, { list, next, outcome, workingMs });
      await noteWorking(context, { id });
    }
  },
});

type Outcome = { list: ChosenList; next: SentPerson; outcome: z.output<typeof shownOutcome>; workingMs: number };

export async function saveOutcome(context: StoreContext, { list, next, outcome, workingMs }: Outcome): Promise<void> {
  const { email, customerId, values } = next;
  if (outcome.kind === "stopped") {
    const departure = { email, stop: outcome.stop ?? "unsubscribed", text: outcome.text };
    await takeDeparture(context, { provider: list.provider, departure });
  }
  const isAdded = await people.saveMember(context.sql, {
    ...placeOf(context, list),
    ...{ email, customerId, at: context.now },
    state: outcome.kind === "kept" ? "sent" : outcome.kind,
    sent: outcome.kind === "kept" ? values : {},
    reason: outcome.kind === "refused" ? outcome.text : "",
  });
  await endWaiting(context, { waiting: next, isAdded, workingMs });
}

/** The service has answered: failures before are over. */
export async function noteWorking(context: StoreContext, { id }: { id: string }): Promise<void> {
  if (((await openConnection(context, { id }))?.failures ?? 0) > 0) {
    await noteSuccess(context, { id, kind: "people", text: "Sending again" });
  }
}

type Through = {
  waiting: Pick<people.Waiting, "customerId" | "queuedAt" | "runId">;
  isAdded: boolean;
  workingMs: number;
};

export async function endWaiting(context: StoreContext, { waiting, isAdded, workingMs }: Through): Promise<void> {
  const { sql, now } = context;
  const storeId = context.store.id;
  const { customerId, queuedAt, runId } = waiting;
  const isThrough = await people.removeWaiting(sql, { storeId, customerId, queuedAt });
  if (isThrough && runId !== null) {
    await runs.countDone(sql, { storeId, id: runId }, { isAdded, workingMs, at: now });
  }
}
