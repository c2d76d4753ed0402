import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { couponReport, reportFigures, reportLine, reportWeek } from "#tests/kit/web/a-coupon-report.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";
import type { Session } from "#web/platform/session/session.ts";

const network = fakeNetwork();
const patient = { timeout: 40_000 };
const lineageId = "0193a6f0-0000-7000-8000-00000000000a";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-16T18:00:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const campaigns = [
  { __typename: "CouponCampaign", id: lineageId, lineageId, name: "Black Friday thank-you", replacedById: null },
];

function open(fakes: GraphqlFakes = {}, { path = "/s/1/reports/bounceback", as = manager } = {}) {
  network.answer(
    ...answersOf(as, {
      BouncebackReport: () => couponReport(),
      BouncebackReportCampaigns: () => ({ data: { couponCampaigns: campaigns } }),
      ...fakes,
    }),
  );
  return openApp(path, as);
}

test("[REP-05] the report says what campaigns gave, cost and still owe, by week and by campaign", async () => {
  open();
  const figures = within(await screen.findByRole("region", { name: "Figures of these coupons" }, patient));
  expect(figures.getByText("598")).toBeVisible();
  expect(figures.getByText("441 customers, and 95 without a name")).toBeVisible();
  expect(figures.getByText("22.4%")).toBeVisible();
  expect(figures.getByText("+$21.70")).toBeVisible();
  expect(figures.getByText("$53.10 with a coupon, $31.40 usual")).toBeVisible();
  expect(figures.getByText("$4,530")).toBeVisible();
  const weeks = within(screen.getByRole("table", { name: "Coupons by week in figures" }));
  expect(cells(weeks.getByRole("row", { name: /^Dec 6 – 12/ }))).toEqual([
    "57",
    "74",
    "$740",
    "$3,967",
    "$53.61",
    "+$22.05",
  ]);
  expect(cells(weeks.getByRole("row", { name: /^Nov 22 – 28/ }))).toEqual(["214", "–", "–", "–", "–", "–"]);
  expect(within(screen.getByRole("figure")).getByText("Nov 29 – Dec 5")).toBeVisible();
  const reach = within(screen.getByRole("region", { name: "How they reached people" }));
  expect(reach.getByText("$30 leaked")).toBeVisible();
  const lines = within(screen.getByRole("table", { name: "By campaign" }));
  const line = lines.getByRole("row", { name: /^Black Friday thank-you/ });
  expect(cells(line)).toContain("Nov 27 – Dec 6");
  expect(unexplainedFigures()).toEqual([]);
  expect(within(line).getByRole("link")).toHaveAttribute("href", `/s/1/bounceback/settings/campaigns/${lineageId}`);
});

function cells(row: HTMLElement): (string | null)[] {
  return within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
}

test("of two years the table shows the newest quarter first, and every week after a press", async () => {
  const weeks = Array.from({ length: 104 }, (_, place) => {
    const from = addDays("2024-12-22", place * 7);
    return { ...reportWeek, from, to: addDays(from, 6), issued: 7 };
  });
  open({ BouncebackReport: () => couponReport({ weeks }) });
  const table = await screen.findByRole("table", { name: "Coupons by week in figures" }, patient);
  const rows = () =>
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  expect(rows()).toHaveLength(14);
  expect(rows().at(-2)).toBe("Dec 13 – 19");
  expect(screen.getByText("The last 13 of 104 weeks")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all weeks" }));
  expect(rows()).toHaveLength(105);
  expect(screen.queryByRole("button", { name: "Show all weeks" })).toBeNull();
});

test("a sister store's coupons that were used here stand apart, marked with their store", async () => {
  const sister = reportLine({
    isSister: true,
    storeName: "Elm Street",
    status: null,
    figures: reportFigures({ redeemed: 4 }),
  });
  open({ BouncebackReport: () => couponReport({ sisters: [sister] }) });
  const region = within(await screen.findByRole("region", { name: "Sister stores' coupons used here" }, patient));
  expect(region.getByText("From Elm Street")).toBeVisible();
  expect(region.queryByRole("link")).toBeNull();
  expect(region.getByText("They count for the store that issued them.")).toBeVisible();
});

test("the filters are in the address and are what is asked for", async () => {
  const app = open();
  await choose(await screen.findByRole("combobox", { name: "Coupons by" }, patient), "Day redeemed");
  await choose(screen.getByRole("combobox", { name: "Campaign" }), "Black Friday thank-you");
  await fill(screen.getByLabelText("From"), "12/1/2026");
  await expect
    .poll(() => requestsOf("BouncebackReport").at(-1))
    .toEqual({ from: "2026-12-01", to: "2026-12-16", basis: "REDEEMED", lineageId });
  expect(requestsOf("BouncebackReport")[0]).toEqual({
    from: "2026-09-18",
    to: "2026-12-16",
    basis: "ISSUED",
    lineageId: null,
  });
  expect(app.at()).toContain("by=redeemed");
  await userEvent.click(screen.getByRole("link", { name: "Clear filters" }));
  await expect.poll(app.at).toBe("/s/1/reports/bounceback");
});

test("a range that ends before it begins says so and keeps what was typed", async () => {
  open({}, { path: "/s/1/reports/bounceback?from=2026-12-10&to=2026-12-01" });
  expect(await screen.findByText("End on Dec 10, 2026 or later", {}, patient)).toBeVisible();
  expect(screen.getByLabelText("From")).toHaveValue("Dec 10, 2026");
});

test("the first campaign is one press away, and only for a manager", async () => {
  const none = couponReport({ campaigns: [], weeks: [], total: reportFigures({ issued: 0 }) });
  const fakes = {
    BouncebackReport: () => none,
    BouncebackReportCampaigns: () => ({ data: { couponCampaigns: [] } }),
  };
  const app = open(fakes);
  expect(await screen.findByText("No campaigns yet", {}, patient)).toBeVisible();
  expect(screen.getByRole("link", { name: "New campaign" })).toBeVisible();
  app.leave();
  open(fakes, { as: ana });
  expect(await screen.findByText("No campaigns yet")).toBeVisible();
  expect(screen.queryByRole("link", { name: "New campaign" })).toBeNull();
});

test("days without coupons offer to clear the filters", async () => {
  const none = couponReport({ campaigns: [], weeks: [], total: reportFigures({ issued: 0 }) });
  const app = open({ BouncebackReport: () => none }, { path: "/s/1/reports/bounceback?from=2026-12-10" });
  expect(await screen.findByText("No coupons in these days", {}, patient)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  await expect.poll(app.at).toBe("/s/1/reports/bounceback");
});

test("a file that is refused says why, and an employee is not offered one", async () => {
  const app = open({ BouncebackFile: refusedWith("Ask a manager", { code: "forbidden" }) });
  await userEvent.click(await screen.findByRole("button", { name: "More" }, patient));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("Ask a manager")).toBeInTheDocument();
  app.leave();
  open({}, { as: ana });
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  expect(await screen.findByRole("menuitem", { name: "Print" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Export as CSV" })).toBeNull();
});

test("without a connection the report says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp("/s/1/reports/bounceback", manager);
  expect(await screen.findByText("This loads when you're back online", {}, patient)).toBeVisible();
});

test("what will likely come back, and what is worth a look, stand by the report", async () => {
  const day = { __typename: "ExpectedCouponDay" };
  open({
    CouponForecast: () => ({
      data: {
        couponForecast: {
          __typename: "CouponForecast",
          finished: 412,
          days: [
            { ...day, date: "2026-12-16", coupons: 4.4, amount: 4400 },
            { ...day, date: "2026-12-22", coupons: 2.2, amount: 2200 },
            { ...day, date: "2026-12-24", coupons: 1, amount: 1000 },
          ],
        },
      },
    }),
    CouponMisuse: () => ({
      data: {
        couponMisuse: [
          {
            __typename: "CouponMisuse",
            kind: "ONE_PHONE",
            subject: "6145550182",
            couponIds: ["a", "b", "c", "d", "e", "f"],
          },
        ],
      },
    }),
  });
  const forecast = within(await screen.findByRole("region", { name: "Likely to come back" }, patient));
  expect(forecast.getByText("$66")).toBeVisible();
  expect(forecast.getByText("on 7 coupons")).toBeVisible();
  expect(forecast.getByText("$76")).toBeVisible();
  expect(forecast.getByText("From when 412 earlier coupons came back")).toBeVisible();
  expect(requestsOf("CouponForecast")[0]).toMatchObject({ issuedFrom: "2026-09-18", issuedTo: "2026-12-16" });
  const bars = screen.getByRole("figure", { name: "Coupons issued and redeemed by week" });
  expect([...bars.children].map(({ textContent }) => textContent)).toEqual([
    ...["214Nov 22 – 28", "Nov 29 – Dec 5", "5774Dec 6 – 12"],
    ...["4 ExpectedDec 13 – 19", "3 ExpectedDec 20 – 26"],
  ]);
  const figures = within(screen.getByRole("region", { name: "Figures of these coupons" }));
  expect(figures.getByText("$76 likely to be used")).toBeVisible();
  const watch = within(await screen.findByRole("region", { name: "Worth a look" }));
  expect(watch.getByText("6 coupons for one phone, (614) 555-0182")).toBeVisible();
  expect(watch.getByRole("link", { name: "Coupon 5" })).toHaveAttribute("href", "/s/1/bounceback/detail/show/e");
  expect(watch.getByText("and 1 more")).toBeVisible();
});

const owner: Session = { ...manager, role: roles.owner };

function storesAnswer() {
  const elm = { storeId: 2, storeName: "Lakeside Kids", figures: reportFigures({ issued: 40, redeemed: 10 }) };
  const maple = { storeId: 1, storeName: "Maple Street", figures: reportFigures() };
  return { data: { bouncebackStores: { stores: [elm, maple], total: reportFigures({ issued: 638, redeemed: 141 }) } } };
}

test("[REP-05] an owner reads a line for each store and their total, and goes on to one of them", async () => {
  const app = open({ BouncebackStores: storesAnswer }, { as: owner, path: "/s/1/reports/bounceback?by=redeemed" });
  await choose(await screen.findByRole("combobox", { name: "Store" }, patient), "All my stores");
  const table = within(await screen.findByRole("table", { name: "By store" }));
  expect(cells(table.getByRole("row", { name: /^Lakeside Kids/ }))[0]).toBe("40");
  expect(cells(table.getByRole("row", { name: /^Total/ })).slice(0, 2)).toEqual(["638", "441"]);
  expect(requestsOf("BouncebackStores").at(-1)).toMatchObject({ basis: "REDEEMED", lineageId: null });
  expect(screen.queryByRole("combobox", { name: "Campaign" })).toBeNull();
  expect(table.getByRole("link", { name: "Lakeside Kids" })).toHaveAttribute(
    "href",
    "/s/2/reports/bounceback?by=redeemed",
  );
  expect(app.at()).toContain("stores=all");
});

test("the file of all stores is asked for where they are shown, and says why it is refused", async () => {
  const refused = refusedWith("Try again in a minute", { code: "too-many" });
  const path = "/s/1/reports/bounceback?stores=all";
  open({ BouncebackStores: storesAnswer, BouncebackStoresFile: refused }, { as: owner, path });
  await screen.findByRole("table", { name: "By store" }, patient);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("Try again in a minute")).toBeInTheDocument();
});

test("stores without coupons in these days say so, and a manager's address shows the manager's own store", async () => {
  const none = { data: { bouncebackStores: { stores: [], total: reportFigures({ issued: 0 }) } } };
  const path = "/s/1/reports/bounceback?stores=all";
  const app = open({ BouncebackStores: () => none }, { as: owner, path });
  expect(await screen.findByText("No coupons in these days", {}, patient)).toBeVisible();
  app.leave();
  open({}, { path });
  expect(await screen.findByRole("table", { name: "By campaign" })).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Store" })).toBeNull();
});
