import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aDay, amyAtWork, dayFakes, refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

function openNewNote(more: GraphqlFakes) {
  network.answer(...answersOf(amyAtWork, dayFakes(aDay(), more)));
  return openApp("/s/1/daybook/notes/new", amyAtWork);
}

async function noteDialog() {
  const dialog = within(await screen.findByRole("dialog", { name: "New note" }));
  const body = await dialog.findByRole("textbox", { name: "Note" });
  return { dialog, body };
}

test("the cursor stands in the note, one press pins it until tomorrow, and it is added", async () => {
  const sent: unknown[] = [];
  openNewNote({
    AddNote: ({ variables }) => {
      sent.push(variables["note"]);
      return { data: { addNote: { __typename: "Note", id: "note" } } };
    },
  });
  const { dialog, body } = await noteDialog();
  expect(body).toHaveFocus();
  await fill(body, "Reader 2 is slow");
  const tomorrow = dialog.getByRole("button", { name: "Tomorrow" });
  await userEvent.click(tomorrow);
  expect(tomorrow).toHaveAttribute("aria-pressed", "true");
  expect(dialog.getByRole("textbox", { name: "Pin until" })).toHaveValue("Nov 22, 2026");
  await userEvent.click(dialog.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("Note added")).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ body: "Reader 2 is slow", pinnedUntil: "2026-11-22" })]);
});

test("a refused note keeps its words and shows the server's", async () => {
  openNewNote({ AddNote: refusedWith("You don't have access. Ask a manager.", { code: "forbidden" }) });
  const { dialog, body } = await noteDialog();
  await fill(body, "Reader 2 is slow");
  await userEvent.click(dialog.getByRole("button", { name: "Add note" }));
  expect(await dialog.findByText("You don't have access. Ask a manager.")).toBeVisible();
  expect(body).toHaveValue("Reader 2 is slow");
});

test("a note without words is not sent", async () => {
  openNewNote({});
  const { dialog, body } = await noteDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Add note" }));
  expect(body).toBeInvalid();
  expect(body).toHaveFocus();
});
