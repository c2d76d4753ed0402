import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { aBackstockHome, aFilling, aFillingList, coats, floor } from "#tests/kit/a-filling.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";
import type { BackstockHome } from "./home.queries.ts";

const network = fakeNetwork();

const home = aBackstockHome();

const [older, younger] = [aFilling(1, 41), aFilling(2, 0)];
const pulled = { ...younger, version: 2, archived: true, location: "Floor", locationId: floor };

const sent: Record<string, unknown>[] = [];
/** What the server has in the list. */
let waiting = [older, younger];

function answerWith(fakes: GraphqlFakes = {}, bins: Partial<BackstockHome> = {}): void {
  network.answer(
    ...answersOf(manager, {
      BackstockHome: () => ({ data: { backstockHome: { ...home, ...bins } } }),
      Backstocks: () => ({ data: { backstocks: aFillingList(waiting) } }),
      ...fakes,
    }),
  );
}

beforeEach(() => {
  sent.length = 0;
  waiting = [older, younger];
});

test("[BACK-01] a bin is moved with one press; the older one is named, and Undo names what was done", async () => {
  answerWith({
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
  await pressUndo();
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

test("a bin on hold asks before it goes to the floor: kept back nothing is sent, moved anyway it says so", async () => {
  waiting = [older, { ...younger, holdUntil: "2026-03-08" }];
  answerWith({
    MoveBins: ({ variables }) => {
      sent.push(variables);
      const answer = { __typename: "MoveAnswer", setId: variables["setId"], moved: [pulled], conflicts: [] };
      return { data: { moveBins: { ...answer, older: null } } };
    },
  });
  openApp("/s/1/backstock", manager);
  expect(within(await binRow(2)).getByText("Hold until Mar 8")).toBeVisible();
  await userEvent.click(within(await binRow(2)).getByRole("button", { name: /^Move to Floor, bin/ }));
  const first = await screen.findByRole("alertdialog", { name: "Bin 2 is on hold" });
  await userEvent.click(within(first).getByRole("button", { name: "Keep it back" }));
  expect(sent).toEqual([]);
  await userEvent.click(within(await binRow(2)).getByRole("button", { name: /^Move to Floor, bin/ }));
  const second = await screen.findByRole("alertdialog", { name: "Bin 2 is on hold" });
  await userEvent.click(within(second).getByRole("button", { name: "Move anyway" }));
  await expect.poll(() => sent).toMatchObject([{ isDespiteHold: true }]);
});

test("[BACK-07] a move of one bin that the server refuses shows as an error while updating", async () => {
  answerWith({ MoveBins: () => refused });
  openApp("/s/1/backstock", manager);
  await userEvent.click(within(await binRow(2)).getByRole("button", { name: /^Move to Floor, bin/ }));
  const message = "An error occured while updating. This location was deleted. Choose another.";
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("[BACK-07] a move of several bins that the server refuses shows as a problem updating backstocks", async () => {
  answerWith({ MoveBins: () => refused });
  openApp("/s/1/backstock", manager);
  await userEvent.click(within(await binRow(1)).getByRole("checkbox"));
  await userEvent.click(within(await binRow(2)).getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Move" }));
  const question = await screen.findByRole("alertdialog", { name: "Move 2 bins to Floor?" });
  await userEvent.click(within(question).getByRole("button", { name: "Move" }));
  const message = "There was a problem updating backstocks: This location was deleted. Choose another.";
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("[BACK-07] an undo that the server refuses shows as an error while undoing", async () => {
  answerWith({
    MoveBins: ({ variables }) => {
      const answer = { __typename: "MoveAnswer", setId: variables["setId"], moved: [pulled], conflicts: [] };
      return { data: { moveBins: { ...answer, older: null } } };
    },
    UndoBackstock: () => refused,
  });
  openApp("/s/1/backstock", manager);
  await userEvent.click(within(await binRow(2)).getByRole("button", { name: /^Move to Floor, bin/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  const message = "An error occured while undoing. This location was deleted. Choose another.";
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("[BACK-07] a filling that the server refuses shows as an error while creating, and the form keeps what was typed", async () => {
  const bin = { __typename: "BackstockBin", id: older.binId, number: 1, label: "1" };
  answerWith({
    BackstockBin: () => ({
      data: { backstockBin: { __typename: "ScanAnswer", outcome: "EMPTY", message: null, bin, filling: null } },
    }),
    EmptyBins: () => ({ data: { emptyBins: [bin] } }),
    FillBin: () => refused,
  });
  openApp(`/s/1/backstock/detail/new?binId=${older.binId}`, manager);
  const form = await screen.findByRole("dialog", { name: "Fill a bin" }, { timeout: 20_000 });
  await choose(await within(form).findByLabelText(/^Category/), "Coats");
  await userEvent.click(within(form).getByRole("button", { name: "Fill bin" }));
  const message = "An error occured while creating. This location was deleted. Choose another.";
  expect(await within(form).findByText(message)).toBeInTheDocument();
  expect(within(form).getByLabelText(/^Category/)).toHaveTextContent("Coats");
});

test("an address opens the bins of a section of the floor, and a press all of them again", async () => {
  const section = "00000000-0000-7000-8000-0000000000e1";
  answerWith(
    {
      Backstocks: ({ variables }) => {
        sent.push(variables);
        return { data: { backstocks: aFillingList(waiting) } };
      },
    },
    {
      categories: [
        {
          id: coats,
          name: "Coats",
          target: 5,
          sectionId: section,
          sectionName: "Outerwear wall",
          bins: 2,
          oldestAge: 41,
        },
      ],
    },
  );
  openApp(`/s/1/backstock?section=${section}`, manager);
  const choice = await screen.findByRole("combobox", { name: "Section of the floor" }, { timeout: 20_000 });
  expect(choice).toHaveTextContent("Outerwear wall (2)");
  await expect.poll(() => sent.at(-1)?.["filter"]).toBe(JSON.stringify({ sectionId: section }));
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  await expect.poll(() => sent.at(-1)?.["filter"]).toBe("");
});

test("a store without bins reads how to begin", async () => {
  answerWith({}, { bins: 0, filled: 0, empty: 0 });
  openApp("/s/1/backstock", manager);
  expect(await screen.findByText("No bins yet", {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByRole("link", { name: "Create bins" })).toBeVisible();
});
