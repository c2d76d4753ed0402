import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import {
  aClosedDay,
  aDay,
  aGoalPanel,
  amy,
  amyAtWork,
  anAttendance,
  aNote,
  aTask,
  ben,
  cleo,
  dayFakes,
  managerAtWork,
  opening,
  refusedWith,
  salesFigure,
  unknownFigure,
} from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

afterEach(() => {
  vi.useRealTimers();
});

/** Times on the screen are Chicago's, six hours behind those of the server. */
function openDay(day: DaybookDay, more: GraphqlFakes = {}, session = amyAtWork): void {
  network.answer(...answersOf(session, dayFakes(day, more)));
  openApp("/s/1/daybook", session);
}

test("[DAY-01] recurring tasks by list, notes, shifts and the goal of the day stand on one screen", async () => {
  const shift = { id: "shift", startsAt: "2026-11-21T15:30:00Z", endsAt: "2026-11-21T23:30:00Z", position: "Cashier" };
  const done = aTask({ id: "other", name: "Lights", status: "DONE", doneBy: amy, doneAt: "2026-11-21T15:41:00Z" });
  openDay(
    aDay({
      groups: [{ list: opening, tasks: [aTask(), done] }],
      notes: [aNote()],
      people: [anAttendance({ state: "IN", since: "2026-11-21T15:30:00Z", wasIn: true, shifts: [shift] })],
    }),
  );
  expect(await screen.findByRole("heading", { name: "Saturday, Nov 21" })).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Tasks" })).getByText("1 of 2 done")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /Lights/ })).toBeChecked();
  expect(screen.getByText("Amy, 9:41 AM")).toBeVisible();
  expect(await screen.findByText("Reader 2 is slow")).toBeVisible();
  expect(screen.getByText("In since 9:30 AM")).toBeVisible();
  expect(screen.getByText("9:30 to 5:30")).toBeVisible();
  expect(screen.getByText("$2,904")).toBeVisible();
  expect(screen.getByText("of $4,680")).toBeVisible();
  expect(screen.getByText("$40,000")).toBeVisible();
  expect(screen.getByText("of $98,000")).toBeVisible();
  expect(screen.getByText("Waiting for the point of sale")).toBeVisible();
});

test("a manager finds the way to the goals and to the daybook's settings, an employee does not", async () => {
  openDay(aDay(), {}, managerAtWork);
  await userEvent.click(await screen.findByRole("button", { name: "More options" }));
  expect(await screen.findByRole("menuitem", { name: "Goal setup" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "Daybook settings" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "New shift" })).toBeVisible();
});

test("the menu of an employee has what everyone may do", async () => {
  openDay(aDay());
  await userEvent.click(await screen.findByRole("button", { name: "More options" }));
  expect(await screen.findByRole("menuitem", { name: "Print day" })).toBeVisible();
  const names = screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(names).toEqual(["Handover", "All notes", "Print day", "Refresh", "About"]);
});

test("a closed day says when it was closed, what was sold, and asks for nothing more", async () => {
  const goal = { sales: salesFigure(500_000, 468_000), ahead: 32_000, aheadPercent: 68, posState: null };
  const panel = { ...aClosedDay().goalPanel, ...goal };
  openDay(aClosedDay({ goalPanel: panel }));
  expect(await screen.findByText("Closed 8:05 PM")).toBeVisible();
  expect(screen.getByText("$5,000")).toBeVisible();
  expect(screen.getByText("$320 over", { selector: "span" })).toBeVisible();
  expect(screen.queryByText(/^needs/)).toBeNull();
  expect(await screen.findByText("No tasks were due this day")).toBeVisible();
});

test("an announcement says until when it stands, to the eye and to a screen reader", async () => {
  const announcement = aNote({ body: "New return policy", isAnnouncement: true, pinnedUntil: "2026-11-25" });
  openDay(aDay({ notes: [announcement] }));
  const list = within(await screen.findByRole("list", { name: "Announcements" }));
  expect(list.getByText("New return policy")).toBeVisible();
  const link = list.getByRole("link", { name: "until Nov 25: Open Amy's note" });
  expect(link).toHaveTextContent("until Nov 25");
});

test("a day that is over shows who worked and how long beside who was scheduled, and who did not come", async () => {
  const shift = { id: "shift", startsAt: "2026-11-20T15:00:00Z", endsAt: "2026-11-20T23:00:00Z", position: "" };
  const stretch = { from: "2026-11-20T15:25:00Z", to: "2026-11-20T23:05:00Z", isMissing: false };
  const missing = { ...stretch, to: null, isMissing: true };
  const past = { state: null };
  openDay(
    aClosedDay({
      people: [
        anAttendance({
          ...{ ...past, wasIn: true, minutesLate: 25, shifts: [shift] },
          hours: { minutes: 430, breakMinutes: 30, stretches: [stretch] },
        }),
        anAttendance({ ...past, person: ben, shifts: [shift] }),
        anAttendance({
          ...past,
          person: cleo,
          wasIn: true,
          hours: { minutes: 0, breakMinutes: 0, stretches: [missing] },
        }),
      ],
    }),
  );
  const card = within(await screen.findByRole("region", { name: "Who worked" }));
  expect(card.getByText("2 people, 7 hr 10 min")).toBeVisible();
  const [amys, bens, cleos] = card.getAllByRole("listitem");
  expect(amys).toHaveTextContent("9:25 AM – 5:05 PM30 min break");
  expect(amys).toHaveTextContent("25 min late");
  expect(amys).toHaveTextContent("7 hr 10 minscheduled 9:00 to 5:00");
  expect(bens).toHaveTextContent("Not clocked in");
  expect(cleos).toHaveTextContent("9:25 AM – Missing clock-out");
});

const openList = { groups: [{ list: opening, tasks: [aTask()] }] };

test("a task that another person has done already says who and when", async () => {
  const done = { status: "DONE", doneBy: ben, doneAt: "2026-11-21T20:05:00Z", doneOn: "2026-11-21" } as const;
  openDay(aDay(openList), {
    TickTask: () => ({
      data: { tickTask: { __typename: "TickAnswer", wasDoneBefore: true, task: aTask(done) } },
    }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: /Count the drawer/ }));
  expect(await screen.findByText("Already done by Ben at 2:05 PM")).toBeInTheDocument();
  expect(await screen.findByText("Ben, 2:05 PM")).toBeVisible();
});

test("a refused tick leaves the task open and shows the words of the server", async () => {
  const words = "This day is over. A manager can still change it.";
  openDay(aDay(openList), { TickTask: refusedWith(words, { code: "task-day-over" }) });
  const box = await screen.findByRole("checkbox", { name: /Count the drawer/ });
  await userEvent.click(box);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(box).not.toBeChecked();
});

const lateBefore = (name: string) => aTask({ id: name, name, dueAt: "2026-11-21T15:00:00Z" });

test("overdue tasks stand first, and a finished list is one line until a person opens it", async () => {
  const closing = { ...opening, id: "closing", name: "Closing" };
  const done = aTask({ status: "DONE", doneBy: amy, doneAt: "2026-11-21T15:41:00Z", doneOn: "2026-11-21" });
  openDay(
    aDay({
      groups: [
        { list: opening, tasks: [done] },
        { list: closing, tasks: [aTask({ id: "doors", name: "Lock the doors" }), lateBefore("Vacuum")] },
      ],
    }),
  );
  const card = within(await screen.findByRole("region", { name: "Tasks" }));
  expect(card.getAllByRole("checkbox").map((box) => box.closest("li")?.textContent)).toEqual([
    "Vacuumdue 9:00 AM",
    "Lock the doors",
  ]);
  expect(card.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Overdue1",
    "Closing0 of 2",
    "Opening, 1 of 1Amy, 9:41 AM",
  ]);
  const line = card.getByRole("button", { name: /Opening, 1 of 1/ });
  expect(line).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(line);
  expect(card.getByRole("checkbox", { name: /Count the drawer/ })).toBeChecked();
});

test("arrows go from box to box, and a ticked row stays where it was", async () => {
  openDay(aDay({ groups: [{ list: opening, tasks: [aTask(), aTask({ id: "lights", name: "Lights" })] }] }), {
    TickTask: ({ variables }) => ({
      data: {
        tickTask: {
          __typename: "TickAnswer",
          wasDoneBefore: false,
          task: aTask({
            id: String(variables["id"]),
            name: "Lights",
            status: "DONE",
            doneBy: amy,
            doneAt: new Date().toISOString(),
          }),
        },
      },
    }),
  });
  const drawer = await screen.findByRole("checkbox", { name: /Count the drawer/ });
  drawer.focus();
  await userEvent.keyboard("{ArrowDown} ");
  const lights = screen.getByRole("checkbox", { name: /Lights/ });
  await vi.waitFor(() => expect(lights).toBeChecked());
  expect(lights).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(drawer).toHaveFocus();
});

test("what waits for a manager is one line that unfolds", async () => {
  const missing = { punchId: "punch", employeeId: "8", fullName: "Ben Cole", avatarUrl: null, suggestions: [] };
  const clockOut = { ...missing, date: "2026-11-20", clockedInAt: "2026-11-20T15:00:00Z", claimedLeftAt: null };
  openDay(
    aDay({ goalPanel: aGoalPanel({ missingDayCloses: ["2026-11-19"] }) }),
    { MissingClockOuts: () => ({ data: { missingClockOuts: [{ ...clockOut, claimedBasis: null }] } }) },
    managerAtWork,
  );
  const line = await screen.findByRole("button", { name: /Needs a manager/ });
  await vi.waitFor(() => expect(line).toHaveTextContent("Ben didn't clock out on Nov 20and 1 more"));
  expect(screen.queryByRole("link", { name: "Open Nov 19" })).toBeNull();
  await userEvent.click(line);
  expect(await screen.findByRole("link", { name: "Open Nov 19" })).toBeVisible();
  expect(await screen.findByText("Ben Cole")).toBeVisible();
});

test("a register whose export changed waits for a manager, with the way to what it exports", async () => {
  const about = { __typename: "DeviceReading", lastFile: "sales.csv", problem: "sales.csv has no column Amount" };
  const device = { __typename: "Device", id: "device-2", name: "Register 2", provider: null, revokedAt: null };
  const reading = { ...about, stoppedAt: "2026-11-20T15:40:00Z" };
  const revoked = { ...device, id: "device-3", name: "Register 3", revokedAt: "2026-11-20T15:00:00Z", reading };
  const well = { ...device, id: "device-1", name: "Register 1", reading: null };
  openDay(
    aDay({}),
    { StoppedRegisters: () => ({ data: { devices: [well, { ...device, reading }, revoked] } }) },
    managerAtWork,
  );
  const line = await screen.findByRole("button", { name: /Needs a manager/ });
  await vi.waitFor(() => expect(line).toHaveTextContent("Needs a managerRegister 2 stopped at 9:40 AM"));
  await userEvent.click(line);
  expect(await screen.findByText("Register 2 stopped at 9:40 AM. sales.csv has no column Amount")).toBeVisible();
  expect(screen.getByRole("link", { name: "What it exports" })).toHaveAttribute(
    "href",
    "/s/1/settings/devices/device-2/exports",
  );
});

test("the sales say how they stand against the pace, and what they are made of", async () => {
  const pace = {
    ahead: -44_700,
    aheadPercent: -46,
    usualPercent: 540,
    neededPerHour: 94_400,
    posState: "FRESH",
  } as const;
  const moved = { usual: 300_000, gap: -44_700, customers: -30_000, itemsPerSale: -14_700 };
  const whatMoved = { ...moved, pricePerItem: 0, discounts: 0, hoursOpen: 0 };
  openDay(aDay({ goalPanel: aGoalPanel({ ...pace, whatMoved, asOf: new Date().toISOString() }) }));
  expect(await screen.findByText("$447 behind")).toBeVisible();
  expect(screen.getByText("usually 54% by now")).toBeVisible();
  await userEvent.click(screen.getByLabelText(/What goes into Sales/));
  expect(screen.getByText(/Ahead and behind compare with/)).toBeVisible();
  expect(screen.getByText("$447 less than a usual Saturday by now, mostly customers")).toBeVisible();
});

test("coupons that may come back are asked for with what the sales are made of, and are no part of the goal", async () => {
  const day = { __typename: "ExpectedCouponDay" };
  const days = [
    { ...day, date: "2026-11-21", coupons: 12.4, amount: 12_400 },
    { ...day, date: "2026-11-22", coupons: 30, amount: 30_000 },
  ];
  const couponForecast = { __typename: "CouponForecast", finished: 400, days };
  openDay(aDay(), { CouponForecast: () => ({ data: { couponForecast } }) });
  const sales = await screen.findByLabelText(/What goes into Sales/);
  expect(requestsOf("CouponForecast")).toEqual([]);
  await userEvent.click(sales);
  const remark = "About 12 coupons may come back today ($124 off). The goal doesn't count them.";
  expect(await screen.findByText(remark)).toBeVisible();
  expect(requestsOf("CouponForecast")).toHaveLength(1);
});

test("a task that was carried over is red and says since when", async () => {
  const carried = aTask({ __typename: "Todo", name: "Call the plumber", originalDate: "2026-11-18" });
  openDay(aDay({ groups: [{ list: null, tasks: [carried] }] }));
  expect(await screen.findByText("from Nov 18")).toHaveAttribute("data-tone", "bad");
});

test("a must-do that was missed says since when, a skipped task why", async () => {
  const missed = aTask({ id: "missed", isMustDo: true, sinceDate: "2026-11-18" });
  const skip = { status: "SKIPPED", skipReason: "OUT_OF_SUPPLIES", doneBy: amy } as const;
  const skipped = aTask({ id: "skipped", name: "Sweep", ...skip });
  openDay(aDay({ groups: [{ list: opening, tasks: [missed, skipped] }] }));
  expect(await screen.findByText("since Nov 18")).toHaveAttribute("data-tone", "bad");
  expect(screen.getByText("skipped: out of supplies")).toHaveAttribute("data-tone", "warn");
});

test("an empty day says what it is for", async () => {
  openDay(aDay({ hasTaskLists: false }));
  expect(await screen.findByText("No task lists yet")).toBeVisible();
  expect(screen.getByText("Ask a manager to add one")).toBeVisible();
  expect(await screen.findByText("No notes today")).toBeVisible();
  expect(screen.getByText("No one scheduled")).toBeVisible();
});

test.each([
  { sent: [{ __typename: "PosEmployee", externalId: "7" }], lines: 1 },
  { sent: [], lines: 0 },
])("people wait to be linked only once a register has sent its own: $sent.length", async ({ sent, lines }) => {
  const unlinked = [{ __typename: "UnlinkedEmployee", employee: { __typename: "Employee", id: "9" } }];
  const links = { data: { posLinks: { __typename: "PosLinks", posEmployees: sent, unlinked } } };
  openDay(aDay(), { LinksToMake: () => links }, managerAtWork);
  expect(await screen.findByText("No notes today")).toBeVisible();
  await vi.waitFor(() => expect(requestsOf("LinksToMake")).toHaveLength(1));
  await vi.waitFor(() =>
    expect(screen.queryAllByText(/1 person isn't linked to the point of sale/)).toHaveLength(lines),
  );
});

test("a month whose goals began on a later day counts from that day", async () => {
  openDay(aDay({ goalPanel: aGoalPanel({ goalsFrom: "2026-11-12" }) }));
  expect(await screen.findByText("Since Nov 12")).toBeVisible();
  expect(screen.queryByText("November")).not.toBeInTheDocument();
});

test("without dollars the share of the goal is shown", async () => {
  const share = { ...unknownFigure, percent: 621 };
  const panel = aGoalPanel({ showsDollars: false, sales: share, monthToDate: share, neededToday: null });
  openDay(aDay({ goalPanel: panel }));
  expect(await screen.findAllByText("of goal")).toHaveLength(2);
  expect(screen.getAllByText("62.1%")).toHaveLength(2);
  expect(document.body).not.toHaveTextContent("$");
});

test("figures that came old are asked for again a minute later, not at once", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asOf = new Date(Date.now() - 20 * 60_000).toISOString();
  const day = aDay({ goalPanel: aGoalPanel({ asOf, posState: "FRESH" }) });
  let requests = 0;
  openDay(day, {
    DaybookGoal: () => {
      requests += 1;
      return { data: { daybook: day } };
    },
  });
  expect(await screen.findByText("POS data is 20 min old")).toBeVisible();
  const requestsAtFirst = requests;
  // Drawing the page takes its own time, so the wait is counted from the figures.
  const untilNextMinuteMs = Date.parse(asOf) + 21 * 60_000 - Date.now();
  await act(() => vi.advanceTimersByTimeAsync(untilNextMinuteMs - 5_000));
  expect(requests).toBe(requestsAtFirst);
  // One minute and no second one, however slowly the machine draws.
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  await vi.waitFor(() => expect(requests).toBe(requestsAtFirst + 1));
});

test("a day that cannot be read offers to try again", async () => {
  const failed = refusedWith("Something went wrong on our side. We logged it.", { code: "unexpected" });
  const parts = ["DaybookTasks", "DaybookGoal", "DaybookNotes", "DaybookPeople"];
  openDay(aDay(), Object.fromEntries(parts.map((part) => [part, failed])));
  expect(await screen.findByRole("button", { name: /try again|retry/i })).toBeVisible();
});

test("[ONB-02] a store that doesn't sell yet counts the days to its Grand Opening and what it buys", async () => {
  const openToBuy = {
    today: { buys: 26, itemsBought: 412, paid: 118_250 },
    total: { buys: 690, itemsBought: 11_640, paid: 3_120_000 },
    grandOpeningOn: "2026-12-12",
  };
  openDay(aDay({ goalPanel: aGoalPanel({ openToBuy }) }));
  const panel = await screen.findByRole("region", { name: "Goal progress" });
  expect(panel).toHaveTextContent("21days to Grand OpeningDec 12, 2026");
  expect(panel).toHaveTextContent("Buys today26");
  expect(screen.getByText("Open to Buy")).toBeVisible();
  expect(within(panel).queryByText(/Sales/)).not.toBeInTheDocument();
});
