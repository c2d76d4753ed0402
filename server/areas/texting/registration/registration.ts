import { z } from "zod";
import { firstOfMonth } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { ein, registrationFields } from "#common/texting/registration-fields.ts";
import type { RegistrationField, RegistrationState } from "#common/texting/registration-fields.ts";
import { texting } from "#server/adapters/texting/texting.ts";
import { textingNumberRequested, textingRegistrationSubmitted } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { countHiddenMissed } from "#server/areas/texting/calls/calls.db.ts";
import type { HiddenCalls } from "#server/areas/texting/calls/calls.db.ts";
import { orderNumberJob } from "#server/areas/texting/texting.jobs.ts";
import { sealEin } from "./ein.ts";
import * as db from "./registration.db.ts";
import type { Entity, EntityDetails } from "./registration.db.ts";
import { advanceRegistrationJob, advanceRegistrationKey } from "./registration.jobs.ts";
import { isOpenForData } from "./registration.rules.ts";
import { refreshState } from "./registration-state.ts";
import { sumTextUse } from "./text-use.db.ts";
import type { TextUse } from "./text-use.db.ts";

export type RegistrationView = {
  state: RegistrationState;
  /** The installation has an account at a texting service. */
  hasService: boolean;
  hasOrderedNumber: boolean;
  /** E.164. */
  phone: string | null;
  orderProblem: string | null;
  /** Missed calls of the last 30 days whose number was hidden. */
  hiddenCalls: HiddenCalls;
  use: TextUse;
  submittedAt: Date | null;
  decidedAt: Date | null;
  checkedAt: Date | null;
  problems: { field: RegistrationField | null; text: string }[];
  entity: Entity | null;
  /** Those that other stores of the company registered. */
  companyEntities: { id: string; legalName: string; einLast4: string }[];
  store: Awaited<ReturnType<typeof db.findStoreDetails>>;
};

/** The number of the store and how far its approval by the carriers is. */
export const viewRegistration = operation({
  name: "texting.viewRegistration",
  kind: "read",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  run: loadView,
});

/** A store that nobody has asked a number for. */
const noNumber: Omit<db.NumberState, "serviceId" | "orderedAt" | "campaignId"> = {
  ...{ phone: null, orderProblem: null, registrationState: "not_started", entityId: null, askedAt: null },
  ...{ campaignState: null, campaignProblems: [], campaignRevision: null, checkedAt: null },
};

const hiddenCallsMs = 30 * 86_400_000;

async function loadView({ sql, store, platform, now }: StoreContext): Promise<RegistrationView> {
  const number = (await db.findNumberState(sql, store.id)) ?? noNumber;
  const entity = number.entityId ? await db.findEntity(sql, { accountId: store.accountId, id: number.entityId }) : null;
  const hasCampaignFailed = number.registrationState === "campaign_failed";
  const problems = [...(entity?.brandProblems ?? []), ...(hasCampaignFailed ? number.campaignProblems : [])];
  const today = localTimeAt(now, store.timeZone).date;
  const use = { month: instantOf(firstOfMonth(today), 0, store.timeZone), today: instantOf(today, 0, store.timeZone) };
  return {
    use: await sumTextUse(sql, { storeId: store.id, ...use }),
    state: number.registrationState,
    hasService: platform.services.findProgramWide(texting) !== null,
    hasOrderedNumber: number.askedAt !== null,
    phone: number.phone,
    orderProblem: number.orderProblem,
    hiddenCalls: await countHiddenMissed(sql, { storeId: store.id, since: new Date(now.getTime() - hiddenCallsMs) }),
    submittedAt: entity === null ? null : sentAt(entity, number),
    decidedAt: entity?.decidedAt ?? null,
    checkedAt: number.checkedAt,
    problems: problems.map(({ field, text }) => ({ field, text })),
    entity,
    companyEntities: (await db.listEntities(sql, store.accountId)).filter(({ id }) => id !== entity?.id),
    store: await db.findStoreDetails(sql, store.id),
  };
}

/** A store that joins a sister's company sends for itself no earlier than it asked for its number. */
function sentAt({ submittedAt }: Entity, { askedAt }: Pick<db.NumberState, "askedAt">): Date {
  return askedAt !== null && askedAt > submittedAt ? askedAt : submittedAt;
}

/** The store says yes to its number, which the installation pays for every month. */
export const askForNumber = operation({
  name: "texting.askForNumber",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<RegistrationView> {
    await ask(context);
    await refreshState(context);
    return loadView(context);
  },
});

/** Gives the company's data to the carriers, for the first time or corrected. Without an EIN the one before stays. */
export const submitRegistration = operation({
  name: "texting.submitRegistration",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({
    /** Of the legal entity, made by the client. */
    id: z.uuid(),
    ein: z.nullable(ein),
    ...registrationFields,
  }),
  async run(context, { id, ein: number, ...details }): Promise<RegistrationView> {
    await ask(context);
    const { accountId, id: storeId } = context.store;
    const key = { accountId, id };
    const before = await db.findEntity(context.sql, key, { isLocked: true });
    await refuseUnlessOpen(context, id);
    if (before === null) {
      await addEntity(context, { key, ein: number, details });
    } else {
      await correctEntity(context, { key, before, ein: number, details });
    }
    await db.changeNumber(context.sql, storeId, { accountId, entityId: id });
    await submitted(context, details.legalName);
    return loadView(context);
  },
});

/** The store belongs to a legal entity that another store of the company registered. */
export const joinRegistration = operation({
  name: "texting.joinRegistration",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ entityId: z.uuid() }),
  async run(context, { entityId }): Promise<RegistrationView> {
    const { accountId, id: storeId } = context.store;
    const entity = await db.findEntity(context.sql, { accountId, id: entityId });
    if (entity === null) {
      throw notFound("Company");
    }
    await ask(context);
    await refuseUnlessOpen(context, entityId);
    await db.changeNumber(context.sql, storeId, { accountId, entityId });
    await submitted(context, entity.legalName);
    return loadView(context);
  },
});

/** Nothing is bought before the store asks, and then at once instead of in the night. */
async function ask(context: StoreContext): Promise<void> {
  const { sql, store, now, platform } = context;
  const open = platform.services.findProgramWide(texting);
  if (open === null) {
    throw new Refusal("not-connected", { message: "Texting isn't set up on this installation yet. Ask support." });
  }
  const number = await db.findNumberState(sql, store.id);
  if ((number ?? noNumber).askedAt !== null) {
    return;
  }
  await db.insertNumberOrder(sql, { storeId: store.id, provider: open.id, askedAt: now });
  await context.addJob(orderNumberJob, { storeId: store.id, date: localTimeAt(now, store.timeZone).date });
  await context.emit(textingNumberRequested, { name: store.name }, { kind: "Store", id: store.id });
}

async function refuseUnlessOpen({ sql, store }: StoreContext, entityId: string): Promise<void> {
  const number = await db.findNumberState(sql, store.id, { isLocked: true });
  if (number === null || !isOpenForData(number.registrationState)) {
    throw new Refusal("changed-meanwhile", { message: "The carriers already have this. Reload to see how far it is." });
  }
  if (number.entityId !== null && number.entityId !== entityId) {
    throw new Refusal("changed-meanwhile", {
      message: "Another company is registered for this store. Reload to see it.",
    });
  }
}

type Submission = { key: { accountId: number; id: string }; ein: string | null; details: EntityDetails };

async function addEntity(context: StoreContext, { key, ein: number, details }: Submission): Promise<void> {
  if (number === null) {
    throw invalidInput({ ein: ["Enter the EIN"] });
  }
  await db.insertEntity(context.sql, {
    ...key,
    ...details,
    ...sealedEin(context, key, number),
    submittedAt: context.now,
  });
}

/** What the carriers have approved stays; then only the pages that a campaign names may change. */
async function correctEntity(
  context: StoreContext,
  { key, before, ein: number, details }: Submission & { before: Entity },
): Promise<void> {
  const isApproved = before.brandState === "approved";
  if (isApproved) {
    refuseApproved(before, { ...details, ein: number });
  }
  await db.changeEntity(context.sql, key, {
    ...details,
    ...(number !== null && sealedEin(context, key, number)),
    ...(!isApproved && { brandState: "pending", decidedAt: null }),
    revision: before.revision + 1,
    brandProblems: [],
    brandClaimedAt: null,
    submittedAt: context.now,
  });
}

const approvedFields = ["legalName", "entityType", "address", "city", "state", "zip"] as const;

function refuseApproved(before: Entity, after: EntityDetails & { ein: string | null }): void {
  const changed = approvedFields.filter((name) => before[name] !== after[name]);
  const all = after.ein === null ? changed : [...changed, "ein"];
  if (all.length > 0) {
    const message = "The carriers approved this one. Ask support to change it.";
    throw invalidInput(Object.fromEntries(all.map((name) => [name, [message]])));
  }
}

function sealedEin(context: StoreContext, key: Submission["key"], number: string) {
  return { einSealed: sealEin(context.platform, key, number), einLast4: number.slice(-4) };
}

/** All stores of the company may wait for the same approval, so each looks again. */
async function submitted(context: StoreContext, name: string): Promise<void> {
  await context.emit(textingRegistrationSubmitted, { name }, { kind: "Store", id: context.store.id });
  await refreshState(context);
  for (const storeId of await db.listCompanyStoreIds(context.sql, context.store.accountId)) {
    await context.addJob(advanceRegistrationJob, { storeId }, { key: advanceRegistrationKey(storeId) });
  }
}
