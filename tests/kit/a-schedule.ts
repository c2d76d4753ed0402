import { schedulingProviders } from "#server/adapters/scheduling/scheduling-providers.ts";
import { startSchedulingSimulator } from "#server/adapters/scheduling/scheduling-simulator.ts";
import type { SchedulingSimulation } from "#server/adapters/scheduling/scheduling-simulator.ts";
import type { SimulatedPerson, SimulatedShops } from "#server/adapters/scheduling/simulated-shops.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";

export type ScheduleServices = SchedulingSimulation & { services: Services };

const mapleId = "4001";

/** Starts every simulated scheduling service over one company, with the test's clock. */
export async function scheduleServices(clock: () => Date): Promise<ScheduleServices> {
  const simulation = await startSchedulingSimulator({ shops: emptyShops(), clock });
  const services = openServices(schedulingProviders.map((provider) => provider.open(simulation.addresses)));
  // The same object, because a test sets its trouble.
  return Object.assign(simulation, { services });
}

export function emptyShops(): SimulatedShops {
  return {
    company: "Maple Company",
    login: { developerKey: "key-of-maple", email: "boss@shop.test", password: "a long password" },
    apiKey: "homebase-key-1",
    locations: [
      { id: mapleId, name: "Maple Street" },
      { id: "4002", name: "Elm Street" },
    ],
    positions: [{ id: 1, name: "Sales floor" }],
    people: [],
    shifts: [],
    times: [],
  };
}

/** Adds a person to the services, at Maple Street by default. */
export function aPersonThere(shops: SimulatedShops, fields: Partial<SimulatedPerson> = {}): SimulatedPerson {
  const id = 100 + shops.people.length;
  const person = { id, locationId: mapleId, firstName: "Amy", lastName: "Jones", hourlyRate: 15, ...fields };
  shops.people.push(person);
  return person;
}

const shiftMs = 8 * 3_600_000;

/** Eight hours on the sales floor. */
export function aShiftThere(shops: SimulatedShops, person: SimulatedPerson, startsAt: Date): void {
  const endsAt = new Date(startsAt.getTime() + shiftMs);
  const id = 5000 + shops.shifts.length;
  shops.shifts.push({ id, locationId: person.locationId, personId: person.id, startsAt, endsAt, positionId: 1 });
}

export function aTimeThere(
  shops: SimulatedShops,
  person: SimulatedPerson,
  time: { from: Date; to: Date | null; hourlyRate?: number },
): void {
  const { from: startsAt, to: endsAt, hourlyRate } = time;
  const id = 9000 + shops.times.length;
  const personKey = { locationId: person.locationId, personId: person.id };
  shops.times.push({
    id,
    ...personKey,
    startsAt,
    endsAt,
    hourlyRate,
    note: "",
    isApproved: endsAt !== null,
    breaks: [],
  });
}
