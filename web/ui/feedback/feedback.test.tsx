import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingState } from "./loading-state.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { notices, removeNotice, showNotice, topNotice, withNotice } from "./notice.ts";
import { SetupPanel } from "./setup-panel.tsx";
import { showSnackbar, showUndo, shownSnackbar, staysUntilClosed } from "./snackbar.ts";
import { Snackbars } from "./snackbars.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  shownSnackbar.set(null);
  notices.set([]);
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test("[UPD-11] a snackbar stays 6 seconds, or as long as it says", () => {
  render(<Snackbars />);
  act(() => {
    showSnackbar({ text: "Task added" });
  });
  pass(5999);
  expect(screen.getByText("Task added")).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText("Task added")).toBeNull();
  act(() => {
    showSnackbar({ text: "Coupon created successfully", timeout: 9000, color: "good" });
  });
  pass(8999);
  expect(screen.getByText("Coupon created successfully")).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText("Coupon created successfully")).toBeNull();
});

test.each([
  [50, "false"],
  [51, "true"],
])("[UPD-11] a text of %s characters is multi-line: %s", (length, expected) => {
  render(<Snackbars />);
  act(() => {
    showSnackbar({ text: "x".repeat(length) });
  });
  expect(screen.getByText("x".repeat(length)).closest("[data-multi-line]")).toHaveAttribute(
    "data-multi-line",
    expected,
  );
});

test("[UPD-07] a snackbar has a text, a time, a color, a button and an action", () => {
  render(<Snackbars />);
  const action = vi.fn();
  act(() => {
    showSnackbar({ text: "Label waiting", timeout: 8000, color: "bad", button: "Print", action });
  });
  expect(screen.getByRole("alert", { hidden: true }).parentElement).toHaveAttribute("data-color", "bad");
  fireEvent.click(screen.getByText("Print"));
  expect(action).toHaveBeenCalledOnce();
  expect(screen.queryByText("Label waiting")).toBeNull();
});

test("[UPD-08] a snackbar with an action but no button raises an error", () => {
  expect(() => showSnackbar({ text: "Bin moved", action: () => undefined })).toThrow(/no button/);
  expect(() => showSnackbar({ text: "Bin moved", button: "", action: () => undefined })).toThrow(/no button/);
  expect(shownSnackbar.get()).toBeNull();
});

test("Undo can be pressed for ten seconds, and longer while the pointer rests on it", () => {
  render(<Snackbars />);
  const undo = vi.fn();
  act(() => {
    showUndo("Bin B12 moved", undo);
  });
  pass(9000);
  fireEvent.pointerEnter(screen.getByRole("status", { hidden: true }));
  pass(60_000);
  fireEvent.click(screen.getByText("Undo"));
  expect(undo).toHaveBeenCalledOnce();
});

test("messages stay until they are closed where a person wants it so", () => {
  staysUntilClosed.set(true);
  render(<Snackbars />);
  act(() => {
    showUndo("Bin B12 moved", vi.fn());
  });
  pass(600_000);
  fireEvent.click(screen.getByRole("button", { name: "Dismiss", hidden: true }));
  expect(screen.queryByText("Bin B12 moved")).toBeNull();
  staysUntilClosed.set(false);
});

test("a message comes into a region that was there before, once and as text", () => {
  render(<Snackbars />);
  const region = document.querySelector("[aria-live]");
  act(() => {
    showUndo("Bin B12 moved", vi.fn());
  });
  expect(region).toHaveTextContent(/^Bin B12 moved$/);
});

test("one message is shown at a time, the last one, for all its time", () => {
  render(<Snackbars />);
  act(() => {
    showUndo("Bin 90 moved to Floor", vi.fn());
    showSnackbar({ text: "Undone" });
  });
  expect(screen.queryByText("Bin 90 moved to Floor")).toBeNull();
  pass(5999);
  expect(screen.getByText("Undone")).toBeInTheDocument();
});

test("a second offer stands beside Undo, and taking either ends both", () => {
  render(<Snackbars />);
  const [undo, pull] = [vi.fn(), vi.fn()];
  act(() => {
    showUndo("Bin 90 moved to Floor", undo, { button: "Pull 92 instead", action: pull });
  });
  fireEvent.click(screen.getByText("Undo"));
  expect(screen.queryByText("Pull 92 instead")).toBeNull();
  expect([undo.mock.calls.length, pull.mock.calls.length]).toEqual([1, 0]);
});

test("[UPD-07] of several notices the one with the highest priority is shown, and the same id replaces", () => {
  render(<NoticeBar />);
  act(() => {
    showNotice({ id: "texting", priority: 10, text: "Texting is not registered." });
    showNotice({ id: "offline", priority: 80, text: "Offline.", tone: "bad" });
    showNotice({ id: "texting", priority: 20, text: "Texting is registered next week." });
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Offline.");
  act(() => {
    removeNotice("offline");
  });
  expect(screen.getByRole("status")).toHaveTextContent("Texting is registered next week.");
});

test("of two notices with one priority the older one stays", () => {
  const first = { id: "a", priority: 1, text: "first" };
  const list = withNotice(withNotice([], first), { id: "b", priority: 1, text: "second" });
  expect(topNotice(list)).toBe(first);
  expect(topNotice([])).toBeNull();
});

test("what loads within 150 ms shows no skeleton", () => {
  render(<LoadingState lines={2} />);
  expect(screen.getByRole("status", { name: "Loading" })).toBeEmptyDOMElement();
  pass(150);
  expect(screen.getByRole("status", { name: "Loading" })).not.toBeEmptyDOMElement();
});

test.each([
  ["pending", "To do"],
  ["warning", "Needs attention"],
  ["complete", "Done"],
  ["info", "Good to know"],
] as const)("[GOAL-07] a setup panel that is %s says so in words: %s", (kind, word) => {
  render(<SetupPanel kind={kind} title="Texting number" />);
  expect(screen.getByRole("region", { name: "Texting number" })).toHaveTextContent(word);
});
