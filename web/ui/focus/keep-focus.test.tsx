import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { keepFocus } from "./keep-focus.ts";

let stop = () => {};

beforeEach(() => {
  stop = keepFocus();
});

afterEach(() => {
  stop();
});

function Tasks() {
  const [names, setNames] = useState(["Open", "Count", "Close"]);
  return (
    <main>
      <h1>Tasks</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <span>{name}</span>
            <button type="button">Edit {name}</button>
            <button
              type="button"
              aria-label="Delete"
              data-testid={name}
              onClick={() => setNames(names.filter((other) => other !== name))}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}

function pressDelete(name: string): void {
  const button = screen.getByTestId(name);
  button.focus();
  fireEvent.click(button);
}

test("after a row is gone the same button of the next has the focus, then of the one before, then the heading", async () => {
  render(<Tasks />);
  pressDelete("Count");
  await waitFor(() => expect(screen.getByTestId("Close")).toHaveFocus());
  pressDelete("Close");
  await waitFor(() => expect(screen.getByTestId("Open")).toHaveFocus());
  pressDelete("Open");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Tasks" })).toHaveFocus());
});

function Clock() {
  const [isOnBreak, setIsOnBreak] = useState(false);
  return (
    <main>
      <h1>Your clock</h1>
      <div>
        <button type="button">My hours</button>
        {isOnBreak ? (
          <button key="end" type="button">
            End break
          </button>
        ) : (
          <button key="start" type="button" onClick={() => setIsOnBreak(true)}>
            Start break
          </button>
        )}
        <button type="button">Clock out</button>
      </div>
    </main>
  );
}

test("a button that another one replaces hands the focus to it, not to its neighbor", async () => {
  render(<Clock />);
  screen.getByText("Start break").focus();
  fireEvent.click(screen.getByText("Start break"));
  await waitFor(() => expect(screen.getByText("End break")).toHaveFocus());
});

function Redrawn() {
  const [week, setWeek] = useState<number | null>(46);
  return week === null ? (
    <main>
      <button type="button" onClick={() => setWeek(45)}>
        Loaded
      </button>
    </main>
  ) : (
    <main key={week}>
      <h1>Week {week}</h1>
      <button type="button" aria-label="Previous week" onClick={() => setWeek(null)} />
    </main>
  );
}

test("a page that is drawn again brings the focus back to the same control once it is there", async () => {
  render(<Redrawn />);
  screen.getByLabelText("Previous week").focus();
  fireEvent.click(screen.getByLabelText("Previous week"));
  fireEvent.click(await screen.findByText("Loaded"));
  expect(await screen.findByText("Week 45")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Previous week")).toHaveFocus());
});

function WithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main key={String(isOpen)}>
      <h1>Day</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        New note
      </button>
      {isOpen && (
        <Dialog title="Note" onClose={() => setIsOpen(false)}>
          <input aria-label="Text" data-autofocus />
        </Dialog>
      )}
    </main>
  );
}

test("a dialog gives the focus back to what opened it, also where the page below was drawn again", async () => {
  render(<WithDialog />);
  screen.getByText("New note").focus();
  fireEvent.click(screen.getByText("New note"));
  await waitFor(() => expect(screen.getByLabelText("Text")).toHaveFocus());
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.getByText("New note")).toHaveFocus());
});

function WithLateDialog() {
  const [state, setState] = useState<"page" | "heading" | "dialog">("page");
  return (
    <main key={state}>
      <h1>Day</h1>
      {state === "page" && (
        <button type="button" onClick={() => setState("heading")}>
          New note
        </button>
      )}
      {state === "heading" && (
        <span data-testid="drawn" onTransitionEnd={() => setState("dialog")}>
          Loading
        </span>
      )}
      {state === "dialog" && (
        <Dialog title="Note" onClose={() => setState("page")}>
          <input aria-label="Text" data-autofocus />
        </Dialog>
      )}
    </main>
  );
}

test("what opened a dialog has the focus back, also where the page's heading held it until the dialog came", async () => {
  render(<WithLateDialog />);
  screen.getByText("New note").focus();
  fireEvent.click(screen.getByText("New note"));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Day" })).toHaveFocus());
  fireEvent.transitionEnd(screen.getByTestId("drawn"));
  await waitFor(() => expect(screen.getByLabelText("Text")).toHaveFocus());
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.getByText("New note")).toHaveFocus());
});

test("a busy button keeps the focus and takes no second press", () => {
  let presses = 0;
  const { rerender } = render(<Button onClick={() => (presses += 1)}>Save</Button>);
  const button = screen.getByRole("button", { name: "Save" });
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button isBusy onClick={() => (presses += 1)}>
      Save
    </Button>,
  );
  fireEvent.click(button);
  expect([button === document.activeElement, presses]).toEqual([true, 1]);
});
