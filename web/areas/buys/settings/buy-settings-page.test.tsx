import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { choose } from "#tests/kit/web/choose.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const settings = {
  __typename: "BuySettings",
  requiresEmail: false,
  requiresIdNumber: false,
  requiresPosCode: true,
  minimumAge: 18,
  signsOnPaper: false,
  abandonAfterDays: 2,
  idRetention: null,
  takesRequests: false,
  mostDropOffs: null,
  dropOffsPerHour: null,
  dropOffEveryMinutes: 15,
  closedWords: "",
  drawerCash: null,
  mostSupplyWeeks: 12,
  checkInUrl: "https://example.com/checkin/maple-street-1",
};

const reason = {
  ...{ __typename: "BuyReason", id: "0193a6f0-0000-7000-8000-000000000041", name: "Stained" },
  ...{ isActive: true, isSeasonal: false },
};

function openSettings(fakes: GraphqlFakes = {}): void {
  const buyPolicy = {
    __typename: "BuyPolicy",
    id: reason.id,
    body: "All sales are final",
    createdAt: "2026-03-04T15:00:00Z",
  };
  const data = { buySettings: settings, buyPolicy, buyReasons: [{ ...reason, kind: "PASS" }] };
  network.answer(
    ...answersOf(manager, {
      BuySettings: () => ({ data }),
      BuyMessages: () => ({ data: { buyMessages: [] } }),
      ...fakes,
    }),
  );
  openApp("/s/1/buys/settings", manager);
}

const recordOf = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(Object(value)));

const patient = { timeout: 20_000 };

test("[BUY-05] the page has the policy, what a check-in requires, and the reasons to take and to pass", async () => {
  openSettings();
  expect(await screen.findByLabelText("What the seller reads and signs", {}, patient)).toHaveValue(
    "All sales are final",
  );
  expect(screen.getByRole("switch", { name: "Require email" })).not.toBeChecked();
  expect(screen.getByRole("switch", { name: "Require ID number" })).not.toBeChecked();
  expect(screen.getByRole("switch", { name: "Employee point-of-sale code" })).toBeChecked();
  expect(within(screen.getByRole("region", { name: "Take reasons" })).queryByRole("textbox")).toBeNull();
  expect(within(screen.getByRole("region", { name: "Pass reasons" })).getByLabelText("Reason 1")).toHaveValue(
    "Stained",
  );
});

test("a new policy is saved", async () => {
  openSettings({
    ChangeBuyPolicy: ({ variables }) => ({
      data: { changeBuyPolicy: { __typename: "BuyPolicy", createdAt: "2026-03-04T16:00:00Z", ...variables } },
    }),
  });
  await userEvent.type(await screen.findByLabelText("What the seller reads and signs", {}, patient), ".");
  await userEvent.click(screen.getByRole("button", { name: "Save policy" }));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

test.each([
  ["Require email", "Error updating require email: The store is closed"],
  ["Require ID number", "Error updating require license: The store is closed"],
  ["Employee point-of-sale code", "Error updating employee DRS code: The store is closed"],
])("[BUY-08] what was not saved is said in the specification's words: %s", async (name, sentence) => {
  openSettings({
    ChangeBuySettings: () => ({
      data: null,
      errors: [{ message: "The store is closed", extensions: { code: "invalid-input" } }],
    }),
  });
  await userEvent.click(await screen.findByRole("switch", { name }, patient));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test("[BUY-08] also of the policy and of reasons", async () => {
  const errors = [{ message: "Too long", extensions: { code: "invalid-input" } }];
  openSettings({
    ChangeBuyPolicy: () => ({ data: null, errors }),
    ChangeBuyReasons: () => ({ data: null, errors }),
  });
  await userEvent.type(await screen.findByLabelText(/What the seller reads/, {}, patient), "Final");
  await userEvent.click(screen.getByRole("button", { name: "Save policy" }));
  expect(await screen.findByText("Error updating buy policy: Too long")).toBeInTheDocument();
  const reasons = within(screen.getByRole("region", { name: "Take reasons" }));
  await userEvent.click(reasons.getByRole("button", { name: "Add reason" }));
  await userEvent.click(reasons.getByRole("button", { name: "Save reasons" }));
  expect(await screen.findByText("Error updating take-pass reasons: Too long")).toBeInTheDocument();
});

test("self check-in is switched on, limited and given words of the store's own, with the way to its page and sign", async () => {
  const sent: unknown[] = [];
  openSettings({
    ChangeBuySettings: ({ variables }) => {
      sent.push(variables["changes"]);
      return { data: { changeBuySettings: { ...settings, takesRequests: true } } };
    },
  });
  await userEvent.click(await screen.findByRole("switch", { name: "Sellers check themselves in" }, patient));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(sent).toEqual([{ takesRequests: true }]);
  expect(screen.getByRole("link", { name: "Open" })).toHaveAttribute("href", settings.checkInUrl);
  expect(screen.getByRole("link", { name: "Print the sign" })).toHaveAttribute("href", `${settings.checkInUrl}/sign`);
  expect(screen.getByText(/open example\.com\/kiosk and enter a pairing code/)).toBeVisible();
});

test("drop-off times are offered by how many an hour, and then how far apart", async () => {
  const sent: unknown[] = [];
  let buySettings = settings;
  openSettings({
    BuySettings: () => ({ data: { buySettings, buyPolicy: null, buyReasons: [] } }),
    ChangeBuySettings: ({ variables }) => {
      sent.push(variables["changes"]);
      buySettings = { ...buySettings, ...recordOf(variables["changes"]) };
      return { data: { changeBuySettings: buySettings } };
    },
  });
  const perHour = await screen.findByRole("combobox", { name: "Drop-off times" }, patient);
  expect(screen.queryByRole("combobox", { name: "Time between drop-offs" })).toBeNull();
  await choose(perHour, "4 an hour");
  await choose(await screen.findByRole("combobox", { name: "Time between drop-offs" }), "30 minutes");
  await expect.poll(() => sent).toEqual([{ dropOffsPerHour: 4 }, { dropOffEveryMinutes: 30 }]);
});

test("the drawer's cash plan and the weeks of supply to warn of are saved, each alone", async () => {
  const sent: unknown[] = [];
  openSettings({
    ChangeBuySettings: ({ variables }) => {
      sent.push(variables["changes"]);
      return { data: { changeBuySettings: { ...settings, ...recordOf(variables["changes"]) } } };
    },
  });
  await choose(await screen.findByRole("combobox", { name: "Warn of supply above" }, patient), "26 weeks");
  await expect.poll(() => sent).toEqual([{ mostSupplyWeeks: 26 }]);
  await userEvent.type(screen.getByLabelText("Cash for sellers a day"), "2300");
  await userEvent.click(screen.getByRole("button", { name: "Save cash plan" }));
  await expect.poll(() => sent.at(-1)).toEqual({ drawerCash: 230_000 });
});

test("a pass reason about the season says so, and a take reason cannot", async () => {
  const sent: unknown[] = [];
  openSettings({
    ChangeBuyReasons: ({ variables }) => {
      sent.push(variables);
      return { data: { changeBuyReasons: [] } };
    },
  });
  const reasons = within(await screen.findByRole("region", { name: "Pass reasons" }, patient));
  await userEvent.click(reasons.getByRole("checkbox", { name: "Out of season" }));
  await userEvent.click(reasons.getByRole("button", { name: "Save reasons" }));
  await expect
    .poll(() => sent)
    .toEqual([{ kind: "PASS", reasons: [{ id: reason.id, name: "Stained", isSeasonal: true }] }]);
  expect(within(screen.getByRole("region", { name: "Take reasons" })).queryByRole("checkbox")).toBeNull();
});
