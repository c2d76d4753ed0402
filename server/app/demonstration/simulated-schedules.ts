import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import type { SimulatedPerson, SimulatedShops } from "#server/adapters/scheduling/simulated-shops.ts";
import { company, demonstrationPassword, stores } from "./company.ts";
import type { DemonstrationStore } from "./company.ts";
import { punchesOn } from "./past-hours.rules.ts";
import { shiftPlans } from "./shop-day-plan.ts";

/** The credentials of the demonstration's scheduling services. */
export const simulatedLogin = {
  developerKey: "demo-developer-key",
  email: "owner@demo.hangtag.test",
  password: demonstrationPassword,
};
export const simulatedApiKey = "demo-homebase-key";

const daysAround = 14;

/**
 * Returns the company in its scheduling services: the same people except the newest, plus one who was never added here and
 * one with a different spelling; four weeks of shifts, and the hours of the last two.
 */
export function simulatedShops(now: Date): SimulatedShops {
  const shops: SimulatedShops = {
    company,
    login: simulatedLogin,
    apiKey: simulatedApiKey,
    locations: stores.map(({ name }, index) => ({ id: String(4001 + index), name })),
    positions: [
      { id: 1, name: "Sales floor" },
      { id: 2, name: "Buy counter" },
      { id: 3, name: "Keyholder" },
    ],
    people: [],
    shifts: [],
    times: [],
  };
  for (const [index, store] of stores.entries()) {
    const locationId = String(4001 + index);
    const people = buildPeople(store, { locationId, firstId: (index + 1) * 100 });
    shops.people.push(...people);
    const today = localTimeAt(now, store.timeZone).date;
    for (const date of datesBetween(addDays(today, -daysAround), addDays(today, daysAround))) {
      planDay(shops, { store, people, date });
      if (date < today) {
        workDay(shops, { store, people, date });
      }
    }
  }
  return shops;
}

function buildPeople(
  store: DemonstrationStore,
  { locationId, firstId }: { locationId: string; firstId: number },
): SimulatedPerson[] {
  const employees = store.employees.slice(0, -1).map((employee, place): SimulatedPerson => {
    const id = firstId + place;
    // The second last has another spelling and a new phone number, so only a person can match her.
    const isChanged = place === store.employees.length - 2;
    return {
      id,
      locationId,
      firstName: isChanged ? `${employee.firstName} M.` : employee.firstName,
      lastName: employee.lastName,
      phone: isChanged ? "+15555550000" : `+1${employee.phoneNumber}`,
      ...(employee.user !== undefined && { email: employee.user }),
      ...(place === 1 && { code: "E02" }),
      ...(place > 0 && { hourlyRate: 13.5 + (place % 4) * 0.75 }),
    };
  });
  const seasonal = { id: firstId + 90, locationId, firstName: "Robin", lastName: "Vega", phone: "+16085550199" };
  return [...employees, { ...seasonal, hourlyRate: 13.25 }];
}

type Day = { store: DemonstrationStore; people: readonly SimulatedPerson[]; date: BusinessDate };

function planDay(shops: SimulatedShops, { store, people, date }: Day): void {
  const turn = Number(date.slice(8));
  for (const [place, plan] of shiftPlans.slice(0, people.length - 1).entries()) {
    const person = place === 0 ? people[0] : people[1 + ((place + turn) % (people.length - 1))];
    if (person) {
      shops.shifts.push({
        id: 500_000 + shops.shifts.length,
        locationId: person.locationId,
        personId: person.id,
        startsAt: instantOf(date, plan.startMinutes, store.timeZone),
        endsAt: instantOf(date, plan.endMinutes, store.timeZone),
        positionId: 1 + (place % 3),
      });
    }
  }
}

function workDay(shops: SimulatedShops, { store, people, date }: Day): void {
  for (const [place, person] of people.entries()) {
    const [begun, restFrom, restTo, ended] = punchesOn(date, place).map(({ minutes }) =>
      instantOf(date, minutes, store.timeZone),
    );
    if (begun && restFrom && restTo && ended) {
      const id = 900_000 + shops.times.length;
      shops.times.push({
        id,
        locationId: person.locationId,
        personId: person.id,
        startsAt: begun,
        endsAt: ended,
        note: "",
        hourlyRate: person.hourlyRate,
        isApproved: true,
        breaks: [{ id: id + 100_000, startsAt: restFrom, endsAt: restTo }],
      });
    }
  }
}
