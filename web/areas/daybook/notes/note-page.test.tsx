import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Session } from "#web/platform/session/session.ts";
import { aDay, amy, amyAtWork, ben, dayFakes, managerAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { answersOf, fakeNetwork, openApp, register, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { NoteDetail } from "./notes.queries.ts";

const network = fakeNetwork();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const note: NoteDetail = {
  id: "00000000-0000-7000-8000-0000000000e2",
  date: "2026-11-21",
  body: "Reader 2 is slow, see https://readers.test/2",
  access: "ALL",
  isImportant: true,
  isAnnouncement: false,
  pinnedUntil: "2026-11-25",
  version: "1",
  createdAt: hoursAgo(1),
  editedAt: null,
  deletedAt: null,
  author: amy,
  editedBy: null,
  deletedBy: null,
  seenBy: [],
};
const path = `/s/1/daybook/note/${note.id}`;

type Opened = { more?: Partial<NoteDetail>; session?: Session; fakes?: GraphqlFakes };

async function openNote({ more = {}, session = amyAtWork, fakes = {} }: Opened = {}) {
  const read = () => ({ data: { note: { __typename: "Note", ...note, ...more } } });
  network.answer(...answersOf(session, dayFakes(aDay(), { Note: read, ...fakes })));
  const app = openApp(path, session);
  return { app, dialog: within(await screen.findByRole("dialog", { name: "Note" })) };
}

test("a note says who wrote it, how it stands out, who has seen it, and its address can be pressed", async () => {
  const { dialog } = await openNote({ more: { seenBy: [{ at: hoursAgo(0), person: ben }] } });
  expect(await dialog.findByText(/^Reader 2 is slow/)).toBeVisible();
  expect(dialog.getByText(/^Amy Jones, /)).toBeVisible();
  expect(dialog.getByText("For Nov 21, 2026")).toBeVisible();
  expect(dialog.getByText("Pinned until Nov 25")).toBeVisible();
  expect(dialog.getByText("Seen by Ben")).toBeVisible();
  expect(dialog.getByRole("link", { name: /readers\.test/ })).toHaveAttribute("href", "https://readers.test/2");
  expect(dialog.queryByRole("button", { name: "Got it" })).toBeNull();
});

test("the person who reads another's note says Got it with one press", async () => {
  const sent: unknown[] = [];
  const { dialog } = await openNote({
    more: { author: ben },
    fakes: {
      MarkNoteSeen: ({ variables }) => {
        sent.push(variables);
        return {
          data: { markNoteSeen: { __typename: "Note", id: note.id, seenBy: [{ at: hoursAgo(0), person: amy }] } },
        };
      },
    },
  });
  await userEvent.click(await dialog.findByRole("button", { name: "Got it" }));
  await expect.poll(() => sent).toHaveLength(1);
});

test("the author changes it on the spot; a refusal keeps the words", async () => {
  let response: () => unknown = refusedWith("Someone else changed this note");
  const { dialog } = await openNote({ fakes: { EditNote: () => response() } });
  await userEvent.click(await dialog.findByRole("button", { name: "Edit" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit note" }));
  await fill(form.getByRole("textbox", { name: "Note" }), "Reader 2 is repaired");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Someone else changed this note")).toBeVisible();
  expect(form.getByRole("textbox", { name: "Note" })).toHaveValue("Reader 2 is repaired");
  response = () => ({ data: { editNote: { __typename: "Note", id: note.id, date: note.date } } });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Note saved")).toBeInTheDocument();
  expect(await screen.findByRole("dialog", { name: "Note" })).toBeVisible();
});

test("a note is deleted with Undo, and the day shows again", async () => {
  const { app, dialog } = await openNote({
    fakes: {
      DeleteNote: () => ({ data: { deleteNote: true } }),
      RestoreNote: () => ({ data: { restoreNote: { __typename: "Note", id: note.id } } }),
    },
  });
  await userEvent.click(await dialog.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Note deleted")).toBeInTheDocument();
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  await pressUndo();
  expect(await screen.findByText("Undone")).toBeInTheDocument();
});

test.each([
  ["an author reads after a day why the note stays", { createdAt: hoursAgo(25) }, /24 hours/],
  ["another employee reads whose note it is", { author: ben }, /^Only the author or a manager/],
] as const)("%s", async (_title, more, words) => {
  const { dialog } = await openNote({ more });
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Edit" })).toBeNull();
});

test.each([
  ["a manager may change every note", managerAtWork],
  ["a register with nobody there offers the change, which then asks for a PIN", register],
] as const)("%s", async (_title, session) => {
  const { dialog } = await openNote({ more: { author: ben, createdAt: hoursAgo(25) }, session });
  expect(await dialog.findByRole("button", { name: "Edit" })).toBeVisible();
});

test("a deleted note says by whom", async () => {
  const { dialog } = await openNote({ more: { deletedAt: hoursAgo(0), deletedBy: ben } });
  expect(await dialog.findByText("This note was deleted")).toBeVisible();
  expect(dialog.getByText(/^Deleted by Ben, /)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Edit" })).toBeNull();
});

test("a note that is not for this person says only that it is not there", async () => {
  const { dialog } = await openNote({ fakes: { Note: refusedWith("Not found", { code: "not-found" }) } });
  expect(await dialog.findByText("Note not found")).toBeVisible();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(amyAtWork));
  openApp(path, amyAtWork);
  const dialog = within(await screen.findByRole("dialog", { name: "Note" }));
  expect(await dialog.findByText("This device is offline")).toBeVisible();
});
