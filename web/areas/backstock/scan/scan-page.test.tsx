import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { aFilling, backRoom, floor } from "#tests/kit/a-filling.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";

const network = fakeNetwork();

const nothingStands = { isPickList: false, bins: 0, byBand: [0], oldestAge: null };

const home: BackstockHome = {
  today: "2026-03-04",
  bins: 1,
  filled: 1,
  empty: 0,
  addedToday: 0,
  pulledToday: 0,
  bands: [{ from: 0, to: null, label: "0+", bins: 1 }],
  categories: [],
  locations: [
    { ...nothingStands, id: backRoom, number: 1, name: "Back room", nextId: floor, isDefault: true, isTerminal: false },
    { ...nothingStands, id: floor, number: 2, name: "Floor", nextId: null, isDefault: false, isTerminal: true },
  ],
  prefix: "",
  isScanFast: true,
};

const filling = aFilling(7, 3);
const bin = { __typename: "BackstockBin", id: filling.binId, number: 7, label: "7" };
const noPage = { __typename: "PageInfo", hasNextPage: false, startCursor: null, endCursor: null };
const noBins = { __typename: "QueryBackstocksConnection", totalItems: 0, pageInfo: noPage, edges: [] };
const scanned = { __typename: "ScanAnswer", outcome: "FILLED", message: null, bin, filling, older: null, place: null };

const moved: unknown[] = [];
const movedBins: unknown[] = [];

function answerWith(isScanFast: boolean, others: GraphqlFakes = {}): void {
  network.answer(
    ...answersOf(manager, {
      BackstockHome: () => ({ data: { backstockHome: { ...home, isScanFast } } }),
      Backstocks: () => ({ data: { backstocks: noBins } }),
      EmptyBins: () => ({ data: { emptyBins: [] } }),
      ScanBin: () => ({ data: { scanBin: scanned } }),
      MoveBins: ({ variables }) => {
        moved.push(variables["locationId"]);
        movedBins.push(Array.isArray(variables["fillings"]) ? variables["fillings"].length : 0);
        const atFloor = { ...filling, version: 2, archived: true, location: "Floor", locationId: floor };
        const answer = {
          __typename: "MoveAnswer",
          setId: variables["setId"],
          moved: [atFloor],
          conflicts: [],
          older: null,
        };
        return { data: { moveBins: answer } };
      },
      ...others,
    }),
  );
}

/** All keys at once and Enter, as a scanner types; several codes without a moment between them. */
function scan(...codes: string[]): void {
  const keys = codes.flatMap((code) => [...code, "Enter"]);
  // Made before the first is sent, or a pause of the machine would part a code.
  const events = keys.map((key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  act(() => events.forEach((event) => void document.body.dispatchEvent(event)));
}

async function openScanner(): Promise<HTMLElement> {
  openApp("/s/1/backstock/scan", manager);
  const scanner = await screen.findByRole("dialog", { name: "Scan" });
  await within(scanner).findByText("Move several");
  return scanner;
}

beforeEach(() => {
  moved.length = 0;
  movedBins.length = 0;
});

test("in fast mode the same bin scanned again goes to its next place without a press", async () => {
  answerWith(true);
  const scanner = await openScanner();
  // Sends both at once, so that a slow machine cannot change the result.
  scan("RB:12345:7", "RB:12345:7");
  expect(await within(scanner).findByText("Moved to Floor")).toBeInTheDocument();
  expect(moved).toEqual([floor]);
});

test("without fast mode a second scan only looks again", async () => {
  answerWith(false);
  const scanner = await openScanner();
  scan("RB:12345:7");
  expect(await within(scanner).findByText("Coats")).toBeInTheDocument();
  const move = within(scanner).getByRole("button", { name: /^Move to Floor/ });
  // The focus moves in an effect, which a busy machine runs well after the rendering.
  await waitFor(() => expect(move).toHaveFocus());
  scan("RB:12345:7");
  expect(await within(scanner).findByRole("heading", { name: "Last scans" })).toBeInTheDocument();
  expect(moved).toEqual([]);
});

test("a bin that a second-hand rule holds says until when", async () => {
  const held = { ...scanned, filling: { ...filling, holdUntil: "2026-03-08" } };
  answerWith(false, { ScanBin: () => ({ data: { scanBin: held } }) });
  const scanner = await openScanner();
  scan("RB:12345:7");
  expect(await within(scanner).findByText("Hold until Mar 8")).toBeInTheDocument();
});

test("bins that are still being looked up when the list is moved are moved with it", async () => {
  const answers: (() => void)[] = [];
  answerWith(false, {
    ScanBin: ({ variables }) =>
      new Promise((resolve) => {
        const another = aFilling(Number(String(variables["code"]).split(":").at(-1)), 3);
        const label = { ...bin, id: another.binId, number: another.binNumber, label: another.bin };
        answers.push(() => resolve({ data: { scanBin: { ...scanned, bin: label, filling: another } } }));
      }),
  });
  const scanner = await openScanner();
  await userEvent.click(within(scanner).getByRole("button", { name: "Floor" }));
  scan("RB:12345:7");
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  const move = await within(scanner).findByRole("button", { name: "Move 1 bin to Floor" });
  scan("RB:12345:8");
  await waitFor(() => expect(answers).toHaveLength(2));
  await userEvent.click(move);
  expect(moved).toEqual([]);
  answers[1]?.();
  await waitFor(() => expect(movedBins).toEqual([2]));
  expect(await within(scanner).findByText(/^\d bins? moved to Floor/)).toBeInTheDocument();
});

test("a bin scanned over a filtered list leaves the list's filter as it was", async () => {
  answerWith(false);
  const app = openApp("/s/1/backstock?season=FW", manager);
  await screen.findByRole("combobox", { name: "Season" });
  scan("RB:12345:7");
  expect(await screen.findByRole("dialog", { name: "Scan" })).toBeInTheDocument();
  expect(new URL(app.at(), "http://shop.test").searchParams.get("season")).toBe("FW");
});
