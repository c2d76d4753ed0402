import { isBetween, refused, textOf, whenIWorkInstant } from "./simulated-shops.ts";
import type { SimulatedAnswer, SimulatedRequest, SimulatedShops, SimulatedTime } from "./simulated-shops.ts";

/** A forgotten clock-out blocks the next clock-in for so long. */
const forgottenMs = 18 * 3_600_000;

/** The clock of the simulated When I Work: times, punches and breaks. */
export function whenIWorkTimes(shops: SimulatedShops): (request: SimulatedRequest) => SimulatedAnswer | null {
  let lastId = Math.max(900_000, ...shops.times.map(({ id }) => id));
  const nextId = (): number => (lastId += 1);

  function begin(personId: number, begun: { startsAt: Date; endsAt: Date | null; note: string }): SimulatedAnswer {
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
    return { status: 200, body: { time: timeOf(time) } };
  }

  function openTime(personId: number): SimulatedTime | undefined {
    return shops.times.findLast((time) => time.personId === personId && time.endsAt === null);
  }

  function clockOut(request: SimulatedRequest): SimulatedAnswer {
    const open = openTime(Number(textOf(request, "id")));
    if (!open) {
      return refused(400, "Not clocked in");
    }
    open.endsAt = request.now;
    open.note = textOf(request, "notes");
    return { status: 200, body: { time: timeOf(open) } };
  }

  function change(request: SimulatedRequest, id: number): SimulatedAnswer {
    const time = shops.times.find((one) => one.id === id);
    if (!time) {
      return refused(404, "Time not found");
    }
    time.endsAt = new Date(textOf(request, "end_time"));
    time.note = textOf(request, "notes");
    return { status: 200, body: { time: timeOf(time) } };
  }

  function list(query: URLSearchParams): SimulatedAnswer {
    const [location, person] = [query.get("location_id"), query.get("user_id")];
    const found = shops.times.filter(
      (time) =>
        (location === null || time.locationId === location) &&
        (person === null || String(time.personId) === person) &&
        isBetween(time.startsAt, query.get("start"), query.get("end")),
    );
    return { status: 200, body: { times: found.map(timeOf) } };
  }

  function breaks(request: SimulatedRequest): SimulatedAnswer {
    if (request.method === "GET") {
      const { query } = request;
      const [ofTime, location] = [query.get("timeId"), query.get("locationId")];
      const found = shops.times
        .filter((time) => ofTime === null || String(time.id) === ofTime)
        .filter((time) => location === null || time.locationId === location);
      return { status: 200, body: { data: found.flatMap(breaksOf) } };
    }
    const at = new Date(textOf(request, "startTime") || textOf(request, "endTime"));
    if (request.method === "POST") {
      const time = shops.times.find(({ id }) => String(id) === textOf(request, "timeId"));
      time?.breaks.push({ id: nextId(), startsAt: at, endsAt: null });
      return time ? { status: 200, body: { data: breaksOf(time).at(-1) } } : refused(404, "Time not found");
    }
    const id = Number(request.path.split("/").at(-1));
    const rest = shops.times.flatMap((time) => time.breaks).find((one) => one.id === id);
    if (!rest) {
      return refused(404, "Break not found");
    }
    rest.endsAt = at;
    return { status: 200, body: { data: { id } } };
  }

  return (request) => {
    const { method, path, query, now } = request;
    const note = textOf(request, "notes");
    if (path.startsWith("/v3/shift-breaks")) {
      return breaks(request);
    }
    if (method === "POST" && path === "/2/times/clockin") {
      return begin(Number(textOf(request, "id")), { startsAt: now, endsAt: null, note });
    }
    if (method === "POST" && path === "/2/times/clockout") {
      return clockOut(request);
    }
    if (method === "POST" && path === "/2/times") {
      const [start, end] = [textOf(request, "start_time"), textOf(request, "end_time")];
      const begun = { startsAt: new Date(start), endsAt: end === "" ? null : new Date(end), note };
      return begin(Number(textOf(request, "user_id")), begun);
    }
    const [, id] = /^\/2\/times\/(\d+)$/.exec(path) ?? [];
    if (method === "PUT" && id !== undefined) {
      return change(request, Number(id));
    }
    return method === "GET" && path === "/2/times" ? list(query) : null;
  };
}

function timeOf(time: SimulatedTime) {
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

function breaksOf(time: SimulatedTime) {
  return time.breaks.map((rest) => ({
    id: rest.id,
    timeId: time.id,
    startTime: rest.startsAt.toISOString(),
    endTime: rest.endsAt?.toISOString() ?? null,
    paid: false,
  }));
}
