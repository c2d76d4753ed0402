import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { savedFiles } from "#tests/kit/web/saved-files.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { User } from "./users.queries.ts";

const network = fakeNetwork();

const ines = {
  __typename: "User",
  id: "8",
  email: "ines@maple.test",
  fullName: "Ines Ortega",
  role: 0,
  isActive: true,
  defaultStoreId: "1",
  storeIds: ["1"],
  hasPassword: false,
  lastUsedAt: null,
  version: "v1",
} satisfies User & { __typename: string };

type Fakes = NonNullable<Parameters<typeof answersOf>[1]>;

function openUsers(users: readonly User[], fakes: Fakes = {}) {
  network.answer(...answersOf(manager, { Users: () => ({ data: { users } }), ...fakes }));
  openApp("/s/1/settings/users", manager);
}

async function invite() {
  await userEvent.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = await screen.findByRole("dialog", { name: "Invite user" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Full name/ }), "Bo Lane");
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Email/ }), "bo@maple.test");
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Maple Street" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  return dialog;
}

test("the list names who signs in and with which role", async () => {
  openUsers([ines]);
  const table = await screen.findByRole("table", { name: "Users" });
  expect(await within(table).findByText("Ines Ortega")).toBeVisible();
  expect(within(table).getByText("User")).toBeVisible();
});

test("the list is a file with the same people; an invitation that nobody followed says so", async () => {
  openUsers([ines, { ...ines, id: "9", fullName: "Bo Lane", hasPassword: true, lastUsedAt: "2026-11-20T18:00:00Z" }]);
  const files = savedFiles();
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(files.map(({ name }) => name)).toEqual(["users-active.csv"]);
  const lines = (await files[0]?.content.text())?.split("\r\n");
  expect(lines?.slice(1, 3)).toEqual([
    "Bo Lane,ines@maple.test,User,Maple Street,,2026-11-20T18:00:00Z",
    "Ines Ortega,ines@maple.test,User,Maple Street,Invited,",
  ]);
});

test("a manager invites a user of the store", async () => {
  let sent: unknown;
  openUsers([ines], {
    InviteUser: (call) => {
      sent = call.variables;
      return { data: { inviteUser: { __typename: "User", id: "9" } } };
    },
  });
  await invite();
  expect(await screen.findByText("Invitation sent to bo@maple.test")).toBeInTheDocument();
  expect(sent).toMatchObject({ user: { fullName: "Bo Lane", email: "bo@maple.test", role: 0, storeIds: ["1"] } });
});

test("a refused invitation stays open with the reason at its field", async () => {
  const message = "Someone at your company already uses this email";
  openUsers([ines], {
    InviteUser: () => ({
      data: null,
      errors: [{ message, extensions: { code: "invalid-input", errors: { email: [message] } } }],
    }),
  });
  const dialog = await invite();
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByRole("textbox", { name: /Email/ })).toHaveValue("bo@maple.test");
});

test("the tab of inactive users says when there are none", async () => {
  openUsers([ines]);
  await userEvent.click(await screen.findByRole("tab", { name: "Inactive" }));
  expect(await screen.findByText("No inactive users")).toBeVisible();
});
