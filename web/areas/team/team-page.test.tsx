import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

function open(fakes: GraphqlFakes, person = manager): void {
  network.answer(...answersOf(person, { Employees: () => ({ data: { employees: [] } }), ...fakes }));
  openApp("/s/1/team", person);
}

async function addBea(): Promise<HTMLElement> {
  await userEvent.click((await screen.findAllByRole("button", { name: "Add employee" }))[0] ?? document.body);
  const dialog = await screen.findByRole("dialog", { name: "Add employee" });
  await userEvent.type(within(dialog).getByLabelText("First name"), "Bea");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  return dialog;
}

test("a team without people says what for, and a manager adds the first", async () => {
  let sent: unknown;
  open({
    AddEmployee: ({ variables }) => {
      sent = variables;
      return { data: { addEmployee: { __typename: "Employee", id: "9" } } };
    },
  });
  expect(await screen.findByText("No employees yet")).toBeVisible();
  await addBea();
  expect(await screen.findByText(/Bea.* added/)).toBeInTheDocument();
  expect(sent).toMatchObject({ employee: { firstName: "Bea" } });
});

test("several people are added one after the other, and a PIN may come later", async () => {
  const sent: unknown[] = [];
  open({
    AddEmployee: ({ variables }) => {
      sent.push(variables["employee"]);
      return { data: { addEmployee: { __typename: "Employee", id: String(sent.length) } } };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add the first employee" }));
  expect(screen.getByLabelText(/^PIN/)).not.toBeRequired();
  await userEvent.type(screen.getByLabelText("First name"), "Bea");
  await userEvent.click(screen.getByRole("button", { name: "Save and add another" }));
  await waitFor(() => expect(screen.getByLabelText("First name")).toHaveValue(""));
  expect(screen.getByLabelText("First name")).toHaveFocus();
  await userEvent.type(screen.getByLabelText("First name"), "Omar");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toMatchObject([
    { firstName: "Bea", pin: null },
    { firstName: "Omar", pin: null },
  ]);
});

test("an employee whom the server refuses stays in the form, with the reason", async () => {
  open({
    AddEmployee: () => ({
      data: null,
      errors: [{ message: "This email belongs to Ana", extensions: { code: "email-taken" } }],
    }),
  });
  const dialog = await addBea();
  expect(await within(dialog).findByText("This email belongs to Ana")).toBeVisible();
  expect(within(dialog).getByLabelText("First name")).toHaveValue("Bea");
});

test("an employee sees the team and adds nobody", async () => {
  open({}, ana);
  expect(await screen.findByText("No employees yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add employee" })).toBeNull();
});
