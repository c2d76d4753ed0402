import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Session } from "#web/platform/session/session.ts";
import { amyAtWork, managerAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { TaskListSettings } from "./task-lists.queries.ts";

const network = fakeNetwork();

const page = "/s/1/daybook/settings";
const id = (digit: number) => `00000000-0000-7000-8000-0000000000b${digit}`;
const task = {
  __typename: "TaskTemplate" as const,
  id: "00000000-0000-7000-8000-0000000000a1",
  name: "Count the drawer",
  instructions: "",
  dueMinutes: 600,
  isMustDo: false,
  repeatDays: [1, 2, 3, 4, 5, 6],
  monthlyDay: null,
  startsOn: "2026-01-01",
  endsOn: null,
};
const opening = aList(1, "Opening", [task]);
const closing = aList(2, "Closing", []);

function aList(digit: number, name: string, tasks: TaskListSettings["tasks"]): TaskListSettings {
  const list = { id: id(digit), name, access: "ALL" as const, position: digit, isActive: true };
  return { id: id(digit), version: "1", list, tasks };
}

type Opened = { lists: readonly TaskListSettings[]; session?: Session; basis?: string };

function openLists({ lists, session = managerAtWork, basis = "ALL" }: Opened, more: GraphqlFakes = {}) {
  const taskLists = lists.map((list) => ({ __typename: "TaskListSettings", ...list }));
  network.answer(
    ...answersOf(session, { TaskLists: () => ({ data: { completionBasis: basis, taskLists } }), ...more }),
  );
  return openApp(page, session);
}

test("the lists stand in the order of the day, and one leads to its tasks", async () => {
  const app = openLists({ lists: [closing, opening] });
  const list = within(await screen.findByRole("list", { name: "Task lists" }));
  expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Opening1 task/),
    expect.stringMatching(/^Closing0 tasks/),
  ]);
  await userEvent.click(list.getByRole("link", { name: /Opening/ }));
  expect(await screen.findByRole("heading", { name: "Opening" })).toBeVisible();
  expect(app.at()).toBe(`${page}/task-lists/${opening.id}`);
});

test("a list is moved with the arrow keys, and shows in its new place at once; a refused order goes back", async () => {
  const sent: unknown[] = [];
  openLists(
    { lists: [opening, closing] },
    {
      ReorderTaskLists: ({ variables }) => {
        sent.push(variables["listIds"]);
        return refusedWith("Someone else changed the lists")();
      },
    },
  );
  const list = within(await screen.findByRole("list", { name: "Task lists" }));
  const [handle] = list.getAllByRole("button", { name: /Opening/ });
  handle?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(await screen.findByText("Someone else changed the lists")).toBeInTheDocument();
  expect(sent).toEqual([[closing.id, opening.id]]);
  await expect.poll(() => list.getAllByRole("link")[0]?.textContent).toMatch(/^Opening/);
});

test("a list is switched off with one press; what the server refuses stays on", async () => {
  const sent: unknown[] = [];
  openLists(
    { lists: [opening] },
    {
      SetTaskListActive: ({ variables }) => {
        sent.push(variables);
        return refusedWith("Someone else deleted this list")();
      },
    },
  );
  const active = await screen.findByRole("switch", { name: "Opening is active" });
  await userEvent.click(active);
  expect(await screen.findByText("Someone else deleted this list")).toBeInTheDocument();
  expect(sent).toEqual([{ id: opening.id, isActive: false }]);
  expect(active).toBeChecked();
});

test("what reports count is chosen here, past days too", async () => {
  const sent: unknown[] = [];
  openLists(
    { lists: [opening] },
    {
      SetCompletionBasis: ({ variables }) => {
        sent.push(variables);
        return { data: { setCompletionBasis: "MUST_DO" } };
      },
    },
  );
  expect(await screen.findByRole("radio", { name: /^All tasks/ })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: /^Must-dos only/ }));
  expect(await screen.findByText("Task completion updated, past days too")).toBeInTheDocument();
  expect(sent).toEqual([{ basis: "MUST_DO" }]);
});

test("a store without lists is offered two to start with", async () => {
  const sent: string[] = [];
  openLists(
    { lists: [] },
    {
      AddStarterLists: ({ operationName }) => {
        sent.push(operationName);
        return { data: { addStarterLists: [] } };
      },
    },
  );
  expect(await screen.findByText("No task lists yet")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add Opening and Closing" }));
  expect(await screen.findByText("2 task lists added")).toBeInTheDocument();
  expect(sent).toEqual(["AddStarterLists"]);
});

test("an employee is sent from the settings to the daybook", async () => {
  const app = openLists({ lists: [opening], session: amyAtWork });
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(managerAtWork));
  openApp(page, managerAtWork);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
