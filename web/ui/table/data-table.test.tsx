import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { choose } from "#tests/kit/web/choose.ts";
import { DataTable } from "./data-table.tsx";
import type { TableHeader } from "./table-header.ts";
import { initialTableState } from "./table-state.ts";
import type { TableState } from "./table-state.ts";

type Bin = { id: number; number: string; category: { name: string }; items: number | null };

const headers: TableHeader[] = [
  { propertyPath: "number", label: "Bin", sortable: true },
  { propertyPath: "category.name", label: "Category", cssClass: "wide" },
  { propertyPath: "items", label: "Items", sortable: true, align: "end" },
];

const bins: Bin[] = Array.from({ length: 60 }, (_, at) => ({
  id: at,
  number: `B${at + 1}`,
  category: { name: at % 2 === 0 ? "Jeans" : "Coats" },
  items: at === 4 ? null : (at * 7) % 60,
}));

function Bins({
  rows = bins,
  onOpen,
  start = {},
}: {
  rows?: Bin[];
  onOpen?: (bin: Bin) => void;
  start?: Partial<TableState>;
}) {
  const [state, setState] = useState(initialTableState(start));
  return (
    <DataTable
      label="Bins"
      headers={headers}
      rows={rows}
      rowKey={(bin) => bin.id}
      state={state}
      onStateChange={setState}
      totalItems={rows.length}
      {...(onOpen === undefined ? {} : { onOpen })}
    />
  );
}

function firstOf(elements: HTMLElement[]): HTMLElement {
  const [first] = elements;
  if (first === undefined) {
    throw new Error("There is none");
  }
  return first;
}

function bodyRows(): HTMLElement[] {
  return within(screen.getByRole("table")).getAllByRole("row").slice(1);
}

test("[FRM-07] a list shows 25 rows, says Rows per page and can show 100", async () => {
  render(<Bins />);
  expect(bodyRows()).toHaveLength(25);
  expect(screen.getByText("1–25 of 60")).toBeVisible();
  await choose(screen.getByLabelText("Rows per page"), "100");
  expect(bodyRows()).toHaveLength(60);
});

test("[FRM-06] a header sorts up, then down, from page 1; words with numbers sort as people count, unknown comes last", async () => {
  render(<Bins />);
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(screen.getByText("26–50 of 60")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Bin" }));
  expect(screen.getByText("1–25 of 60")).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Bin" })).toHaveAttribute("aria-sort", "ascending");
  expect(
    bodyRows()
      .map((row) => within(row).getAllByRole("cell")[0]?.textContent)
      .slice(8, 11),
  ).toEqual(["B9", "B10", "B11"]);
  await userEvent.click(screen.getByRole("button", { name: "Bin" }));
  expect(screen.getByRole("columnheader", { name: "Bin" })).toHaveAttribute("aria-sort", "descending");
  expect(bodyRows()[0]).toHaveTextContent("B60");
  await userEvent.click(screen.getByRole("button", { name: "Items" }));
  await userEvent.click(screen.getByRole("button", { name: "Last page" }));
  expect(bodyRows().at(-1)).toHaveTextContent("B5Jeans–");
});

test("[FRM-08] a column has its path, label, alignment and class", () => {
  render(<Bins />);
  const [, category, items] = within(firstOf(bodyRows())).getAllByRole("cell");
  expect(category).toHaveTextContent("Jeans");
  expect(category).toHaveClass("wide");
  expect(items).toHaveAttribute("data-align", "end");
  expect(screen.queryByRole("button", { name: "Category" })).toBeNull();
});

test("a row opens with a click anywhere and with the keyboard", async () => {
  const onOpen = vi.fn();
  render(<Bins onOpen={onOpen} />);
  await userEvent.click(firstOf(screen.getAllByText("Coats")));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(bins[1]);
  screen.getByRole("button", { name: "B1" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenLastCalledWith(bins[0]);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test("an address with a page that is gone shows the last one", () => {
  render(<Bins start={{ firstRow: 500 }} />);
  expect(screen.getByText("51–60 of 60")).toBeVisible();
});

test("an empty list says so", () => {
  render(<Bins rows={[]} />);
  expect(screen.getByText("Nothing here yet")).toBeVisible();
});

test("[FRM-07] on a phone a list unfolds a page at a time", async () => {
  const desktop = window.matchMedia.bind(window);
  const media = vi
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => Object.assign(desktop(query), { matches: query.includes("699px") }));
  render(<Bins />);
  expect(bodyRows()).toHaveLength(25);
  await userEvent.click(screen.getByRole("button", { name: "Show 25 more" }));
  expect(bodyRows()).toHaveLength(50);
  await userEvent.click(screen.getByRole("button", { name: "Show 10 more" }));
  expect(bodyRows()).toHaveLength(60);
  expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
  media.mockRestore();
});

test("[FRM-06] a list paged by the server asks by cursor and leaves order to it", async () => {
  const states: TableState[] = [];
  render(
    <DataTable
      label="Bins"
      headers={headers}
      rows={bins.slice(0, 25)}
      rowKey={(bin) => bin.id}
      state={initialTableState({ firstRow: 25, cursor: { after: "a" }, sortBy: "items", descending: true })}
      onStateChange={(state) => {
        states.push(state);
      }}
      totalItems={60}
      page={{ startCursor: "s", endCursor: "e", hasNextPage: true, onShowMore: () => undefined }}
    />,
  );
  expect(bodyRows()[0]).toHaveTextContent("B1");
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await userEvent.click(screen.getByRole("button", { name: "Previous page" }));
  await userEvent.click(screen.getByRole("button", { name: "First page" }));
  expect(states.map((state) => state.cursor)).toEqual([{ after: "e" }, null, null]);
  expect(states.map((state) => state.firstRow)).toEqual([50, 0, 0]);
  expect(screen.queryByRole("button", { name: "Last page" })).toBeNull();
});
