import { expect, test } from "vitest";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { Credentials, SchedulingProvider } from "#server/adapters/scheduling/scheduling.ts";
import { aPersonThere, aShiftThere, aTimeThere } from "#tests/kit/a-schedule.ts";
import type { ScheduleServices } from "#tests/kit/a-schedule.ts";

export type SchedulingCase = {
  services: ScheduleServices;
  provider: SchedulingProvider;
  typed: Credentials;
  wrong: Credentials;
  accountName: string;
  now: () => Date;
};

const hour = 3_600_000;

/** The tests that every scheduling service must pass, run over HTTP. */
export function schedulingContract(name: string, openCase: () => SchedulingCase): void {
  const at = async (): Promise<{ credentials: Credentials; locationId: string }> => {
    const { provider, typed, now } = openCase();
    return { credentials: (await provider.connect(typed, now())).credentials, locationId: "4001" };
  };
  const around = (): { from: Date; to: Date } => {
    const now = openCase().now().getTime();
    return { from: new Date(now - 12 * hour), to: new Date(now + 12 * hour) };
  };

  test(`${name} returns the account for valid credentials, and its own message for wrong ones`, async () => {
    const { provider, typed, wrong, accountName, now } = openCase();
    expect((await provider.connect(typed, now())).accountName).toBe(accountName);
    await expect(provider.connect(wrong, now())).rejects.toMatchObject({ code: "sign-in" });
  });

  test(`${name} lists its locations, and reports a deleted one`, async () => {
    const { provider } = openCase();
    const { credentials } = await at();
    expect(await provider.listLocations(credentials)).toEqual([
      { id: "4001", name: "Maple Street" },
      { id: "4002", name: "Elm Street" },
    ]);
    const people = provider.listPeople({ credentials, locationId: "9999" });
    await expect(people).rejects.toMatchObject({ code: "location-gone", message: "Location not found" });
  });

  test(`${name} lists more than a page of people with the fields for matching`, async () => {
    const { provider, services } = openCase();
    const details = { code: "E07", email: "amy@shop.test", phone: "(608) 555-0101" };
    const amy = aPersonThere(services.shops, { ...details, hourlyRate: 15.5 });
    aPersonThere(services.shops, { firstName: "Cleo", locationId: "4002" });
    const others = Array.from({ length: 120 }, (_, index) =>
      aPersonThere(services.shops, { firstName: `${name} ${index}` }),
    );
    const people = await provider.listPeople(await at());
    expect(people.find(({ id }) => id === String(amy.id))).toEqual({
      id: String(amy.id),
      firstName: "Amy",
      lastName: "Jones",
      ...details,
      hourlyWageCents: 1550,
      isGone: false,
    });
    expect(people.some(({ firstName }) => firstName === "Cleo")).toBe(false);
    expect(people.filter(({ firstName }) => firstName.startsWith(name))).toHaveLength(others.length);
  });

  test(`${name} lists shifts and times of a range`, async () => {
    const { provider, services, now } = openCase();
    const amy = aPersonThere(services.shops, { firstName: "Planned" });
    const start = new Date(Math.floor(now().getTime() / 1000) * 1000);
    const ended = new Date(start.getTime() - hour);
    aShiftThere(services.shops, amy, start);
    aShiftThere(services.shops, amy, new Date(start.getTime() + 48 * hour));
    const worked = { from: new Date(start.getTime() - 4 * hour), to: ended, hourlyRate: 14 };
    aTimeThere(services.shops, amy, worked);
    const rest = { startsAt: new Date(start.getTime() - 3 * hour), endsAt: new Date(start.getTime() - 2.5 * hour) };
    services.shops.times.at(-1)?.breaks.push({ id: 1, ...rest });
    aTimeThere(services.shops, amy, { from: start, to: null });
    const personId = String(amy.id);
    const shifts = (await provider.listShifts(await at(), around())).filter((shift) => shift.personId === personId);
    expect(shifts).toMatchObject([{ startsAt: start, position: "Sales floor", note: "" }]);
    const times = (await provider.listTimes(await at(), around())).filter((time) => time.personId === personId);
    expect(times).toMatchObject([
      { startsAt: worked.from, endsAt: ended, unpaidBreakMinutes: 30, hourlyWageCents: 1400, isApproved: true },
      { startsAt: start, endsAt: null, unpaidBreakMinutes: 0, hourlyWageCents: null, isApproved: false },
    ]);
  });

  test(`${name} in trouble is called three times and returns how long to wait`, async () => {
    const { provider, services } = openCase();
    const asking = await at();
    services.requests.length = 0;
    services.trouble = { status: 503, error: "Down for maintenance" };
    await expect(provider.listPeople(asking)).rejects.toMatchObject({
      code: "unavailable",
      message: "Down for maintenance",
    });
    expect(services.requests).toHaveLength(3);
    services.trouble = { status: 429, error: "Slow down", retryAfterSeconds: 90 };
    const refused = await provider.listPeople(asking).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderFault);
    expect(refused).toMatchObject({ code: "rate-limited", retryAfterMs: 90_000 });
    services.trouble = { status: 402, error: "Not in your plan" };
    await expect(provider.listPeople(asking)).rejects.toMatchObject({ code: "plan", message: "Not in your plan" });
    services.trouble = null;
  });
}
