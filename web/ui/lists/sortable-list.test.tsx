import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SortableList } from "./sortable-list.tsx";

function Lists() {
  const [names, setNames] = useState<readonly string[]>(["Open", "Midday", "Close"]);
  return (
    <SortableList
      label="Task lists"
      items={names.map((name) => ({ id: name, name }))}
      onReorder={setNames}
      renderItem={({ name }, place) => `${place + 1}. ${name}`}
    />
  );
}

const order = () => screen.getAllByRole("listitem").map((row) => row.textContent);

test("the arrow keys on a handle move its row, keep the focus and announce its new place", async () => {
  render(<Lists />);
  const handle = screen.getByRole("button", { name: "Move Open" });
  await userEvent.tab();
  expect(handle).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(order()).toEqual(["1. Midday", "2. Open", "3. Close"]);
  expect(handle).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Open is now 2 of 3");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(order()).toEqual(["1. Midday", "2. Open", "3. Close"]);
});

test("buttons move a row by one place, and the ends have no way on", async () => {
  render(<Lists />);
  expect(screen.getByRole("button", { name: "Move Open up" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Move Close down" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Move Close up" }));
  expect(order()).toEqual(["1. Open", "2. Close", "3. Midday"]);
  expect(screen.getByRole("status")).toHaveTextContent("Close is now 2 of 3");
});
