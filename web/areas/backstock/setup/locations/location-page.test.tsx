import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aLocation, setupPath } from "#tests/kit/web/backstock-setup.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Location } from "./locations.queries.ts";

const network = fakeNetwork();

const id = (digit: number) => `0193a6f0-0000-7000-8000-0000000000b${digit}`;
const backRoom = aLocation({ isDefault: true, nextLocationId: id(2) });
const sorting = aLocation({ id: id(2), number: 2, name: "Sorting", position: 2, nextLocationId: id(3) });
const floor = aLocation({ id: id(3), number: 3, name: "Floor", position: 3, isTerminal: true });
const list = `${setupPath}?tab=locations`;

function openLocation(
  path: string,
  fakes: GraphqlFakes = {},
  locations: readonly Location[] = [backRoom, sorting, floor],
) {
  const backstockLocations = locations.map((location) => ({ __typename: "BackstockLocation", ...location }));
  network.answer(...answersOf(manager, { BackstockLocations: () => ({ data: { backstockLocations } }), ...fakes }));
  return openApp(`${setupPath}/location/${path}`, manager);
}

function saved(field: string, reachesTerminal = true) {
  return { data: { [field]: { __typename: "BackstockLocation", id: id(4), reachesTerminal } } };
}

test("a location is made with what comes after it", async () => {
  const sent: unknown[] = [];
  const app = openLocation("new", {
    AddBackstockLocation: ({ variables }) => {
      sent.push(variables["location"]);
      return saved("addBackstockLocation");
    },
  });
  await fill(await screen.findByLabelText("Name"), "Attic");
  await choose(screen.getByRole("combobox", { name: "Next location" }), "Sorting");
  await userEvent.click(screen.getByRole("switch", { name: /^Pick list/ }));
  await userEvent.click(screen.getByRole("button", { name: "Create location" }));
  expect(await screen.findByText("Attic saved")).toBeInTheDocument();
  expect(sent).toEqual([
    { id: expect.any(String), name: "Attic", nextLocationId: id(2), isDefault: false, isPickList: true },
  ]);
  await expect.poll(() => app.at()).toBe(list);
});

test("a location that never leads to the floor is saved with a word about it", async () => {
  openLocation("new", { AddBackstockLocation: () => saved("addBackstockLocation", false) });
  await fill(await screen.findByLabelText("Name"), "Attic");
  await userEvent.click(screen.getByRole("button", { name: "Create location" }));
  expect(await screen.findByText("Attic saved. Its Move button never leads to Floor.")).toBeInTheDocument();
});

test("a refused location keeps its form", async () => {
  const taken = "A location named Sorting already exists";
  openLocation(`edit/${backRoom.id}`, {
    EditBackstockLocation: refusedWith("Check the marked fields", { errors: { name: [taken] } }),
  });
  const name = await screen.findByLabelText("Name");
  expect(screen.getByRole("switch", { name: /^New bins start here/ })).toBeDisabled();
  await fill(name, "Sorting");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(taken)).toBeVisible();
  expect(name).toHaveValue("Sorting");
});

test("of the location that empties bins only the name is changed, and it cannot be deleted", async () => {
  openLocation(`edit/${floor.id}`);
  expect(await screen.findByText(/^Bins moved here are emptied/)).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Next location" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

test("a location that others lead to is replaced before it is deleted, and Undo brings it back", async () => {
  const sent: unknown[] = [];
  const responses = [
    refusedWith("Back room leads here", { code: "location-is-next" })(),
    { data: { archiveBackstockLocation: true } },
  ];
  const app = openLocation(`edit/${sorting.id}`, {
    ArchiveBackstockLocation: ({ variables }) => responses[sent.push(variables) - 1],
    RestoreBackstockLocation: () => ({
      data: { restoreBackstockLocation: { __typename: "BackstockLocation", id: sorting.id } },
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What comes next instead?" }));
  expect(dialog.getByText("Sorting comes next after Back room. Choose where their bins go instead.")).toBeVisible();
  expect(dialog.getByRole("combobox", { name: "Next location" })).toHaveTextContent("Floor");
  await userEvent.click(dialog.getByRole("button", { name: "Delete and replace" }));
  expect(await screen.findByText("Sorting deleted")).toBeInTheDocument();
  expect(sent).toEqual([
    { id: sorting.id, replacementId: null },
    { id: sorting.id, replacementId: id(3) },
  ]);
  await expect.poll(() => app.at()).toBe(list);
  await pressUndo();
  expect(await screen.findByText("Undone")).toBeInTheDocument();
});

test("bins that are still in a location are shown instead of deleting it", async () => {
  openLocation(`edit/${sorting.id}`, {
    ArchiveBackstockLocation: refusedWith("2 bins are still in Sorting", { code: "bins-still-in" }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const refusal = within(await screen.findByText("2 bins are still in Sorting"));
  expect(refusal.getByRole("link", { name: "Show these bins" })).toHaveAttribute(
    "href",
    `/s/1/backstock?location=${sorting.id}`,
  );
});

test("its label opens for printing; a new location has none yet", async () => {
  const app = openLocation(`edit/${sorting.id}`);
  await userEvent.click(await screen.findByRole("button", { name: "Print label" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  app.leave();
  openLocation("new");
  await screen.findByLabelText("Name");
  expect(screen.queryByRole("button", { name: "Print label" })).toBeNull();
});

test("a location that is not there says so", async () => {
  openLocation(`edit/${id(9)}`);
  expect(await screen.findByText("Location not found")).toBeVisible();
});
