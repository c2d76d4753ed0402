import { z } from "zod";
import { addDays, datesBetween } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { instant } from "#common/inputs/input-ranges.ts";
import { localTimeAt } from "#common/store-time.ts";
import { practiceAreaCode, practicePhone } from "#common/training/practice.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden } from "#server/platform/refusals/refusal.ts";
import { pastWeeks, stepsCount } from "./build-steps.ts";
import * as copies from "./copy-store.db.ts";
import { fillCounter } from "./practice-counter.ts";
import { addPeople } from "./practice-people.ts";
import { openRegister, sendDay } from "./practice-register.ts";
import * as db from "./training.db.ts";
import { buildTrainingJob, tradeInTrainingJob } from "./training.jobs.ts";

/** Amber, which nobody overlooks. */
const trainingColor = "#b45309";

/** Long enough ago that everything a store has is there: goals, comparisons, reports. */
const openedDaysAgo = 400;

/**
 * Copies the store, and lets made-up people trade in the copy for some weeks. Each step has its own transaction and is done
 * once, so a stopped program goes on where it was.
 */
export async function buildTraining(request: StoreRequest, { requestedAt }: { requestedAt: string }): Promise<void> {
  const copied = await copyStore(request, { requestedAt });
  const reason = buildTrainingJob.name;
  const practice = copied && (await requestForStore(request.platform, { storeId: copied.storeId, reason }));
  if (copied === null || practice === null) {
    // Another press made it needless.
    return;
  }
  const report = (stepsDone: number) => noteStep(request, { requestedAt, stepsDone });
  await addPeople(practice, {});
  await openRegister(practice, {});
  await report(2);
  const today = localTimeAt(request.platform.clock(), request.store.timeZone).date;
  for (let week = Math.max(0, copied.stepsDone - 2); week < pastWeeks; week += 1) {
    for (const date of datesBetween(addDays(today, -7 * (week + 1)), addDays(today, -7 * week - 1))) {
      await sendDay(practice, { date });
    }
    await report(3 + week);
  }
  await fillCounter(practice);
  await startTrading(practice, { date: today });
  await report(stepsCount);
}

/** Null when another build took its place. */
const copyStore = operation({
  name: "training.copyStore",
  kind: "write",
  permission: "training:manage",
  on: "store",
  asSystem: "the copy is in an account of its own",
  input: z.object({ requestedAt: instant }),
  async run(context, { requestedAt }): Promise<{ storeId: number; stepsDone: number } | null> {
    if (context.system === null) {
      throw forbidden();
    }
    const { sql, store, now } = context;
    await db.lockBuild(sql, store.id);
    const build = await db.findBuild(sql, store.id);
    if (build?.state !== "building" || build.requestedAt.toISOString() !== requestedAt) {
      return null;
    }
    if (build.trainingStoreId !== null) {
      return { storeId: build.trainingStoreId, stepsDone: build.stepsDone };
    }
    const openedOn = addDays(localTimeAt(now, store.timeZone).date, -openedDaysAgo);
    const areaCode = practiceAreaCode(await copies.findSourcePhone(sql, store.id));
    const copy = await copies.insertCopy(sql, {
      from: { storeId: store.id, accountId: store.accountId },
      name: `${store.name.slice(0, 71)} training`,
      color: trainingColor,
      phone: practicePhone(areaCode, 100),
      openedOn,
      now,
    });
    await copies.copySettings(sql, { from: store.id, to: copy, openedOn });
    forgetRights(context.platform, `account:${store.accountId}`);
    await db.changeBuild(sql, store.id, { trainingStoreId: copy.storeId, stepsDone: 1 });
    await sendNotice(context, { name: "training.progress", recordKind: "TrainingStore", recordId: null });
    return { storeId: copy.storeId, stepsDone: 1 };
  },
});

const noteStep = operation({
  name: "training.noteStep",
  kind: "write",
  permission: "training:manage",
  on: "store",
  input: z.object({ requestedAt: instant, stepsDone: z.int().min(0).max(stepsCount) }),
  async run(context, { requestedAt, stepsDone }): Promise<void> {
    const { sql, store, now } = context;
    const build = await db.findBuild(sql, store.id);
    if (build?.requestedAt.toISOString() !== requestedAt) {
      return;
    }
    const ready = stepsDone === stepsCount && ({ state: "ready", finishedAt: now } as const);
    await db.changeBuild(sql, store.id, { stepsDone: Math.max(stepsDone, build.stepsDone), ...ready });
    await sendNotice(context, { name: "training.progress", recordKind: "TrainingStore", recordId: null });
  },
});

const startTrading = operation({
  name: "training.startTrading",
  kind: "write",
  permission: "training:manage",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<void> {
    await context.addJob(tradeInTrainingJob, { storeId: context.store.id, date });
  },
});
