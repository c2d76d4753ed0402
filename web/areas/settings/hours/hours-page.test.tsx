import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { HoursException, Weekday } from "./hours.queries.ts";

const network = fakeNetwork();

afterEach(() => void vi.useRealTimers());

const page = "/s/1/settings/hours";
const closed = { opensMinutes: null, closesMinutes: null, buyingClosesMinutes: null };
const open = { opensMinutes: 600, closesMinutes: 1260, buyingClosesMinutes: 1200 };

/** Closed on Sunday, else ten to nine. */
const week: Weekday[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...(weekday === 0 ? closed : open) }));
const christmas: HoursException = { date: "2026-12-25", name: "Christmas", ...closed };
const inventory: HoursException = { date: "2027-01-04", name: "Inventory", ...open, buyingClosesMinutes: null };

function hours(exceptions: readonly HoursException[], days: readonly unknown[] = week, gaps: readonly unknown[] = []) {
  return { __typename: "StoreHours", week: days, exceptions, gaps };
}

function openHours(exceptions: readonly HoursException[], fakes: GraphqlFakes = {}) {
  network.answer(...answersOf(manager, { StoreHours: () => ({ data: { storeHours: hours(exceptions) } }), ...fakes }));
  return openApp(page, manager);
}

test("the usual week and the special days stand on one page", async () => {
  openHours([christmas, inventory]);
  expect(await screen.findByText("Christmas")).toBeVisible();
  expect(screen.getByText("Fri, Dec 25")).toBeVisible();
  expect(screen.getByText("Mon, Jan 4")).toBeVisible();
  expect(screen.getByText("10:00 AM – 9:00 PM")).toBeVisible();
  expect(screen.getByRole("switch", { name: "Sunday: Open" })).not.toBeChecked();
  expect(screen.getByRole("combobox", { name: "Monday: Buying until" })).toHaveTextContent("8:00 PM");
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/s/1/settings");
});

test("a day is opened with usual hours, another changed, and the week saved as a whole", async () => {
  const sent: unknown[] = [];
  openHours([], {
    ChangeStoreHours: ({ variables }) => {
      sent.push(variables["week"]);
      return { data: { changeStoreHours: hours([]) } };
    },
  });
  await userEvent.click(await screen.findByRole("switch", { name: "Sunday: Open" }));
  await choose(screen.getByRole("combobox", { name: "Monday: Opens" }), "9:00 AM");
  await choose(screen.getByRole("combobox", { name: "Saturday: Buying until" }), "Until closing");
  await userEvent.click(screen.getByRole("button", { name: "Save hours" }));
  expect(await screen.findByText("Hours saved")).toBeInTheDocument();
  const changed = new Map<number, Partial<Weekday>>([
    [1, { opensMinutes: 540 }],
    [6, { buyingClosesMinutes: null }],
  ]);
  expect(sent).toEqual([week.map(({ weekday }) => ({ weekday, ...open, ...changed.get(weekday) }))]);
});

test("what is not saved is said at the foot of the page with what it was, and undone with Undo", async () => {
  openHours([]);
  const closes = await screen.findByRole("combobox", { name: "Monday: Closes" });
  expect(screen.queryByRole("button", { name: "Save hours" })).not.toBeInTheDocument();
  await choose(closes, "7:00 PM");
  const bar = within(screen.getByRole("group", { name: "Unsaved changes" }));
  expect(bar.getByText("1 change: Monday closes at 7:00 PM")).toBeVisible();
  expect(bar.getByText(/^Starts /)).toBeVisible();
  expect(screen.getByText("was 10:00 AM – 9:00 PM")).toBeVisible();
  await choose(screen.getByRole("combobox", { name: "Monday: Buying until" }), "6:00 PM");
  expect(bar.getByText("2 changes: Monday closes at 7:00 PM, Monday buys until 6:00 PM")).toBeVisible();
  await userEvent.click(bar.getByRole("button", { name: "Undo" }));
  expect(closes).toHaveTextContent("9:00 PM");
  expect(screen.queryByRole("group", { name: "Unsaved changes" })).not.toBeInTheDocument();
});

test("what else a change touches stands beside it, as far as the program knows", async () => {
  const tasks = [
    { __typename: "TaskTemplate", id: "1", dueMinutes: 1200, repeatDays: [1, 2] },
    { __typename: "TaskTemplate", id: "2", dueMinutes: null, repeatDays: [2] },
  ];
  const list = { __typename: "TaskList", id: "1", isActive: true };
  openHours([], {
    HoursContext: () => ({
      data: {
        storeProfile: { __typename: "StoreProfile", id: "1", country: "US" },
        taskLists: [{ __typename: "TaskListSettings", id: "1", list, tasks }],
      },
    }),
  });
  await choose(await screen.findByRole("combobox", { name: "Monday: Closes" }), "7:00 PM");
  await userEvent.click(screen.getByRole("switch", { name: "Tuesday: Open" }));
  const effects = within(await screen.findByRole("region", { name: "What changes with this" }));
  await expect
    .poll(() => effects.getAllByRole("listitem").map((effect) => effect.textContent))
    .toEqual([
      "1 Monday task is due after 7:00 PM. It stays.",
      "Tuesdays get no goal and no Day Close",
      "2 Tuesday tasks stay on the daybook",
    ]);
});

test("a holiday nobody has set stands among the special days, and stays closed with one press", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-10T18:00:00Z") });
  const sent: unknown[] = [];
  const openDay = { opensMinutes: 600, closesMinutes: 1260, buyingClosesMinutes: 1200 };
  const newYear = { date: "2027-01-01", name: "New Year's Day", ...closed };
  const openWeek = week.map((day) => ({ ...day, ...openDay }));
  openHours([], {
    StoreHours: () => ({ data: { storeHours: hours([newYear], openWeek) } }),
    HoursContext: () => ({
      data: { storeProfile: { __typename: "StoreProfile", id: "1", country: "US" }, taskLists: [] },
    }),
    SetStoreDay: ({ variables }) => {
      sent.push(variables);
      return { data: { setStoreDay: hours([newYear], openWeek) } };
    },
    ClearStoreDay: ({ variables }) => {
      sent.push(variables);
      return { data: { clearStoreDay: hours([newYear], openWeek) } };
    },
  });
  expect(await screen.findByText("Not set yet")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Change Christmas" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Special hours" }));
  expect(dialog.getByLabelText("Name")).toHaveValue("Christmas");
  expect(dialog.getByLabelText("Date")).toHaveValue("Dec 25, 2026");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Stay closed" }));
  expect(await screen.findByText("Christmas saved")).toBeInTheDocument();
  expect(sent).toEqual([{ date: "2026-12-25", name: "Christmas", ...closed }]);
  await pressUndo();
  await expect.poll(() => sent.at(-1)).toEqual({ date: "2026-12-25" });
});

test("Monday's hours are copied to Saturday with one press, and Sunday keeps its own", async () => {
  openHours([]);
  await choose(await screen.findByRole("combobox", { name: "Monday: Opens" }), "9:00 AM");
  await userEvent.click(screen.getByRole("button", { name: "Copy Monday to Tue–Sat" }));
  for (const day of ["Tuesday", "Saturday"]) {
    expect(screen.getByRole("combobox", { name: `${day}: Opens` })).toHaveTextContent("9:00 AM");
  }
  expect(screen.getByRole("switch", { name: "Sunday: Open" })).not.toBeChecked();
});

test.each([
  ["Closes", "9:45 AM", "Monday: closing must come after opening"],
  ["Buying until", "9:15 PM", "Monday: buying must end while you're open"],
])("%s at %s cannot be, which is said and not sent", async (field, time, words) => {
  const sent: unknown[] = [];
  openHours([], { ChangeStoreHours: ({ variables }) => sent.push(variables) });
  await choose(await screen.findByRole("combobox", { name: `Monday: ${field}` }), time);
  await userEvent.click(screen.getByRole("button", { name: "Save hours" }));
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(sent).toEqual([]);
});

test("a refused week keeps what was chosen", async () => {
  openHours([], { ChangeStoreHours: refusedWith("Someone else changed the hours") });
  await choose(await screen.findByRole("combobox", { name: "Monday: Opens" }), "9:00 AM");
  await userEvent.click(screen.getByRole("button", { name: "Save hours" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Someone else changed the hours");
  expect(screen.getByRole("combobox", { name: "Monday: Opens" })).toHaveTextContent("9:00 AM");
});

test("a special day begins closed, and is opened with times of its own", async () => {
  const sent: unknown[] = [];
  openHours([], {
    SetStoreDay: ({ variables }) => {
      sent.push(variables);
      return { data: { setStoreDay: hours([christmas]) } };
    },
  });
  expect(await screen.findByText("No special hours yet")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add special hours" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Special hours" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save day" }));
  expect(dialog.getByLabelText("Name")).toBeInvalid();
  await fill(dialog.getByLabelText("Name"), "Inventory");
  await fill(dialog.getByLabelText("Date"), "2099-01-05");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Closed all day" }));
  await choose(dialog.getByRole("combobox", { name: "Monday: Opens" }), "12:00 PM");
  await userEvent.click(dialog.getByRole("button", { name: "Save day" }));
  expect(await screen.findByText("Inventory saved")).toBeInTheDocument();
  expect(sent).toEqual([{ date: "2099-01-05", name: "Inventory", ...open, opensMinutes: 720 }]);
});

test("a special day is removed with Undo; a refusal is said", async () => {
  const sent: unknown[] = [];
  let response: () => unknown = refusedWith("Someone else removed this day");
  openHours([christmas], {
    ClearStoreDay: ({ variables }) => {
      sent.push(variables);
      return response();
    },
    SetStoreDay: ({ variables }) => {
      sent.push(variables);
      return { data: { setStoreDay: hours([christmas]) } };
    },
  });
  const remove = await screen.findByRole("button", { name: "Remove Christmas" });
  await userEvent.click(remove);
  expect(await screen.findByText("Someone else removed this day")).toBeInTheDocument();
  response = () => ({ data: { clearStoreDay: hours([]) } });
  await userEvent.click(remove);
  expect(await screen.findByText("Christmas removed")).toBeInTheDocument();
  await pressUndo();
  await expect.poll(() => sent.at(-1)).toMatchObject({ date: "2026-12-25", name: "Christmas", opensMinutes: null });
});

test("whom the server refuses reads that, and not an empty week", async () => {
  openHours([], { StoreHours: refusedWith("No", { code: "forbidden" }) });
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
  expect(screen.queryByText("Sunday")).not.toBeInTheDocument();
});

test("an employee is sent to the daybook, and a device without a connection says so", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  app.leave();
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});

test("C6: the store closes in between on every open day, and Undo brings a removed break back", async () => {
  const sent: unknown[] = [];
  let shown: readonly unknown[] = [];
  const gaps = [1, 2].map((weekday) => ({ __typename: "WeekdayGap", weekday, startsMinutes: 780, endsMinutes: 840 }));
  openHours([], {
    ChangeHoursGap: ({ variables }) => {
      sent.push(variables);
      shown = gaps;
      return { data: { changeHoursGap: hours([], week, gaps) } };
    },
    StoreHours: () => ({ data: { storeHours: hours([], week, shown) } }),
  });
  expect(await screen.findByText("Open through every day")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add a break in hours" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Closed in between" }));
  await choose(dialog.getByRole("combobox", { name: "Open again" }), "12:00 PM");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("The store must be open before and after. Choose other times.")).toBeVisible();
  await choose(dialog.getByRole("combobox", { name: "Open again" }), "2:00 PM");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Break in hours saved")).toBeInTheDocument();
  const gap = { startsMinutes: 780, endsMinutes: 840 };
  expect(sent).toEqual([{ weekdays: [1, 2, 3, 4, 5, 6], gap }]);
  await userEvent.click(await screen.findByRole("button", { name: "Remove Monday" }));
  await pressUndo();
  await expect
    .poll(() => sent.slice(1))
    .toEqual([
      { weekdays: [1], gap: null },
      { weekdays: [1], gap },
    ]);
});
