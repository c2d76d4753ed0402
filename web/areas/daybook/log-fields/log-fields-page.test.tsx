import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { managerAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";

const network = fakeNetwork();

const drawer = {
  __typename: "LogField",
  id: "d1",
  name: "Drawer count",
  kind: "MONEY",
  isRequired: true,
  version: "1",
};

function openFields(fields: readonly object[], more: GraphqlFakes = {}): void {
  network.answer(...answersOf(managerAtWork, { LogFields: () => ({ data: { logFields: fields } }), ...more }));
  openApp("/s/1/daybook/settings/log-fields", managerAtWork);
}

test("the fields stand in their order, with what is filled in", async () => {
  openFields([drawer]);
  const list = within(await screen.findByRole("list", { name: "Log fields" }));
  expect(list.getByRole("listitem")).toHaveTextContent("Drawer countMoney · Required every day");
});

test("a store without fields is told what one is, and adds it", async () => {
  const sent: unknown[] = [];
  openFields([], {
    AddLogField: ({ variables }) => {
      sent.push(variables);
      return { data: { addLogField: drawer } };
    },
  });
  expect(await screen.findByText("No log fields yet")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add field" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New field" }));
  await fill(dialog.getByRole("textbox", { name: "Name" }), "Drawer count");
  await choose(dialog.getByLabelText(/^Answer type/), "Money");
  await userEvent.click(dialog.getByRole("button", { name: "Add field" }));
  await screen.findByText("No log fields yet");
  expect(sent).toEqual([expect.objectContaining({ name: "Drawer count", kind: "MONEY", isRequired: false })]);
});

test("a refused field keeps its dialog and says why", async () => {
  const taken = "A field named Drawer count already exists";
  openFields([drawer], { EditLogField: refusedWith("Check the marked fields", { errors: { name: [taken] } }) });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Drawer count" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit field" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Required every day" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(taken)).toBeVisible();
});
