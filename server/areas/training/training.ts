/** A copy of a store with made-up people, in which new hires practice and from which nothing leaves. */
import { z } from "zod";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import { practicePin } from "#common/training/practice.ts";
import { deleteClosedJob } from "#server/areas/company-closing/company-closing.ts";
import { trainingDeleted, trainingStarted } from "#server/events/training/training.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { stepsCount } from "./build-steps.ts";
import { retireCopy } from "./copy-store.db.ts";
import * as db from "./training.db.ts";
import type { TrainingBuild } from "./training.db.ts";
import { buildTrainingJob } from "./training.jobs.ts";

export type TrainingStore = TrainingBuild & { storeId: number; practicePin: string };

/** One that has not come this far was stopped for good; a press begins another. */
const longestBuildMs = 30 * 60_000;

/** Null where nobody made one. */
export const viewTraining = operation({
  name: "training.viewTraining",
  kind: "read",
  permission: "training:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<TrainingStore | null> => load(context),
});

/** Makes a copy, or a fresh one in place of that which is there. */
export const startTraining = operation({
  name: "training.startTraining",
  kind: "write",
  permission: "training:manage",
  on: "store",
  asSystem: "the copy is in an account of its own",
  input: z.object({}),
  async run(context): Promise<TrainingStore> {
    const { sql, now } = context;
    const store = reachedStore(context);
    await db.lockBuild(sql, store.id);
    const before = await db.findBuild(sql, store.id);
    if (before?.state === "building" && now.getTime() - before.requestedAt.getTime() < longestBuildMs) {
      throw new Refusal("training-building", { message: "The training store is being made", status: 409 });
    }
    await retire(context);
    const requestedBy = context.employee?.fullName ?? context.user?.fullName ?? "";
    await db.startBuild(sql, { storeId: store.id, stepsCount, requestedBy, requestedAt: now });
    await context.addJob(buildTrainingJob, { storeId: store.id, requestedAt: now.toISOString() });
    await context.emit(trainingStarted, { name: store.name }, { kind: "TrainingStore", id: store.id });
    return (await load(context)) ?? notThere();
  },
});

/** Deletes the copy with all that was practiced in it. `trainingStoreId` is the one that the person saw. */
export const deleteTraining = operation({
  name: "training.deleteTraining",
  kind: "write",
  permission: "training:manage",
  on: "store",
  asSystem: "the copy is in an account of its own",
  input: z.object({ trainingStoreId: recordNumber }),
  async run(context, { trainingStoreId }): Promise<void> {
    const { sql } = context;
    const store = reachedStore(context);
    await db.lockBuild(sql, store.id);
    const build = await db.findBuild(sql, store.id);
    if (build?.trainingStoreId !== trainingStoreId) {
      throw notFound("Training store");
    }
    await retire(context);
    await db.deleteBuild(sql, store.id);
    await context.emit(trainingDeleted, { name: store.name }, { kind: "TrainingStore", id: store.id });
  },
});

async function retire(context: StoreContext): Promise<void> {
  const { id: storeId, accountId } = context.store;
  forgetRights(context.platform, `account:${accountId}`);
  if (await retireCopy(context.sql, { storeId, accountId, now: context.now })) {
    await context.addJob(deleteClosedJob, {});
  }
}

/** Row-level security does not hold here, so the store must be one that the caller reaches. */
function reachedStore({ store, scope }: StoreContext): StoreContext["store"] {
  return scope === "system" || scope.storeIds.includes(store.id) ? store : notThere();
}

async function load({ sql, store }: StoreContext): Promise<TrainingStore | null> {
  const build = await db.findBuild(sql, store.id);
  return build && { ...build, storeId: store.id, practicePin };
}

function notThere(): never {
  throw notFound("Training store");
}
