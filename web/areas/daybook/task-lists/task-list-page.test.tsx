import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Session } from "#web/platform/session/session.ts";
import type { TaskListSettings } from "./task-lists.queries.ts";
import { managerAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const drawer = {
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
const opening: TaskListSettings = {
  id: "00000000-0000-7000-8000-0000000000b1",
  version: "1",
  list: {
    id: "00000000-0000-7000-8000-0000000000b1",
    name: "Opening",
    access: "ALL",
    position: 0,
    isActive: true,
  },
  tasks: [drawer],
};

type Opened = { path?: string; lists: readonly TaskListSettings[]; session?: Session };

function openLists({ path = "", lists, session = managerAtWork }: Opened, more: GraphqlFakes = {}) {
  const fakes = { TaskLists: () => ({ data: { completionBasis: "ALL", taskLists: lists } }), ...more };
  network.answer(...answersOf(session, fakes));
  return openApp(`/s/1/daybook/settings${path}`, session);
}

test("a list is saved as a whole", async () => {
  const sent: unknown[] = [];
  openLists(
    { path: `/task-lists/${opening.id}`, lists: [opening] },
    {
      SaveTaskList: ({ variables }) => {
        sent.push(variables["list"]);
        return { data: { saveTaskList: { __typename: "TaskListSettings", id: opening.id } } };
      },
    },
  );
  const name = await screen.findByRole("textbox", { name: "Name" });
  await fill(name, "Morning");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Morning saved")).toBeInTheDocument();
  const tasks = [expect.objectContaining({ id: drawer.id, name: "Count the drawer", dueMinutes: 600 })];
  expect(sent).toEqual([expect.objectContaining({ id: opening.id, name: "Morning", version: "1", tasks })]);
});

test("[DAY-06] a refused list keeps the form and says why, beside its name or above the buttons", async () => {
  const taken = "A list named Closing already exists";
  let refusal = refusedWith("Check the marked fields", { errors: { name: [taken] } });
  openLists({ path: "/task-lists/new", lists: [opening] }, { SaveTaskList: () => refusal() });
  const name = await screen.findByRole("textbox", { name: "Name" });
  await fill(name, "Closing");
  await userEvent.click(screen.getByRole("button", { name: "Add task" }));
  await fill(await screen.findByRole("textbox", { name: "Task" }), "Lock the doors");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(taken)).toBeVisible();
  expect(name).toHaveValue("Closing");
  const ofTask = "Use 200 characters or fewer";
  refusal = refusedWith("Check the marked fields", { errors: { "tasks.0.name": [ofTask] } });
  await fill(name, "Late");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(ofTask)).toBeVisible();
  expect(name).toHaveValue("Late");
  expect(screen.getByRole("textbox", { name: "Task" })).toHaveValue("Lock the doors");
});

test("a task without a name stops the list, which is not sent", async () => {
  const sent: unknown[] = [];
  openLists({ path: "/task-lists/new", lists: [] }, { SaveTaskList: ({ variables }) => sent.push(variables) });
  await fill(await screen.findByRole("textbox", { name: "Name" }), "Closing");
  await userEvent.click(screen.getByRole("button", { name: "Add task" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter a task name")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a list that was deleted says so", async () => {
  openLists({ path: `/task-lists/${opening.id}`, lists: [] });
  expect(await screen.findByText("This list was deleted")).toBeVisible();
});
