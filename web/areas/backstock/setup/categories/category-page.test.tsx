import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aCategory, setupPath } from "#tests/kit/web/backstock-setup.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Category } from "./categories.queries.ts";

const network = fakeNetwork();

const boys = aCategory({ targetBins: 4 });
const list = `${setupPath}?tab=categories`;
const edit = `${setupPath}/category/edit/${boys.id}`;

function openCategory(path: string, fakes: GraphqlFakes = {}, categories: readonly Category[] = [boys]) {
  const backstockCategories = categories.map((category) => ({ __typename: "BackstockCategory", ...category }));
  network.answer(
    ...answersOf(manager, {
      BackstockCategories: () => ({ data: { backstockCategories, backstockSettings: { ageLimitDays: 180 } } }),
      ...fakes,
    }),
  );
  return openApp(path, manager);
}

/** What an act of one category sends back. */
function done(field: string, more: object = {}) {
  return () => ({ data: { [field]: { __typename: "BackstockCategory", id: boys.id, ...more } } });
}

test("a category is made with its counts, and a field left blank stays blank", async () => {
  const sent: unknown[] = [];
  const app = openCategory(`${setupPath}/category/new`, {
    AddBackstockCategory: ({ variables }) => {
      sent.push(variables["category"]);
      return done("addBackstockCategory")();
    },
  });
  await fill(await screen.findByLabelText("Name"), "Girls 2T SS");
  await fill(screen.getByLabelText("Items per bin"), "30");
  expect(screen.getByText("Leave blank to use the store's 180 days")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Create category" }));
  expect(await screen.findByText("Girls 2T SS saved")).toBeInTheDocument();
  expect(sent).toEqual([
    { id: expect.any(String), name: "Girls 2T SS", targetBins: null, ageLimitDays: null, itemsPerBin: 30 },
  ]);
  await expect.poll(() => app.at()).toBe(list);
});

test("a category needs a name, and a name that is taken is said beside it", async () => {
  const taken = "A category named Boys 2T FW already exists";
  openCategory(`${setupPath}/category/new`, {
    AddBackstockCategory: refusedWith("Check the marked fields", { errors: { name: [taken] } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Create category" }));
  expect(screen.getByLabelText("Name")).toBeInvalid();
  await fill(screen.getByLabelText("Name"), "Boys 2T FW");
  await userEvent.click(screen.getByRole("button", { name: "Create category" }));
  expect(await screen.findByText(taken)).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Boys 2T FW");
});

test("a category is changed in its form", async () => {
  const sent: unknown[] = [];
  openCategory(edit, {
    EditBackstockCategory: ({ variables }) => {
      sent.push(variables["category"]);
      return done("editBackstockCategory", { ...boys, targetBins: 6 })();
    },
  });
  expect(await screen.findByRole("heading", { name: "Boys 2T FW" })).toBeVisible();
  expect(screen.getByLabelText("Target bins")).toHaveValue("4");
  await fill(screen.getByLabelText("Target bins"), "6");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Boys 2T FW saved")).toBeInTheDocument();
  expect(sent).toMatchObject([{ id: boys.id, name: "Boys 2T FW", targetBins: 6 }]);
});

test("a category is archived with Undo, and one that is archived is used again", async () => {
  const acts: string[] = [];
  const fakes: GraphqlFakes = {
    ArchiveBackstockCategory: ({ operationName }) => {
      acts.push(operationName);
      return done("archiveBackstockCategory", { isArchived: true })();
    },
    RestoreBackstockCategory: ({ operationName }) => {
      acts.push(operationName);
      return done("restoreBackstockCategory", { isArchived: false })();
    },
  };
  const app = openCategory(edit, fakes);
  await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
  expect(await screen.findByText("Boys 2T FW archived")).toBeInTheDocument();
  await expect.poll(() => app.at()).toBe(list);
  await pressUndo();
  expect(await screen.findByText("Undone")).toBeInTheDocument();
  app.leave();
  openCategory(edit, fakes, [{ ...boys, isArchived: true }]);
  await userEvent.click(await screen.findByRole("button", { name: "Use again" }));
  expect(await screen.findByText("Boys 2T FW back in use")).toBeInTheDocument();
  expect(acts).toEqual(["ArchiveBackstockCategory", "RestoreBackstockCategory", "RestoreBackstockCategory"]);
});

test("a category is deleted after a question; bins still in it are shown instead", async () => {
  let response: () => unknown = refusedWith("3 bins are still in Boys 2T FW", { code: "bins-still-in" });
  let deletions = 0;
  const app = openCategory(edit, {
    DeleteBackstockCategory: () => {
      deletions += 1;
      return response();
    },
  });
  const remove = await screen.findByRole("button", { name: "Delete" });
  await userEvent.click(remove);
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Boys 2T FW?" }));
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(deletions).toBe(0);
  await userEvent.click(remove);
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  const refusal = within(await screen.findByText("3 bins are still in Boys 2T FW"));
  expect(refusal.getByRole("link", { name: "Show these bins" })).toHaveAttribute(
    "href",
    `/s/1/backstock?category=${boys.id}`,
  );
  response = () => ({ data: { deleteBackstockCategory: true } });
  await userEvent.click(remove);
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Boys 2T FW deleted")).toBeInTheDocument();
  await expect.poll(() => app.at()).toBe(list);
});

test("a category that is not there says so", async () => {
  openCategory(edit, {}, []);
  expect(await screen.findByText("Category not found")).toBeVisible();
});
