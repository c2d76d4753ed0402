import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { answeringData } from "#tests/kit/web/answering-data.ts";
import { NoteForm } from "./note-form.tsx";

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  startSession({
    email: "m@hangtag.test",
    token: "m",
    userId: 1,
    role: 1,
    type: "User",
    defaultStoreId: 1,
    accountId: 1,
    employees: {},
    supportDesk: { restoreId: null, externalId: null, email: null },
  });
  confirmEmployee({ id: 9, storeId: 1, fullName: "Mia Boss", isManager: true, avatarUrl: null, how: "login" });
});

function open(): void {
  const data = answeringData((_, variables) => {
    sent.push(variables);
    return { data: { addNote: { __typename: "Note", id: "1" } } };
  });
  const saved = {
    body: "",
    date: "2026-11-23",
    pinnedUntil: null,
    isImportant: false,
    isAnnouncement: false,
    forManagers: false,
    version: null,
  };
  render(
    <StoreDataContext value={data}>
      <NoteForm
        id="00000000-0000-7000-8000-000000000001"
        isNew
        saved={saved}
        today="2026-11-23"
        onSaved={() => undefined}
        onCancel={() => undefined}
      />
    </StoreDataContext>,
  );
}

test("a note pinned until tomorrow is pinned until tomorrow, and one pinned until nonsense is not saved", async () => {
  open();
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "The gift tags are in the safe");
  const until = screen.getByRole("textbox", { name: "Pin until" });
  await userEvent.type(until, "tomorow");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a date, like Nov 21, 2026");
  expect(until).toHaveFocus();
  await userEvent.clear(until);
  await userEvent.type(until, "tomorrow");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  expect(sent[0]).toMatchObject({ note: { pinnedUntil: "2026-11-24" } });
});
