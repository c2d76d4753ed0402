import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { connected, someBooks } from "#tests/kit/web/some-bookkeeping.ts";
import { ana, answersOf, authAnswer, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { storeOfState } from "./arrival.ts";

const network = fakeNetwork();
const wizard = "/s/1/settings/automations/bookkeeping/quickbooks";

/** As QuickBooks sends a person back: the company's id has more digits than a number holds. */
const back = "/signed-in/quickbooks?code=0AB1&state=1.9DFW8km0qVPSRJ1gVtkI6Q&realmId=9130350000000001";

function fakes(more: GraphqlFakes): GraphqlFakes {
  return {
    Bookkeeping: () => ({ data: { bookkeeping: someBooks(connected) } }),
    BookkeepingToday: () => ({ data: { ledgerMonth: { __typename: "LedgerMonth", today: "2026-11-02" } } }),
    FinishBooksSignIn: () => ({
      data: { finishBooksSignIn: { __typename: "Bookkeeping", isMapped: false, settings: null } },
    }),
    ...more,
  };
}

function comeBack(path: string, more: GraphqlFakes = {}): ReturnType<typeof openApp> {
  setActiveStore(1);
  network.answer(...answersOf(manager, fakes(more)));
  return openApp(path, manager);
}

test("a person who comes back from the sign-in lands in the wizard, and the address keeps nothing of it", async () => {
  const app = comeBack(back);
  expect(await screen.findByRole("heading", { name: /^Are Maple Street's books in/ })).toBeVisible();
  expect(app.at()).toBe(wizard);
  expect(requestsOf("FinishBooksSignIn")).toEqual([
    {
      id: "quickbooks",
      returned: [
        { name: "code", value: "0AB1" },
        { name: "state", value: "1.9DFW8km0qVPSRJ1gVtkI6Q" },
        { name: "realmId", value: "9130350000000001" },
      ],
    },
  ]);
});

test("a sign-in that another store began says so, saves nothing, and can be finished there", async () => {
  let response: unknown = refusedWith("This sign-in was started for another store", { code: "sign-in-elsewhere" })();
  const app = comeBack(back.replace("state=1.", "state=2."), { FinishBooksSignIn: () => response });
  expect(await screen.findByRole("heading", { name: "This sign-in was started for Lakeside Kids" })).toBeVisible();
  expect(screen.getByText("You're at Maple Street now. Nothing was saved.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Start again for Maple Street" })).toBeVisible();
  response = { data: { finishBooksSignIn: { __typename: "Bookkeeping", isMapped: false, settings: null } } };
  await userEvent.click(screen.getByRole("button", { name: "Go to Lakeside Kids" }));
  await waitFor(() => expect(app.at()).toBe(wizard.replace("/s/1/", "/s/2/")));
});

test.each(["This sign-in has ended. Start again.", "QuickBooks was not connected"])(
  "a sign-in that came to nothing (%s) has a way on",
  async (words) => {
    comeBack(back, { FinishBooksSignIn: refusedWith(words, { code: "sign-in-expired" }) });
    const refusal = await screen.findByRole("alert");
    expect(refusal).toHaveTextContent("Maple Street isn't signed in");
    expect(refusal).toHaveTextContent(words);
    expect(refusal).toHaveTextContent("Nothing was saved.");
    expect(screen.getByRole("button", { name: "Start again for Maple Street" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Automations" })).toHaveAttribute("href", "/s/1/settings/automations");
  },
);

test("a person who was signed out meanwhile signs in first, and then comes back to it", async () => {
  network.answer(
    http.post("*/api/vue/auth", () => HttpResponse.json(authAnswer(manager))),
    ...answersOf(manager, fakes({})),
  );
  const app = openApp(back, null);
  await userEvent.type(await screen.findByLabelText("Email"), "marcus@shop.test");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(app.at()).toBe(wizard));
  expect(requestsOf("FinishBooksSignIn")).toHaveLength(1);
});

test("the page without anybody who came back is the service's own", async () => {
  const app = comeBack("/s/1/settings/automations/signed-in/quickbooks");
  await waitFor(() => expect(app.at()).toBe(wizard));
});

test("an employee finishes nothing", async () => {
  setActiveStore(1);
  network.answer(...answersOf(ana, fakes({})));
  const app = openApp(back, ana);
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
  expect(requestsOf("FinishBooksSignIn")).toEqual([]);
});

test.each([
  ["1.9DFW8km0qVPSRJ1gVtkI6Q", 1],
  ["zz.a", 1295],
  ["", null],
  ["nothing", null],
])("the store of the state %s is %s", (state, store) => {
  expect(storeOfState({ state })).toBe(store);
});
