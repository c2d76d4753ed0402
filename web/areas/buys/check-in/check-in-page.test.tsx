import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const start = { __typename: "CheckInStart", posName: "Maple POS", isLinked: true, today: "2026-03-04" };
const settings = {
  __typename: "BuySettings",
  requiresEmail: false,
  requiresIdNumber: false,
  requiresPosCode: true,
  minimumAge: 18,
  signsOnPaper: false,
  abandonAfterDays: 2,
  idRetention: null,
};

function told(fakes: GraphqlFakes = {}, linked = true): void {
  network.answer(
    ...answersOf(manager, {
      CheckInStart: () => ({
        data: { checkInStart: { ...start, isLinked: linked }, buySettings: settings, buyPolicy: null },
      }),
      MatchCustomers: () => ({
        data: { matchCustomers: { __typename: "FoundPeople", matches: [], posCustomers: [] } },
      }),
      BuySettings: () => ({ data: { buySettings: settings, buyPolicy: null, buyReasons: [] } }),
      ...fakes,
    }),
  );
}

const patient = { timeout: 20_000 };

test("[TEAM-11] [BUY-01] somebody whose code the point of sale switched off reads whom to be linked to, and goes to the team", async () => {
  told({}, false);
  openApp("/s/1/buys/checkin/new", manager);
  expect(await screen.findByRole("heading", { name: "Link to Maple POS employee" }, patient)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the team" })).toHaveAttribute(
    "href",
    expect.stringContaining("/s/1/team"),
  );
});

test("[BUY-06] the guided check-in asks for a name before the pile, and keeps what was typed on the way back", async () => {
  told();
  openApp("/s/1/buys/checkin/new?initialPhoneNumber=2165550142", manager);
  expect(await screen.findByLabelText("Mobile", {}, patient)).toHaveValue("(216) 555-0142");
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
  await userEvent.type(await screen.findByLabelText("First name"), "Ana");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("Last name is required")).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Last name"), "Ruiz");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByRole("button", { name: "One more: Bags" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByLabelText("Last name")).toHaveValue("Ruiz");
});

test("[BUY-11] the one-page check-in takes a license that another program read, and leaves none in the address", async () => {
  told();
  const license = { firstName: "Nora", lastName: "Lane", idNumber: "W1234", idState: "WI", birthDate: "1990-04-12" };
  openApp(`/s/1/buys/detail/v1_new?initialLicenseData=${encodeURIComponent(JSON.stringify(license))}`, manager);
  expect(await screen.findByDisplayValue("Nora", {}, patient)).toBeInTheDocument();
  expect(screen.getByLabelText("ID number")).toHaveValue("W1234");
});

test.each([
  ["Require email", "Error updating require email: The store is closed"],
  ["Require ID number", "Error updating require license: The store is closed"],
  ["Employee point-of-sale code", "Error updating employee DRS code: The store is closed"],
])("[BUY-08] what was not saved is said in the specification's words: %s", async (name, said) => {
  told({
    ChangeBuySettings: () => ({
      data: null,
      errors: [{ message: "The store is closed", extensions: { code: "invalid-input" } }],
    }),
  });
  openApp("/s/1/buys/settings", manager);
  await userEvent.click(await screen.findByRole("switch", { name }, patient));
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test("[BUY-08] also of the policy and of reasons", async () => {
  const errors = [{ message: "Too long", extensions: { code: "invalid-input" } }];
  told({
    ChangeBuyPolicy: () => ({ data: null, errors }),
    ChangeBuyReasons: () => ({ data: null, errors }),
  });
  openApp("/s/1/buys/settings", manager);
  await userEvent.type(await screen.findByLabelText(/What the seller reads/, {}, patient), "Final");
  await userEvent.click(screen.getByRole("button", { name: "Save policy" }));
  expect(await screen.findByText("Error updating buy policy: Too long")).toBeInTheDocument();
  const reasons = within(screen.getByRole("region", { name: "Take reasons" }));
  await userEvent.click(reasons.getByRole("button", { name: "Add a reason" }));
  await userEvent.click(reasons.getByRole("button", { name: "Save reasons" }));
  expect(await screen.findByText("Error updating take-pass reasons: Too long")).toBeInTheDocument();
});
