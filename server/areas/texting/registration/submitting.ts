import { z } from "zod";
import { buyOptInWords, optInFlow, sampleTexts } from "#common/texting/opt-in-words.ts";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { registrationFieldNames } from "#common/texting/registration-fields.ts";
import type {
  BrandProgress,
  BrandSteps,
  Business,
  CampaignOrder,
  CarrierRegistration,
  Review,
} from "#server/adapters/texting/texting.ts";
import { texting } from "#server/adapters/texting/texting.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { openEin } from "./ein.ts";
import * as db from "./registration.db.ts";
import type { Entity } from "./registration.db.ts";
import { advanceRegistrationJob, advanceRegistrationKey } from "./registration.jobs.ts";
import { isCampaignDue, waitBeforeLook } from "./registration.rules.ts";
import { refreshState } from "./registration-state.ts";

/** A claim that is older was left by a job that was killed. */
const claimMs = 120_000;

/** Does what the carriers have to be given now, and looks how far they are. Each call goes out between transactions. */
export async function advanceRegistration(request: StoreRequest): Promise<void> {
  const open = request.platform.services.findProgramWide(texting);
  if (open === null) {
    return;
  }
  const { registration } = open.service;
  await advanceBrand(request, registration);
  await advanceCampaign(request, registration);
  await planNextLook(request, {});
}

async function advanceBrand(request: StoreRequest, registration: CarrierRegistration): Promise<void> {
  const claim = await claimBrand(request, {});
  if (claim === null) {
    return;
  }
  const { entityId, revision } = claim;
  const steps = { ...claim.steps };
  if (claim.business !== null) {
    const ein = openEin(request.platform, { accountId: request.store.accountId, id: entityId }, claim.einSealed);
    const business = { ...claim.business, ein };
    for (;;) {
      const progress = await advanceOnce(registration, { business, steps });
      if (progress.kind === "incomplete") {
        await keepBrandReview(request, { entityId, revision, state: "failed", problems: progress.problems });
        return;
      }
      if (progress.kind === "submitted") {
        break;
      }
      steps[progress.step] = progress.id;
      await keepBrandStep(request, { entityId, revision, step: progress.step, id: progress.id });
    }
  }
  const { state, problems } = await registration.viewBrand(steps);
  await keepBrandReview(request, { entityId, revision, state, problems });
}

/** What the service refuses outright waits for a person as well; the rest of the faults pass, and the job tries again. */
async function advanceOnce(
  registration: CarrierRegistration,
  { business, steps }: { business: Business; steps: BrandSteps },
): Promise<BrandProgress> {
  try {
    return await registration.advanceBrand(business, steps);
  } catch (error) {
    return { kind: "incomplete", problems: [problemOf(error)] };
  }
}

/** @throws the fault, when a later try may succeed */
function problemOf(error: unknown): Review["problems"][number] {
  if (error instanceof ProviderFault && error.code === "refused") {
    return { field: null, code: error.serviceCode ?? "", text: error.message };
  }
  throw error;
}

async function advanceCampaign(request: StoreRequest, registration: CarrierRegistration): Promise<void> {
  const plan = await planCampaign(request, {});
  if (plan === null) {
    return;
  }
  if (plan.kind === "look") {
    await keepCampaignReview(request, { ...(await registration.viewCampaign(plan)) });
    return;
  }
  const { revision, order } = plan;
  try {
    const campaignId = await registration.submitCampaign(order);
    await keepCampaign(request, { campaignId, revision });
  } catch (error) {
    await keepCampaignReview(request, { state: "failed", problems: [problemOf(error)], revision });
  }
}

type BrandClaim = {
  entityId: string;
  revision: number;
  steps: BrandSteps;
  /** Null when there is nothing to submit, only to look. */
  business: Omit<Business, "ein"> | null;
  einSealed: Buffer;
};

/** Null when there is nothing to do for the brand, or another store's job is at it. */
const claimBrand = operation({
  name: "texting.claimBrand",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<BrandClaim | null> {
    const entity = await lockOwnEntity(context);
    if (entity === null || entity.brandState === "failed") {
      return null;
    }
    const { id: entityId, revision, brandMade: steps, einSealed } = entity;
    if (entity.brandState !== "pending") {
      return { entityId, revision, steps, einSealed, business: null };
    }
    const isClaimed = context.now.getTime() - (entity.brandClaimedAt?.getTime() ?? 0) < claimMs;
    if (isClaimed) {
      return null;
    }
    await db.changeEntity(context.sql, keyOf(context, entityId), { brandClaimedAt: context.now });
    return { entityId, revision, steps, einSealed, business: businessOf(entity) };
  },
});

function businessOf(entity: Entity): Omit<Business, "ein"> {
  const { id, revision, legalName, entityType, website } = entity;
  return {
    ...{ label: `hangtag-entity-${id}`, revision, legalName, entityType, website },
    address: { street: entity.address, city: entity.city, state: entity.state, zip: entity.zip },
    contact: {
      firstName: entity.contactFirstName,
      lastName: entity.contactLastName,
      email: entity.contactEmail,
      phone: `+1${entity.contactPhone}`,
      title: entity.contactTitle,
    },
  };
}

const serviceText = inputText.min(1).max(64);
const revisionNumber = z.int().min(1).max(1000);

const keepBrandStep = operation({
  name: "texting.keepBrandStep",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ entityId: z.uuid(), revision: revisionNumber, step: serviceText, id: serviceText }),
  async run(context, { step, id, ...which }): Promise<void> {
    const entity = await lockRevision(context, which);
    if (entity !== null) {
      const brandMade = { ...entity.brandMade, [step]: id };
      await db.changeEntity(context.sql, keyOf(context, entity.id), { brandMade, brandClaimedAt: context.now });
    }
  },
});

const review = {
  state: z.enum(["pending", "approved", "failed", "suspended"]),
  problems: z
    .array(
      z.object({
        field: z.enum(registrationFieldNames).nullable(),
        code: foreignText(64),
        text: foreignText(500),
      }),
    )
    .max(50),
};

const keepBrandReview = operation({
  name: "texting.keepBrandReview",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ entityId: z.uuid(), revision: revisionNumber, ...review }),
  async run(context, { state, problems, ...which }): Promise<void> {
    const entity = await lockRevision(context, which);
    if (entity === null) {
      return;
    }
    const isNews = entity.brandState !== state;
    await db.changeEntity(context.sql, keyOf(context, entity.id), {
      ...{ brandState: state, brandProblems: problems, brandClaimedAt: null },
      ...(isNews && state !== "pending" && { decidedAt: context.now }),
    });
    await db.changeNumber(context.sql, context.store.id, { checkedAt: context.now });
    await refreshState(context);
    if (isNews) {
      await lookInOtherStores(context);
    }
  },
});

async function lookInOtherStores(context: StoreContext): Promise<void> {
  const ids = await db.listCompanyStoreIds(context.sql, context.store.accountId);
  for (const storeId of ids.filter((id) => id !== context.store.id)) {
    await context.addJob(advanceRegistrationJob, { storeId }, { key: advanceRegistrationKey(storeId) });
  }
}

type CampaignPlan =
  | { kind: "submit"; revision: number; order: CampaignOrder }
  | { kind: "look"; serviceId: string; campaignId: string };

/** Null while the brand is not approved, or while the store has no number yet. */
const planCampaign = operation({
  name: "texting.planCampaign",
  kind: "read",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run({ sql, store }): Promise<CampaignPlan | null> {
    const number = await db.findNumberState(sql, store.id);
    const { entityId, serviceId, campaignId } = number ?? {};
    if (number === null || !entityId || !serviceId) {
      return null;
    }
    const entity = await db.findEntity(sql, { accountId: store.accountId, id: entityId });
    if (entity?.brandState !== "approved") {
      return null;
    }
    const { campaignState: state, campaignRevision } = number;
    if (isCampaignDue({ state, revision: campaignRevision }, entity.revision)) {
      const order = campaignOrder({ entity, store: store.name, serviceId });
      return { kind: "submit", revision: entity.revision, order };
    }
    return state === "failed" || !campaignId ? null : { kind: "look", serviceId, campaignId };
  },
});

function campaignOrder({
  entity,
  store,
  serviceId,
}: {
  entity: Entity;
  store: string;
  serviceId: string;
}): CampaignOrder {
  const company = entity.dba ?? entity.legalName;
  return {
    serviceId,
    steps: entity.brandMade,
    description: `${company} runs the resale store ${store}. Sellers get texts about the items they brought in, customers answers to their own texts, and those who agreed also coupons and reminders. ${buyOptInWords(store)}`,
    flow: optInFlow(store, entity.website),
    samples: sampleTexts(store),
    privacyUrl: entity.privacyUrl,
    termsUrl: entity.termsUrl,
  };
}

const keepCampaign = operation({
  name: "texting.keepCampaign",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ campaignId: serviceText, revision: revisionNumber }),
  async run(context, { campaignId, revision }): Promise<void> {
    await db.changeNumber(context.sql, context.store.id, {
      ...{ campaignId, campaignRevision: revision, campaignState: "pending", campaignProblems: [] },
      checkedAt: context.now,
    });
    await refreshState(context);
  },
});

const keepCampaignReview = operation({
  name: "texting.keepCampaignReview",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ ...review, revision: revisionNumber.optional() }),
  async run(context, { state, problems, revision }): Promise<void> {
    await db.changeNumber(context.sql, context.store.id, {
      ...{ campaignState: state, campaignProblems: problems, checkedAt: context.now },
      ...(revision !== undefined && { campaignRevision: revision }),
    });
    await refreshState(context);
  },
});

const planNextLook = operation({
  name: "texting.planNextLook",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const { sql, store, now } = context;
    const number = await db.findNumberState(sql, store.id);
    const entity = await lockOwnEntity(context);
    const state = number?.registrationState;
    if (entity !== null && (state === "brand_pending" || state === "campaign_pending")) {
      const since = entity.decidedAt ?? entity.submittedAt;
      const runAt = new Date(now.getTime() + waitBeforeLook({ since, now }));
      await context.addJob(
        advanceRegistrationJob,
        { storeId: store.id },
        { runAt, key: advanceRegistrationKey(store.id) },
      );
    }
  },
});

function keyOf({ store }: StoreContext, id: string): { accountId: number; id: string } {
  return { accountId: store.accountId, id };
}

async function lockOwnEntity(context: StoreContext): Promise<Entity | null> {
  const number = await db.findNumberState(context.sql, context.store.id);
  return number?.entityId ? db.findEntity(context.sql, keyOf(context, number.entityId), { isLocked: true }) : null;
}

/** Null when it was corrected meanwhile: what was said of the old one counts no more. */
async function lockRevision(
  context: StoreContext,
  { entityId, revision }: { entityId: string; revision: number },
): Promise<Entity | null> {
  const entity = await db.findEntity(context.sql, keyOf(context, entityId), { isLocked: true });
  return entity?.revision === revision ? entity : null;
}
