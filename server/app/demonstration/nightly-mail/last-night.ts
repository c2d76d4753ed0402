import { v7 as uuidv7 } from "uuid";
import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { changeAddress, insertAddress } from "#server/areas/nightly-mail/addresses.db.ts";
import { saveMailSettings, usualSettings } from "#server/areas/nightly-mail/nightly-mail.db.ts";
import { planMails } from "#server/areas/nightly-mail/planning.ts";
import { morningAfter } from "#server/areas/nightly-mail/planning.rules.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { viewStanding } from "#server/areas/nightly-mail/standing.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { filledCompany } from "#server/app/demonstration/fill-company.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import { raisePastAlerts } from "#server/app/demonstration/past-alerts.ts";
import { hasMailSettings } from "./last-night.db.ts";
import { lastNightJob } from "#server/app/demonstration/shop-day.jobs.ts";

const monthMs = 30 * 86_400_000;
const minuteMs = 60_000;
/** Whole weeks: the same weekday a year before. */
const daysOfYear = 52 * 7;
/** Yesterday comes within a minute, the year before it within some more. */
const mostLooks = 24;
const betweenLooksMs = 20_000;

const bookkeeper = "books@demo.hangtag.test";

/** Switches the nightly report on in each store of a new demonstration, and sends last night's once its day is in. */
export async function fillNightlyMail(platform: Platform, stores: readonly FilledStore[]): Promise<void> {
  for (const { id: storeId, accountId } of stores) {
    const request = await requestForStore(platform, { storeId, reason: "the demonstration" });
    await (request &&
      platform.database.transaction(request.scope, async (sql) => {
        const context = contextFor(request, sql);
        if (await hasMailSettings(sql, storeId)) {
          return;
        }
        const onSince = new Date(context.now.getTime() - monthMs);
        await saveMailSettings(sql, { ...usualSettings, storeId, onSince, savedAt: onSince });
        const address = {
          storeId,
          accountId,
          id: uuidv7(),
          address: bookkeeper,
          secret: newLinkSecret(),
          addedAt: onSince,
        };
        await insertAddress(sql, address);
        await changeAddress(sql, address, { confirmedAt: onSince });
        if (storeId === stores[0]?.id) {
          await context.addJob(lastNightJob, { storeId, looks: 1 }, { runAt: later(context.now) });
        }
      }));
  }
}

/** Raises what the last nights would have, and plans the mails as at half past five; looks again until all registers have told of the day. */
export async function sendLastNight(request: StoreRequest, { looks }: { looks: number }): Promise<void> {
  const { platform, store: first } = request;
  const nights = await listNights(platform, { isPatient: looks < mostLooks });
  if (nights.some(({ isIn }) => !isIn)) {
    const again = { storeId: first.id, looks: looks + 1 };
    await platform.database.transaction(request.scope, (sql) =>
      contextFor(request, sql).addJob(lastNightJob, again, { runAt: later(platform.clock()) }),
    );
    return;
  }
  for (const { night, date } of nights) {
    await raisePastAlerts(night, { until: date });
    const morning = new Date(morningAfter(date, night.store.timeZone).getTime() + minuteMs);
    await planMails({ ...night, platform: { ...platform, clock: () => morning } }, { date });
  }
}

type Night = { night: StoreRequest; date: BusinessDate; isIn: boolean };

/** The last day that each store has closed. */
async function listNights(platform: Platform, { isPatient }: { isPatient: boolean }): Promise<Night[]> {
  const stores = await filledCompany(platform);
  const nights = await Promise.all(
    stores.map(async ({ id: storeId }) => {
      const night = await requestForStore(platform, { storeId, reason: "the demonstration" });
      return night === null ? null : lastNight(night, isPatient);
    }),
  );
  return nights.filter((night) => night !== null);
}

/** Holidays never last longer. */
const mostShutDays = 4;

/** While there is patience, a day that should have been closed is waited for; on a holiday nobody closes one. */
async function lastNight(night: StoreRequest, isPatient: boolean): Promise<Night> {
  const yesterday = addDays(localTimeAt(night.platform.clock(), night.store.timeZone).date, -1);
  for (const date of datesBetween(addDays(yesterday, -mostShutDays), yesterday).toReversed()) {
    const { closeArrivedAt, isShut } = await viewStanding(night, { date });
    if (closeArrivedAt !== null || (isPatient && !isShut)) {
      const isIn = closeArrivedAt !== null && (!isPatient || (await hasYearBefore(night, date)));
      return { night, date, isIn };
    }
  }
  return { night, date: yesterday, isIn: true };
}

/** Whether the register has told of the weekday that the mail compares with; goals are made from it too. */
async function hasYearBefore(night: StoreRequest, date: BusinessDate): Promise<boolean> {
  const { closeArrivedAt } = await viewStanding(night, { date: addDays(date, -daysOfYear) });
  return closeArrivedAt !== null;
}

function later(now: Date): Date {
  return new Date(now.getTime() + betweenLooksMs);
}
