import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aBin, aCategory, aLocation, emptyBinList, setupPath } from "#tests/kit/web/backstock-setup.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { BackstockSettings } from "./setup.queries.ts";

const network = fakeNetwork();

const options: BackstockSettings = {
  binPrefix: "B",
  ageBands: [30, 60, 90],
  ageLimitDays: 180,
  isScanFast: false,
  pullWindowDays: 14,
  seasons: {
    SS: { starts: "03-01", ends: "08-15" },
    FW: { starts: "09-01", ends: "02-15" },
    holiday: { starts: "11-01", ends: "12-26" },
  },
};
const onHand = aCategory({ targetBins: 4, bins: 2 });
const retired = aCategory({ id: "0193a6f0-0000-7000-8000-0000000000c2", name: "Scarves", isArchived: true });
const floor = aLocation({ id: "0193a6f0-0000-7000-8000-0000000000b2", name: "Floor", isTerminal: true });
const attic = aLocation({ name: "Attic", isDefault: true, reachesTerminal: false });

function openSetup(tab: string, fakes: GraphqlFakes = {}) {
  network.answer(
    ...answersOf(manager, {
      SetupBins: () => emptyBinList,
      BackstockCategories: () => ({
        data: {
          backstockCategories: [onHand, retired].map((category) => ({ __typename: "BackstockCategory", ...category })),
          backstockSettings: { ageLimitDays: 180 },
        },
      }),
      BackstockLocations: () => ({
        data: {
          backstockLocations: [attic, floor].map((location) => ({ __typename: "BackstockLocation", ...location })),
        },
      }),
      BackstockSettings: () => ({ data: { backstockSettings: { __typename: "BackstockSettings", ...options } } }),
      ...fakes,
    }),
  );
  return openApp(`${setupPath}${tab}`, manager);
}

test("a store without bins reads how to begin, and each part has an address of its own", async () => {
  const app = openSetup("");
  expect(await screen.findByText("No bins yet")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Categories" }));
  expect(await screen.findByRole("link", { name: /^Boys 2T FW/ })).toHaveTextContent("2 of 4 bins");
  expect(app.at()).toBe(`${setupPath}?tab=categories`);
  const archived = within(screen.getByRole("region", { name: "Archived" }));
  expect(archived.getByRole("link", { name: /^Scarves/ })).toBeVisible();
});

test("the bins show what they hold, and some are found by their state", async () => {
  const contents = { __typename: "BinContents", backstockId: "f", categoryName: "Coats", locationName: "Attic" };
  const filters: unknown[] = [];
  openSetup("", {
    SetupBins: ({ variables }) => {
      filters.push(variables["filter"]);
      return {
        data: {
          binOverview: { __typename: "BinOverview", total: 2, filled: 1, empty: 1, retired: 0, nextNumber: 14 },
          bins: {
            totalItems: 1,
            pageInfo: { hasNextPage: false, startCursor: "12", endCursor: "12" },
            edges: [{ cursor: "12", node: { __typename: "Bin", ...aBin(), isFilled: true, contents } }],
          },
        },
      };
    },
  });
  const row = within(await screen.findByRole("row", { name: /B12/ }));
  expect(row.getByText("Coats")).toBeVisible();
  expect(row.getByText("Attic")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Empty 1" }));
  await expect.poll(() => JSON.stringify(filters.at(-1))).toMatch(/empty/i);
});

test("a location from which bins never reach the floor is said above the list", async () => {
  openSetup("?tab=locations");
  expect(await screen.findByText("Bins here never reach the floor")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Attic/ })).toHaveTextContent("New bins start here");
  expect(screen.getByRole("link", { name: /^Floor/ })).toHaveTextContent("Empties bins");
});

test("the options are saved as they are typed; what is no list of days is said at its field", async () => {
  const sent: unknown[] = [];
  openSetup("?tab=options", {
    ChangeBackstockSettings: ({ variables }) => {
      sent.push(variables["changes"]);
      return { data: { changeBackstockSettings: { __typename: "BackstockSettings", binPrefix: "A" } } };
    },
  });
  const bands = await screen.findByLabelText("Age bands end at");
  await fill(bands, "30, soon");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Enter up to 8 different whole numbers from 1 to 1,825")).toBeVisible();
  expect(sent).toEqual([]);
  await fill(bands, "45, 90");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Options saved")).toBeInTheDocument();
  expect(sent).toMatchObject([{ ageBands: [45, 90] }]);
});

test("refused options keep what was typed", async () => {
  openSetup("?tab=options", { ChangeBackstockSettings: refusedWith("Someone else changed the options") });
  await fill(await screen.findByLabelText("Prefix"), "A");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Someone else changed the options")).toBeVisible();
  expect(screen.getByLabelText("Prefix")).toHaveValue("A");
});
