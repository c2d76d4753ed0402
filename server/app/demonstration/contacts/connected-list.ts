import { v7 as uuidv7 } from "uuid";
import { keepConnection } from "#server/areas/automations/automations.ts";
import { viewContactList } from "#server/areas/contacts/contacts.ts";
import { chooseList } from "#server/areas/contacts/setup.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";

/** `months`: whom of the past it begins with. */
type ListToConnect = { service: string; storeId: number; listId: string; months?: number | null };

/** Null for a store that was connected before: a person may have disconnected it since. */
export async function connectList(
  platform: Platform,
  { service, storeId, listId, months = null }: ListToConnect,
): Promise<StoreRequest | null> {
  const request = await requestForStore(platform, { storeId, reason: "the demonstration" });
  const signIn = platform.services.findSignIn(service);
  const { integration, list } = request === null ? notThere : await viewContactList(request, { id: service });
  if (request === null || signIn === null || integration?.state !== "not-connected" || list !== null) {
    return null;
  }
  const returnUrl = `${platform.publicUrl}/signed-in/${service}`;
  const returned = await allowThere(signIn.pageUrl({ state: "demonstration", returnUrl }));
  const connected = await signIn.finish(returned, { returnUrl, now: platform.clock() });
  await keepConnection(request, { id: service, ...connected, credentials: { ...connected.credentials } });
  const sources = { hasSellers: true, hasShoppers: true, hasCoupons: false, hasMobile: false };
  await chooseList(request, { id: service, listId, ...sources, months, runId: uuidv7() });
  return request;
}

const notThere = { integration: null, list: null };

/** As a person does on the simulated sign-in page: the first account of the form is the company's own. */
async function allowThere(pageUrl: string): Promise<Record<string, string>> {
  const form = await (await fetch(pageUrl)).text();
  const url = new URL(pageUrl);
  url.searchParams.set("account", /name="account" value="([^"]+)"/.exec(form)?.[1] ?? "");
  const answer = await fetch(url, { redirect: "manual" });
  return Object.fromEntries(new URL(answer.headers.get("location") ?? pageUrl).searchParams);
}
