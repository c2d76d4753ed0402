import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const boys = {
  __typename: "BackstockSection",
  id: "0193a6f0-0000-7000-8000-000000000001",
  name: "Boys 2T-5T",
  codes: ["Boys tops"],
  categories: [{ __typename: "SectionCategory", id: "0193a6f0-0000-7000-8000-000000000002", name: "Boys 2T FW" }],
};
const free = { __typename: "SectionCategory", id: "0193a6f0-0000-7000-8000-000000000003", name: "Scarves and hats" };

function openSections(sections: readonly unknown[], fakes: GraphqlFakes = {}) {
  const setup = { __typename: "SectionSetup", sections, freeCodes: [], freeCategories: [free] };
  network.answer(
    ...answersOf(manager, { BackstockSections: () => ({ data: { backstockSections: setup } }), ...fakes }),
  );
  return openApp("/s/1/backstock/sections", manager);
}

const patient = { timeout: 20_000 };

test("a section takes the bins that fill it; a refusal stands at its field and keeps what was chosen", async () => {
  const errors = [
    { message: "Taken", extensions: { code: "invalid-input", errors: { name: ["Another section has this name"] } } },
  ];
  const sent: unknown[] = [];
  let answer: unknown = { data: null, errors };
  openSections([boys], {
    SaveBackstockSection: ({ variables }) => {
      sent.push(variables["section"]);
      return answer;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Boys 2T-5T/ }, patient));
  const dialog = within(await screen.findByRole("dialog", { name: "Boys 2T-5T" }));
  await userEvent.click(dialog.getByRole("button", { name: "Scarves and hats" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save section" }));
  expect(await dialog.findByText("Another section has this name")).toBeVisible();
  answer = { data: { saveBackstockSection: boys } };
  await userEvent.type(dialog.getByLabelText("Name"), " wall");
  await userEvent.click(dialog.getByRole("button", { name: "Save section" }));
  expect(await screen.findByText("Section Boys 2T-5T wall saved")).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ name: "Boys 2T-5T wall", categoryIds: [boys.categories[0]?.id, free.id] });
});

test("a section needs a name", async () => {
  openSections([]);
  expect(await screen.findByText("No sections yet", {}, patient)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add section" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New section" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save section" }));
  expect(await dialog.findByText("Name is required")).toBeVisible();
});
