import { isBetween, textOf, whenIWorkInstant } from "#server/adapters/scheduling/simulated-shops.ts";
import type { SimulatedShops, SimulatedTime } from "#server/adapters/scheduling/simulated-shops.ts";
import { simulatedRefusal as refused } from "#server/platform/providers/simulated-services.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";

/** How long a forgotten clock-out blocks the next clock-in. */
const forgottenMs = 18 * 3_600_000;

/** Simulates the time clock of When I Work: times, punches and breaks. */
export function whenIWorkTimes(shops: SimulatedShops): (request: SimulatedRequest) => SimulatedResponse | null {
  let lastId = Math.max(900_000, ...shops.times.map(({ id }) => id));
  const nextId = (): number => (lastId += 1);

  function begin(personId: number, begun: Begun): SimulatedResponse {
    const person = shops.people.find(({ id, isGone }) => id === personId && isGone !== true);
    if (!person) {
      return refused(400, "User not found");
    }
    const open = openTime(personId);
    if (begun.endsAt === null && open && begun.startsAt.getTime() - open.startsAt.getTime() < forgottenMs) {
      return refused(400, "Already clocked in");
    }
    const { locationId, hourlyRate } = person;
    const time = { id: nextId(), locationId, personId, ...begun, hourlyRate, isApproved: false, breaks: [] };
    shops.times.push(time);
    return { status: 200, body: { time: toTime(time) } };
  }

  function openTime(personId: number): SimulatedTime | undefined {
    return shops.times.findLast((time) => time.personId === personId && time.endsAt === null);
  }

  function clockOut(request: SimulatedRequest): SimulatedResponse {
    const open = openTime(Number(textOf(request, "id")));
    if (!open) {
      return refused(400, "Not clocked in");
    }
    open.endsAt = request.now;
    open.note = textOf(request, "notes");
    return { status: 200, body: { time: toTime(open) } };
  }

  function change(request: SimulatedRequest, id: number): SimulatedResponse {
    const time = shops.times.find((candidate) => candidate.id === id);
    if (!time) {
      return refused(404, "Time not found");
    }
    time.endsAt = new Date(textOf(request, "end_time"));
    time.note = textOf(request, "notes");
    return { status: 200, body: { time: toTime(time) } };
  }

  function list(query: URLSearchParams): SimulatedResponse {
    const [location, person] = [query.get("location_id"), query.get("user_id")];
    const matches = shops.times.filter(
      (time) =>
        (location === null || time.locationId === location) &&
        (person === null || String(time.personId) === person) &&
        isBetween(time.startsAt, query.get("start"), query.get("end")),
    );
    return { status: 200, body: { times: matches.map(toTime) } };
  }

  const breaks = (request: SimulatedRequest): SimulatedResponse => breaksAnswer(shops.times, { request, nextId });
  const routes = new Map<string, (request: SimulatedRequest) => SimulatedResponse>([
    ["POST /2/times/clockin", (request) => begin(Number(textOf(request, "id")), begunNow(request))],
    ["POST /2/times/clockout", clockOut],
    ["POST /2/times", (request) => begin(Number(textOf(request, "user_id")), begunThen(request))],
    ["GET /2/times", ({ query }) => list(query)],
  ]);

  return (request) => {
    const { method, path } = request;
    const [, id] = /^PUT \/2\/times\/(\d+)$/.exec(`${method} ${path}`) ?? [];
    if (id !== undefined) {
      return change(request, Number(id));
    }
    const route = path.startsWith("/v3/shift-breaks") ? breaks : routes.get(`${method} ${path}`);
    return route === undefined ? null : route(request);
  };
}

type Begun = { startsAt: Date; endsAt: Date | null; note: string };

function begunNow(request: SimulatedRequest): Begun {
  return { startsAt: request.now, endsAt: null, note: textOf(request, "notes") };
}

function begunThen(request: SimulatedRequest): Begun {
  const [start, end] = [textOf(request, "start_time"), textOf(request, "end_time")];
  return { startsAt: new Date(start), endsAt: end === "" ? null : new Date(end), note: textOf(request, "notes") };
}

function breaksAnswer(
  times: readonly SimulatedTime[],
  { request, nextId }: { request: SimulatedRequest; nextId: () => number },
): SimulatedResponse {
  if (request.method === "GET") {
    const { query } = request;
    const [timeId, location] = [query.get("timeId"), query.get("locationId")];
    const matches = times
      .filter((time) => timeId === null || String(time.id) === timeId)
      .filter((time) => location === null || time.locationId === location);
    return { status: 200, body: { data: matches.flatMap(toBreaks) } };
  }
  const at = new Date(textOf(request, "startTime") || textOf(request, "endTime"));
  if (request.method === "POST") {
    const time = times.find(({ id }) => String(id) === textOf(request, "timeId"));
    time?.breaks.push({ id: nextId(), startsAt: at, endsAt: null });
    return time ? { status: 200, body: { data: toBreaks(time).at(-1) } } : refused(404, "Time not found");
  }
  const id = Number(request.path.split("/").at(-1));
  const rest = times.flatMap((time) => time.breaks).find((candidate) => candidate.id === id);
  if (!rest) {
    return refused(404, "Break not found");
  }
  rest.endsAt = at;
  return { status: 200, body: { data: { id } } };
}

function toTime(time: SimulatedTime) {
  return {
    id: time.id,
    user_id: time.personId,
    location_id: Number(time.locationId),
    start_time: whenIWorkInstant(time.startsAt),
    ...(time.endsAt && { end_time: whenIWorkInstant(time.endsAt) }),
    notes: time.note,
    hourly_rate: time.hourlyRate ?? 0,
    is_approved: time.isApproved,
  };
}

function toBreaks(time: SimulatedTime) {
  return time.breaks.map((rest) => ({
    id: rest.id,
    timeId: time.id,
    startTime: rest.startsAt.toISOString(),
    endTime: rest.endsAt?.toISOString() ?? null,
    paid: false,
  }));
}
