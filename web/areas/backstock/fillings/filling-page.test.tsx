import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { HistoryEntry } from "#web/areas/backstock/history/history.queries.ts";
import { aBackstockHome, aFilling, aFillingList, floor } from "#tests/kit/a-filling.ts";
import { amyAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { answersOf, fakeNetwork, manager, openApp, register, withoutConnection } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const filling = { ...aFilling(7, 41), createdAt: "2026-01-22T15:00:00Z", createdBy: "Ana Ruiz" };
const path = `/s/1/backstock/detail/edit/${filling.id}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Five minutes ago Ana moved the bin to the back room. */
const moved: HistoryEntry = {
  id: "00000000-0000-7000-8000-0000000000a1",
  setId: "00000000-0000-7000-8000-0000000000a2",
  at: minutesAgo(5),
  date: "2026-03-04",
  action: "MOVED",
  bin: "7",
  backstockId: filling.id,
  categoryName: "Coats",
  fromLocation: "Sorting",
  toLocation: "Back room",
  reason: null,
  changed: [],
  by: "Ana Ruiz",
  undoes: null,
  undoneAt: null,
};

type Opened = { detail?: Record<string, unknown>; session?: typeof manager; fakes?: GraphqlFakes };

function openFilling({ detail = {}, session = manager, fakes = {} }: Opened = {}) {
  network.answer(
    ...answersOf(session, {
      BackstockHome: () => ({ data: { backstockHome: aBackstockHome() } }),
      Backstocks: () => ({ data: { backstocks: aFillingList([]) } }),
      BackstockDetail: () => ({ data: { backstockDetail: { filling, history: [moved], older: null, ...detail } } }),
      ...fakes,
    }),
  );
  return openApp(path, session);
}

async function dialog() {
  return within(await screen.findByRole("dialog", { name: "Bin 7" }));
}

test("a bin says what is in it, where, how old it is, what happened to it, and which one is older", async () => {
  openFilling({ detail: { older: { days: 12, filling: aFilling(3, 53) } } });
  const bin = await dialog();
  expect(await bin.findByText("Coats", { selector: "b" })).toBeVisible();
  expect(bin.getByText("41 days · Jan 22, 2026")).toBeVisible();
  expect(bin.getByText("Bin 3 is 12 days older")).toBeVisible();
  const history = within(bin.getByRole("region", { name: "History" }));
  expect(history.getByText("Sorting to Back room")).toBeVisible();
  expect(history.getByText("Ana Ruiz")).toBeVisible();
});

test("one press moves it to the floor", async () => {
  const sent: Record<string, unknown>[] = [];
  openFilling({
    fakes: {
      MoveBins: ({ variables }) => {
        sent.push(variables);
        const pulled = { ...filling, version: 2, archived: true, location: "Floor", locationId: floor };
        const answer = { __typename: "MoveAnswer", setId: variables["setId"], moved: [pulled], conflicts: [] };
        return { data: { moveBins: { ...answer, older: null } } };
      },
    },
  });
  const bin = await dialog();
  await userEvent.click(await bin.findByRole("button", { name: "Move to Floor, bin 7" }));
  expect(await screen.findByText("Bin 7 moved to Floor")).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test("what is in it is changed in its form; a refusal keeps what was typed", async () => {
  const sent: unknown[] = [];
  let response: () => unknown = refusedWith("Check the marked fields", {
    errors: { itemCount: ["Use 9,999 or fewer"] },
  });
  openFilling({
    fakes: {
      EditBackstock: ({ variables }) => {
        sent.push(variables["edit"]);
        return response();
      },
    },
  });
  const form = within(await (await dialog()).findByRole("form", { name: "Contents" }));
  expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  await fill(form.getByRole("textbox", { name: "Notes" }), "Zippers checked");
  await fill(form.getByLabelText("Pieces"), "24");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Use 9,999 or fewer")).toBeVisible();
  expect(form.getByRole("textbox", { name: "Notes" })).toHaveValue("Zippers checked");
  response = () => ({ data: { editBackstock: { ...filling, version: 2, notes: "Zippers checked", itemCount: 24 } } });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Bin 7 saved")).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ id: filling.id, version: 1, notes: "Zippers checked", itemCount: 24 });
});

test("a bin is removed for a reason without counting as pulled, and Undo brings it back", async () => {
  const sent: Record<string, unknown>[] = [];
  openFilling({
    fakes: {
      RemoveBackstock: ({ variables }) => {
        sent.push(variables);
        return { data: { removeBackstock: { ...filling, version: 2, archived: true } } };
      },
      UndoBackstock: ({ variables }) => {
        sent.push(variables);
        return { data: { undoBackstock: { __typename: "UndoAnswer", undone: [filling], refused: [] } } };
      },
    },
  });
  const bin = await dialog();
  await userEvent.click(await bin.findByText("Remove without pulling"));
  await choose(bin.getByRole("combobox", { name: "Reason" }), "Donated");
  await userEvent.click(bin.getByRole("button", { name: "Remove bin" }));
  expect(await screen.findByText("Bin 7 removed")).toBeInTheDocument();
  await pressUndo();
  expect(await screen.findByText("Undone")).toBeInTheDocument();
  expect(sent).toMatchObject([{ id: filling.id, version: 1, reason: "DONATED" }, { setId: sent[0]?.["setId"] }]);
});

test.each([
  { title: "an employee undoes the last change of ten minutes", session: amyAtWork, minutes: 9, offers: 1 },
  { title: "an employee no longer undoes what is older", session: amyAtWork, minutes: 11, offers: 0 },
  { title: "a manager still undoes what is older", session: manager, minutes: 11, offers: 1 },
])("$title", async ({ session, minutes, offers }) => {
  openFilling({ session, detail: { history: [{ ...moved, at: minutesAgo(minutes) }] } });
  const history = within(await (await dialog()).findByRole("region", { name: "History" }));
  expect(history.queryAllByRole("button", { name: "Undo" })).toHaveLength(offers);
});

test("only a manager changes the date from which the age counts", async () => {
  openFilling({ session: amyAtWork });
  const form = within(await (await dialog()).findByRole("form", { name: "Contents" }));
  expect(form.getByRole("textbox", { name: "Inventory date" })).toBeDisabled();
  expect(form.getByText("Only a manager can change this")).toBeVisible();
});

test("a register with nobody there offers the same form, which asks for a PIN when it is sent", async () => {
  openFilling({ session: register });
  expect(await (await dialog()).findByRole("form", { name: "Contents" })).toBeVisible();
});

test("a bin that is empty by now says by whom, and leads to filling it again", async () => {
  const emptied = {
    ...filling,
    archived: true,
    archivedOn: "2026-03-03",
    archivedBy: "Lou Li",
    archivedReason: "pulled",
  };
  openFilling({ detail: { filling: emptied } });
  const bin = await dialog();
  expect(await bin.findByText("Emptied Mar 3 by Lou Li")).toBeVisible();
  expect(bin.getByRole("link", { name: "Fill this bin" })).toHaveAttribute(
    "href",
    `/s/1/backstock/detail/new?binId=${filling.binId}`,
  );
  expect(bin.queryByRole("form", { name: "Contents" })).toBeNull();
});

test("a bin that was given away says why", async () => {
  const donated = { ...filling, archived: true, archivedOn: "2026-03-03", archivedBy: null, archivedReason: "donated" };
  openFilling({ detail: { filling: donated } });
  expect(await (await dialog()).findByText("Removed Mar 3 by someone: Donated")).toBeVisible();
});

test("a bin of another store is not found", async () => {
  openFilling({ fakes: { BackstockDetail: refusedWith("Not found", { code: "not-found" }) } });
  expect(await screen.findByText("Bin not found")).toBeVisible();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(path, manager);
  const bin = within(await screen.findByRole("dialog", { name: "Bin" }));
  expect(await bin.findByText("This device is offline")).toBeVisible();
});
