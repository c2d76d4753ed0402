import { addDays, firstOfMonth } from "#common/business-date.ts";
import { keepConnection } from "#server/areas/automations/automations.ts";
import { journalKinds } from "#server/areas/books/journal.rules.ts";
import { viewBookkeeping } from "#server/areas/books/posting/bookkeeping.ts";
import {
  activateBooks,
  chooseJournalClass,
  confirmBooksCompany,
  refreshAccounts,
  saveJournalAccounts,
} from "#server/areas/books/posting/setup.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";

const service = "quickbooks";
/** It posts since the first of the month in which this many days ago lies; a visitor may start a back-fill for the rest. */
const daysPosted = 20;

/** The first store has posted its days to the simulated QuickBooks for some weeks; the others are for a visitor to connect. */
export async function connectBooks(platform: Platform, [first]: readonly FilledStore[]): Promise<void> {
  const request = first && (await requestForStore(platform, { storeId: first.id, reason: "the demonstration" }));
  const signIn = platform.services.findSignIn(service);
  if (!request || signIn === null) {
    return;
  }
  const { integration } = await viewBookkeeping(request, { id: service });
  if (integration.state !== "not-connected") {
    return;
  }
  const returnUrl = `${platform.publicUrl}/signed-in/${service}`;
  const returned = await chooseCompany(signIn.pageUrl({ state: "demonstration", returnUrl }));
  const connected = await signIn.finish(returned, { returnUrl, now: platform.clock() });
  await keepConnection(request, { id: service, ...connected, credentials: { ...connected.credentials } });
  await refreshAccounts(request, service);
  await finishWizard(request);
}

/** As a person does on the simulated sign-in page: the first company of the form is the store's own. */
async function chooseCompany(pageUrl: string): Promise<Record<string, string>> {
  const form = await (await fetch(pageUrl)).text();
  const url = new URL(pageUrl);
  url.searchParams.set("company", /name="company" value="(\d+)"/.exec(form)?.[1] ?? "");
  const answer = await fetch(url, { redirect: "manual" });
  return Object.fromEntries(new URL(answer.headers.get("location") ?? pageUrl).searchParams);
}

/** Takes what the program guesses; a line without a guess stands where the till's petty cash does. */
async function finishWizard(request: StoreRequest): Promise<void> {
  await confirmBooksCompany(request, { id: service });
  const { accounts, classes, lines } = await viewBookkeeping(request, { id: service });
  const own = classes.find(({ name }) => name === request.store.name);
  await chooseJournalClass(request, { id: service, classId: own?.id ?? null });
  const spare = accounts.find(({ name }) => name === "Petty cash expenses")?.id ?? "";
  for (const kind of journalKinds) {
    const chosen = lines
      .filter((line) => line.kind === kind)
      .map(({ key, guess }) => ({ line: key, accountId: guess?.accountId ?? spare }));
    await saveJournalAccounts(request, { kind, accounts: chosen });
  }
  const today = request.platform.clock().toISOString().slice(0, 10);
  const startDate = firstOfMonth(addDays(today, -daysPosted));
  await activateBooks(request, { id: service, startDate });
}
