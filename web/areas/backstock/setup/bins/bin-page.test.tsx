import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aBin, emptyBinList, setupPath } from "#tests/kit/web/backstock-setup.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { BinDetail } from "./bins.queries.ts";

const network = fakeNetwork();

const path = `${setupPath}/bin/edit/${aBin().id}`;

/** Opens the bin; `change` is what the server has afterwards. */
function openBin(bin: BinDetail, fakes: (change: (more: Partial<BinDetail>) => void) => GraphqlFakes = () => ({})) {
  let latest = bin;
  const change = (more: Partial<BinDetail>) => {
    latest = { ...latest, ...more };
  };
  network.answer(
    ...answersOf(manager, {
      SetupBin: () => ({ data: { bin: { __typename: "Bin", ...latest } } }),
      SetupBins: () => emptyBinList,
      ...fakes(change),
    }),
  );
  return openApp(path, manager);
}

test("an empty bin is retired with Undo, and says then that it keeps its number", async () => {
  const sent: unknown[] = [];
  openBin(aBin(), (change) => ({
    RetireBin: ({ variables }) => {
      sent.push(variables);
      const isRetired = variables["isRetired"] === true;
      change({ isRetired });
      return { data: { retireBin: { __typename: "Bin", id: aBin().id, isRetired } } };
    },
  }));
  expect(await screen.findByText("Empty and ready to fill")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retire" }));
  expect(await screen.findByText("Bin B12 retired")).toBeInTheDocument();
  expect(await screen.findByText("Retired. Keeps its number and history.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Use again" })).toBeVisible();
  await pressUndo();
  expect(await screen.findByText("Empty and ready to fill")).toBeVisible();
  expect(sent).toMatchObject([{ isRetired: true }, { isRetired: false }]);
});

test("a bin that holds something is emptied first, and leads to what it holds", async () => {
  const contents = { backstockId: "f", categoryName: "Coats", locationName: "Back room", inventoryDate: "2026-01-22" };
  openBin(aBin({ contents }));
  expect(await screen.findByText("Coats in Back room")).toBeVisible();
  expect(screen.getByText("Since Jan 22, 2026")).toBeVisible();
  expect(screen.getByText("Empty this bin to retire or delete it")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retire" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Delete" })).toBeDisabled();
  expect(screen.getByRole("link", { name: "Open contents" })).toHaveAttribute("href", "/s/1/backstock?q=%2212%22");
});

test("a bin is deleted, and the settings show again with the way back", async () => {
  const app = openBin(aBin(), () => ({ DeleteBin: () => ({ data: { deleteBin: true } }) }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Bin B12 deleted")).toBeInTheDocument();
  await expect.poll(() => app.at()).toBe(setupPath);
  expect(screen.getByRole("button", { name: "Undo", hidden: true })).toBeInTheDocument();
});

test("a refusal leaves the bin as it is and is said", async () => {
  const app = openBin(aBin(), () => ({ DeleteBin: refusedWith("Someone just filled bin B12") }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Someone just filled bin B12")).toBeInTheDocument();
  expect(app.at()).toBe(path);
});

test("a deleted bin offers nothing but to be restored", async () => {
  openBin(aBin({ isDeleted: true }), (change) => ({
    RestoreBin: () => {
      change({ isDeleted: false });
      return { data: { restoreBin: { __typename: "Bin", id: aBin().id, isDeleted: false } } };
    },
  }));
  expect(await screen.findByText(/^Deleted\. A new bin/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print label" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Restore bin" }));
  expect(await screen.findByText("Bin B12 restored")).toBeInTheDocument();
  expect(await screen.findByText("Empty and ready to fill")).toBeVisible();
});

test("its label opens for printing", async () => {
  openBin(aBin());
  await userEvent.click(await screen.findByRole("button", { name: "Print label" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
});

test("a bin that could not be read is tried again", async () => {
  network.answer(...answersOf(manager, { SetupBin: () => ({ data: null, errors: [{ message: "no" }] }) }));
  openApp(path, manager);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
