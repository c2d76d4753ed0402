import type { At, OutgoingPunch } from "#server/adapters/scheduling/scheduling.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import * as answers from "./when-i-work-answers.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import type { WhenIWorkCall } from "./when-i-work-call.ts";
import { whenIWorkPaths as paths } from "./when-i-work-paths.ts";

/** Two punches of one person this close are the same, since the service uses whole seconds and its own clock. */
const sameMs = 90_000;
/** How far back an open time may have started. */
const openMs = 18 * 3_600_000;

type Time = ReturnType<typeof answers.time.parse>;
type Sending = { call: WhenIWorkCall; at: At; punch: OutgoingPunch };

/**
 * Sends clock-ins and clock-outs as punches. A late one is written as a time with its true start or end or, where the
 * login may not write times, as a punch with the true time in its note.
 */
export function whenIWorkPunches(call: WhenIWorkCall) {
  return async (at: At, punch: OutgoingPunch): Promise<void> => {
    const sending = { call, at, punch };
    const times = await timesAround(sending);
    switch (punch.type) {
      case "in":
        return times.some((time) => isSame(time.start_time, punch.at)) ? undefined : clockIn(sending);
      case "out":
        return times.some((time) => time.end_time && isSame(time.end_time, punch.at))
          ? undefined
          : clockOut(sending, openAt(times, punch.at));
      default:
        return takeBreak(sending, openAt(times, punch.at));
    }
  };
}

async function timesAround({ call, at, punch }: Sending): Promise<Time[]> {
  const start = new Date(punch.at.getTime() - openMs).toISOString();
  const end = new Date(punch.at.getTime() + openMs).toISOString();
  const query = { start, end, user_id: punch.personId };
  return readResponse(answers.timesAnswer, await call(at.credentials, { path: paths.times, query })).times;
}

async function clockIn(sending: Sending): Promise<void> {
  const { call, at, punch } = sending;
  const place = { location_id: Number(at.locationId), notes: punch.note };
  const asPunch = { path: paths.clockIn, method: "POST", body: { id: Number(punch.personId), ...place } } as const;
  const start = { user_id: Number(punch.personId), start_time: punch.at.toISOString(), ...place };
  await call(
    at.credentials,
    punch.isLate ? { path: paths.times, method: "POST", body: start, faults: notAllowed } : asPunch,
  ).catch((error: unknown) => orAsPunch(error, () => call(at.credentials, asPunch)));
}

async function clockOut({ call, at, punch }: Sending, open: Time | undefined): Promise<void> {
  const body = { id: Number(punch.personId), notes: punch.note };
  const asPunch = { path: paths.clockOut, method: "POST", body } as const;
  if (!punch.isLate || open === undefined) {
    await call(at.credentials, asPunch);
    return;
  }
  const end = { end_time: punch.at.toISOString(), notes: punch.note };
  await call(at.credentials, { path: `${paths.times}/${open.id}`, method: "PUT", body: end, faults: notAllowed }).catch(
    (error: unknown) => orAsPunch(error, () => call(at.credentials, asPunch)),
  );
}

/** Starts a break of the open time, or ends the running one. */
async function takeBreak({ call, at, punch }: Sending, open: Time | undefined): Promise<void> {
  if (open === undefined) {
    throw new ProviderFault("refused", "There is no running time to take a break from");
  }
  const body = await call(at.credentials, { path: paths.shiftBreaks, query: { timeId: open.id } });
  const breaks = readResponse(answers.breaksAnswer, body).data;
  if (punch.type === "breakStart") {
    if (!breaks.some(({ startTime }) => isSame(startTime, punch.at))) {
      const started = { timeId: open.id, userId: punch.personId, startTime: punch.at.toISOString() };
      await call(at.credentials, { path: paths.shiftBreaks, method: "POST", body: started });
    }
    return;
  }
  const running = breaks.find(({ endTime, startTime }) => !endTime && startTime <= punch.at);
  if (running !== undefined) {
    const ended = { endTime: punch.at.toISOString() };
    await call(at.credentials, { path: `${paths.shiftBreaks}/${running.id}`, method: "PATCH", body: ended });
  }
}

/** This login may not write times but may still punch. */
const notAllowed = { 403: "refused" } as const;

async function orAsPunch(error: unknown, punch: () => Promise<unknown>): Promise<void> {
  if (!(error instanceof ProviderFault) || error.code !== "refused") {
    throw error;
  }
  await punch();
}

/** Returns the time that a later punch belongs to. */
function openAt(times: readonly Time[], at: Date): Time | undefined {
  return times
    .filter((time) => time.start_time <= at && (!time.end_time || time.end_time >= at))
    .toSorted((first, second) => Number(second.start_time) - Number(first.start_time))[0];
}

function isSame(first: Date, second: Date): boolean {
  return Math.abs(first.getTime() - second.getTime()) < sameMs;
}
