import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aDay, amyAtWork, dayFakes, managerAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

/** The form for a task of one day, over the day; with where the person is. */
async function openNewTask(more: GraphqlFakes = {}, session = amyAtWork) {
  network.answer(...answersOf(session, dayFakes(aDay(), more)));
  const app = openApp("/s/1/daybook/tasks/new", session);
  const dialog = within(await screen.findByRole("dialog", { name: "New task" }));
  return { app, dialog, name: await dialog.findByRole("textbox", { name: "Task" }) };
}

test("a task is added for the day, says so, and leads back to it", async () => {
  const sent: unknown[] = [];
  const { app, dialog, name } = await openNewTask({
    AddTodo: ({ variables }) => {
      sent.push(variables["todo"]);
      return { data: { addTodo: { __typename: "Todo", id: "1" } } };
    },
  });
  await fill(name, "Call the plumber");
  await userEvent.click(dialog.getByRole("button", { name: "Add task" }));
  expect(await screen.findByText("Task added")).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ name: "Call the plumber", date: "2026-11-21", access: "ALL" })]);
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
});

test("a task without a name is not sent", async () => {
  const sent: unknown[] = [];
  const { dialog, name } = await openNewTask({ AddTodo: ({ variables }) => sent.push(variables) });
  await userEvent.click(dialog.getByRole("button", { name: "Add task" }));
  expect(await dialog.findByRole("alert")).toBeVisible();
  expect(name).toHaveFocus();
  expect(sent).toEqual([]);
});

test("[DAY-06] a refused task keeps the form and says why, beside its field or above the buttons", async () => {
  const field = "Choose today or a later day";
  let refusal = refusedWith("Check the marked fields", { errors: { date: [field] } });
  const { app, dialog, name } = await openNewTask({ AddTodo: () => refusal() });
  await fill(name, "Call the plumber");
  await userEvent.click(dialog.getByRole("button", { name: "Add task" }));
  expect(await dialog.findByText(field)).toBeVisible();
  expect(name).toHaveValue("Call the plumber");
  refusal = refusedWith("You don't have access. Ask a manager.", { code: "forbidden" });
  await userEvent.click(dialog.getByRole("button", { name: "Add task" }));
  expect(await dialog.findByText("You don't have access. Ask a manager.")).toBeVisible();
  expect(name).toHaveValue("Call the plumber");
  expect(app.at()).toContain("/s/1/daybook/tasks/new");
});

test("only a manager is offered a task for managers", async () => {
  const { dialog } = await openNewTask({}, managerAtWork);
  expect(dialog.getByRole("checkbox", { name: "For managers only" })).toBeVisible();
});
