import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aCampaign, campaignAnswers } from "#tests/kit/web/a-campaign.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Campaign } from "./campaigns.queries.ts";

const network = fakeNetwork();
const patient = { timeout: 20_000 };

function openSettings(campaigns: readonly Campaign[], fakes: GraphqlFakes = {}) {
  network.answer(...answersOf(manager, { ...campaignAnswers(campaigns), ...fakes }));
  return openApp("/s/1/bounceback/settings", manager);
}

test("[BNC-04] campaigns stand by their status, with tags, and the counts of all versions", async () => {
  const first = aCampaign({
    status: "ENDED",
    endedReason: "edited",
    replacedById: "0193a6f0-0000-7000-8000-00000000000b",
  });
  const second = aCampaign({
    id: "0193a6f0-0000-7000-8000-00000000000b",
    lineageId: first.id,
    version: 2,
    replacesId: first.id,
    issued: 6,
    redeemed: 1,
    open: 5,
  });
  const coming = aCampaign({
    id: "0193a6f0-0000-7000-8000-00000000000c",
    name: "Spring",
    status: "NOT_STARTED",
    tags: [],
  });
  const app = openSettings([coming, { ...second, lineageId: first.id }, first]);
  const active = within(await screen.findByRole("region", { name: "Active" }, patient));
  expect(active.getAllByRole("listitem")).toHaveLength(1);
  expect(active.getByText("Redeem only")).toBeVisible();
  expect(active.getByText("Redeemable")).toBeVisible();
  expect(active.getByText("Version 2")).toBeVisible();
  expect(active.getByText("220")).toBeVisible();
  expect(active.getByText("135")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Ended" })).toBeNull();
  const soon = within(screen.getByRole("region", { name: "Not started" }));
  await userEvent.click(soon.getByRole("link", { name: "Spring" }));
  await expect.poll(app.at).toBe(`/s/1/bounceback/settings/campaigns/${coming.id}`);
});

test("years of ended campaigns are five at first", async () => {
  const ended = [1, 2, 3, 4, 5, 6, 7].map((year) =>
    aCampaign({ id: `0193a6f0-0000-7000-8000-00000000001${year}`, name: `Fall ${year}`, status: "ENDED" }),
  );
  openSettings(ended);
  const region = within(await screen.findByRole("region", { name: "Ended" }, patient));
  expect(region.getAllByRole("listitem")).toHaveLength(5);
  await userEvent.click(region.getByRole("button", { name: "Show all 7 ended" }));
  expect(region.getAllByRole("listitem")).toHaveLength(7);
});

test("[BNC-04] a store without campaigns is shown an example and the way to the first one", async () => {
  const app = openSettings([]);
  expect(await screen.findByText("No campaigns yet", {}, patient)).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "New campaign" }));
  await expect.poll(app.at).toBe("/s/1/bounceback/settings/campaigns/new");
});

test("a rule is saved as it is changed, and a refusal says why", async () => {
  openSettings([], { ChangeBouncebackRules: refusedWith("Ask a manager", { code: "forbidden" }) });
  const rules = within(await screen.findByRole("region", { name: "Rules for all campaigns" }, patient));
  await userEvent.click(await rules.findByRole("switch", { name: "Coupon sales earn again" }));
  expect(await screen.findByText("We couldn't save the setting. Ask a manager")).toBeInTheDocument();
  expect(requestsOf("ChangeBouncebackRules")).toEqual([{ changes: { earnsOnRedemption: false } }]);
});

test("the owner alone chooses up to what amount coupons are taken without a connection, and it can be undone", async () => {
  const owner = { ...manager, role: roles.owner };
  const settings = campaignAnswers([]);
  network.answer(
    ...answersOf(owner, {
      ...settings,
      SetOfflineCouponRule: () => ({ data: { setOfflineCouponRule: { offlineMost: 1000 } } }),
    }),
  );
  openApp("/s/1/bounceback/settings", owner);
  const choice = await screen.findByRole("combobox", { name: "Without a connection" }, patient);
  expect(choice).toHaveTextContent("Take none");
  await choose(choice, "Take up to $10 off");
  await pressUndo();
  await expect.poll(() => requestsOf("SetOfflineCouponRule")).toEqual([{ most: 1000 }, { most: null }]);
});

test("a manager reads the owner's rule for coupons without a connection and cannot change it", async () => {
  openSettings([]);
  const choice = await screen.findByRole("combobox", { name: "Without a connection" }, patient);
  expect(choice).toBeDisabled();
  expect(screen.getByText(/Only the owner can change this\.$/)).toBeVisible();
});

test("without a connection the campaigns say so", async () => {
  network.answer(...withoutConnection(manager));
  openApp("/s/1/bounceback/settings", manager);
  expect((await screen.findAllByText("This loads when you're back online", {}, patient))[0]).toBeVisible();
});

test("[BNC-04] an employee is sent to the start", async () => {
  network.answer(...answersOf(ana, campaignAnswers([])));
  const app = openApp("/s/1/bounceback/settings", ana);
  await expect.poll(app.at).not.toContain("settings");
});

test("where no register sends coupon numbers, the rule says which sales it knows", async () => {
  const settings = {
    __typename: "BouncebackSettings",
    mostPerSale: 10,
    onReturn: "VOID",
    storeNames: [],
    offlineMost: null,
  };
  const bouncebackSettings = { ...settings, earnsOnRedemption: false };
  const storeCapabilities = { __typename: "StoreCapabilities", givesCouponNumbers: false };
  openSettings([], { BouncebackRules: () => ({ data: { bouncebackSettings, storeCapabilities } }) });
  expect(await screen.findByText(/Your register doesn't send coupon numbers/, {}, patient)).toBeVisible();
});
