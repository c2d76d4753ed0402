import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aCustomer, checkInFakes } from "#tests/kit/web/a-check-in.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const page = "/s/1/buys/detail/v1_new";
const refused = { data: null, errors: [{ message: "The counter is closed", extensions: { code: "closed" } }] };

function openCheckIn(search = "", fakes: GraphqlFakes = {}) {
  network.answer(...answersOf(manager, { ...checkInFakes(), CreateBuy: () => refused, ...fakes }));
  return openApp(`${page}${search}`, manager);
}

test("everything stands under each other, and one press sends it; what is refused keeps what was typed", async () => {
  openCheckIn();
  await userEvent.type(await screen.findByLabelText("Mobile"), "2165550142");
  await userEvent.type(screen.getByLabelText("First name"), "Nora");
  await userEvent.type(screen.getByLabelText("Last name"), "Lane");
  await userEvent.click(screen.getByRole("button", { name: "2 bags" }));
  await userEvent.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("The counter is closed")).toBeVisible();
  expect(screen.getByLabelText("First name")).toHaveValue("Nora");
  expect(requestsOf("CreateBuy")).toMatchObject([
    { buy: { contact: { firstName: "Nora", lastName: "Lane", mobile: "2165550142" }, pile: { bags: 2 } } },
  ]);
});

test("the first wrong field gets the cursor, and a pile without a container is not sent", async () => {
  openCheckIn();
  await userEvent.click(await screen.findByRole("button", { name: "Check in" }));
  expect(screen.getByText("Count at least one container")).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBeInvalid());
  expect(requestsOf("CreateBuy")).toEqual([]);
});

test("[BUY-11] the one-page check-in takes a license that another program read, and leaves none in the address", async () => {
  const license = { firstName: "Nora", lastName: "Lane", idNumber: "W1234", idState: "WI", birthDate: "1990-04-12" };
  const app = openCheckIn(`?initialLicenseData=${encodeURIComponent(JSON.stringify(license))}`);
  expect(await screen.findByDisplayValue("Nora")).toBeInTheDocument();
  expect(screen.getByLabelText("ID number")).toHaveValue("W1234");
  await expect.poll(() => app.at()).toBe(page);
});

test.each(["no license", '{"firstName":"Nora"}'])(
  "what is no license in the address is left alone: %s",
  async (words) => {
    const app = openCheckIn(`?initialLicenseData=${encodeURIComponent(words)}`);
    expect(await screen.findByLabelText("First name")).toHaveValue("");
    await expect.poll(() => app.at()).toBe(page);
  },
);

test("a phone in the address finds who it is, and one press takes what is known of them", async () => {
  const match = {
    __typename: "CustomerMatch",
    customer: aCustomer(),
    by: ["MOBILE"],
    posCustomerId: null,
    buys: 1,
    lastBuyOn: null,
  };
  openCheckIn("?initialPhoneNumber=2165550142", {
    MatchCustomers: () => ({
      data: { matchCustomers: { __typename: "CustomerMatches", matches: [match], posCustomers: [] } },
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Use Curtis" }));
  expect(screen.getByLabelText("Last name")).toHaveValue("West");
});

test("the person who is not linked to the point of sale reads so instead of a form", async () => {
  openCheckIn("", checkInFakes({ isLinked: false }));
  expect(await screen.findByRole("heading", { name: "Link to Maple POS employee" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Check in" })).toBeNull();
});
