/** The front door: how a store's contact list stands, as its page shows it. */
import { z } from "zod";
import { instantOf } from "#common/store-time.ts";
import { integrationId, listIntegrations } from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { paceOf } from "./contacts.rules.ts";
import { findList } from "./lists.db.ts";
import type { ChosenList } from "./lists.db.ts";
import { countPeople, listRefused } from "./people.db.ts";
import type { ListFigures, RefusedPerson } from "./people.db.ts";
import { placeOf } from "./listed-people.ts";
import { findRun } from "./runs.db.ts";
import type { FirstPush } from "./runs.db.ts";

export { asksSellers, noteCheckedIn } from "./consents.ts";
export { contactWebhooks } from "./contact-webhooks.ts";

export type ShownRun = Omit<FirstPush, "workingMs"> & { perMinute: number | null; minutesLeft: number | null };

export type ContactListView = {
  integration: Integration;
  /** Null before one was chosen. */
  list: ChosenList | null;
  figures: ListFigures | null;
  refused: RefusedPerson[];
  run: ShownRun | null;
};

export const viewContactList = operation({
  name: "contacts.view",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<ContactListView> {
    const { sql, store } = context;
    const key = { storeId: store.id, provider: id };
    const integration = (await listIntegrations(context, {})).find((card) => card.id === id);
    if (integration?.need !== "contacts") {
      throw notFound("Integration");
    }
    const list = await findList(sql, key);
    const place = list && placeOf(context, list);
    const date = await runningDate(context);
    const today = { date, since: instantOf(date, store.boundaryMinutes, store.timeZone) };
    const run = list && (await findRun(sql, key));
    return {
      integration,
      list,
      figures: place && (await countPeople(sql, place, today)),
      refused: place === null ? [] : await listRefused(sql, place),
      run: run && toShown(run),
    };
  },
});

function toShown({ workingMs, ...run }: FirstPush): ShownRun {
  return { ...run, ...paceOf({ ...run, workingMs }) };
}
