import { randomUUID } from "node:crypto";
import { isBetween, textOf, whenIWorkInstant } from "#server/adapters/scheduling/simulated-shops.ts";
import type { SimulatedShops } from "#server/adapters/scheduling/simulated-shops.ts";
import { simulatedRefusal as refused } from "#server/platform/providers/simulated-services.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import { whenIWorkTimes } from "./when-i-work-simulated-times.ts";

/** Simulates When I Work's API over the simulated shops: sign-in, people, shifts and the time clock. */
export function whenIWorkSimulator(shops: SimulatedShops): SimulatedService {
  const tokens = new Map<string, Date>();
  const times = whenIWorkTimes(shops);
  const tokenMs = 7 * 86_400_000;

  function signIn(request: SimulatedRequest): SimulatedResponse {
    const { developerKey, email, password } = shops.login;
    if (request.headers["w-key"] !== developerKey) {
      return refused(403, "Invalid developer key");
    }
    if (textOf(request, "email") !== email || textOf(request, "password") !== password) {
      return refused(401, "Invalid email or password");
    }
    const token = randomUUID();
    tokens.set(token, new Date(request.now.getTime() + tokenMs));
    return { status: 200, body: { token } };
  }

  function respond(request: SimulatedRequest): SimulatedResponse {
    const { method, path } = request;
    if (method === "POST" && path === "/login") {
      return signIn(request);
    }
    const token = String(request.headers["authorization"] ?? "").replace(/^Bearer /, "");
    const endsAt = tokens.get(token);
    if (endsAt === undefined || endsAt <= request.now) {
      return refused(401, "Your login has expired");
    }
    return findList(shops, request) ?? times(request) ?? refused(404, "Not found");
  }

  return { settings: ["WHEN_I_WORK_URL", "WHEN_I_WORK_LOGIN_URL"], basePath: "", respond };
}

function findList(shops: SimulatedShops, request: SimulatedRequest): SimulatedResponse | null {
  if (request.method !== "GET") {
    return null;
  }
  const location = request.query.get("location_id");
  if (location !== null && !shops.locations.some(({ id }) => id === location)) {
    return refused(404, "Location not found");
  }
  const isRequested = (record: { locationId: string }): boolean => location === null || record.locationId === location;
  switch (request.path) {
    case "/2/account":
      return { status: 200, body: { account: { id: 10_000, company: shops.company } } };
    case "/2/locations":
      return {
        status: 200,
        body: { locations: shops.locations.map((candidate) => ({ ...candidate, id: Number(candidate.id) })) },
      };
    case "/2/positions":
      return { status: 200, body: { positions: shops.positions } };
    case "/2/users":
      return { status: 200, body: { users: shops.people.filter(isRequested).map(toUser) } };
    case "/2/shifts": {
      const [from, to] = [request.query.get("start"), request.query.get("end")];
      const shifts = shops.shifts.filter((shift) => isRequested(shift) && isBetween(shift.startsAt, from, to));
      return { status: 200, body: { shifts: shifts.map(toShift) } };
    }
    default:
      return null;
  }
}

function toUser(person: SimulatedShops["people"][number]) {
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email ?? "",
    phone_number: person.phone ?? "",
    employee_code: person.code ?? "",
    hourly_rate: person.hourlyRate ?? 0,
    locations: [Number(person.locationId)],
    is_deleted: person.isGone ?? false,
  };
}

function toShift(shift: SimulatedShops["shifts"][number]) {
  return {
    id: shift.id,
    user_id: shift.personId,
    location_id: Number(shift.locationId),
    position_id: shift.positionId ?? 0,
    start_time: whenIWorkInstant(shift.startsAt),
    end_time: whenIWorkInstant(shift.endsAt),
    notes: shift.note ?? "",
    published: true,
  };
}
