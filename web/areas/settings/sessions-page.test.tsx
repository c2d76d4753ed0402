import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const here = {
  __typename: "Session",
  id: "a",
  address: "::1",
  appVersion: null,
  createdAt: "2026-11-01T10:00:00Z",
  lastUsedAt: "2026-11-20T10:00:00Z",
  isThisOne: true,
  userAgent: null,
};
const phone = { ...here, id: "b", address: "203.0.113.7", isThisOne: false };

test("every sign-in shows where it is, and only another one can be ended", async () => {
  let sessions = [here, phone];
  network.answer(
    ...answersOf(manager, {
      OwnSessions: () => ({ data: { ownSessions: sessions } }),
      EndOwnSession: () => {
        sessions = [here];
        return { data: { endOwnSession: true } };
      },
    }),
  );
  openApp("/s/1/settings/sessions", manager);
  expect(await screen.findByText("This device")).toBeVisible();
  expect(screen.getByText(/this computer/)).toBeVisible();
  expect(screen.getByText(/203\.0\.113\.7/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("That device is signed out")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/203\.0\.113\.7/)).toBeNull());
});
