import { isBetween } from "#server/adapters/scheduling/simulated-shops.ts";
import type {
  SimulatedPerson,
  SimulatedShift,
  SimulatedShops,
  SimulatedTime,
} from "#server/adapters/scheduling/simulated-shops.ts";
import { simulatedRefusal as refused } from "#server/platform/providers/simulated-services.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";

const mostPerPage = 100;

/** Simulates Homebase's read-only API over the simulated shops. */
export function homebaseSimulator(shops: SimulatedShops): SimulatedService {
  return { settings: ["HOMEBASE_URL"], basePath: "/api/public", respond: (request) => respond(shops, request) };
}

function respond(shops: SimulatedShops, request: SimulatedRequest): SimulatedResponse {
  if (request.method !== "GET") {
    return refused(405, "Method not allowed");
  }
  if (request.headers["authorization"] !== `Bearer ${shops.apiKey}`) {
    return refused(401, "Invalid API key");
  }
  const [, uuid, listName] = /^\/locations(?:\/([^/]+)\/(employees|shifts|timecards))?$/.exec(request.path) ?? [];
  if (uuid === undefined || listName === undefined) {
    return request.path === "/locations" ? page(shops.locations.map(toLocation), request) : refused(404, "Not found");
  }
  const location = shops.locations.find(({ id }) => id === uuid);
  return location ? page(listRows(shops, { uuid, listName, request }), request) : refused(404, "Location not found");
}

function listRows(
  shops: SimulatedShops,
  { uuid, listName, request }: { uuid: string; listName: string; request: SimulatedRequest },
): unknown[] {
  const isHere = ({ locationId }: { locationId: string }): boolean => locationId === uuid;
  const [from, to] = [request.query.get("start_date"), request.query.get("end_date")];
  switch (listName) {
    case "employees": {
      const withGone = request.query.get("with_archived") === "true";
      return shops.people.filter((person) => isHere(person) && (withGone || !person.isGone)).map(toEmployee);
    }
    case "shifts":
      return shops.shifts
        .filter((shift) => isHere(shift) && isBetween(shift.startsAt, from, to))
        .map((shift) => toShift(shift, shops.positions.find(({ id }) => id === shift.positionId)?.name ?? ""));
    default:
      return shops.times.filter((time) => isHere(time) && isBetween(time.startsAt, from, to)).map(toTimecard);
  }
}

function page(rows: readonly unknown[], { query }: SimulatedRequest): SimulatedResponse {
  const perPage = Math.min(mostPerPage, Number(query.get("per_page") ?? 25));
  const first = (Number(query.get("page") ?? 1) - 1) * perPage;
  const headers = { Total: String(rows.length), "Per-Page": String(perPage) };
  return { status: 200, body: rows.slice(first, first + perPage), headers };
}

function toLocation({ id, name }: { id: string; name: string }) {
  return { uuid: id, name };
}

function toEmployee(person: SimulatedPerson) {
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email ?? null,
    phone: person.phone ?? null,
    job: {
      id: person.id + 1_000_000,
      payroll_id: person.code ?? null,
      wage_type: person.hourlyRate === undefined ? "salary" : "hourly",
      wage_rate: person.hourlyRate ?? null,
      archived_at: person.isGone ? "2026-01-01T00:00:00Z" : null,
    },
  };
}

function toShift(shift: SimulatedShift, role: string) {
  return {
    id: shift.id,
    user_id: shift.personId,
    role,
    start_at: shift.startsAt.toISOString(),
    end_at: shift.endsAt.toISOString(),
    note: shift.note ?? null,
    published: true,
    open: false,
  };
}

function toTimecard(time: SimulatedTime) {
  return {
    id: time.id,
    user_id: time.personId,
    clock_in: time.startsAt.toISOString(),
    clock_out: time.endsAt?.toISOString() ?? null,
    approved: time.isApproved,
    labor: { wage_rate: time.hourlyRate ?? null },
    timebreaks: time.breaks.map((rest) => ({
      start_at: rest.startsAt.toISOString(),
      end_at: rest.endsAt?.toISOString() ?? null,
      paid: false,
    })),
  };
}
