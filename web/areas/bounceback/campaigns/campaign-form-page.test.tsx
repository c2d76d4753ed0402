import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aCampaign, campaignAnswers } from "#tests/kit/web/a-campaign.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Campaign } from "./campaigns.queries.ts";

const network = fakeNetwork();
const patient = { timeout: 20_000 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-24T18:00:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function open(path: string, campaigns: readonly Campaign[] = [], fakes: GraphqlFakes = {}) {
  network.answer(...answersOf(manager, { ...campaignAnswers(campaigns), ...fakes }));
  return openApp(`/s/1/bounceback/settings/campaigns/${path}`, manager);
}

function saved(more: { id?: string; version?: number; replaced?: string | null } = {}) {
  const { id = "0193a6f0-0000-7000-8000-00000000000b", version = 1, replaced = null } = more;
  const campaign = { __typename: "CouponCampaign", id, name: "Black Friday thank-you", version };
  const old = replaced === null ? null : { __typename: "CouponCampaign", id: replaced };
  return { data: { saveCouponCampaign: { __typename: "SavedCouponCampaign", campaign, replaced: old } } };
}

function dates(part: number) {
  const [from, through] = [screen.getAllByLabelText("From")[part], screen.getAllByLabelText("Through")[part]];
  if (from === undefined || through === undefined) {
    throw new Error("The form has no such dates");
  }
  return { from, through };
}

async function save(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: /^Save/ }));
}

test("[BNC-05] [BNC-09] the sentence follows what is typed, and the campaign is saved as it reads", async () => {
  open("new", [], { SaveCouponCampaign: () => saved() });
  const name = await screen.findByLabelText("Name", {}, patient);
  await fill(name, "Black Friday thank-you");
  await fill(dates(0).from, "11/27/2026");
  await fill(dates(0).through, "12/6/2026");
  await fill(dates(1).from, "12/7/2026");
  await fill(dates(1).through, "12/24/2026");
  await fill(screen.getByLabelText("Spend"), "40");
  await fill(screen.getByLabelText("Minimum"), "40");
  const sentence = screen.getByRole("region", { name: "In one sentence" });
  expect(sentence).toHaveTextContent("Every $40 spent Nov 27 to Dec 6 earns a $10 coupon good Dec 7 to 24.");
  expect(sentence).toHaveTextContent("$10 off $40, earned by $40, Nov 27 – Dec 6. One a visit, at Maple Street.");
  expect(sentence).toHaveTextContent("A sale of $96 earns 2.");
  await choose(screen.getByRole("combobox", { name: "Good at" }), "All stores");
  expect(sentence).toHaveTextContent("One a visit, at Elm Street and Maple Street.");
  await choose(screen.getByRole("combobox", { name: "Good at" }), "This store");
  await userEvent.click(screen.getByRole("radio", { name: "Amount" }));
  await fill(await screen.findByLabelText("Limit"), "6500");
  expect(screen.getByText("650 coupons.")).toBeVisible();
  await save();
  expect(await screen.findByText("Black Friday thank-you saved")).toBeInTheDocument();
  expect(requestsOf("SaveCouponCampaign")).toEqual([
    expect.objectContaining({
      nextId: null,
      acceptsWarnings: false,
      campaign: {
        name: "Black Friday thank-you",
        type: "AUTOMATIC",
        intent: "RETURN_VISIT",
        earnedBy: "SALE",
        earnStartOn: "2026-11-27",
        earnEndOn: "2026-12-06",
        redeemStartOn: "2026-12-07",
        redeemEndOn: "2026-12-24",
        earnMinSpend: 4000,
        redeemAmount: 1000,
        redeemMinSpend: 4000,
        allowMultiple: true,
        delivery: "TEXT_ELSE_PRINT",
        redeemableAt: "THIS_STORE",
        reminderAtStart: true,
        reminderDaysBeforeEnd: 3,
        reminderHour: 10,
        messageTemplate: null,
        budgetCoupons: null,
        budgetAmount: 650_000,
      },
    }),
  ]);
});

test("[BNC-05] each check stands at its field, and the first that fails has the cursor", async () => {
  open("new");
  await fill(await screen.findByLabelText("Name", {}, patient), "x".repeat(61));
  await fill(dates(0).from, "11/27/2026");
  await fill(dates(0).through, "12/6/2026");
  await fill(dates(1).from, "11/21/2026");
  await fill(dates(1).through, "12/4/2026");
  await fill(screen.getByLabelText("Minimum"), "8");
  await save();
  for (const fault of [
    "Use 60 characters or fewer",
    "Start on or after Nov 27",
    "End on Dec 6 or later",
    "Use $10 or more, the amount off",
  ]) {
    expect(await screen.findByText(fault)).toBeVisible();
  }
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(screen.getByLabelText("Name")).toHaveValue("x".repeat(61));
  expect(requestsOf("SaveCouponCampaign")).toEqual([]);
});

test("a manual campaign has neither a spend nor coupons a sale", async () => {
  open("new");
  await userEvent.click(await screen.findByRole("radio", { name: "Manual" }, patient));
  expect(screen.queryByLabelText("Spend")).toBeNull();
  expect(screen.queryByRole("radiogroup", { name: "Coupons a sale" })).toBeNull();
  expect(screen.getByText("Hand out")).toBeVisible();
  expect(screen.getByRole("region", { name: "In one sentence" })).toHaveTextContent(
    "You hand out $10 coupons Nov 24 to Dec 3, good Dec 4 to 21.",
  );
});

test("a warning holds Save up until it got one more click, which then saves", async () => {
  open("new", [], { SaveCouponCampaign: () => saved() });
  await fill(await screen.findByLabelText("Name", {}, patient), "Half off");
  await fill(screen.getByLabelText("Minimum"), "19");
  const warnings = within(await screen.findByRole("region", { name: "Worth a look" }));
  expect(warnings.getByText("$10 is more than half of $19.")).toBeVisible();
  await save();
  const keep = await warnings.findByRole("button", { name: "Keep and save" });
  expect(keep).toHaveFocus();
  expect(requestsOf("SaveCouponCampaign")).toEqual([]);
  await userEvent.click(keep);
  await expect
    .poll(() => requestsOf("SaveCouponCampaign"))
    .toEqual([expect.objectContaining({ acceptsWarnings: true })]);
});

test("[BNC-07] with coupons out the form asks once, saves a version that takes over, and Undo takes it back", async () => {
  const campaign = aCampaign({ redeemAmount: 1000 });
  const app = open(`${campaign.id}/edit`, [campaign], {
    SaveCouponCampaign: () => saved({ version: 2, replaced: campaign.id }),
    RestoreCouponCampaign: () => ({
      data: { restoreCouponCampaign: { __typename: "CouponCampaign", id: campaign.id } },
    }),
  });
  await fill(await screen.findByLabelText("Amount off", {}, patient), "12");
  await userEvent.click(screen.getByRole("button", { name: "Save version 2" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Save as a new version?" }));
  expect(
    question.getByText(
      "214 issued coupons keep $10 off $40, Dec 7 to Dec 24. New coupons get $12 off $40, Dec 7 to Dec 24 from today. Version 1 stops issuing.",
    ),
  ).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(requestsOf("SaveCouponCampaign")).toEqual([]);
  expect(screen.getByLabelText("Amount off")).toHaveValue("12.00");
  await userEvent.click(screen.getByRole("button", { name: "Save version 2" }));
  const again = within(await screen.findByRole("alertdialog", { name: "Save as a new version?" }));
  await userEvent.click(again.getByRole("button", { name: "Save version 2" }));
  expect(await screen.findByText("Black Friday thank-you saved as version 2")).toBeInTheDocument();
  expect(requestsOf("SaveCouponCampaign")).toEqual([
    expect.objectContaining({ id: campaign.id, nextId: expect.any(String), seen: "saved-1" }),
  ]);
  await userEvent.click(screen.getByText("Undo"));
  expect(await screen.findByText("Undone")).toBeInTheDocument();
  expect(requestsOf("RestoreCouponCampaign")).toEqual([{ id: "0193a6f0-0000-7000-8000-00000000000b" }]);
  await waitFor(() => expect(app.at()).toBe(`/s/1/bounceback/settings/campaigns/${campaign.id}`));
});

test("what another person saved meanwhile is not overwritten unseen", async () => {
  const campaign = aCampaign({ issued: 0 });
  let read = { __typename: "CouponCampaign", ...campaign };
  const savedSince = [{ message: "Saved since", extensions: { code: "saved-since" } }];
  const answers = [{ data: null, errors: savedSince }, saved({ id: campaign.id })];
  open(`${campaign.id}/edit`, [campaign], {
    BouncebackCampaigns: () => ({ data: { couponCampaigns: [read] } }),
    SaveCouponCampaign: () => {
      read = { ...read, redeemAmount: 1500, savedVersion: "saved-2" };
      return answers.shift();
    },
  });
  await fill(await screen.findByLabelText("Amount off", {}, patient), "12");
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Keep my version" }));
  expect(screen.getByLabelText("Amount off")).toHaveValue("12.00");
  await save();
  expect(await screen.findByText("Black Friday thank-you saved")).toBeInTheDocument();
  expect(requestsOf("SaveCouponCampaign")).toEqual([
    expect.objectContaining({ seen: "saved-1" }),
    expect.objectContaining({ seen: "saved-2" }),
  ]);
});

test("a refusal of the server stands at its field and keeps what was typed", async () => {
  const errors = [
    {
      message: "No",
      extensions: { code: "invalid-input", errors: { "campaign.redeemEndOn": ["Choose a date within 10 years"] } },
    },
  ];
  open("new", [], { SaveCouponCampaign: () => ({ data: null, errors }) });
  await fill(await screen.findByLabelText("Name", {}, patient), "Far away");
  await save();
  expect(await screen.findByText("Choose a date within 10 years")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Far away");
});

test("the launch calculator says what a coupon sale has to reach, and offers what pays", async () => {
  open("new");
  const calculator = within(await screen.findByRole("region", { name: "Launch calculator" }, patient));
  expect(calculator.getByText("60.0% is usual in resale. Type yours.")).toBeVisible();
  await fill(calculator.getByLabelText("Margin"), "62");
  expect(calculator.queryByText(/is usual in resale/)).toBeNull();
  // $31.16 is the average of the last week; $10 / 0.62 = $16.13.
  expect(await calculator.findByText("It pays if coupon sales average $47.29 or more.")).toBeVisible();
  await fill(screen.getByLabelText("Amount off"), "25");
  await fill(calculator.getByLabelText("Coupon sale"), "52.56");
  expect(await calculator.findByText("Not likely to pay")).toBeVisible();
  expect(calculator.getByText("$25 off $50 needs sales of $71.48.")).toBeVisible();
  expect(calculator.getByText("At $52.56 a sale, each coupon costs the store $11.73.")).toBeVisible();
  await userEvent.click(calculator.getByRole("button", { name: "Try $13 off" }));
  expect(screen.getByLabelText("Amount off")).toHaveValue("13.00");
  expect(calculator.getByText("Likely to pay")).toBeVisible();
});

test("[BNC-05] the last campaign of the year says what sales reach, how many come back and how many will be out", async () => {
  const past = (name: string, more: Record<string, unknown>) => ({
    name,
    earnStartOn: "2026-09-01",
    earnEndOn: "2026-09-20",
    redeemEndOn: "2026-10-20",
    figures: { issued: 1200, redeemed: 118, redemptionPct: 240, averageTicket: 5256 },
    ...more,
  });
  const few = { issued: 400, redeemed: 9, redemptionPct: 23, averageTicket: 9900 };
  const campaigns = [past("Just begun", { redeemEndOn: "2026-12-24", figures: few }), past("Fall thank-you", {})];
  open("new", [], {
    LaunchFigures: () => ({
      data: { weeklyReport: { total: { avgTransaction: 3116 } }, bouncebackReport: { campaigns } },
    }),
  });
  const calculator = within(await screen.findByRole("region", { name: "Launch calculator" }, patient));
  expect(await calculator.findByText("Fall thank-you: $52.56 on 118 coupons.")).toBeVisible();
  expect(calculator.getByLabelText("Get used")).toHaveValue("24");
  // 1,200 in twenty days are 600 in ten.
  expect(calculator.getByLabelText("Coupons out")).toHaveValue("600");
  expect(requestsOf("LaunchFigures")).toEqual([{ lastWeek: "2026-11-17", from: "2025-11-24", to: "2026-11-24" }]);
});

test("a copy starts today with the same terms", async () => {
  const campaign = aCampaign({
    earnStartOn: "2025-11-28",
    earnEndOn: "2025-12-07",
    redeemStartOn: "2025-12-08",
    redeemEndOn: "2025-12-24",
  });
  open(`new?copy=${campaign.id}`, [campaign]);
  expect(await screen.findByLabelText("Name", {}, patient)).toHaveValue("Black Friday thank-you (copy)");
  expect(dates(0).from).toHaveValue("Nov 24, 2026");
  expect(dates(1).through).toHaveValue("Dec 20, 2026");
});

test("[BNC-07] an ended campaign cannot be changed, and one that is missing says so", async () => {
  const ended = aCampaign({ endedAt: "2026-11-20T16:00:00.000Z", status: "ENDED" });
  const app = open(`${ended.id}/edit`, [ended]);
  expect(await screen.findByText("This campaign has ended. Duplicate it instead.", {}, patient)).toBeVisible();
  app.leave();
  open("0193a6f0-0000-7000-8000-0000000000ff/edit", [ended]);
  expect(await screen.findByText("Campaign not found")).toBeVisible();
});

test("without a connection the form says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp("/s/1/bounceback/settings/campaigns/new", manager);
  expect(await screen.findByText("This loads when you're back online", {}, patient)).toBeVisible();
});

test("the campaign's own words are shown as a customer gets them, and saved", async () => {
  open("new", [], { SaveCouponCampaign: () => saved() });
  await fill(await screen.findByLabelText("Name", {}, patient), "Thank-you");
  expect(
    screen.getByText(/^Maple Street: thanks Dana! You earned \$10 off \$50 or more, good Dec 4-Dec 21\./),
  ).toBeVisible();
  const words = screen.getByLabelText("Your own words");
  await fill(words, "{first}, {amont} off!");
  await save();
  expect(await screen.findByText(/^Use only \{store\}, \{first\}, \{amount\}/)).toBeVisible();
  expect(requestsOf("SaveCouponCampaign")).toEqual([]);
  await fill(words, "{first}, {amount} off! 🎁");
  expect(screen.getByText(/^Dana, \$10 off! 🎁\. https:.* Reply STOP to opt out\.$/)).toBeVisible();
  expect(screen.getByText("Sent as 2 texts")).toBeVisible();
  await save();
  await waitFor(() =>
    expect(requestsOf("SaveCouponCampaign")).toEqual([
      expect.objectContaining({ campaign: expect.objectContaining({ messageTemplate: "{first}, {amount} off! 🎁" }) }),
    ]),
  );
});

test("a campaign that prints alone has no text", async () => {
  open("new");
  await choose(await screen.findByRole("combobox", { name: "Coupon" }, patient), "Print only");
  expect(screen.queryByLabelText("Your own words")).toBeNull();
});
