import { randomUUID } from "node:crypto";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { couponAnswer, couponId, usedCoupon } from "#tests/kit/web/a-coupon.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { lockScreen } from "#web/platform/employee/team-mode.ts";
import { dismissTakeOff } from "#web/areas/bounceback/shared/take-off.ts";
import type { Coupon } from "./coupon.queries.ts";

const network = fakeNetwork();
const path = `/s/1/bounceback/detail/show/${couponId}`;

beforeEach(() => {
  dismissTakeOff();
});

function openCoupon(changes: Partial<Coupon> = {}, fakes: GraphqlFakes = {}, person = ana) {
  network.answer(...answersOf(person, { Coupon: () => couponAnswer(changes), ...fakes }));
  return openApp(path, person);
}

function redeemed(purchaseAmount: number | null) {
  const redemption = { at: "2026-11-20T20:14:00Z", by: "Ana Ruiz", terminal: "Register 2", purchaseAmount };
  return { data: { redeemCoupon: { id: couponId, numberText: "123-456-7897", redeemAmount: 1000, redemption } } };
}

function refused(code: string, message: string) {
  return { data: null, errors: [{ message, extensions: { code } }] };
}

test("[BNC-01] a good coupon says so four times, and one press redeems it", async () => {
  openCoupon({}, { RedeemCoupon: ({ variables }) => redeemed(Number(variables["purchaseAmount"])) });
  expect(await screen.findByRole("heading", { name: /^Coupon details/ })).toBeVisible();
  const checks = within(await screen.findByRole("list", { name: "Checks" })).getAllByRole("listitem");
  expect(checks.map((check) => check.textContent)).toEqual([
    "Not usedIssued Nov 1",
    "OpenSince Nov 1",
    "Good here1 of 2 stores",
    "First todayOne a visit",
  ]);
  const sale = screen.getByLabelText(/^Sale before tax/);
  expect(sale).toHaveFocus();
  await userEvent.keyboard("5240");
  await waitFor(() => expect(sale).toHaveValue("$52.40"));
  expect(screen.getByText("$12.40 over the $40 minimum")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Redeem/ }));
  const card = await screen.findByRole("alertdialog", { name: "Take it off in the POS" });
  expect(within(card).getByText("$10.00 off")).toBeVisible();
  expect(within(card).getByText("$52.40 becomes $42.40 before tax")).toBeVisible();
  expect(within(card).getByText("Coupon redeemed Nov 20, 2026, 2:14 PM")).toBeVisible();
  expect(requestsOf("RedeemCoupon")).toEqual([
    { id: couponId, purchaseAmount: 5240, terminal: null, overrideReason: null },
  ]);
  await userEvent.keyboard("{Escape}");
  expect(card).toBeVisible();
  await userEvent.click(within(card).getByRole("button", { name: "Done, it's off" }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
});

test("what is to be taken off is still there after the page was opened again", async () => {
  const app = openCoupon({}, { RedeemCoupon: () => redeemed(null) });
  await userEvent.click(await screen.findByRole("button", { name: /^Redeem/ }));
  await screen.findByRole("alertdialog", { name: "Take it off in the POS" });
  app.leave();
  openApp("/s/1/bounceback/scan", ana);
  const card = await screen.findByRole("alertdialog", { name: "Take it off in the POS" });
  expect(within(card).queryByText(/becomes/)).toBeNull();
  expect(window.localStorage.getItem("hangtag.take-off")).toContain("123-456-7897");
});

test("over a lock the amount stays, and nothing of the coupon can be undone without a PIN", async () => {
  openCoupon({}, { RedeemCoupon: () => redeemed(null), Employees: () => ({ data: { employees: [] } }) });
  await userEvent.click(await screen.findByRole("button", { name: /^Redeem/ }));
  await screen.findByRole("alertdialog", { name: "Take it off in the POS" });
  act(lockScreen);
  const lock = await screen.findByRole("dialog", { name: "Who's working?" });
  expect(within(lock).getByText("$10.00 off")).toBeVisible();
  expect(within(lock).queryByRole("button", { name: "Undo" })).toBeNull();
  expect(within(lock).queryByText(/Marisol/)).toBeNull();
  await userEvent.click(within(lock).getByRole("button", { name: "Done, it's off" }));
  expect(within(lock).queryByText("$10.00 off")).toBeNull();
});

test("a sale below the minimum says what is missing, and Redeem sends nothing", async () => {
  openCoupon();
  await screen.findByLabelText(/^Sale before tax/);
  for (const key of ["3", "9", "9", "9"]) {
    await userEvent.click(screen.getByRole("button", { name: key }));
  }
  const button = screen.getByRole("button", { name: /^\$0\.01 more needed/ });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(requestsOf("RedeemCoupon")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(await screen.findByRole("button", { name: /^Redeem/ })).not.toHaveAttribute("aria-disabled");
});

test("[BNC-14] the register that came second reads who was first, and Redeem is gone", async () => {
  let changes: Partial<Coupon> = {};
  openCoupon(
    {},
    {
      Coupon: () => couponAnswer(changes),
      RedeemCoupon: () => {
        changes = usedCoupon;
        return refused("COUPON_REDEEMED", "Used today at 2:14 PM.");
      },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Redeem/ }));
  expect(await screen.findByRole("heading", { name: "Used today at 2:14 PM" })).toBeVisible();
  expect(screen.getByText("By Ana Ruiz, Register 2, Maple Street, on ticket 81442.")).toBeVisible();
  expect(screen.getByText("Coupon redeemed Nov 20, 2026, 2:14 PM")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Redeem/ })).toBeNull();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[BNC-11] any other refusal says so in the specification's words", async () => {
  openCoupon({}, { RedeemCoupon: () => refused("internal", "The database is away") });
  await userEvent.click(await screen.findByRole("button", { name: /^Redeem/ }));
  expect(await screen.findByText("Error occurred while redeeming coupon: The database is away")).toBeInTheDocument();
});

test("[BNC-08] an expired coupon is honored by a manager who says why", async () => {
  const block = {
    code: "COUPON_EXPIRED" as const,
    title: "Expired 2 days ago",
    text: "Coupon expired Nov 18, 2026.",
    next: "No discount. A manager may honor it with a reason.",
  };
  const expired = { status: "EXPIRED" as const, redeemEndOn: "2026-11-18", block };
  openCoupon(expired, { RedeemCoupon: () => redeemed(null) }, manager);
  expect(await screen.findByText("Coupon expired Nov 18, 2026.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Honor it" }));
  const dialog = await screen.findByRole("dialog", { name: "Honor this expired coupon?" });
  await userEvent.type(within(dialog).getByLabelText("Reason"), "ab");
  await userEvent.click(within(dialog).getByRole("button", { name: "Honor it" }));
  expect(requestsOf("RedeemCoupon")).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText("Reason"), "c");
  await userEvent.click(within(dialog).getByRole("button", { name: "Honor it" }));
  expect(await screen.findByRole("alertdialog", { name: "Take it off in the POS" })).toBeVisible();
  expect(requestsOf("RedeemCoupon")).toEqual([
    { id: couponId, purchaseAmount: null, terminal: null, overrideReason: "abc" },
  ]);
});

test.each([
  { of: "whose days are over", days: { redeemEndOn: "2020-11-20" }, check: "Not openExpired Nov 20" },
  { of: "whose days are to come", days: { redeemStartOn: "2090-12-05" }, check: "Not openOpens Dec 5" },
])("a voided coupon $of is not called open", async ({ days, check }) => {
  openCoupon({ status: "VOIDED", ...days });
  const checks = within(await screen.findByRole("list", { name: "Checks" })).getAllByRole("listitem");
  expect(checks[1]).toHaveTextContent(check);
});

test("a coupon that is over leads to the customer's other one, where that is good", async () => {
  const block = {
    code: "COUPON_VOIDED" as const,
    title: "Voided Nov 18, 2:14 PM",
    text: "By Marcus King: printed twice",
    next: "No discount.",
  };
  const other = { __typename: "Coupon" as const, id: randomUUID(), offText: "$10 off $40" };
  const others = [
    { ...other, id: randomUUID(), numberText: "123-456-7897", status: "EXPIRED" },
    { ...other, numberText: "983-127-6408", status: "REDEEMABLE" },
  ];
  const answer = couponAnswer({ status: "VOIDED", block });
  openCoupon({}, { Coupon: () => ({ data: { coupon: { ...answer.data.coupon, others } } }) });
  const link = await screen.findByRole("link", { name: "Open 983-127-6408" });
  expect(link).toHaveAttribute("href", `/s/1/bounceback/detail/show/${other.id}`);
});

test("[BNC-11] without a register, printing says what it needs and offers this device instead", async () => {
  openCoupon({ printCount: 1 });
  await userEvent.click(await screen.findByRole("button", { name: "Reprint" }));
  const dialog = await screen.findByRole("dialog", { name: "Print coupons" });
  expect(within(dialog).getByText("You must be using the point-of-sale app to reprint coupons")).toBeVisible();
  expect(within(dialog).getByRole("button", { name: "Print here" })).toBeVisible();
});

test("[BNC-11] a coupon that cannot be read says so and asks again", async () => {
  openCoupon({}, { Coupon: () => refused("not-found", "There is no such coupon") });
  expect(await screen.findByText(/^An error occurred while retrieving coupon\./)).toBeVisible();
});

test("[BNC-06] the details name everything that the coupon holds", async () => {
  openCoupon(usedCoupon);
  const facts = await screen.findByRole("region", { name: "Details" });
  const texts = within(facts)
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(texts).toEqual([
    "Campaign: Black Friday thank-you, version 1",
    "Number: 123-456-7897",
    "Store: Maple Street",
    "Issued to: Marisol Quiñones",
    "Email: marisol@example.com",
    "Cell phone: (614) 555-0182",
    "Issued: Nov 1, 2026, 9:12 AM, Devon West, Register 1",
    "Ticket: 80977",
    "Sale that earned it: $96.20",
    "Amount: $10 off $40",
    "Good: Nov 1, 2026 – Dec 24, 2030",
    "Expires: Dec 24, 2030, 11:59 PM",
    "Good at: Maple Street, Elm Street",
    "Redeemed: Nov 20, 2026, 2:14 PM, Maple Street",
    "Register: Register 2",
    "Employee: Ana Ruiz",
    "Used on ticket: 81442",
    "Sale it was used on: $52.40",
  ]);
});

test("a coupon that was never texted offers to text it; one that was, to text it again", async () => {
  const block = { code: "COUPON_NOT_STARTED" as const, title: "Opens Dec 8", text: "Not yet", next: "Keep it" };
  openCoupon({ deliveredVia: [], block });
  expect(await screen.findByRole("button", { name: "Text coupon" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Text it" })).toBeVisible();
  cleanup();
  openCoupon({ deliveredVia: ["print", "text"], block });
  expect(await screen.findByRole("button", { name: "Text again" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Text it again" })).toBeVisible();
});

test("without a connection nothing opens, and nothing is redeemed", async () => {
  network.answer(...withoutConnection(ana));
  openApp(path, ana);
  expect(await screen.findByText(/This loads when you're back online/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Redeem/ })).toBeNull();
});
