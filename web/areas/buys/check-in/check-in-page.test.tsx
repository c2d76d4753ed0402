import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { License } from "#common/buys/driver-license.ts";
import { keepScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import { dispatchScan } from "#web/platform/scan/scan-handlers.ts";
import { announced } from "#tests/kit/web/announced.ts";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import type { ActiveEmployee } from "#web/platform/employee/team-mode.rules.ts";
import { aBuyDetail } from "#tests/kit/web/a-buy.ts";
import { aCustomer, checkInFakes } from "#tests/kit/web/a-check-in.ts";
import { answersOf, fakeNetwork, manager, openApp, register, seenRequests } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

function answerCheckIn(fakes: GraphqlFakes = {}, isLinked = true): void {
  network.answer(...answersOf(manager, { ...checkInFakes({ isLinked }), ...fakes }));
}

const curtis = aCustomer();
const patient = { timeout: 20_000 };

test("[TEAM-11] [BUY-01] a person whose code the point of sale switched off reads whom to be linked to, and goes to the team", async () => {
  answerCheckIn({}, false);
  openApp("/s/1/buys/checkin/new", manager);
  expect(await screen.findByRole("heading", { name: "Link to Maple POS employee" }, patient)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open Team" })).toHaveAttribute("href", expect.stringContaining("/s/1/team"));
});

test("[BUY-06] the guided check-in asks for a name before the pile, and keeps what was typed on the way back", async () => {
  answerCheckIn();
  openApp("/s/1/buys/checkin/new?initialPhoneNumber=2165550142", manager);
  expect(await screen.findByLabelText("Mobile", {}, patient)).toHaveValue("(216) 555-0142");
  expect(screen.getByRole("link", { name: "Cancel" })).not.toHaveAttribute("aria-current");
  await userEvent.click(screen.getByRole("button", { name: "Next: the pile" }));
  await waitFor(() => expect(screen.getByLabelText("First name")).toHaveFocus());
  await userEvent.keyboard("Ana");
  await userEvent.click(screen.getByRole("button", { name: "Next: the pile" }));
  expect(screen.getByText("Last name is required")).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Last name"), "Ruiz");
  await userEvent.click(screen.getByRole("button", { name: "Next: the pile" }));
  expect(await screen.findByRole("heading", { name: "Ana Ruiz" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Seller" }));
  expect(await screen.findByLabelText("Last name")).toHaveValue("Ruiz");
});

const nora: License = {
  firstName: "Nora",
  lastName: "Lane",
  street: "12 Elm St",
  city: "Madison",
  state: "WI",
  zip: "53703",
  country: "US",
  idNumber: "W1",
  idState: "WI",
  birthDate: "1990-04-12",
  expiresOn: "2030-04-12",
};

test("a scanned license is one line, the cursor waits for the phone, and digits count the bags", async () => {
  const created: unknown[] = [];
  answerCheckIn({
    CreateBuy: ({ variables }) => {
      created.push(variables["buy"]);
      return { data: null, errors: [{ message: "The counter is closed", extensions: { code: "closed" } }] };
    },
  });
  keepScannedLicense(nora);
  openApp("/s/1/buys/checkin/new", manager);
  const seller = within(await screen.findByRole("region", { name: "Seller" }, patient));
  expect(seller.getByRole("heading", { name: "Nora Lane" })).toBeVisible();
  expect(seller.getByText("35")).toBeVisible();
  expect(seller.getByText("Apr 12, 2030")).toBeVisible();
  expect(screen.queryByLabelText("First name")).toBeNull();
  await waitFor(() => expect(screen.getByLabelText("Mobile")).toHaveFocus());
  await userEvent.type(screen.getByLabelText("Mobile"), "2165550142");
  await userEvent.click(screen.getByRole("button", { name: "Next: the pile" }));
  const title = within(await screen.findByRole("heading", { name: "Nora Lane", level: 1 })).getByText("Nora Lane");
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Count at least one container")).toBeVisible();
  const more = screen.getByLabelText("Bags, more than 5");
  expect(more).toHaveAccessibleDescription("Count at least one container");
  act(() => title.focus());
  await userEvent.keyboard("2");
  expect(screen.getByRole("button", { name: "2 bags" })).toHaveAttribute("aria-pressed", "true");
  await pressSingleKeySwitch();
  act(() => title.focus());
  await userEvent.keyboard("3");
  expect(screen.getByRole("button", { name: "2 bags" })).toHaveAttribute("aria-pressed", "true");
  await pressSingleKeySwitch();
  await userEvent.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("The counter is closed")).toBeVisible();
  expect(created).toMatchObject([{ contact: { firstName: "Nora", mobile: "2165550142" }, pile: { bags: 2 } }]);
});

/** Line by line, as the scanner types a card, or with the breaks between the lines lost. */
const cardLines = [
  "@",
  "ANSI 636030080102DL00410278ZW03190024DLDAQW1234",
  "DCSLANE",
  "DACNORA",
  "DBB04121990",
  "DAJWI",
];

test("a card whose lines ran together names nobody, and the third such scan opens the fields of the ID", async () => {
  answerCheckIn();
  openApp("/s/1/buys/checkin/new", manager);
  await screen.findByLabelText("Mobile", {}, patient);
  const scanBroken = () => act(() => void dispatchScan(cardLines.join("")));
  scanBroken();
  expect(await screen.findByText(/can't read this license line by line. Type the ID instead/)).toBeInTheDocument();
  scanBroken();
  expect(screen.queryByLabelText("First name")).toBeNull();
  scanBroken();
  await expect.poll(announced).toBe("3 scans didn't work. Type what the license says.");
  expect(await screen.findByLabelText("First name")).toHaveValue("");
  expect(screen.getByLabelText("Last name")).toHaveValue("");
});

test("of a scanned card only its fields are sent, never what stood in the barcode", async () => {
  answerCheckIn();
  openApp("/s/1/buys/checkin/new", manager);
  await screen.findByLabelText("Mobile", {}, patient);
  act(() => void dispatchScan(`${cardLines.join("\n")}\n`));
  expect(await screen.findByRole("heading", { name: "Nora Lane" })).toBeVisible();
  const sent = () => JSON.stringify(seenRequests.map(({ body }) => body));
  await waitFor(() => expect(sent()).toContain("W1234"));
  expect(sent()).not.toMatch(/ANSI|DAQW1234|DBB04/);
  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
  expect(kept.join(" ")).not.toMatch(/ANSI|DAQW1234|DBB04/);
});

test("a check-in whose answer never came is in the register as soon as its feed says so", async () => {
  const detail = aBuyDetail({ posSync: "NOT_SENT", posBuyId: null });
  // Between the two: the register's feed.
  const fedAfter: Readonly<Record<string, "NOT_SENT" | "LINKED">> = {
    SENDING: "NOT_SENT",
    NOT_SENT: "LINKED",
    UNKNOWN: "LINKED",
  };
  let lastState = "SENDING";
  answerCheckIn({
    CreateBuy: () => ({ data: { createBuy: detail.buy } }),
    Buy: () => ({ data: { buy: { ...detail, buy: { ...detail.buy, posSync: fedAfter[lastState] } } } }),
    MarkBuySync: ({ variables: { state } }) => {
      lastState = String(state);
      return { data: { markBuySync: { ...detail.buy, posSync: state } } };
    },
  });
  keepScannedLicense(nora);
  openApp("/s/1/buys/checkin/new?initialPhoneNumber=2165550142", manager);
  await userEvent.click(await screen.findByRole("button", { name: "Next: the pile" }, patient));
  await userEvent.click(await screen.findByRole("button", { name: "1 bag" }));
  await userEvent.click(screen.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("In Maple POS", {}, patient)).toBeVisible();
  expect(screen.queryByText(/isn't in Maple POS/)).toBeNull();
  expect(screen.getByRole("button", { name: "Next seller" })).toBeEnabled();
});

/** In the list of keys, from the menu: the key for it is one of those that are switched. */
async function pressSingleKeySwitch(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
  await userEvent.click(await screen.findByRole("switch", { name: "Single-key shortcuts" }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
}

test("where license and phone lead to two, both stand beside each other with what they brought, and the surest has the cursor", async () => {
  const mia = { ...curtis, id: "0193a6f0-0000-7000-8000-0000000000aa", firstName: "Nora", fullName: "Nora Lane" };
  const byPhone = { customer: curtis, by: ["MOBILE"], posCustomerId: null, buys: 2, lastBuyOn: "2025-08-14" };
  const twin = { ...curtis, id: "0193a6f0-0000-7000-8000-0000000000bb", lastName: "Wes", fullName: "Curtis Wes" };
  const byTwin = { customer: twin, by: ["MOBILE"], posCustomerId: null, buys: 0, lastBuyOn: null };
  const byId = { customer: mia, by: ["ID_NUMBER"], posCustomerId: null, buys: 0, lastBuyOn: null };
  const matchesById = new Map<unknown, unknown[]>([
    ["", [byPhone]],
    ["W1234", [byId, byPhone, byTwin]],
  ]);
  answerCheckIn({
    MatchCustomers: ({ variables: { idNumber } }) => ({
      data: {
        matchCustomers: {
          ...{ __typename: "CustomerMatches", posCustomers: [] },
          matches: matchesById.get(idNumber),
        },
      },
    }),
  });
  openApp("/s/1/buys/checkin/new", manager);
  await userEvent.type(await screen.findByLabelText("Mobile", {}, patient), "2165550142");
  await waitFor(() => expect(screen.getByRole("button", { name: "Use Curtis" })).toHaveFocus());
  act(() => void dispatchScan(cardLines.join("\n")));
  expect(await screen.findByText("License and phone belong to different customers. Who is it?")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Use Nora" })).toHaveFocus());
  expect(screen.getByRole("button", { name: "Use Curtis West" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Use Curtis Wes" })).toBeVisible();
  expect(screen.getByText("2 buys, last Aug 14, 2025")).toBeVisible();
});

test("a seller whom the point of sale has is not called a new customer", async () => {
  const maya = { __typename: "PosCustomer", externalId: "C9", name: "Maya Cook", email: "maya@example.com" };
  const posCustomers = [{ ...maya, street: "1499 Church St", city: "Madison", state: "WI", zip: "53703" }];
  answerCheckIn({
    MatchCustomers: () => ({ data: { matchCustomers: { __typename: "CustomerMatches", matches: [], posCustomers } } }),
  });
  openApp("/s/1/buys/checkin/new", manager);
  await userEvent.type(await screen.findByLabelText("Mobile", {}, patient), "6085551442");
  await userEvent.click(await screen.findByRole("button", { name: "Use Maya Cook" }));
  expect(await screen.findByRole("heading", { name: "Maya Cook" })).toBeVisible();
  expect(screen.getByText("In Maple POS")).toBeVisible();
  expect(screen.queryByText("New customer")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Next: the pile" }));
  expect(await screen.findByRole("button", { name: "1 bag" })).toBeVisible();
  expect(screen.getByText("In Maple POS")).toBeVisible();
  expect(screen.queryByText("New customer")).toBeNull();
});

test("a phone that belongs to another person than the license asks who it is", async () => {
  const match = { customer: curtis, by: ["MOBILE"], posCustomerId: null, buys: 1, lastBuyOn: "2026-03-01" };
  const matchesByPhone = new Map<unknown, unknown[]>([
    ["", []],
    ["2165550142", [match]],
  ]);
  answerCheckIn({
    MatchCustomers: ({ variables: { mobile } }) => ({
      data: {
        matchCustomers: { __typename: "CustomerMatches", matches: matchesByPhone.get(mobile), posCustomers: [] },
      },
    }),
  });
  keepScannedLicense(nora);
  openApp("/s/1/buys/checkin/new", manager);
  await screen.findByRole("heading", { name: "Nora Lane" }, patient);
  await userEvent.type(await screen.findByLabelText("Mobile"), "2165550142");
  expect(await screen.findByRole("heading", { name: "Is this Curtis West?" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Use Curtis" })).toHaveFocus());
  expect(screen.queryByRole("button", { name: "Next: the pile" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "New customer" }));
  await userEvent.click(screen.getByRole("button", { name: "Next: the pile" }));
  expect(await screen.findByRole("button", { name: "1 bag" })).toBeVisible();
});

const amy: ActiveEmployee = { id: 5, storeId: 1, fullName: "Amy Smith", isManager: false, avatarUrl: null, how: "pin" };

/** At a register with nobody chosen, up to the pile; `isLinked` is what the server says of the person who is there. */
async function atThePile(isLinked: () => boolean): Promise<void> {
  answerCheckIn({
    CheckInStart: (...call) => checkInFakes({ isLinked: isLinked() })["CheckInStart"]?.(...call),
  });
  openApp("/s/1/buys/checkin/new?initialPhoneNumber=2165550142", register);
  await userEvent.click(await screen.findByRole("button", { name: "Next: the pile" }, patient));
  await userEvent.type(await screen.findByLabelText("First name"), "Nora");
  await userEvent.type(screen.getByLabelText("Last name"), "Lane");
  await userEvent.click(screen.getByRole("button", { name: "Next: the pile" }));
  await userEvent.click(await screen.findByRole("button", { name: "1 bag" }));
}

test("a check-in at a register stays where it is when a person gives a PIN for it", async () => {
  await atThePile(() => true);
  act(() => confirmEmployee(amy));
  await waitFor(() => expect(readsOfStart()).toBe(2));
  expect(screen.getByRole("button", { name: "1 bag" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("link", { name: "Seller" }));
  expect(await screen.findByLabelText("Last name")).toHaveValue("Lane");
});

test("[TEAM-11] the person who is not linked reads it above the check-in, and what was typed stays for another person", async () => {
  let isLinked = true;
  await atThePile(() => isLinked);
  isLinked = false;
  act(() => confirmEmployee(amy));
  expect(await screen.findByText("Link to Maple POS employee")).toBeVisible();
  isLinked = true;
  await userEvent.click(screen.getByRole("button", { name: "Someone else" }));
  act(() => confirmEmployee({ ...amy, id: 6, fullName: "Ben Lee" }));
  await waitFor(() => expect(screen.queryByText("Link to Maple POS employee")).toBeNull());
  expect(screen.getByRole("button", { name: "1 bag" })).toHaveAttribute("aria-pressed", "true");
});

function readsOfStart(): number {
  return seenRequests.flatMap(({ body }) => body).filter((call) => JSON.stringify(call).includes("CheckInStart"))
    .length;
}
