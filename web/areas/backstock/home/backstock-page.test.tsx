import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { aFilling, backRoom, coats, floor } from "#tests/kit/a-filling.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { BackstockHome } from "./home.queries.ts";

const network = fakeNetwork();

const home: BackstockHome = {
  today: "2026-03-04",
  bins: 3,
  filled: 2,
  empty: 1,
  addedToday: 0,
  pulledToday: 1,
  bands: [
    { from: 0, to: 30, label: "0-30", bins: 1 },
    { from: 31, to: null, label: "31+", bins: 1 },
  ],
  categories: [{ id: coats, name: "Coats", target: 5, bins: 2, oldestAge: 41 }],
  locations: [
    {
      id: backRoom,
      number: 1,
      name: "Back room",
      nextId: floor,
      isDefault: true,
      isTerminal: false,
      isPickList: false,
      bins: 2,
      byBand: [1, 1],
      oldestAge: 41,
    },
    {
      id: floor,
      number: 2,
      name: "Floor",
      nextId: null,
      isDefault: false,
      isTerminal: true,
      isPickList: false,
      bins: 0,
      byBand: [0, 0],
      oldestAge: null,
    },
  ],
  prefix: "",
  isScanFast: false,
};

const [older, younger] = [aFilling(1, 41), aFilling(2, 0)];
const pulled = { ...younger, version: 2, archived: true, location: "Floor", locationId: floor };

function listOf(fillings: readonly ReturnType<typeof aFilling>[]) {
  return {
    __typename: "QueryBackstocksConnection",
    totalItems: fillings.length,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, startCursor: null, endCursor: null },
    edges: fillings.map((filling, at) => ({
      __typename: "Edge",
      cursor: filling.id,
      node: { __typename: "ListedBackstock", isOldest: at === 0, filling },
    })),
  };
}

const sent: Record<string, unknown>[] = [];
/** What the server has in the list. */
let waiting = [older, younger];

function told(fakes: GraphqlFakes = {}, bins: Partial<BackstockHome> = {}): void {
  network.answer(
    ...answersOf(manager, {
      BackstockHome: () => ({ data: { backstockHome: { ...home, ...bins } } }),
      Backstocks: () => ({ data: { backstocks: listOf(waiting) } }),
      ...fakes,
    }),
  );
}

beforeEach(() => {
  sent.length = 0;
  waiting = [older, younger];
});

test("[BACK-01] a bin is moved with one press; the older one is named, and Undo names what was done", async () => {
  told({
    MoveBins: ({ variables }) => {
      sent.push(variables);
      waiting = [older];
      const answer = { __typename: "MoveAnswer", setId: variables["setId"], moved: [pulled], conflicts: [] };
      return { data: { moveBins: { ...answer, older: { __typename: "OlderBin", days: 41, filling: older } } } };
    },
    UndoBackstock: ({ variables }) => {
      sent.push(variables);
      waiting = [older, younger];
      return { data: { undoBackstock: { __typename: "UndoAnswer", undone: [younger], refused: [] } } };
    },
  });
  openApp("/s/1/backstock", manager);
  const table = await screen.findByRole("table", { name: "Bins" }, { timeout: 20_000 });
  const row = within(table).getByRole("row", { name: /Select bin 2/ });
  await userEvent.click(within(row).getByRole("button", { name: /^Move to Floor, bin/ }));
  expect(await screen.findByText("Bin 2 moved to Floor. Bin 1 is 41 days older")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Open bin 2" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  expect(await screen.findByText("Undone")).toBeInTheDocument();
  expect(sent[1]?.["setId"]).toBe(sent[0]?.["setId"]);
});

const refused = {
  data: null,
  errors: [{ message: "This location was deleted. Choose another.", extensions: { code: "invalid-input" } }],
};

async function binRow(number: number): Promise<HTMLElement> {
  const table = await screen.findByRole("table", { name: "Bins" }, { timeout: 20_000 });
  return within(table).getByRole("row", { name: new RegExp(`Select bin ${number}`) });
}

test("[BACK-07] a move of one bin that the server refuses shows as an error while updating", async () => {
  told({ MoveBins: () => refused });
  openApp("/s/1/backstock", manager);
  await userEvent.click(within(await binRow(2)).getByRole("button", { name: /^Move to Floor, bin/ }));
  const said = "An error occured while updating. This location was deleted. Choose another.";
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test("[BACK-07] a move of several bins that the server refuses shows as a problem updating backstocks", async () => {
  told({ MoveBins: () => refused });
  openApp("/s/1/backstock", manager);
  await userEvent.click(within(await binRow(1)).getByRole("checkbox"));
  await userEvent.click(within(await binRow(2)).getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Move" }));
  const question = await screen.findByRole("alertdialog", { name: "Move 2 bins to Floor?" });
  await userEvent.click(within(question).getByRole("button", { name: "Move" }));
  const said = "There was a problem updating backstocks: This location was deleted. Choose another.";
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test("[BACK-07] an undo that the server refuses shows as an error while undoing", async () => {
  told({
    MoveBins: ({ variables }) => {
      const answer = { __typename: "MoveAnswer", setId: variables["setId"], moved: [pulled], conflicts: [] };
      return { data: { moveBins: { ...answer, older: null } } };
    },
    UndoBackstock: () => refused,
  });
  openApp("/s/1/backstock", manager);
  await userEvent.click(within(await binRow(2)).getByRole("button", { name: /^Move to Floor, bin/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  const said = "An error occured while undoing. This location was deleted. Choose another.";
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test("[BACK-07] a filling that the server refuses shows as an error while creating, and the form keeps what was typed", async () => {
  const bin = { __typename: "BackstockBin", id: older.binId, number: 1, label: "1" };
  told({
    BackstockBin: () => ({
      data: { backstockBin: { __typename: "ScanAnswer", outcome: "EMPTY", said: null, bin, filling: null } },
    }),
    EmptyBins: () => ({ data: { emptyBins: [bin] } }),
    FillBin: () => refused,
  });
  openApp(`/s/1/backstock/detail/new?binId=${older.binId}`, manager);
  const form = await screen.findByRole("dialog", { name: "Fill a bin" }, { timeout: 20_000 });
  await userEvent.selectOptions(await within(form).findByLabelText(/^Category/), "Coats");
  await userEvent.click(within(form).getByRole("button", { name: "Fill bin" }));
  const said = "An error occured while creating. This location was deleted. Choose another.";
  expect(await within(form).findByText(said)).toBeInTheDocument();
  expect(within(form).getByLabelText(/^Category/)).toHaveDisplayValue("Coats");
});

test("a store without bins reads how to begin", async () => {
  told({}, { bins: 0, filled: 0, empty: 0 });
  openApp("/s/1/backstock", manager);
  expect(await screen.findByText("No bins yet", {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByRole("link", { name: "Create bins" })).toBeVisible();
});
