import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { lazy, useState } from "react";
import { expect, test, vi } from "vitest";
import { deferred } from "#common/deferred.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { Menu } from "./menu.tsx";
import type { MenuItemsSource } from "./menu.tsx";
import { Tabs } from "./tabs.tsx";

function aMenu() {
  const chosen = vi.fn();
  const items = ["Print", "Pull list", "Sign out"].map((label) => ({ label, onSelect: () => chosen(label) }));
  render(
    <>
      <Menu label="More" icon="…" items={[{ label: "Archive", isDisabled: true, onSelect: chosen }, ...items]} />
      <button type="button">Next</button>
    </>,
  );
  return { chosen, button: screen.getByRole("button", { name: "More" }) };
}

const entry = (name: string) => screen.findByRole("menuitem", { name });

test("a press opens a menu at its first entry that can be chosen; arrows, Home, End and letters move", async () => {
  const { button } = aMenu();
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  expect(await screen.findByRole("menu", { name: "More" })).toBeVisible();
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(await entry("Print")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(await entry("Pull list")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(await entry("Sign out")).toHaveFocus();
  await userEvent.keyboard("pu");
  expect(await entry("Pull list")).toHaveFocus();
});

test("the arrow keys open a menu at its ends, and Escape goes back to the button", async () => {
  const { button } = aMenu();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  expect(await entry("Sign out")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(button).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(await entry("Print")).toHaveFocus();
});

test("Enter chooses an entry once, and the focus is back on the button before anything opens", async () => {
  const { chosen, button } = aMenu();
  await userEvent.click(button);
  (await entry("Pull list")).focus();
  await userEvent.keyboard("{Enter}");
  expect(chosen.mock.calls).toEqual([["Pull list"]]);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(button).toHaveFocus();
});

test("an entry that is not to be chosen does nothing", async () => {
  const { chosen, button } = aMenu();
  await userEvent.click(button);
  await userEvent.click(await entry("Archive"));
  expect(chosen).not.toHaveBeenCalled();
});

test("the button's second press, a press elsewhere and Tab close a menu", async () => {
  const { button } = aMenu();
  await userEvent.click(button);
  await entry("Print");
  await userEvent.click(button);
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(button);
  await entry("Print");
  await userEvent.click(document.body);
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(button);
  await entry("Print");
  await userEvent.tab();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
});

test("a menu pressed before its items are loaded opens with them", async () => {
  const loaded = deferred<{ default: MenuItemsSource }>();
  const Items = lazy(async () => await loaded.promise);
  render(<Menu label="More" icon="…" itemsFrom={Items} />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.queryByRole("menu")).toBeNull();
  const items = [{ label: "Move", onSelect: () => undefined }];
  loaded.resolve({ default: ({ children }) => children(items) });
  expect(await entry("Move")).toHaveFocus();
});

test("Escape closes the menu and not the dialog around it", async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Bin 12" onClose={onClose}>
      <Menu label="More" icon="…" items={[{ label: "Move", onSelect: () => undefined }]} />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const move = await entry("Move");
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  move.dispatchEvent(escape);
  // The browser closes a dialog by a key that nobody has taken.
  expect(escape.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

function Parts() {
  const [part, setPart] = useState("people");
  const tabs = [
    { id: "people", label: "People" },
    { id: "time", label: "Time cards", count: 3 },
    { id: "links", label: "Links" },
  ];
  return (
    <Tabs label="Team" tabs={tabs} value={part} onChange={setPart}>
      <p>Here: {part}</p>
    </Tabs>
  );
}

test("tabs: one stop for Tab, arrows choose and go round, Home and End go to the ends, the content follows", async () => {
  render(<Parts />);
  expect(screen.getByRole("tablist", { name: "Team" })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "People", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: /Time cards/, selected: true })).toHaveFocus();
  expect(screen.getByRole("tabpanel", { name: /Time cards/ })).toHaveTextContent("Here: time");
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(screen.getByRole("tab", { name: "People", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Links", selected: true })).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("tabpanel", { name: "People" })).toHaveTextContent("Here: people");
});

test("a calendar's button gives the focus to the day, and gets it back", async () => {
  const onPick = vi.fn();
  render(<CalendarButton label="Choose a date" value="2026-11-20" today="2026-11-23" onPick={onPick} />);
  const button = screen.getByRole("button", { name: "Choose a date" });
  await userEvent.click(button);
  expect(await screen.findByRole("button", { name: "Fri, Nov 20, 2026, selected" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await screen.findByRole("button", { name: "Fri, Nov 20, 2026, selected" });
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  expect(onPick).toHaveBeenLastCalledWith("2026-11-19");
  expect(button).toHaveFocus();
});
