import { ApolloClient, ApolloLink } from "@apollo/client";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Observable } from "rxjs";
import { beforeEach, expect, test } from "vitest";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { accessTo, ClientContext } from "#web/platform/graphql/client-access.ts";
import { createCache } from "#web/platform/graphql/cache.ts";
import { startSession } from "#web/platform/session/session.ts";
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
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables);
    return new Observable((observer) => {
      observer.next({ data: { addNote: { __typename: "Note", id: "1" } } });
      observer.complete();
    });
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
    <ClientContext value={accessTo(new ApolloClient({ link, cache: createCache({}) }))}>
      <NoteForm
        id="00000000-0000-7000-8000-000000000001"
        isNew
        saved={saved}
        today="2026-11-23"
        onSaved={() => undefined}
        onCancel={() => undefined}
      />
    </ClientContext>,
  );
}

test("a note pinned until tomorrow is pinned until tomorrow, and one pinned until nonsense is not saved", async () => {
  open();
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "The gift tags are in the safe");
  const until = screen.getByRole("textbox", { name: "Pin until" });
  await userEvent.type(until, "tomorow");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Pin until must be a date, like Nov 21, 2026");
  expect(until).toHaveFocus();
  await userEvent.clear(until);
  await userEvent.type(until, "tomorrow");
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  expect(sent[0]).toMatchObject({ note: { pinnedUntil: "2026-11-24" } });
});
