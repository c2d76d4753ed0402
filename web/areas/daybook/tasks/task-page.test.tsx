import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aDay, amyAtWork, aTask, dayFakes, managerAtWork, opening, refusedWith } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const task = aTask({ listId: "opening", templateId: "00000000-0000-7000-8000-000000000009", details: "Twice" });

function openTask(more: GraphqlFakes = {}, session = amyAtWork) {
  const day = aDay({ groups: [{ list: opening, tasks: [task] }] });
  network.answer(...answersOf(session, dayFakes(day, more)));
  return openApp(`/s/1/daybook/tasks/${task.id}`, session);
}

test("a task says what it is about and what can be done with it", async () => {
  openTask();
  const dialog = within(await screen.findByRole("dialog", { name: "Count the drawer" }));
  expect(await dialog.findByText("Twice")).toBeVisible();
  expect(dialog.getByText("Opening")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Skip" })).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Move to another day" })).toBeNull();
});

test("a task that was not due is marked so, and the day comes back", async () => {
  const sent: unknown[] = [];
  const app = openTask({
    MarkTaskNotNeeded: ({ variables }) => {
      sent.push(variables);
      const closed = { ...task, status: "NOT_NEEDED" as const };
      return { data: { markTaskNotNeeded: { __typename: "TickAnswer", wasDoneBefore: false, task: closed } } };
    },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Count the drawer" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Not needed today" }));
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  expect(sent).toEqual([{ id: task.id }]);
});

test("what the server refuses is said, and the task stays open", async () => {
  openTask({ MarkTaskNotNeeded: refusedWith("This day is over", { code: "task-day-over" }) }, managerAtWork);
  const dialog = within(await screen.findByRole("dialog", { name: "Count the drawer" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Not needed today" }));
  expect(await screen.findByText("This day is over")).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Skip" })).toBeVisible();
});

test("X10: a task that came from a text leads to its conversation", async () => {
  const textThreadId = "00000000-0000-7000-8000-0000000000aa";
  const call = aTask({ __typename: "Todo", name: "Call Dana, a landline can't get texts", textThreadId });
  const day = aDay({ groups: [{ list: opening, tasks: [call] }] });
  network.answer(...answersOf(amyAtWork, dayFakes(day)));
  openApp(`/s/1/daybook/tasks/${call.id}`, amyAtWork);
  const dialog = within(await screen.findByRole("dialog", { name: call.name }));
  expect(await dialog.findByRole("link", { name: "Open conversation" })).toHaveAttribute(
    "href",
    `/s/1/texting/${textThreadId}/show`,
  );
});
