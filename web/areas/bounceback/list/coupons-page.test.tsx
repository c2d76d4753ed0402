import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { couponId, listedCoupon, usedCoupon } from "#tests/kit/web/a-coupon.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/bounceback";
const batchId = "01970000-0000-7000-8000-0000000000b1";
type Listed = ReturnType<typeof listedCoupon>;

function listOf(coupons: readonly Listed[]) {
  const edges = coupons.map((node) => ({ cursor: node.id, node }));
  const pageInfo = { hasNextPage: false, startCursor: null, endCursor: null };
  return { data: { coupons: { totalItems: coupons.length, pageInfo, edges } } };
}

function answerList(coupons: readonly Listed[], person = ana): void {
  network.answer(
    ...answersOf(person, {
      Coupons: () => listOf(coupons),
      CampaignChoices: () => ({ data: { couponCampaigns: [] } }),
    }),
  );
}

test("[BNC-01] [BNC-08] the list says how each coupon stands, and opens it", async () => {
  const expired = { status: "EXPIRED" as const, redeemEndOn: "2026-11-18" };
  answerList([
    listedCoupon(),
    listedCoupon({ id: "01970000-0000-7000-8000-000000000002", numberText: "222-222-2222", ...usedCoupon }),
    listedCoupon({ id: "01970000-0000-7000-8000-000000000003", numberText: "333-333-3333", ...expired }),
  ]);
  const app = openApp(page, ana);
  const table = await screen.findByRole("table", { name: "Bounceback" });
  expect(within(table).getByText("Coupon redeemed Nov 20, 2026, 2:14 PM")).toBeVisible();
  expect(within(table).getByText("Coupon expired Nov 18, 2026")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Bounceback Settings" })).toBeNull();
  await userEvent.click(within(table).getByRole("button", { name: "123-456-7897" }));
  await waitFor(() => expect(app.at()).toBe(`${page}/detail/show/${couponId}`));
});

test("[BNC-01] managers find the settings of bounceback here", async () => {
  answerList([], manager);
  openApp(page, manager);
  const link = await screen.findByRole("link", { name: "Bounceback Settings" });
  expect(link).toHaveAttribute("href", "/s/1/bounceback/settings");
});

test("a search and a state are asked of the server, and stand in the address", async () => {
  answerList([listedCoupon()]);
  const app = openApp(`${page}?status=REDEEMABLE`, ana);
  await userEvent.type(await screen.findByRole("searchbox", { name: "Bounceback" }), "614 555");
  const filter = JSON.stringify({ status: "REDEEMABLE", text: "614 555" });
  await waitFor(() => expect(requestsOf("Coupons")).toContainEqual(expect.objectContaining({ filter })));
  expect(app.at()).toContain("q=614+555");
});

const ofBatch = { batchId, batchSize: 12, batchUnused: 9, source: "BULK" as const };
const nobodys = { name: null, email: null, cellphone: null };

test("[BNC-01] a batch is one row, which says how many are unused and opens them; a search shows each", async () => {
  answerList([listedCoupon({ ...ofBatch, ...nobodys })]);
  const app = openApp(page, ana);
  expect(await screen.findByText("9 of 12 unused")).toBeVisible();
  expect(requestsOf("Coupons").at(-1)).toMatchObject({ filter: JSON.stringify({ firstOfBatch: true }) });
  await userEvent.click(screen.getByRole("button", { name: "Batch of 12" }));
  expect(await screen.findByRole("button", { name: "123-456-7897" })).toBeVisible();
  expect(app.at()).toContain(`batch=${batchId}`);
  expect(requestsOf("Coupons").at(-1)).toMatchObject({ filter: JSON.stringify({ batchId }) });
});

test("the coupons of one batch print as one job", async () => {
  answerList([listedCoupon({ ...ofBatch, ...nobodys })]);
  const app = openApp(`${page}?status=REDEEMABLE`, ana);
  await userEvent.click(await screen.findByRole("link", { name: /^Batch of/ }));
  const head = await screen.findByRole("region", { name: "Made at once" });
  expect(await within(head).findByRole("button", { name: "Print all" })).toBeVisible();
  expect(app.at()).toContain(`batch=${batchId}`);
});

test("[BNC-11] an empty store says No coupons., a search without a hit offers all again", async () => {
  answerList([]);
  openApp(page, ana);
  expect(await screen.findByText("No coupons.")).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox", { name: "Bounceback" }), "zz");
  await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull());
});

test("[BNC-11] a list that cannot be read says so", async () => {
  const errors = [{ message: "Away", extensions: { code: "internal" } }];
  network.answer(...answersOf(ana, { Coupons: () => ({ data: null, errors }) }));
  openApp(page, ana);
  expect(await screen.findByText(/^An error occurred while retrieving coupon\./)).toBeVisible();
});

test("without a connection the list says so", async () => {
  network.answer(...withoutConnection(ana));
  openApp(page, ana);
  expect(await screen.findByText(/This loads when you're back online/)).toBeVisible();
});
