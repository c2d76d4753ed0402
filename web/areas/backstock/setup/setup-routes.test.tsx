import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { BinDetail, BinList } from "./bins/bins.queries.ts";
import type { Category } from "./categories/categories.queries.ts";
import type { Location } from "./locations/locations.queries.ts";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000012";

const bin: BinDetail = { id, number: 12, label: "B12", isRetired: false, isDeleted: false, contents: null };
const bins: BinList = {
  totalItems: 1,
  pageInfo: { hasNextPage: false, startCursor: "12", endCursor: "12" },
  edges: [{ cursor: "12", node: { ...bin, isFilled: false } }],
};
const binOverview = { total: 1, filled: 0, empty: 1, retired: 0, nextNumber: 13 };
const category: Category = {
  id,
  name: "Boys 2T FW",
  position: 1,
  targetBins: null,
  ageLimitDays: null,
  itemsPerBin: null,
  isArchived: false,
  bins: 0,
};
const location: Location = {
  id,
  number: 1,
  name: "Back room",
  position: 1,
  nextLocationId: null,
  isDefault: true,
  isTerminal: false,
  isPickList: false,
  bins: 0,
  reachesTerminal: true,
};

const records: GraphqlFakes = {
  SetupBins: () => ({ data: { binOverview, bins } }),
  BinOverview: () => ({ data: { binOverview, backstockSettings: { binPrefix: "B" } } }),
  SetupBin: ({ variables }) => (variables["id"] === id ? { data: { bin } } : null),
  BackstockCategories: () => ({
    data: { backstockCategories: [category], backstockSettings: { ageLimitDays: 180 } },
  }),
  BackstockLocations: () => ({ data: { backstockLocations: [location] } }),
};

/** The address, its heading, and a text that proves the address was read. */
const pages = [
  ["", "Backstock settings", () => screen.findByText("B12")],
  ["/bins/new", "Create bins", () => screen.findByText("Bins B13 to B22")],
  ["/bins/new?startNumber=40", "Create bins", () => screen.findByText("Bins B40 to B49")],
  ["/bin/new", "New bin", () => screen.findByDisplayValue("13")],
  [`/bin/edit/${id}`, "Bin B12", () => screen.findByText("Empty and ready to fill")],
  ["/category/new", "New category", () => screen.findByRole("button", { name: "Create category" })],
  [`/category/edit/${id}`, "Boys 2T FW", () => screen.findByDisplayValue("Boys 2T FW")],
  ["/location/new", "New location", () => screen.findByRole("button", { name: "Create location" })],
  [`/location/edit/${id}`, "Back room", () => screen.findByDisplayValue("Back room")],
] as const;

const settings = "/s/1/backstock/settings";

beforeEach(() => network.answer(...answersOf(manager, records)));

test.each(pages)("[BACK-02] a manager who opens backstock/settings%s reads %s", async (path, heading, shown) => {
  const app = openApp(`${settings}${path}`, manager);
  expect(await screen.findByRole("heading", { name: heading, level: 1 })).toBeVisible();
  expect(await shown()).toBeVisible();
  expect(app.at()).toBe(`${settings}${path}`);
});

test("[BACK-02] backstock/settings/bins is the list that the settings open with", async () => {
  const app = openApp(`${settings}/bins`, manager);
  expect(await screen.findByText("B12")).toBeVisible();
  expect(app.at()).toBe(settings);
});

test.each(pages)("[BACK-02] an employee who opens backstock/settings%s is sent to the daybook", async (path) => {
  network.answer(...answersOf(ana, records));
  const app = openApp(`${settings}${path}`, ana);
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
});
