import { v7 as uuidv7 } from "uuid";
import { instantOf } from "#common/store-time.ts";
import { refreshLabor } from "#server/areas/clock/clock.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import type { ActingStore, Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { FilledStore } from "./fill-company.ts";
import * as db from "./past-hours.db.ts";
import type { PastPunch } from "./past-hours.db.ts";
import { pastDates, punchesOn, rateOf } from "./past-hours.rules.ts";

/** As far back as the history of the simulated tills. */
const pastDays = 730;

const noonMinutes = 720;

/** Gives the people of a new demonstration the hours of two years, and the reports their labor. */
export async function fillPastHours(platform: Platform, stores: readonly FilledStore[]): Promise<void> {
  for (const { id } of stores) {
    const store = await findActingStore(platform, id);
    if (store) {
      await fillOne(platform, store);
    }
  }
}

async function fillOne(platform: Platform, store: ActingStore): Promise<void> {
  const reason = "the demonstration's past";
  const request = systemRequest(platform, { store, reason, requestId: uuidv7() });
  const now = platform.clock();
  const dates = await platform.database.transaction(request.scope, async (sql) => {
    if (await db.hasPunches(sql, store.id)) {
      return [];
    }
    const past = pastDates(await findBusinessDate(sql, { storeId: store.id, at: now }), pastDays);
    const team = await db.listTeam(sql, store.id);
    const [startsOn = ""] = past;
    for (const [place, employeeId] of team.entries()) {
      const { hourlyWageCents, isKnown } = rateOf(place, team.length);
      if (isKnown) {
        await db.insertRate(sql, { storeId: store.id, employeeId, startsOn, hourlyWageCents, now });
      }
    }
    await db.insertPunches(
      sql,
      store.id,
      past.flatMap((date) => punchesOfDate(date, { team, store, past })),
    );
    return past;
  });
  const [from, to] = [dates[0], dates.at(-1)];
  if (from !== undefined && to !== undefined) {
    await refreshLabor(request, { from, to });
  }
}

function punchesOfDate(
  date: string,
  { team, store, past }: { team: readonly number[]; store: ActingStore; past: readonly string[] },
): PastPunch[] {
  const isYesterday = date === past.at(-1);
  // Clocks change at night only, so one look at the zone is enough for a day.
  const noon = instantOf(date, noonMinutes, store.timeZone);
  // One person forgot to clock out last night.
  const forgetful = isYesterday ? team.findLastIndex((_, place) => punchesOn(date, place).length > 0) : -1;
  return team.flatMap((employeeId, place) => {
    const planned = punchesOn(date, place);
    const punches = place === forgetful ? planned.filter(({ type }) => type !== "out") : planned;
    const { hourlyWageCents, isKnown } = rateOf(place, team.length);
    return punches.map(({ type, minutes }) => ({
      employeeId,
      type,
      at: new Date(noon.getTime() + (minutes - noonMinutes) * 60_000),
      date,
      wageCents: type === "in" && isKnown ? hourlyWageCents : null,
    }));
  });
}
