import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import type { ActiveEmployee } from "#web/platform/employee/team-mode.rules.ts";
import { answersOf, fakeNetwork, manager, openApp, register, seenRequests } from "#tests/kit/web-app.tsx";
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

function answerCheckIn(fakes: GraphqlFakes = {}, linked = true): void {
  network.answer(
    ...answersOf(manager, {
      CheckInStart: () => ({
        data: { checkInStart: { ...start, isLinked: linked }, buySettings: settings, buyPolicy: null },
      }),
      MatchCustomers: () => ({
        data: { matchCustomers: { __typename: "FoundPeople", matches: [], posCustomers: [] } },
      }),
      ...fakes,
    }),
  );
}

const patient = { timeout: 20_000 };

test("[TEAM-11] [BUY-01] somebody whose code the point of sale switched off reads whom to be linked to, and goes to the team", async () => {
  answerCheckIn({}, false);
  openApp("/s/1/buys/checkin/new", manager);
  expect(await screen.findByRole("heading", { name: "Link to Maple POS employee" }, patient)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open Team" })).toHaveAttribute("href", expect.stringContaining("/s/1/team"));
});

test("[BUY-06] the guided check-in asks for a name before the pile, and keeps what was typed on the way back", async () => {
  answerCheckIn();
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
  answerCheckIn();
  const license = { firstName: "Nora", lastName: "Lane", idNumber: "W1234", idState: "WI", birthDate: "1990-04-12" };
  openApp(`/s/1/buys/detail/v1_new?initialLicenseData=${encodeURIComponent(JSON.stringify(license))}`, manager);
  expect(await screen.findByDisplayValue("Nora", {}, patient)).toBeInTheDocument();
  expect(screen.getByLabelText("ID number")).toHaveValue("W1234");
});

const amy: ActiveEmployee = { id: 5, storeId: 1, fullName: "Amy Smith", isManager: false, avatarUrl: null, how: "pin" };

/** At a register with nobody chosen, up to the pile; `isLinked` is what the server says of whoever is there. */
async function atThePile(isLinked: () => boolean): Promise<void> {
  answerCheckIn({
    CheckInStart: () => ({
      data: { checkInStart: { ...start, isLinked: isLinked() }, buySettings: settings, buyPolicy: null },
    }),
  });
  openApp("/s/1/buys/checkin/new?initialPhoneNumber=2165550142", register);
  await userEvent.click(await screen.findByRole("button", { name: "Find" }, patient));
  await userEvent.type(await screen.findByLabelText("First name"), "Nora");
  await userEvent.type(screen.getByLabelText("Last name"), "Lane");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await userEvent.click(await screen.findByRole("button", { name: "One more: Bags" }));
}

test("a check-in at a register stays where it is when somebody gives a PIN for it", async () => {
  await atThePile(() => true);
  act(() => confirmEmployee(amy));
  await waitFor(() => expect(readsOfStart()).toBe(2));
  expect(screen.getByRole("status", { name: "Bags" })).toHaveTextContent("1");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByLabelText("Last name")).toHaveValue("Lane");
});

test("[TEAM-11] whoever is not linked reads it above the check-in, and what was typed stays for somebody else", async () => {
  let isLinked = true;
  await atThePile(() => isLinked);
  isLinked = false;
  act(() => confirmEmployee(amy));
  expect(await screen.findByText("Link to Maple POS employee")).toBeVisible();
  isLinked = true;
  await userEvent.click(screen.getByRole("button", { name: "Someone else" }));
  act(() => confirmEmployee({ ...amy, id: 6, fullName: "Ben Lee" }));
  await waitFor(() => expect(screen.queryByText("Link to Maple POS employee")).toBeNull());
  expect(screen.getByRole("status", { name: "Bags" })).toHaveTextContent("1");
});

function readsOfStart(): number {
  return seenRequests.flatMap(({ body }) => body).filter((call) => JSON.stringify(call).includes("CheckInStart"))
    .length;
}
