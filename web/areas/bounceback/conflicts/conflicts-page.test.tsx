import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { couponId } from "#tests/kit/web/a-coupon.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { CouponConflict } from "./conflicts.queries.ts";

const network = fakeNetwork();
const page = "/s/1/bounceback/conflicts";
const patient = { timeout: 20_000 };

const twice: CouponConflict = {
  id: "01970000-0000-7000-8000-0000000000aa",
  couponId,
  numberText: "123-456-7897",
  offText: "$10 off $40",
  claimedAt: "2026-11-20T20:05:00Z",
  receivedAt: "2026-11-20T21:00:00Z",
  by: "Ana Ruiz",
  terminal: "2",
  amount: 1000,
  purchaseAmount: 5240,
  isRedeemed: false,
  reason: "USED_TWICE",
  fact: "Used today at 2:30 PM. By Eve Stone, Elm Street.",
  other: { at: "2026-11-20T20:30:00Z", claimedAt: null, by: "Eve Stone", storeName: "Elm Street", terminal: "1" },
  settledAt: null,
  settledBy: null,
  settleNote: null,
};

function listOf(conflicts: readonly CouponConflict[]) {
  return { data: { couponConflicts: conflicts.map((conflict) => ({ __typename: "OfflineCouponUse", ...conflict })) } };
}

function openConflicts(conflicts: readonly CouponConflict[], fakes: GraphqlFakes = {}) {
  network.answer(...answersOf(manager, { CouponConflicts: () => listOf(conflicts), ...fakes }));
  return openApp(page, manager);
}

test("a coupon that was used twice shows who, when and where on both sides, and a manager settles it with a note", async () => {
  const settled = { settledAt: "2026-11-20T22:00:00Z", settledBy: "Marcus King", settleNote: "Talked to Eve" };
  let shown: CouponConflict = twice;
  openConflicts([], {
    CouponConflicts: () => listOf([shown]),
    SettleCouponConflict: () => {
      shown = { ...twice, ...settled };
      return { data: { settleCouponConflict: { __typename: "OfflineCouponUse", id: twice.id, ...settled } } };
    },
  });
  const open = within(await screen.findByRole("region", { name: "To settle" }, patient));
  expect(open.getByText("Used twice")).toBeVisible();
  expect(open.getByText("$10.00 off")).toBeVisible();
  const sides = open.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(sides).toEqual([
    "Nov 20, 2026, 2:05 PMAna Ruiz, Register 2Sent Nov 20, 2026, 3:00 PM",
    "Nov 20, 2026, 2:30 PMEve Stone, Register 1, Elm Street",
  ]);
  await userEvent.click(open.getByRole("button", { name: "Settle 123-456-7897" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Settle 123-456-7897?" }));
  await userEvent.type(dialog.getByLabelText("Reason"), "Talked to Eve");
  await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await screen.findByText("123-456-7897 settled")).toBeInTheDocument();
  expect(requestsOf("SettleCouponConflict")).toEqual([{ id: twice.id, note: "Talked to Eve" }]);
  expect(await screen.findByText("Settled Nov 20, 2026, 4:00 PM by Marcus King: Talked to Eve")).toBeVisible();
});

test("two that were both taken offline, and one that expired while it waited", async () => {
  const other = { by: "Eve Stone", storeName: "Elm Street", terminal: "1" };
  const both = { ...other, at: "2026-11-20T21:01:00Z", claimedAt: "2026-11-20T20:30:00Z" };
  const expired = { ...twice, id: "01970000-0000-7000-8000-0000000000ab", reason: "EXPIRED" as const, other: null };
  openConflicts([
    { ...twice, other: both },
    { ...expired, claimedAt: null, isRedeemed: true, fact: "Expired yesterday. Coupon expired Nov 19, 2026." },
  ]);
  expect(await screen.findByText("The other use, offline too", {}, patient)).toBeVisible();
  expect(screen.getByText("Sent Nov 20, 2026, 3:01 PM")).toBeVisible();
  expect(screen.getByText("Time unknown")).toBeVisible();
  expect(screen.getByText("Expired yesterday. Coupon expired Nov 19, 2026. The coupon counts as used.")).toBeVisible();
});

test("what another manager has settled says so and keeps the note that was typed", async () => {
  openConflicts([twice], { SettleCouponConflict: refusedWith("Olive Ray settled this already") });
  await userEvent.click(await screen.findByRole("button", { name: "Settle 123-456-7897" }, patient));
  const dialog = within(await screen.findByRole("dialog", { name: "Settle 123-456-7897?" }));
  await userEvent.type(dialog.getByLabelText("Reason"), "Talked to Eve");
  await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await dialog.findByText(/Olive Ray settled this already/)).toBeVisible();
  expect(dialog.getByLabelText("Reason")).toHaveValue("Talked to Eve");
});

test("with nothing to settle the list says what would be there", async () => {
  openConflicts([]);
  expect(await screen.findByText("Nothing to settle", {}, patient)).toBeVisible();
});

test("without a connection the list says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This loads when you're back online", {}, patient)).toBeVisible();
});

test("an employee is sent to the start", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(app.at).not.toContain("conflicts");
});
