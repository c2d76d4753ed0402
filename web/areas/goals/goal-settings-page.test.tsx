import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDays } from "#common/business-date.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { savedFiles } from "#tests/kit/web/saved-files.ts";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { GoalSettings } from "./goals.queries.ts";

const network = fakeNetwork();
const narrow = window.matchMedia;

/** $850 on each day of last November: with 10 % growth $935 a day. */
const settings: GoalSettings = {
  id: "1.2026-11-01",
  today: "2026-11-10",
  weekStart: 0,
  defaultsState: "COMPLETE",
  monthState: "INFO",
  copyableExclusions: 0,
  shutHolidays: [],
  ruleErrors: null,
  plan: {
    month: "2026-11-01",
    country: "US",
    monthGoal: null,
    monthGoalVersion: "month-1",
    defaultsVersion: "defaults-1",
    shutWeekdays: [],
    sellsFrom: null,
    unusable: [],
    season: null,
    defaults: [
      {
        startsOn: "2026-01-01",
        growth: 100,
        averageTransaction: 3000,
        trade: 300,
        minSales: 0,
        alignsHolidays: false,
        holdsMonthTotal: false,
        salesRule: "LAST_YEAR",
      },
    ],
    dayGoals: [],
    frozenGoals: [],
    keptGoals: [],
    openDates: [],
    sales: Array.from({ length: 30 }, (_, day) => ({ date: addDays("2025-11-02", day), sales: 85_000 })),
  },
  events: [],
  exclusions: [],
  hints: [],
  freakDays: [],
};

const sent: unknown[] = [];

function answerSettings(fakes: GraphqlFakes = {}, session = manager): void {
  network.answer(...answersOf(session, { GoalSettings: () => ({ data: { goalSettings: settings } }), ...fakes }));
}

beforeEach(() => {
  sent.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function type(label: RegExp, words: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, words);
}

test("[GOAL-03] typing a growth moves every day and the month's total before anything is saved", async () => {
  answerSettings({
    SaveGoalDefaults: ({ variables }) => {
      sent.push(variables);
      return { data: { saveGoalDefaults: true } };
    },
  });
  openApp("/s/1/goal/settings?activeSetup=0", manager);
  // The page comes in a part of its own, which the first test waits for.
  expect(await screen.findByText("$28,050", {}, { timeout: 20_000 })).toBeVisible();
  await type(/^Sales growth/, "20");
  // The nine days before today keep $935.
  expect(await screen.findByText("$29,835")).toBeVisible();
  await type(/^Minimum goal/, "1100");
  expect(await screen.findByText(/of which \$1,680 from the minimum/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Goals saved")).toBeInTheDocument();
  expect(sent).toEqual([{ defaults: expect.objectContaining({ growth: 200, minSales: 110_000 }) }]);
});

test("[GOAL-06] a refusal keeps what was typed and says Error updating magic goal", async () => {
  const errors = [{ message: "You can't change past goals", extensions: { code: "goal-past" } }];
  answerSettings({ SaveGoalDefaults: () => ({ data: null, errors }) });
  openApp("/s/1/goal/settings?activeSetup=0", manager);
  await type(/^Sales growth/, "12");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Error updating magic goal: You can't change past goals")).toBeVisible();
  expect(screen.getByLabelText(/^Sales growth/)).toHaveValue("12");
});

test("[GOAL-02] activeSetup=1 opens the month on load", async () => {
  answerSettings();
  openApp("/s/1/goal/settings?activeSetup=1", manager);
  const calendar = await screen.findByRole("list", { name: "Goals for November 2026" });
  // The first week is over: it is one line until a person opens it.
  expect(within(calendar).getAllByRole("button")).toHaveLength(23);
  const past = screen.getByRole("button", { name: /^Nov 1 – 7, 2026/ });
  await userEvent.click(past);
  expect(within(calendar).getAllByRole("button")).toHaveLength(30);
  expect(
    within(calendar).getByRole("button", { name: /^Fri, Nov 20, 2026: goal \$935, magic goal, compared with \$850/ }),
  ).toBeVisible();
  const sections = within(screen.getByRole("navigation", { name: "Sections" }));
  expect(sections.getByRole("link", { current: "page" })).toHaveTextContent("Month and days");
  expect(screen.queryByLabelText(/^Sales growth/)).toBeNull();
});

test("the month is a file with what each day of the calendar says", async () => {
  answerSettings();
  openApp("/s/1/goal/settings?activeSetup=1", manager);
  const files = savedFiles();
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(files.map(({ name }) => name)).toEqual(["goals-2026-11.csv"]);
  const lines = (await files[0]?.content.text())?.split("\r\n");
  expect(lines).toHaveLength(32);
  expect(lines?.[0]).toMatch(/Date,Goal,How it's set,Sold,Compared with,Its sales$/);
  expect(lines?.[20]).toBe("2026-11-20,935.00,magic goal,,2025-11-21,850.00");
});

test.each([
  ["PENDING", "To do", "INFO", "Good to know"],
  ["WARNING", "Needs attention", "WARNING", "Needs attention"],
  ["COMPLETE", "Done", "PENDING", "To do"],
  ["INFO", "Good to know", "COMPLETE", "Done"],
] as const)(
  "[GOAL-07] the headers of panels that are %s and then another type say so: %s, %s, %s",
  async (...[defaultsState, defaultsWord, monthState, monthWord]) => {
    answerSettings({ GoalSettings: () => ({ data: { goalSettings: { ...settings, defaultsState, monthState } } }) });
    openApp("/s/1/goal/settings?activeSetup=7", manager);
    const defaults = await screen.findByRole("link", { name: /^General preferences/ });
    expect(within(defaults).getByText(defaultsWord)).toBeVisible();
    const month = screen.getByRole("link", { name: /^Month and days/ });
    expect(within(month).getByText(monthWord)).toBeVisible();
  },
);

test("[GOAL-05] the customers follow the sales and the average transaction while they are typed", async () => {
  answerSettings();
  openApp("/s/1/goal/settings?day=2026-11-20", manager);
  const dialog = await screen.findByRole("dialog", { name: "Friday, Nov 20, 2026" });
  expect(await within(dialog).findByText("32 customers")).toBeInTheDocument();
  await type(/^Sales goal/, "1000");
  expect(await within(dialog).findByText("34 customers")).toBeInTheDocument();
  await type(/^Average transaction/, "40");
  expect(await within(dialog).findByText("25 customers")).toBeInTheDocument();
});

test("each rule says what it would have missed by, and the chosen one is saved", async () => {
  const ruleErrors = {
    from: "2025-11-01",
    to: "2026-10-31",
    fair: { day: 134, month: 52 },
    lastYear: { day: 177, month: 98 },
  };
  answerSettings({
    GoalSettings: () => ({ data: { goalSettings: { ...settings, ruleErrors } } }),
    SaveGoalDefaults: ({ variables }) => {
      sent.push(variables);
      return { data: { saveGoalDefaults: true } };
    },
  });
  openApp("/s/1/goal/settings?activeSetup=0", manager);
  const fair = await screen.findByRole("radio", {
    name: /^Fair mix.*Off by 13\.4% a day, 5\.2% a month/s,
  });
  expect(screen.getByRole("radio", { name: /^Last year's day.*17\.7% a day/s })).toBeChecked();
  await userEvent.click(fair);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => sent).toEqual([{ defaults: expect.objectContaining({ salesRule: "FAIR" }) }]);
});

test("a holiday without sales last year is asked about once", async () => {
  const special = { holiday: "THANKSGIVING" as const, event: null, offset: 0 };
  const shutHolidays = [{ date: "2026-11-26", lastYear: "2025-11-27", special }];
  answerSettings({
    GoalSettings: () => ({ data: { goalSettings: { ...settings, shutHolidays } } }),
    SaveDayGoal: ({ variables }) => {
      sent.push(variables);
      return { data: { saveDayGoal: { goal: null } } };
    },
  });
  openApp("/s/1/goal/settings?activeSetup=1", manager);
  const question = await screen.findByRole("region", { name: "1 holiday counts as closed" });
  expect(within(question).getByText("No sales on Nov 27, 2025. Closed this year too?")).toBeVisible();
  await userEvent.click(within(question).getByRole("button", { name: "We're open" }));
  expect(await screen.findByText("Thu, Nov 26, 2026 is open")).toBeInTheDocument();
  expect(sent).toEqual([{ goal: { date: "2026-11-26", isClosed: false, version: null } }]);
});

test("the dialog says what a day's goal does to the month while it is typed, and the month can take it", async () => {
  // $1,000 on each of thirty days.
  const monthly = { ...settings, plan: { ...settings.plan, monthGoal: 3_000_000 } };
  answerSettings({
    GoalSettings: () => ({ data: { goalSettings: monthly } }),
    SaveDayGoal: ({ variables }) => {
      sent.push(variables);
      return { data: { saveDayGoal: { goal: null } } };
    },
  });
  openApp("/s/1/goal/settings?day=2026-11-20", manager);
  const dialog = await screen.findByRole("dialog", { name: "Friday, Nov 20, 2026" });
  await type(/^Sales goal/, "2900");
  expect(await within(dialog).findByText("$1,900 more. Where does it come from?")).toBeVisible();
  // Ten days stand; the nineteen others share $1,900.
  expect(
    within(dialog).getByRole("radio", { name: /^Keep November 2026 at \$30,000 ?19 other days drop by \$100\.$/ }),
  ).toBeChecked();
  await userEvent.click(
    within(dialog).getByRole("radio", { name: /^Raise November 2026 to \$31,900 ?Other days keep their goals\.$/ }),
  );
  expect(within(dialog).getByRole("button", { name: "Save Friday, $2,900" })).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: /^Save/ }));
  expect(await screen.findByText("Nov 20, 2026 saved")).toBeInTheDocument();
  expect(sent).toEqual([{ goal: expect.objectContaining({ sales: 290_000, raisesMonth: true }) }]);
});

test("on a wide screen a day opens beside its month, says why its goal is what it is, and gives the focus back", async () => {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(narrow(query), { matches: query === "(min-width: 1200px)" }),
  );
  const grown = { ...settings, plan: { ...settings.plan, monthGoal: 3_000_000 } };
  answerSettings({ GoalSettings: () => ({ data: { goalSettings: grown } }) });
  openApp("/s/1/goal/settings?activeSetup=1", manager);
  const calendar = await screen.findByRole("list", { name: "Goals for November 2026" });
  const cell = within(calendar).getByRole("button", { name: /^Fri, Nov 20, 2026/ });
  await userEvent.click(cell);
  const panel = await screen.findByRole("dialog", { name: "Friday, Nov 20, 2026" });
  expect(within(panel).getByLabelText(/^Sales goal/)).toHaveFocus();
  const why = within(panel).getByRole("region", { name: "Why the rule says $1,000" });
  expect(
    within(why)
      .getAllByRole("definition")
      .map((step) => step.textContent),
  ).toEqual(["$850", "$935", "$1,000"]);
  // The month is still in use: another day takes the place of the first.
  await userEvent.click(within(calendar).getByRole("button", { name: /^Sat, Nov 21, 2026/ }));
  expect(await screen.findByRole("dialog", { name: "Saturday, Nov 21, 2026" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(within(calendar).getByRole("button", { name: /^Sat, Nov 21, 2026/ })).toHaveFocus();
});

test("[GOAL-02] an employee is sent to the start", async () => {
  answerSettings({}, ana);
  const app = openApp("/s/1/goal/settings", ana);
  await expect.poll(() => app.at()).not.toContain("goal");
});

test("the month's goal stands first of a row with what is sold and needed a day, and Change opens its field", async () => {
  const sold = Array.from({ length: 9 }, (_, day) => ({ date: addDays("2026-11-01", day), sales: 90_000 }));
  const plan = { ...settings.plan, monthGoal: 3_000_000, sales: [...settings.plan.sales, ...sold] };
  answerSettings({
    GoalSettings: () => ({ data: { goalSettings: { ...settings, plan } } }),
    SaveMonthGoal: ({ variables }) => {
      sent.push(variables);
      return { data: { saveMonthGoal: { goal: 3_200_000 } } };
    },
  });
  openApp("/s/1/goal/settings?activeSetup=1", manager);
  const change = await screen.findByRole("button", { name: "Change the goal for November 2026" });
  expect(screen.getByText("$30,000")).toBeVisible();
  expect(screen.getByText("$8,100")).toBeVisible();
  // $21,900 over 21 days is $1,042.86.
  expect(screen.getByText("21 open days, $1,043 a day needed")).toBeVisible();
  expect(screen.queryByLabelText(/^Goal for November 2026/)).toBeNull();
  await userEvent.click(change);
  expect(screen.getByRole("textbox", { name: /^Goal for November 2026/ })).toHaveFocus();
  await fill(screen.getByRole("textbox", { name: /^Goal for November 2026/ }), "32000");
  expect(await screen.findByText(/^20 days rise by .+\. November 2026 becomes \$32,000\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save month" }));
  expect(await screen.findByText("November 2026 goal saved")).toBeInTheDocument();
  expect(sent).toEqual([{ month: "2026-11-01", goal: 3_200_000, version: "month-1" }]);
  expect(screen.getByRole("button", { name: "Change the goal for November 2026" })).toBeVisible();
});

test("a month that is over shows what it sold and offers no change", async () => {
  const sold = Array.from({ length: 30 }, (_, day) => ({ date: addDays("2026-11-01", day), sales: 90_000 }));
  const plan = { ...settings.plan, sales: [...settings.plan.sales, ...sold] };
  answerSettings({ GoalSettings: () => ({ data: { goalSettings: { ...settings, today: "2026-12-02", plan } } }) });
  openApp("/s/1/goal/settings?month=2026-11&activeSetup=1", manager);
  expect(await screen.findByText("Sold through Nov 30")).toBeVisible();
  expect(screen.getByText("$27,000")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Change the goal/ })).toBeNull();
});

test("a day of the month without figures is left out of what is sold and of what it is held against", async () => {
  const sold = Array.from({ length: 29 }, (_, day) => ({ date: addDays("2026-11-01", day), sales: 90_000 }));
  const plan = { ...settings.plan, sales: [...settings.plan.sales, ...sold] };
  answerSettings({ GoalSettings: () => ({ data: { goalSettings: { ...settings, today: "2026-12-02", plan } } }) });
  openApp("/s/1/goal/settings?month=2026-11&activeSetup=1", manager);
  expect(await screen.findByText("$26,100")).toBeVisible();
  expect(screen.getByText(/^\$[\d,]+ (ahead|behind), 1 day has no figures yet$/)).toBeVisible();
});

test("a closed day misses no figures: what each open day has to bring is still said", async () => {
  // Nov 1 and 8 are Sundays.
  const sold = ["02", "03", "04", "05", "06", "07", "09"].map((day) => ({ date: `2026-11-${day}`, sales: 90_000 }));
  const plan = { ...settings.plan, monthGoal: 3_000_000, shutWeekdays: [0], sales: [...settings.plan.sales, ...sold] };
  answerSettings({ GoalSettings: () => ({ data: { goalSettings: { ...settings, plan } } }) });
  openApp("/s/1/goal/settings?activeSetup=1", manager);
  expect(await screen.findByText("Sold through Nov 9")).toBeVisible();
  expect(screen.getByText(/^\$[\d,]+ (ahead|behind)$/)).toBeVisible();
  // $23,700 over 18 days is $1,316.67.
  expect(screen.getByText("18 open days, $1,317 a day needed")).toBeVisible();
});

/** November's Saturdays at $900, and a December that sister stores sell half as much again in. */
function borrowingFrom(sisters: number): GoalSettings {
  const sales = ["2026-10-03", "2026-10-10", "2026-10-17", "2026-10-24", "2026-10-31"].map((date) => ({
    date,
    sales: 90_000,
  }));
  const dates = Array.from({ length: 110 }, (_, day) => addDays("2026-09-01", day));
  const days = dates.map((date) => ({ date, index: date < "2026-11-15" ? 1 : 1.5, spread: null }));
  const season = { sisters, until: "2027-08-28", days: sisters === 0 ? [] : days };
  return { ...settings, plan: { ...settings.plan, sales, season } };
}

test("a store without a year borrows its season, and every such goal says so with a range", async () => {
  answerSettings({ GoalSettings: () => ({ data: { goalSettings: borrowingFrom(1) } }) });
  openApp("/s/1/goal/settings?day=2026-11-21", manager);
  expect(await screen.findByText(/^Season borrowed from 1 sister store until Aug 28, 2027/)).toBeInTheDocument();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Borrowed season")).toBeVisible();
  expect(screen.getByText(/^\+10\.0% on the borrowed season/)).toBeInTheDocument();
  expect(dialog.getByText("likely $945 to $1,755")).toBeVisible();
  expect(screen.getAllByText(/\$1,350 borrowed/).length).toBeGreaterThan(0);
});

test("where no sister store has a year either, the page says so and goals stay as they were", async () => {
  answerSettings({ GoalSettings: () => ({ data: { goalSettings: borrowingFrom(0) } }) });
  openApp("/s/1/goal/settings?day=2026-11-21", manager);
  expect(await screen.findByText(/^No sister store has a year to borrow a season from/)).toBeInTheDocument();
  expect(within(await screen.findByRole("dialog")).getByText("Average of this weekday")).toBeVisible();
  expect(screen.queryByText(/borrowed$/)).not.toBeInTheDocument();
});
