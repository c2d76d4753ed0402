import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { couponReport } from "#tests/kit/web/a-coupon-report.ts";
import { aCampaign, campaignAnswers } from "#tests/kit/web/a-campaign.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Campaign } from "./campaigns.queries.ts";

const network = fakeNetwork();
const patient = { timeout: 20_000 };
const campaign = aCampaign();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-16T18:00:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function open(campaigns: readonly Campaign[], fakes: GraphqlFakes = {}) {
  network.answer(
    ...answersOf(manager, { ...campaignAnswers(campaigns), BouncebackReport: () => couponReport(), ...fakes }),
  );
  return openApp(`/s/1/bounceback/settings/campaigns/${campaign.id}`, manager);
}

test("[BNC-04] the campaign's page is its report, asked for its own days", async () => {
  open([aCampaign({ budgetCoupons: 650 })]);
  const figures = within(await screen.findByRole("region", { name: "Figures of these coupons" }, patient));
  expect(figures.getByText("598")).toBeVisible();
  expect(figures.getByText("of 650 in the budget")).toBeVisible();
  expect(figures.getByText("$1,310 taken off, 9 days to go")).toBeVisible();
  const places = within(screen.getByRole("region", { name: "Where 598 coupons are" }));
  expect(places.getAllByRole("definition").map((count) => count.textContent)).toEqual([
    "9 at sister stores131",
    "453",
    "14",
  ]);
  expect(requestsOf("BouncebackReport")).toEqual([
    { from: "2026-11-27", to: "2026-12-16", basis: "ISSUED", lineageId: campaign.id },
  ]);
  expect(screen.getByText(/^Every/)).toHaveTextContent(
    "Every $40 spent Nov 27 to Dec 6 earned a $10 coupon good Dec 7 to 24.",
  );
});

test("[BNC-07] ending asks, says what stays, and says when it was refused", async () => {
  let answer: unknown = refusedWith("You don't have access. Ask a manager.", { code: "forbidden" })();
  open([campaign], { EndCouponCampaign: () => answer });
  await userEvent.click(await screen.findByRole("button", { name: "End" }, patient));
  const question = within(await screen.findByRole("alertdialog", { name: "End Black Friday thank-you?" }));
  expect(
    question.getByText(/^No new coupons from now on\. The 130 open ones stay good through Dec 24, 2026\./),
  ).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "End campaign" }));
  expect(await screen.findByText(/^We couldn't end the campaign\. You don't have access/)).toBeInTheDocument();
  answer = {
    data: {
      endCouponCampaign: {
        __typename: "CouponCampaign",
        id: campaign.id,
        status: "ENDED",
        endedAt: "2026-12-08T16:00:00Z",
      },
    },
  };
  await userEvent.click(screen.getByRole("button", { name: "End" }));
  await userEvent.click(await screen.findByRole("button", { name: "End campaign" }));
  expect(await screen.findByText("Black Friday thank-you ended")).toBeInTheDocument();
  expect(requestsOf("EndCouponCampaign")).toEqual([{ id: campaign.id }, { id: campaign.id }]);
});

test("[BNC-07] an older version cannot be changed and leads to the one that issues now", async () => {
  const newer = aCampaign({
    id: "0193a6f0-0000-7000-8000-00000000000b",
    lineageId: campaign.id,
    version: 2,
    replacesId: campaign.id,
  });
  const older = { ...campaign, replacedById: newer.id, endedAt: "2026-12-01T16:00:00.000Z", endedReason: "edited" };
  const app = open([
    { ...newer, lineageId: campaign.id },
    { ...older, status: "ENDED" },
  ]);
  expect(await screen.findByText("A newer version issues now.", {}, patient)).toBeVisible();
  expect(screen.queryByRole("button", { name: "End" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Open version 2" }));
  await expect.poll(app.at).toBe(`/s/1/bounceback/settings/campaigns/${newer.id}`);
});

test("a budget that is used up offers a higher limit", async () => {
  const app = open([aCampaign({ budgetCoupons: 214, isBudgetReached: true })]);
  const note = within(await screen.findByRole("region", { name: "Budget reached" }, patient));
  expect(note.getByText("All 214 coupons of the budget are out")).toBeVisible();
  await userEvent.click(note.getByRole("button", { name: "Raise limit" }));
  await expect.poll(app.at).toBe(`/s/1/bounceback/settings/campaigns/${campaign.id}/edit`);
});

test("a campaign that is missing says so", async () => {
  open([]);
  expect(await screen.findByText("Campaign not found", {}, patient)).toBeVisible();
});

test("without a connection the campaign says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(`/s/1/bounceback/settings/campaigns/${campaign.id}`, manager);
  expect(await screen.findByText("This loads when you're back online", {}, patient)).toBeVisible();
});
