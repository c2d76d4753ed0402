import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Customer } from "./shared/customers.queries.ts";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000031";
const createdAt = "2026-11-21T17:00:00Z";

const customer: Customer = {
  id,
  firstName: "Rosa",
  lastName: "Diaz",
  fullName: "Rosa Diaz",
  mobile: "3125550132",
  email: null,
  street: "",
  city: "",
  state: "",
  zip: "",
  country: "",
  birthYear: null,
  isOver18: true,
  idType: null,
  idState: "",
  idExpiresOn: null,
  idLast4: null,
  hasIdNumber: false,
  idCheckedAt: null,
  idCheckedBy: null,
  isDoNotBuy: false,
  note: "",
  createdAt,
  version: "1",
};

/** Opens the page of Rosa, as the manager. */
function openCustomer(result: Customer, fakes: GraphqlFakes = {}): void {
  const answer = { data: { customer: { __typename: "Customer", ...result }, pastBuys: [] } };
  network.answer(...answersOf(manager, { Customer: () => answer, ...fakes }));
  openApp(`/s/1/customers/detail/show/${id}`, manager);
}

test("a customer's page has the phone, what an ID said, and no buys yet", async () => {
  const idChecked = { idType: "DRIVER_LICENSE", idState: "IL", idLast4: "4821", idExpiresOn: "2099-01-31" } as const;
  openCustomer({ ...customer, ...idChecked, idCheckedAt: createdAt, idCheckedBy: "Amy Smith" });
  expect(await screen.findByRole("heading", { name: "Rosa Diaz", level: 1 })).toBeVisible();
  expect(screen.getByRole("link", { name: "(312) 555-0132" })).toHaveAttribute("href", "tel:3125550132");
  expect(screen.getByText("Driver's license IL, ending in 4821, valid until Jan 31, 2099")).toBeVisible();
  expect(screen.getByText("ID checked on Nov 21, 2026 by Amy Smith")).toBeVisible();
  expect(screen.getByText("No buys yet. The next check-in shows here.")).toBeVisible();
});

test("an ID that has expired says so", async () => {
  const expired = { idType: "PASSPORT", idExpiresOn: "2020-01-31", idCheckedAt: createdAt } as const;
  openCustomer({ ...customer, ...expired });
  expect(await screen.findByText(/expired Jan 31, 2020/)).toBeVisible();
});

test("a manager marks a customer Do not buy; a refusal keeps what was typed", async () => {
  const errors = [{ message: "Use 2,000 characters or fewer", extensions: { code: "invalid-input" } }];
  let answer: unknown = { data: null, errors };
  openCustomer(customer, { FlagCustomer: () => answer });
  await userEvent.click(await screen.findByRole("button", { name: "Note and flag" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rosa Diaz's note and flag" }));
  await userEvent.click(dialog.getByLabelText(/Do not buy from this customer/));
  await userEvent.type(dialog.getByRole("textbox", { name: /Note/ }), "Stolen tags");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Use 2,000 characters or fewer")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: /Note/ })).toHaveValue("Stolen tags");
  answer = { data: { flagCustomer: { __typename: "Customer", ...customer, isDoNotBuy: true } } };
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Note and flag saved")).toBeInTheDocument();
});

test("a customer of another company is not found", async () => {
  network.answer(...answersOf(manager, { Customer: () => null }));
  openApp(`/s/1/customers/detail/show/${id}`, manager);
  expect(await screen.findByText("Customer not found")).toBeVisible();
  expect(screen.getByText("The link may be old or from another company")).toBeVisible();
});
