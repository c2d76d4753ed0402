import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { couponAnswer, couponId } from "#tests/kit/web/a-coupon.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { ManualCampaign } from "./coupon-form.queries.ts";

const network = fakeNetwork();
const page = "/s/1/bounceback/detail/new";
const campaign: ManualCampaign = {
  id: "01970000-0000-7000-8000-00000000000c",
  name: "Late pickups",
  redeemAmount: 2500,
  redeemMinSpend: 5000,
  redeemStartOn: "2026-12-07",
  redeemEndOn: "2026-12-24",
};

function openForm(fakes: GraphqlFakes = {}, person = manager, campaigns = [campaign]) {
  const made = { id: couponId, numberText: "123-456-7897", cellphone: null };
  network.answer(
    ...answersOf(person, {
      ManualCampaigns: () => ({ data: { couponCampaigns: campaigns } }),
      CreateCoupons: () => ({ data: { createCoupons: [made] } }),
      Coupon: () => couponAnswer(),
      ...fakes,
    }),
  );
  return openApp(page, person);
}

const terms = { redeemAmount: 2500, redeemMinSpend: 5000, redeemStartOn: "2026-12-07", redeemEndOn: "2026-12-24" };

test("[BNC-02] [BNC-09] a manager hands out a coupon with the campaign's terms, which read like $25 off $50", async () => {
  const app = openForm();
  expect(await screen.findByRole("heading", { name: "New coupon" })).toBeVisible();
  expect(await screen.findByText("$25 off $50, good Dec 7, 2026 to Dec 24, 2026")).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Name/), "Dana");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Coupon created successfully")).toBeInTheDocument();
  await waitFor(() => expect(app.at()).toBe(`/s/1/bounceback/detail/show/${couponId}`));
  expect(requestsOf("CreateCoupons")).toEqual([
    {
      batchId: expect.any(String),
      campaignId: campaign.id,
      count: 1,
      contact: { name: "Dana", email: "", cellphone: "" },
      terms,
    },
  ]);
});

test("[BNC-09] a wrong phone and a wrong email are named, and nothing is sent", async () => {
  openForm({}, ana);
  await userEvent.type(await screen.findByLabelText(/^Email/), "ana@");
  await userEvent.type(screen.getByLabelText(/^Cell phone/), "55501");
  expect(await screen.findByText("5 / 10")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Must be a valid email")).toBeVisible();
  expect(screen.getByText("Must be a valid phone number")).toBeVisible();
  expect(requestsOf("CreateCoupons")).toEqual([]);
});

test("an employee sees the terms and changes none of them", async () => {
  openForm({}, ana);
  expect(await screen.findByText("Only managers change the amounts and dates")).toBeVisible();
  expect(screen.queryByLabelText(/^Amount off/)).toBeNull();
});

test("[BNC-02] several are made at once, and an employee at most 20", async () => {
  const app = openForm({}, ana);
  const count = await screen.findByLabelText(/^Number of coupons/);
  await userEvent.type(count, "21");
  await userEvent.click(screen.getByRole("button", { name: "Create multiple coupons" }));
  expect(await screen.findByText("More than 20 at once needs a manager")).toBeVisible();
  await userEvent.clear(count);
  await userEvent.type(count, "20");
  await userEvent.click(screen.getByRole("button", { name: "Create multiple coupons" }));
  await waitFor(() => expect(app.at()).toMatch(/^\/s\/1\/bounceback\?batch=/));
  expect(requestsOf("CreateCoupons")).toMatchObject([{ campaignId: campaign.id, count: 20 }]);
});

test("101 coupons are refused at their field", async () => {
  openForm();
  await userEvent.type(await screen.findByLabelText(/^Number of coupons/), "101");
  await userEvent.click(screen.getByRole("button", { name: "Create multiple coupons" }));
  expect(await screen.findByText("Make 100 coupons or fewer at once")).toBeVisible();
});

test("[BNC-11] a refusal says so in the specification's words and keeps what was typed", async () => {
  const errors = [{ message: "This campaign has ended", extensions: { code: "campaign-ended" } }];
  openForm({ CreateCoupons: () => ({ data: null, errors }) });
  await userEvent.type(await screen.findByLabelText(/^Name/), "Dana");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Error creating coupon: This campaign has ended")).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue("Dana");
});

test("without an open campaign it says so, and managers find the way to one", async () => {
  openForm({}, manager, []);
  expect(await screen.findByText("No manual campaign is open")).toBeVisible();
  expect(screen.getByRole("link", { name: "Bounceback Settings" })).toBeVisible();
});

test("without a connection there is no form", async () => {
  network.answer(...withoutConnection(ana));
  openApp(page, ana);
  expect(await screen.findByText(/This loads when you're back online/)).toBeVisible();
});
