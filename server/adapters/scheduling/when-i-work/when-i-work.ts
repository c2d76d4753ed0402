import { callProvider } from "#server/platform/providers/call-provider.ts";
import { scheduling } from "#server/adapters/scheduling/scheduling.ts";
import type { At, Credentials, SchedulingProvider } from "#server/adapters/scheduling/scheduling.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import type { Connected } from "#server/platform/providers/provider.ts";
import * as answers from "./when-i-work-answers.ts";
import type { ShiftBreak } from "./when-i-work-answers.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import type { WhenIWorkCall } from "./when-i-work-call.ts";
import { whenIWorkClock, whenIWorkPaths as paths, whenIWorkUrls } from "./when-i-work-paths.ts";
import { whenIWorkPunches } from "./when-i-work-punches.ts";

/** Tokens expire after seven days, which the response does not say. */
const tokenMs = 7 * 86_400_000;

/**
 * When I Work: a developer key and a person's login give a token for seven days. The login is stored encrypted, because
 * only a new sign-in gives a new token.
 */
export const whenIWork = defineProvider({
  id: "when-i-work",
  name: "When I Work",
  need: scheduling,
  about: "Brings shifts to the daybook and hours to reports, and gets your punches",
  exchange: {
    gets: "People, shifts, hours and wages",
    sends: "Clock-ins, breaks, clock-outs",
    never: "PINs, sales, customers",
  },
  credentials: [
    {
      name: "developerKey",
      label: "Developer key",
      hint: "When I Work sends it to the owner of the account on request.",
      kind: "secret",
    },
    { name: "email", label: "Email of a manager there", kind: "email" },
    { name: "password", label: "Password there", kind: "secret" },
  ],
  addresses: {
    api: { setting: "WHEN_I_WORK_URL", own: whenIWorkUrls.api },
    login: { setting: "WHEN_I_WORK_LOGIN_URL", fallbackSetting: "WHEN_I_WORK_URL", own: whenIWorkUrls.login },
  },
  open: openWhenIWork,
});

function openWhenIWork(urls: Readonly<Record<"api" | "login", string>>): SchedulingProvider {
  const call: WhenIWorkCall = async (credentials, { path, query, ...request }) => {
    const url = `${urls.api}${path}${query === undefined ? "" : `?${new URLSearchParams(query).toString()}`}`;
    const headers = { authorization: `Bearer ${credentials["token"] ?? ""}` };
    // 402 means a plan without the API, 403 a login without permission.
    const faults = { 402: "plan", ...request.faults } as const;
    return (await callProvider({ ...request, url, headers, faults })).body;
  };
  const signIn = (typed: Credentials, now: Date): Promise<Connected> => connect({ urls, call }, typed, now);
  return {
    connect: signIn,
    renew: signIn,
    clockUrl: whenIWorkClock,
    async listLocations(credentials) {
      return readResponse(answers.locationsAnswer, await call(credentials, { path: paths.locations })).locations;
    },
    listPeople: (at) => listPeople(call, at),
    listShifts: (at, between) => listShifts(call, at, between),
    listTimes: (at, between) => listTimes(call, at, between),
    sendPunch: whenIWorkPunches(call),
  };
}

async function connect(
  { urls, call }: { urls: Readonly<Record<"api" | "login", string>>; call: WhenIWorkCall },
  typed: Credentials,
  now: Date,
): Promise<Connected> {
  const { developerKey = "", email = "", password = "" } = typed;
  const { body } = await callProvider({
    url: `${urls.login}${paths.login}`,
    method: "POST",
    headers: { "W-Key": developerKey },
    body: { email, password },
    // Whichever of the three was wrong, a person has to type them again.
    faults: { 400: "sign-in", 403: "sign-in", 404: "sign-in", 422: "sign-in" },
  });
  const { token } = readResponse(answers.loginAnswer, body);
  const credentials = { developerKey, email, password, token };
  const { account } = readResponse(answers.accountAnswer, await call(credentials, { path: paths.account }));
  return { credentials, accountName: account.company, expiresAt: new Date(now.getTime() + tokenMs) };
}

async function listPeople(call: WhenIWorkCall, { credentials, locationId }: At) {
  const body = await call(credentials, {
    path: paths.users,
    query: { location_id: locationId, show_deleted: "true" },
    faults: { 404: "location-gone" },
  });
  const { users } = readResponse(answers.usersAnswer, body);
  return users
    .filter(({ locations }) => locations.length === 0 || locations.includes(locationId))
    .map((user) => ({
      id: user.id,
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      phone: user.phone_number,
      code: user.employee_code,
      hourlyWageCents: user.hourly_rate,
      isGone: user.is_deleted,
    }));
}

async function listShifts(call: WhenIWorkCall, at: At, { from, to }: { from: Date; to: Date }) {
  const query = { start: from.toISOString(), end: to.toISOString(), location_id: at.locationId };
  const faults = { 404: "location-gone" } as const;
  const [shiftsBody, positionsBody] = await Promise.all([
    call(at.credentials, { path: paths.shifts, query, faults }),
    call(at.credentials, { path: paths.positions }),
  ]);
  const positions = new Map(
    readResponse(answers.positionsAnswer, positionsBody).positions.map((position) => [position.id, position.name]),
  );
  return readResponse(answers.shiftsAnswer, shiftsBody)
    .shifts.filter((shift) => shift.published && shift.user_id !== "0")
    .map((shift) => ({
      id: shift.id,
      personId: shift.user_id,
      startsAt: shift.start_time,
      endsAt: shift.end_time,
      position: positions.get(shift.position_id ?? "") ?? "",
      note: shift.notes ?? "",
    }));
}

async function listTimes(call: WhenIWorkCall, at: At, { from, to }: { from: Date; to: Date }) {
  const query = { start: from.toISOString(), end: to.toISOString(), location_id: at.locationId };
  const breakQuery = { startTime: from.toISOString(), endTime: to.toISOString(), locationId: at.locationId };
  const [timesBody, breaksBody] = await Promise.all([
    call(at.credentials, { path: paths.times, query, faults: { 404: "location-gone" } }),
    call(at.credentials, { path: paths.shiftBreaks, query: breakQuery }),
  ]);
  const breaks = Map.groupBy(readResponse(answers.breaksAnswer, breaksBody).data, ({ timeId }) => timeId);
  return readResponse(answers.timesAnswer, timesBody).times.map((time) => ({
    id: time.id,
    personId: time.user_id,
    startsAt: time.start_time,
    endsAt: time.end_time ?? null,
    unpaidBreakMinutes: unpaidMinutes(breaks.get(time.id) ?? []),
    hourlyWageCents: time.hourly_rate,
    isApproved: time.is_approved,
  }));
}

function unpaidMinutes(breaks: readonly ShiftBreak[]): number {
  const ended = breaks.filter(({ paid, endTime }) => !paid && endTime);
  return ended.reduce((sum, rest) => sum + Math.floor((Number(rest.endTime) - Number(rest.startTime)) / 60_000), 0);
}
