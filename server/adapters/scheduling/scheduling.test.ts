import { afterAll, beforeAll, expect, test } from "vitest";
import { aPersonThere, scheduleServices } from "#tests/kit/a-schedule.ts";
import type { ScheduleServices } from "#tests/kit/a-schedule.ts";
import { schedulingContract } from "./scheduling.contract.ts";
import { scheduling } from "./scheduling.ts";
import type { OutgoingPunch, SchedulingProvider } from "./scheduling.ts";

let services: ScheduleServices;
let now = new Date("2026-11-20T18:00:00Z");

beforeAll(async () => {
  services = await scheduleServices(() => now);
});
afterAll(() => services.stop());

const whenIWork = (): SchedulingProvider => opened("when-i-work");
const homebase = (): SchedulingProvider => opened("homebase");

function opened(id: string): SchedulingProvider {
  const provider = services.services.find(scheduling, id);
  if (provider === null) {
    throw new Error(`No scheduling service ${id}`);
  }
  return provider;
}

const login = { developerKey: "key-of-maple", email: "boss@shop.test", password: "a long password" };

schedulingContract("When I Work", () => ({
  services,
  provider: whenIWork(),
  typed: login,
  wrong: { ...login, password: "another" },
  accountName: "Maple Company",
  now: () => now,
}));

schedulingContract("Homebase", () => ({
  services,
  provider: homebase(),
  typed: { apiKey: "homebase-key-1" },
  wrong: { apiKey: "another" },
  accountName: "2 locations",
  now: () => now,
}));

test("Homebase takes no punches", () => {
  expect(homebase().sendPunch).toBeNull();
});

test("When I Work refuses a wrong developer key and an old token", async () => {
  const provider = whenIWork();
  await expect(provider.connect({ ...login, developerKey: "nobody's" }, now)).rejects.toMatchObject({
    code: "sign-in",
    message: "Invalid developer key",
  });
  const { credentials, expiresAt } = await provider.connect(login, now);
  expect(expiresAt).toEqual(new Date("2026-11-27T18:00:00Z"));
  now = new Date("2026-11-27T18:00:01Z");
  await expect(provider.listLocations(credentials)).rejects.toMatchObject({ code: "sign-in" });
});

test("[SCH-2] a punch is written at once or, when it is late, with its true time, and never twice", async () => {
  const provider = whenIWork();
  const person = aPersonThere(services.shops, { firstName: "Puncher" });
  const { credentials } = await provider.connect(login, now);
  const send = async (type: OutgoingPunch["type"], at: Date, isLate = false): Promise<void> => {
    const punch = { personId: String(person.id), type, at, isLate, note: "from Hangtag" };
    await provider.sendPunch?.({ credentials, locationId: "4001" }, punch);
  };
  const times = () => services.shops.times.filter((time) => time.personId === person.id);
  const begun = now;
  await send("in", begun);
  await send("in", begun);
  expect(times()).toMatchObject([{ startsAt: begun, endsAt: null, note: "from Hangtag" }]);
  const rest = new Date(begun.getTime() + 3_600_000);
  const back = new Date(begun.getTime() + 5_400_000);
  const left = new Date(begun.getTime() + 7_200_000);
  now = new Date(begun.getTime() + 10_800_000);
  await send("breakStart", rest, true);
  await send("breakStart", rest, true);
  await send("breakEnd", back, true);
  await send("out", left, true);
  await send("out", left, true);
  expect(times()).toMatchObject([{ startsAt: begun, endsAt: left, breaks: [{ startsAt: rest, endsAt: back }] }]);
  const late = new Date(now.getTime() - 1_800_000);
  await send("in", late, true);
  expect(times().at(-1)).toMatchObject({ startsAt: late, endsAt: null });
});

test("where the login may not write times, a late punch says its true time in the note", async () => {
  const provider = whenIWork();
  const person = aPersonThere(services.shops, { firstName: "Limited" });
  const { credentials } = await provider.connect(login, now);
  services.trouble = { status: 403, error: "Not allowed", only: /^(POST|PUT) \/2\/times(\/\d+)?$/ };
  const send = async (type: "in" | "out", note: string): Promise<void> => {
    const punch = { personId: String(person.id), type, at: new Date(now.getTime() - 600_000), isLate: true, note };
    await provider.sendPunch?.({ credentials, locationId: "4001" }, punch);
  };
  const begun = now;
  await send("in", "Clocked in 9:02 AM in Hangtag");
  const time = services.shops.times.find(({ personId }) => personId === person.id);
  expect(time).toMatchObject({ startsAt: begun, note: "Clocked in 9:02 AM in Hangtag" });
  now = new Date(now.getTime() + 3_600_000);
  await send("out", "Clocked out 9:52 AM in Hangtag");
  expect(time).toMatchObject({ endsAt: now, note: "Clocked out 9:52 AM in Hangtag" });
  services.trouble = null;
});
