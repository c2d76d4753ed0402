/** From a sign-in to a list that people join: which list, and which people. */
import { z } from "zod";
import { checkedElsewhere, foreignText, inputText } from "#common/inputs/input-ranges.ts";
import type { ContactList } from "#server/adapters/contacts/contacts.ts";
import {
  activateIntegration,
  cardOf,
  choosePlace,
  disconnectIntegration,
  finishPageSignIn,
  forgetPlace,
  integrationId,
  noteFailure,
  openConnection,
  requireOnlyActive,
} from "#server/areas/automations/automations.ts";
import { contactSourcesChosen } from "#server/events/contacts.ts";
import { hashToken } from "#server/platform/auth/tokens.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { asRefusal } from "#server/platform/providers/fault-refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { linkToken, newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { bookCatchUp, refreshScreens, serviceOf, withContacts } from "./contact-service.ts";
import { beginRun, endRun, pushMonths } from "./first-push.ts";
import { endList, findList, saveList } from "./lists.db.ts";
import type { ChosenList } from "./lists.db.ts";
import { forgetWaiting } from "./people.db.ts";
import { findRun } from "./runs.db.ts";

const permission = "automations:manage" as const;

/** Keeps the sign-in that a person came back from. A list that was chosen before goes on at once. */
export async function finishContactsSignIn(
  request: Request,
  { id, returned }: { id: string; returned: Readonly<Record<string, string>> },
): Promise<void> {
  serviceOf(request.platform, id);
  await finishPageSignIn(request, { id, returned });
  await goOn({ ...request, idempotencyKey: null }, { id });
}

/** After another sign-in. Another account has other lists: nobody is sent before a person has chosen again. */
const goOn = operation({
  name: "contacts.goOn",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const list = await findList(context.sql, { storeId: context.store.id, provider: id, isLocked: true });
    const held = await openConnection(context, { id });
    if (list === null || held === null) {
      return;
    }
    if (serviceOf(context.platform, id).accountIdOf(held.credentials) !== list.serviceAccountId) {
      await leaveList(context, id);
      await forgetPlace(context, { id });
      return;
    }
    await bookCatchUp(context, { id });
  },
});

/** The lists of the account, as the service has them now. */
export async function listLists(request: Request, { id }: { id: string }): Promise<ContactList[]> {
  const steps = { ...request, idempotencyKey: null };
  await allowSetup(steps, { id });
  return orNoted(steps, id, () => withContacts(steps, id, (credentials, service) => service.listLists(credentials)));
}

/** Asked before anything goes to the service for a person who may not set it up. */
const allowSetup = operation({
  name: "contacts.allowSetup",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  run: async (context, { id }): Promise<void> => {
    cardOf(context, id);
  },
});

/** Rethrows a fault as a refusal, once the card shows it. */
async function orNoted<Result>(request: Request, id: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "setup", code, text, retryAfterMs });
    throw asRefusal(error);
  }
}

const sources = z.object({
  hasSellers: z.boolean(),
  hasShoppers: z.boolean(),
  hasCoupons: z.boolean(),
  hasMobile: z.boolean(),
});

type Choice = z.output<typeof sources> & {
  id: string;
  listId: string;
  /** Who came in so many past months is sent as well; null sends only new people. */
  months: number | null;
  runId: string;
};

/** From now on people who agree join the list. */
export async function chooseList(request: Request, choice: Choice): Promise<void> {
  const { id, listId } = choice;
  requireSource(choice);
  await allowChoice({ ...request, idempotencyKey: null }, { id });
  const list = (await listLists(request, { id })).find((each) => each.id === listId);
  if (list === undefined) {
    throw notFound("List");
  }
  const steps = { ...request, idempotencyKey: null };
  const storeId = request.store?.id ?? 0;
  const before = await viewChosen(steps, { id });
  const isSame = before?.listId === listId;
  const key = linkToken({ storeId, secret: newLinkSecret() });
  await orNoted(steps, id, () =>
    withContacts(steps, id, (credentials, service) =>
      service.prepareList({ credentials, listId, hasMobile: choice.hasMobile }),
    ),
  );
  const watchId = isSame && before.watchId !== null ? null : await watchList(steps, { id, listId, key });
  if (before !== null && !isSame) {
    await endWatch(steps, { id, list: before });
  }
  await saveChoice(request, { ...choice, list, watch: watchId === null ? null : { id: watchId, key } });
}

function requireSource({ hasSellers, hasShoppers, hasCoupons }: Choice): void {
  if (!hasSellers && !hasShoppers && !hasCoupons) {
    throw invalidInput({ sources: ["Choose at least one"] });
  }
}

const viewChosen = operation({
  name: "contacts.viewChosen",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  run: (context, { id }): Promise<ChosenList | null> =>
    findList(context.sql, { storeId: context.store.id, provider: id }),
});

/** Before fields and reports are set up at a list that the store could not have. */
const allowChoice = operation({
  name: "contacts.allowChoice",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  run: (context, { id }): Promise<void> => requireOnlyActive(context, { id }),
});

/** Null where the service reports nothing, or does not reach this program: the nightly look is enough. */
async function watchList(
  request: Request,
  { id, listId, key }: { id: string; listId: string; key: string },
): Promise<string | null> {
  const url = `${request.platform.publicUrl}/api/contacts/${id}/events/${key}`;
  try {
    return await withContacts(request, id, (credentials, service) => service.watch({ credentials, listId, url }));
  } catch (error) {
    if (error instanceof ProviderFault && error.code === "refused") {
      return null;
    }
    throw error instanceof ProviderFault ? asRefusal(error) : error;
  }
}

/** The service goes on reporting to an address that nobody answers, should it fail. */
async function endWatch(request: Request, { id, list }: { id: string; list: ChosenList }): Promise<void> {
  const { watchId, listId } = list;
  if (watchId === null) {
    return;
  }
  try {
    await withContacts(request, id, (credentials, service) => service.endWatch({ credentials, listId, watchId }));
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
  }
}

const saveChoice = operation({
  name: "contacts.saveChoice",
  kind: "write",
  permission,
  on: "store",
  input: sources.extend({
    id: integrationId,
    list: checkedElsewhere<ContactList>(),
    months: pushMonths.nullable(),
    runId: z.uuid(),
    watch: z.object({ id: inputText.max(200), key: inputText.max(100) }).nullable(),
  }),
  async run(context, { id, list, months, runId, watch, ...chosen }): Promise<void> {
    const { sql, store, now, platform } = context;
    const held = await openConnection(context, { id });
    if (held === null) {
      throw new Refusal("not-connected", { message: `${cardOf(context, id).name} is not connected` });
    }
    const { hasSellers, hasShoppers, hasCoupons, hasMobile } = chosen;
    const before = await findList(sql, { storeId: store.id, provider: id, isLocked: true });
    const isSame = before?.listId === list.id;
    if (before !== null && !isSame) {
      await endWaitingRun(context, id);
    }
    const listName = foreignText(200).parse(list.name);
    await saveList(sql, store.id, {
      ...{ provider: id, listId: list.id, listName, asksAgain: list.asksAgain },
      ...{ hasSellers, hasShoppers, hasCoupons, hasMobile },
      serviceAccountId: serviceOf(platform, id).accountIdOf(held.credentials),
      watch: watch === null ? null : { id: watch.id, hash: hashToken(watch.key) },
      departuresReadTo: isSame ? before.departuresReadTo : null,
      chosenAt: isSame ? before.chosenAt : now,
      isSame,
    });
    await choosePlace(context, { id, placeId: list.id, placeName: listName });
    await activateIntegration(context, { id });
    const change = { before: before === null ? {} : shownSources(before), after: shownSources(chosen) };
    await context.emit(contactSourcesChosen, { name: listName, ...change }, { kind: "Integration", id });
    await bookCatchUp(context, { id });
    await (months !== null && beginRun(context, { id: runId, provider: id, months }));
    await refreshScreens(context);
  },
});

function shownSources({ hasSellers, hasShoppers, hasCoupons, hasMobile }: z.output<typeof sources>) {
  return { sellers: hasSellers, shoppers: hasShoppers, coupons: hasCoupons, mobile: hasMobile };
}

/** Gives the sign-in back and stops. Who is on the list stays there, and who left stays known here. */
export async function disconnectContacts(request: Request, { id }: { id: string }): Promise<void> {
  const steps = { ...request, idempotencyKey: null };
  await allowSetup(steps, { id });
  const held = await openConnection(steps, { id });
  const list = held === null ? null : await viewChosen(steps, { id });
  if (list !== null) {
    await endWatch(steps, { id, list });
  }
  await endContacts(request, { id });
  try {
    await (held && serviceOf(request.platform, id).revoke(held.credentials));
  } catch (error) {
    // We have forgotten the tokens either way.
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
  }
}

const endContacts = operation({
  name: "contacts.endContacts",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    await leaveList(context, id);
    await disconnectIntegration(context, { id });
    await refreshScreens(context);
  },
});

async function leaveList(context: StoreContext, id: string): Promise<void> {
  const { sql, store, now } = context;
  await endWaitingRun(context, id);
  await forgetWaiting(sql, store.id);
  await endList(sql, { storeId: store.id, provider: id, at: now });
}

async function endWaitingRun(context: StoreContext, id: string): Promise<void> {
  const run = await findRun(context.sql, { storeId: context.store.id, provider: id, isLocked: true });
  if (run?.state === "running" || run?.state === "stopped") {
    await endRun(context, { run, to: "dropped" });
  }
}
