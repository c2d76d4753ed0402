import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Billing, BillingPlan } from "./billing.queries.ts";

const network = fakeNetwork();
const owner: typeof manager = { ...manager, role: 3 };

const aPlan: BillingPlan = {
  ...{ storeId: "1", name: "Maple Street", timeZone: "America/Chicago", grandOpeningOn: "2020-05-01", state: "PAID" },
  ...{
    priceCents: 10_000,
    nextChargeAt: "2026-12-01T06:00:00.000Z",
    nextChargeCents: 9500,
    endsAt: null,
    daysPastDue: null,
  },
};

const anInvoice: Billing["invoices"][number] = {
  id: "in_1",
  storeId: "1",
  number: "HANG-1",
  status: "paid",
  totalCents: 9500,
  discountCents: 500,
  createdAt: "2026-11-01T06:00:00.000Z",
  isTried: true,
};

const aBilling: Billing = {
  ...{
    isOffered: true,
    monthCents: 19_000,
    billableCount: 2,
    isWaiting: false,
    isSetupWaiting: false,
    termsVersion: "1",
  },
  method: { brand: "visa", last4: "4242", expiresMonth: 12, expiresYear: 2030 },
  plans: [
    aPlan,
    { ...aPlan, storeId: "2", name: "Lakeside Kids" },
    {
      ...aPlan,
      storeId: "3",
      name: "River Mall",
      state: "FREE",
      grandOpeningOn: "2026-12-10",
      nextChargeAt: "2026-12-11T06:00:00.000Z",
      nextChargeCents: 6438,
    },
  ],
  invoices: [anInvoice],
};

function openPage(
  billing: Partial<Billing> = {},
  { fakes = {}, person = owner, search = "" }: { fakes?: GraphqlFakes; person?: typeof owner; search?: string } = {},
) {
  network.answer(
    ...answersOf(person, {
      Billing: () => ({ data: { billing: { __typename: "Billing", ...aBilling, ...billing } } }),
      ...fakes,
    }),
  );
  return openApp(`/s/1/settings/billing${search}`, person);
}

test("[ONB-04] [ONB-05] an owner sees the next charge, every store's plan, the card and the invoices", async () => {
  openPage();
  expect(await screen.findByText("$190.00 on Dec 1, 2026")).toBeVisible();
  expect(screen.getByText("$190.00 a month for 2 open stores")).toBeVisible();
  expect(screen.getByText("5% off every open store is included")).toBeVisible();
  expect(screen.getByText("Visa ending in 4242, expires 12/2030")).toBeVisible();
  expect(screen.getByText("Open to Buy, free")).toBeVisible();
  expect(screen.getByText("Grand Opening Dec 10, 2026")).toBeVisible();
  expect(screen.getByText("$5.00 off")).toBeVisible();
  expect(screen.queryByText(/Waiting for confirmation/)).toBeNull();
});

test("what a card was charged for in vain is said on top, with what to do", async () => {
  const failed = { ...anInvoice, id: "in_2", number: "HANG-2", status: "open" };
  openPage({ invoices: [failed, { ...failed, id: "in_3", isTried: false }, anInvoice] });
  expect(await screen.findByText("$95.00 is owed now. Pay it or change the card in Stripe.")).toBeVisible();
});

test("[ONB-04] a manager reads that only the owner opens billing", async () => {
  openPage({}, { person: manager });
  expect(await screen.findByText("Only the owner opens billing")).toBeVisible();
  expect(requestsOf("Billing")).toEqual([]);
});

test("back from Stripe, the page waits for the confirmation", async () => {
  openPage({ method: null, isSetupWaiting: true, plans: [], invoices: [] }, { search: "?returned=card" });
  expect(await screen.findByText("Waiting for confirmation from Stripe")).toBeVisible();
});

test("the terms are read before a card is added; a refusal is said", async () => {
  openPage(
    { method: null, invoices: [] },
    { fakes: { OpenPaymentSetup: refusedWith("Stripe doesn't respond", { code: "provider-unavailable" }) } },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Add payment method" }));
  expect(screen.getByText(/Open to Buy is free/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Accept and add card" }));
  expect(await screen.findByText("Stripe doesn't respond")).toBeInTheDocument();
  expect(requestsOf("OpenPaymentSetup")).toEqual([{ terms: "1" }]);
  expect(screen.getByText("No invoices yet")).toBeVisible();
});

test("a plan is canceled after a question", async () => {
  openPage(
    { plans: [aPlan] },
    {
      fakes: { CancelBillingPlan: () => ({ data: { cancelBillingPlan: { __typename: "Billing", isWaiting: true } } }) },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Cancel plan" }));
  expect(screen.getByText(/works until the end of what you paid for/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel plan" }));
  expect(await screen.findByText("Plan of Maple Street canceled")).toBeInTheDocument();
  expect(requestsOf("CancelBillingPlan")).toEqual([{ storeId: "1" }]);
});

test("an installation that charges nobody says so", async () => {
  openPage({ isOffered: false });
  expect(await screen.findByText("Nothing to pay")).toBeVisible();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(owner));
  openApp("/s/1/settings/billing", owner);
  expect(await screen.findByText(/offline|back online/)).toBeInTheDocument();
});

async function openCard(billing: Partial<Billing>) {
  const fakes = {
    Billing: () => ({ data: { billing: { __typename: "Billing", ...aBilling, ...billing } } }),
    Integrations: () => ({ data: { integrations: [] } }),
  };
  network.answer(...answersOf(owner, fakes));
  openApp("/s/1/settings/automations", owner);
  const heading = await screen.findByRole("heading", { name: "Billing", level: 2 });
  return within(heading.closest("li") ?? heading);
}

test("[AUT-09] an owner sees the plan among the automations, with what is charged next", async () => {
  const card = await openCard({});
  expect(card.getByText("Active")).toBeVisible();
  expect(card.getByText("Stripe, Visa ending in 4242")).toBeVisible();
  expect(card.getByText("Next charge $95.00 on Dec 1, 2026")).toBeVisible();
});

test("[AUT-09] a failed payment is an error with the way to settle it", async () => {
  const failed = await openCard({ plans: [{ ...aPlan, state: "UNPAID", daysPastDue: 9 }] });
  expect(failed.getByText("Payment failed")).toBeVisible();
  expect(failed.getByText(/^A payment failed 9 days ago/)).toBeVisible();
  expect(failed.getByRole("link", { name: "Open billing" })).toBeVisible();
});
