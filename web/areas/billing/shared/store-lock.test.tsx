import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp, personAnswer } from "#tests/kit/web-app.tsx";
import type { Session } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const owner: Session = { ...manager, role: 3 };

type Billing = { step: string; days: number | null };

function openStore(person: Session, billing: Billing, path = "/s/1/daybook") {
  network.answer(...answersOf(person));
  answerStores(person, billing);
  return openApp(path, person);
}

/** How the payments of the person's stores stand from now on. */
function answerStores(person: Session, billing: Billing | null): void {
  const { stores, ...rest } = personAnswer(person);
  const late = stores.map((store) => ({ ...store, billing }));
  network.answer(http.get("*/api/vue/user", () => HttpResponse.json({ ...rest, stores: late })));
}

test.each([
  ["banner", 0, "A payment failed today. From day 15 settings are read-only."],
  ["banner", 1, "A payment failed yesterday. From day 15 settings are read-only."],
  ["banner", 9, "A payment failed 9 days ago. From day 15 settings are read-only."],
  ["read-only", 15, "A payment failed 15 days ago. Settings are read-only, and the store locks on day 30."],
])("[ONB-04] every page says that a payment failed: %s on day %i", async (step, days, sentence) => {
  openStore(owner, { step, days });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open billing" })).toBeVisible();
});

test("on the page of billing there is no way to billing", async () => {
  openStore(owner, { step: "banner", days: 3 }, "/s/1/settings/billing");
  expect(await screen.findByText(/^A payment failed 3 days ago/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Open billing" })).not.toBeInTheDocument();
});

test("who can't pay is sent to the owner", async () => {
  openStore(manager, { step: "banner", days: 3 });
  expect(await screen.findByText("Ask your owner to pay it.")).toBeVisible();
});

test("[ONB-04] a locked store offers an owner billing and exports", async () => {
  openStore(owner, { step: "locked", days: 31 });
  expect(await screen.findByText("A payment has been open for 31 days.")).toBeVisible();
  expect(screen.getByText("Your data is safe. You can still export it, and the owner can still pay.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to billing" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Export everything" })).toBeVisible();
});

test("the owner who closed the company keeps it from any page of its stores, and the page comes back", async () => {
  const name = { __typename: "CompanyClosing", name: "Second Story" };
  const closed = { ...name, deleteAt: "2027-02-27T18:00:00.000Z" };
  const kept = { ...name, deleteAt: null };
  const fakes = {
    CompanyClosing: () => ({ data: { companyClosing: closed } }),
    KeepCompany: () => {
      answerStores(owner, null);
      return { data: { keepCompany: kept } };
    },
  };
  network.answer(...answersOf(owner, fakes));
  answerStores(owner, { step: "locked", days: null });
  openApp("/s/1/settings", owner);
  expect(await screen.findByText("Everything is deleted on Feb 27, 2027")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Keep the company" }));
  expect(await screen.findByText(/^Second Story is open again/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "This store is locked" })).toBeNull());
});

test.each([
  [31, "Your data is safe. Everything works again as soon as the owner pays."],
  [null, "Your data is safe. Everything works again when the owner opens the store again."],
])("an employee at a locked store is promised nothing that only others can do: day %s", async (days, sentence) => {
  openStore(ana, { step: "locked", days });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/export/i)).not.toBeInTheDocument();
});
