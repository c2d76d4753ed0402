import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { firstOf } from "#tests/kit/rows/first-of.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { DayBuying } from "#web/areas/reports/shared/buying-goal/buying-goal.queries.ts";
import type { SecondLook } from "./second-look.queries.ts";
import type { Comparison, Craft, CraftDetail, Share } from "./craft.queries.ts";

const network = fakeNetwork();

const share = (key: string, changes: Partial<Share>): Share => ({
  ...{ key, buys: 60, pieces: 212, taken: 93, share: 440, others: 430, low: 320, high: 560, verdict: "CHANCE" },
  ...changes,
});

const jeans: Comparison = {
  ...{ by: "CATEGORY", group: "J", pieces: 600, taken: 250 },
  shares: [
    share("E2", { share: 310, others: 440, verdict: "FEWER", taken: 66 }),
    share("E1", {}),
    share("E3", { pieces: 14, buys: 4, share: 500, low: null, high: null, verdict: "FEW" }),
  ],
};
const hours: Comparison = {
  ...{ by: "HOUR", group: "", pieces: 900, taken: 400 },
  shares: [share("10", {}), share("20", { share: 330, others: 450, verdict: "FEWER" })],
};
const craft: Craft = {
  ...{ from: "2026-08-24", to: "2026-11-22", yearFrom: "2025-11-24", today: "2026-11-23", source: "REGISTER" },
  buyers: [
    { key: "E1", name: "Ana Ruiz" },
    { key: "E2", name: "Devon Wells" },
    { key: "E3", name: "Jo Lind" },
  ],
  categories: [{ key: "J", name: "Girls, Jeans" }],
  agreement: [{ buyer: "E2", category: "J", pieces: 10, agreed: 7 }],
  declined: [{ band: 0, offers: 40, declined: 4 }],
  comparisons: [jeans, hours],
};
const detail: CraftDetail = {
  reasons: [{ reason: "Style too old", own: 470, others: 240, weeks: [200, null, 470] }],
  sold: [{ buyer: "E2", days: 30, pieces: 66, sold: 34 }],
};

const buying: DayBuying = {
  ...{ date: "2026-11-23", sales: 481_100, salesGoal: 973_800, bought: 118_000 },
  ...{ salesPace: { ahead: -44_700, usualPct: 540 }, boughtPace: { ahead: 3000, usualPct: 500 } },
  ...{ past: { from: "2026-09-28", to: "2026-11-22" }, ahead: { from: "2026-12-14", to: "2027-01-03" } },
  sum: {
    ...{ paid: 1_600_000, sold: 5_600_000, days: 56, costPct: 286, aheadDaily: 140_000, dailyNeed: 40_000 },
    ...{ weekdayPct: 875, goal: 35_000 },
  },
  categories: [
    {
      ...{ category: "Girls, Jeans", averagePrice: 1000, averageCost: 300, forecast: 210_000, sellItems: 210 },
      ...{ sellThroughPct: 700, neededItems: 300, supplyItems: 100, gapItems: 200, gapCents: 60_000 },
      ...{ todayItems: 8, todayCents: 2400, supplyWeeks: 1.4 },
    },
    {
      ...{ category: "Girls, Dresses", averagePrice: 1000, averageCost: 300, forecast: 150_000, sellItems: 150 },
      ...{ sellThroughPct: 750, neededItems: 200, supplyItems: 50, gapItems: 150, gapCents: 45_000 },
      ...{ todayItems: 6, todayCents: 1800, supplyWeeks: 2.7 },
    },
    {
      ...{ category: "Girls, Coats", averagePrice: 2000, averageCost: 700, forecast: 80_000, sellItems: 40 },
      ...{ sellThroughPct: 800, neededItems: 50, supplyItems: 900, gapItems: 0, gapCents: 0 },
      ...{ todayItems: 0, todayCents: 0, supplyWeeks: 67.2 },
    },
  ],
};

const look: SecondLook = {
  ...{ id: "0193a6f0-0000-7000-8000-000000000001", buyNumber: "27", buyerName: "Devon Wells" },
  ...{ employeeName: "Ana Ruiz", answeredAt: null },
  pieces: [1, 2, 3, 4, 5].map((position) => ({
    ...{ position, category: "J", description: `Jeans ${position}`, brand: "Cove", size: "8" },
    ...{ wasTaken: null, passReason: null, isTakenAgain: null },
  })),
};
const answered: SecondLook = {
  ...look,
  answeredAt: "2026-11-23T18:00:00Z",
  pieces: look.pieces.map((piece) => ({
    ...piece,
    ...{ wasTaken: piece.position > 1, passReason: "Style too old", isTakenAgain: true },
  })),
};

function openCraft(shown: Craft, search = ""): void {
  network.answer(
    ...answersOf(manager, {
      BuyerCraft: () => ({ data: { buyerCraft: shown } }),
      CraftDetail: () => ({ data: { craftDetail: detail } }),
      SecondLook: () => ({ data: { secondLook: { look: lookNow, candidate: null } } }),
      AnswerSecondLook: () => {
        lookNow = answered;
        return { data: { answerSecondLook: answered } };
      },
      BuyingGuard: () => ({ data: { buyingGuard: guard } }),
      DayBuying: () => ({ data: { dayBuying: buyingNow } }),
    }),
  );
  openApp(`/s/1/reports/buyer_craft${search}`, manager);
}

const guard = {
  ...{ __typename: "BuyingGuard", cash: null, mostWeeks: 12 },
  full: [
    {
      ...{ __typename: "FullSupply", sectionId: "s", name: "Dress wall", categories: ["Girls, Dresses"] },
      ...{ weeks: 16.2, floorItems: 0, binItems: 720 },
    },
  ],
};

let buyingNow = buying;

/** What the day's second look has come to. */
let lookNow = look;

const late = { timeout: 20_000 };

afterEach(() => void vi.restoreAllMocks());

test("a real difference is said in one sentence, buyers stand A to Z, and too few say nothing", async () => {
  openCraft(craft);
  const title = "Devon Wells takes fewer pieces of Girls, Jeans than chance explains";
  expect(await screen.findByText(title, {}, late)).toBeVisible();
  expect(screen.getByText("31% of 212, others 44%. Chance alone gives 32% to 56%.")).toBeVisible();
  // The reasons, which come later, have a row with a buyer's name too.
  const shares = within(firstOf(screen.getAllByRole("table")));
  const ana = shares.getByRole("row", { name: /Ana Ruiz/ });
  const devon = shares.getByRole("row", { name: /Devon Wells/ });
  const jo = shares.getByRole("row", { name: /Jo Lind/ });
  expect(shares.getAllByRole("row").slice(1, 4)).toEqual([ana, devon, jo]);
  expect(ana).toHaveTextContent("Ana Ruiz");
  expect(devon).toHaveTextContent("Takes fewer");
  expect(await within(devon).findByText("52%", {}, late)).toBeVisible();
  expect(jo).toHaveTextContent("Shows at 30 pieces, 20 buys");
  expect(await screen.findByText("Why Devon Wells passes", {}, late)).toBeVisible();
  expect(screen.getByRole("row", { name: /Style too old/ })).toHaveTextContent("47%24%");
  expect(screen.getByText("10% of 40")).toBeVisible();
});

test("the limits stand on an axis of tens, and second looks say how often both buyers agreed", async () => {
  const others = { buyer: "E2", category: "C", pieces: 30, agreed: 27 };
  openCraft({ ...craft, agreement: [...craft.agreement, others] });
  const marks = await screen.findAllByText(/^[3-6]0%$/, { selector: "th span" }, late);
  expect(marks.map(({ textContent }) => textContent?.trim())).toEqual(["30%", "40%", "50%", "60%"]);
  const card = within(await screen.findByRole("region", { name: "Second look" }, late));
  expect(card.getByText("Devon Wells and who looked again agree")).toBeVisible();
  expect(card.getByText("Girls, Jeans").parentElement).toHaveTextContent("70% of 10");
  expect(card.getByText("All categories").parentElement).toHaveTextContent("85% of 40");
});

test("on a phone the categories are one list to choose from, real differences first", async () => {
  const counter = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(counter(query), { matches: query.includes("max-width") }),
  );
  openCraft(craft);
  const list = await screen.findByRole("combobox", { name: "Categories" }, late);
  expect(within(list).getByRole("group", { name: "Real differences" })).toHaveTextContent("Girls, Jeans");
  expect(screen.queryByRole("navigation", { name: "Categories" })).toBeNull();
});

test("hours are compared with each other", async () => {
  openCraft(craft);
  await userEvent.click(await screen.findByRole("link", { name: "Hour" }, late));
  expect(await screen.findByText("8:00 PM: you take less than chance explains", {}, late)).toBeVisible();
  expect(screen.getByText(/Stop buying earlier, or schedule two people to sort/)).toBeVisible();
  const table = within(screen.getByRole("table"));
  expect(table.getByRole("row", { name: /8:00 PM/ })).toHaveTextContent("8:00 PMTakes fewer21233%32%–56%45%");
  // Drawn from left to right, the one that differs with its figure.
  const [first, second] = screen.getAllByText(/^(10 AM|8)$/);
  expect([first, second].map((label) => label?.parentElement?.textContent)).toEqual(["10 AM", "33%8"]);
});

test("a register without pieces is said so, and nothing stands where nothing was counted", async () => {
  openCraft({ ...craft, source: "COUNTER", comparisons: [{ ...jeans, by: "BUYER", group: "" }] });
  expect(await screen.findByText(/This register sends no pieces/, {}, late)).toBeVisible();
  expect(screen.queryByText("Sold in 30 days")).not.toBeInTheDocument();
});

test("weeks without buys say what shows there", async () => {
  openCraft({ ...craft, source: null, comparisons: [] });
  expect(await screen.findByText("No sorted buys in these weeks", {}, late)).toBeVisible();
});

test("the buying goal stands beside the sales goal, and each line of its sum is explained", async () => {
  openCraft(craft);
  await userEvent.click(await screen.findByRole("button", { name: "Why $350?" }, late));
  const dialog = screen.getByRole("dialog", { name: "Why $350 today?" });
  const lines = ["$28.60", "$16,000 paid for $56,000 sold", "$1,400", "$400", "87.5%", "$350"];
  lines.forEach((line) => expect(dialog).toHaveTextContent(line));
});

test("both bars say how far the day is beside what is usual by now, and nothing of it where that is unknown", async () => {
  buyingNow = buying;
  openCraft(craft);
  const bars = await screen.findByRole("region", { name: "Today's goals" }, late);
  expect(bars).toHaveTextContent(
    /Sales\$4,811of \$9,738\$447 behindusually 54% by now.*Buying\$1,180of \$350\$30 aheadusually 50% by now/,
  );
});

test("without such weekdays before no pace is shown, and less than a dollar is on pace", async () => {
  buyingNow = { ...buying, salesPace: null, boughtPace: { ahead: -40, usualPct: 500 } };
  openCraft(craft);
  const bars = await screen.findByRole("region", { name: "Today's goals" }, late);
  expect(bars).toHaveTextContent(/of \$9,738Buying\$1,180of \$350On paceusually 50% by now/);
  buyingNow = buying;
});

test("each category says what to buy today, and how that is worked out", async () => {
  openCraft(craft);
  await userEvent.click(await screen.findByRole("button", { name: "What to buy" }, late));
  const dialog = screen.getByRole("dialog", { name: "What to buy today" });
  expect(dialog).toHaveTextContent("Girls, Coats67 weeks of supplyEnough for now");
  // The register says that dresses are short, and the bins hold them.
  await userEvent.click(within(dialog).getByText("Girls, Dresses"));
  const reason = "Dress wall has 16 weeks of supply with the 720 pieces in bins, so we leave it out today.";
  const about = within(dialog).getByText(reason, { exact: false });
  expect(within(about).getByRole("link", { name: "Open the bins of Dress wall" })).toBeVisible();
  expect(dialog).toHaveTextContent("Girls, Dresses16 weeks of supplyEnough with the bins");
  await userEvent.click(within(dialog).getByText("Girls, Jeans"));
  const lines = [
    "8 pieces, $24",
    "$2,100 at $10.00 a piece",
    "70.0% sell within 30 days",
    "$600 at $3.00 a piece",
    "87.5%",
  ];
  lines.forEach((line) => expect(dialog).toHaveTextContent(line));
  expect(within(dialog).getByText("Together").parentElement).toHaveTextContent("8 pieces, $24");
});

test("without a category that is sold often enough, what is missing is said", async () => {
  buyingNow = { ...buying, categories: [] };
  openCraft(craft);
  await userEvent.click(await screen.findByRole("button", { name: "What to buy" }, late));
  expect(screen.getByRole("dialog", { name: "What to buy today" })).toHaveTextContent("No category to show yet");
});

test("the drill takes five answers blind, and then shows both", async () => {
  openCraft(craft);
  await userEvent.click(await screen.findByRole("button", { name: "Go on" }, late));
  const dialog = await screen.findByRole("dialog", { name: "Buy 27, 0 of 5" });
  expect(dialog).not.toHaveTextContent("Style too old");
  for (const take of within(dialog).getAllByRole("button", { name: "Take" })) {
    await userEvent.click(take);
  }
  await userEvent.click(within(dialog).getByRole("button", { name: "Save answers" }));
  const both = await screen.findByRole("dialog", { name: "You agreed on 4 of 5" }, late);
  expect(both).toHaveTextContent("Devon Wells: pass, style too old");
  expect(both).toHaveTextContent("Ana Ruiz: take");
});
