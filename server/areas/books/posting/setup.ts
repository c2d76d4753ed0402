/** From a sign-in to posting: the company, its class, an account for each line, the first date. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { bookkeeping } from "#server/adapters/bookkeeping/bookkeeping.ts";
import {
  activateIntegration,
  cardOf,
  choosePlace,
  disconnectIntegration,
  finishPageSignIn,
  integrationId,
  noteFailure,
  openConnection,
} from "#server/areas/automations/automations.ts";
import { listTemplateLines } from "#server/areas/books/entries.db.ts";
import { journalKinds } from "#server/areas/books/journal.rules.ts";
import { journalAccountsSaved } from "#server/events/books.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { asRefusal } from "#server/platform/providers/fault-refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { postNow, providerOf, withBooks } from "./books-service.ts";
import * as db from "./chart.db.ts";
import { noClass, queuePostings } from "./post-entries.ts";
import { readChart } from "./read-chart.ts";
import { postingReasons } from "./posting.rules.ts";

const permission = "automations:manage" as const;

/** Keeps the sign-in that a person came back from, and reads the company's books for the wizard. */
export async function finishBooksSignIn(
  request: Request,
  { id, returned }: { id: string; returned: Readonly<Record<string, string>> },
): Promise<void> {
  providerOf(request.platform, id);
  await finishPageSignIn(request, { id, returned });
  await refreshAccounts(request, id);
  await wakeAll({ ...request, idempotencyKey: null }, { reasons: ["no-permission"] });
}

/** Reads the company, its chart and its classes again, because a person asked. What waited for the service goes out now. */
export async function refreshAccounts(request: Request, id: string): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  await allowSetup(steps, { id });
  try {
    const provider = providerOf(request.platform, id);
    await withBooks(steps, id, (credentials) => readChart(steps, { id, provider, credentials }));
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(steps, { id, kind: "accounts", code, text, retryAfterMs });
    throw asRefusal(error);
  }
  await wakeAll(steps, { reasons: [] });
}

/** Asked before anything goes to the service for a person who may not set it up. */
const allowSetup = operation({
  name: "books.allowSetup",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    cardOf(context, id);
  },
});

const wakeAll = operation({
  name: "books.wakeAll",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ reasons: z.array(z.enum(postingReasons)).max(postingReasons.length) }),
  run: postNow,
});

/** A person says that these are the books of this store. */
export const confirmBooksCompany = operation({
  name: "books.confirmCompany",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    await requireSettings(context);
    await db.changeSettings(context.sql, context.store.id, { isCompanyConfirmed: true });
    // A company without classes leaves nothing to choose.
    if ((await db.listClasses(context.sql, context.store.id)).length === 0) {
      await choosePlace(context, { id, placeId: noClass, placeName: "No classes" });
    }
    await refreshScreens(context);
  },
});

/** Which class every line gets; null where the company's books do not use them for stores. */
export const chooseJournalClass = operation({
  name: "books.chooseClass",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, classId: inputText.min(1).max(100).nullable() }),
  async run(context, { id, classId }): Promise<void> {
    await requireSettings(context);
    if (classId === null) {
      await choosePlace(context, { id, placeId: noClass, placeName: "No classes" });
      return;
    }
    const chosen = (await db.listClasses(context.sql, context.store.id)).find((row) => row.id === classId);
    if (chosen === undefined) {
      throw notFound("Class");
    }
    await choosePlace(context, { id, placeId: chosen.id, placeName: chosen.name });
    await refreshScreens(context);
  },
});

/** The accounts of all lines of a kind. A line without one would make the posting fail, so none may be left out. */
export const saveJournalAccounts = operation({
  name: "books.saveAccounts",
  kind: "write",
  permission,
  on: "store",
  input: z.object({
    kind: z.enum(journalKinds),
    accounts: z.array(z.object({ line: inputText.max(60), accountId: inputText.max(100) })).max(100),
  }),
  async run(context, { kind, accounts }): Promise<void> {
    const { sql } = context;
    const storeId = context.store.id;
    await requireSettings(context);
    const chart = new Map((await db.listAccounts(sql, storeId)).map((account) => [account.id, account]));
    const lines = (await listTemplateLines(sql)).filter((line) => line.kind === kind);
    const chosen = new Map(accounts.map(({ line, accountId }) => [line, chart.get(accountId)]));
    const without = lines.filter(({ key }) => chosen.get(key)?.isPostable !== true);
    if (without.length > 0) {
      const names = without.map(({ name }) => name).join(", ");
      throw invalidInput({ accounts: [`Select an account for every line. These have none: ${names}`] });
    }
    const before = await db.listLineAccounts(sql, storeId);
    const saved = lines.flatMap(({ key: line }) => {
      const account = chosen.get(line);
      return account === undefined ? [] : [{ line, accountId: account.id }];
    });
    await db.saveLineAccounts(sql, storeId, { kind, accounts: saved });
    await context.emit(journalAccountsSaved, {
      kind,
      before: Object.fromEntries(before.filter((row) => row.kind === kind).map(toNames)),
      after: Object.fromEntries(saved.map(toNames)),
    });
    // An account that was inactive may be another now.
    await postNow(context, { reasons: ["account-inactive", "invalid"] });
    await refreshScreens(context);

    function toNames({ line, accountId }: { line: string; accountId: string }): [string, string] {
      return [line, chart.get(accountId)?.name ?? accountId];
    }
  },
});

/** From now on entries are posted automatically; those before the start date by a back-fill only. */
export const activateBooks = operation({
  name: "books.activate",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, startDate: businessDate }),
  async run(context, { id, startDate }): Promise<void> {
    const storeId = context.store.id;
    const settings = await requireSettings(context);
    if (!settings.isCompanyConfirmed) {
      throw new Refusal("no-place", { message: `Confirm that ${settings.companyName} is the right company first` });
    }
    if (!(await db.isMapped(context.sql, storeId))) {
      throw new Refusal("no-place", { message: "Select an account for every line first" });
    }
    await activateIntegration(context, { id });
    await db.changeSettings(context.sql, storeId, { startDate });
    await queuePostings(context);
    await refreshScreens(context);
  },
});

/** Gives the sign-in back and stops. What was posted stays there, and what was chosen stays here. */
export async function disconnectBooks(request: Request, id: string): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  await allowSetup(steps, { id });
  const connection = await openConnection(steps, { id });
  await disconnectIntegration(request, { id });
  try {
    await (connection && providerOf(request.platform, id).revoke(connection.credentials));
  } catch (error) {
    // We have forgotten the tokens either way; the service ends them in time.
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
  }
}

async function requireSettings(context: StoreContext): Promise<db.PostingSettings> {
  const settings = await db.findSettings(context.sql, context.store.id);
  if (settings === null) {
    throw new Refusal("not-connected", { message: "Sign in to the bookkeeping service first" });
  }
  return settings;
}

/** Screens that show the wizard and the card fetch again. */
export async function refreshScreens(context: StoreContext): Promise<void> {
  await sendNotice(context, { name: "books.changed", recordKind: "Integration", recordId: bookkeeping.id });
}
