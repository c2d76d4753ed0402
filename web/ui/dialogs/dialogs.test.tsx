import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { showBlockingError } from "./blocking-error.ts";
import { DialogHost } from "./dialog-host.tsx";
import { dialogHeights, dialogWidths } from "./dialog-size.ts";
import type { DialogHeight, DialogSize } from "./dialog-size.ts";
import { Dialog } from "./dialog.tsx";
import { ask } from "./question.ts";
import { showUndo, shownSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";

function NewTask({ size, height }: { size?: DialogSize; height?: DialogHeight }) {
  const [isOpen, setIsOpen] = useState(true);
  const given = { ...(size === undefined ? {} : { size }), ...(height === undefined ? {} : { height }) };
  return isOpen ? (
    <Dialog
      title="New task"
      {...given}
      onClose={() => {
        setIsOpen(false);
      }}
    >
      Count the drawer
    </Dialog>
  ) : (
    <p>Closed</p>
  );
}

test.each([
  ["huge", "90vw"],
  ["large", "1100px"],
  ["medium", "800px"],
  ["small", "500px"],
  ["xsmall", "400px"],
] as const)("[FRM-09] a %s dialog is %s wide on a desktop", (size, width) => {
  render(<NewTask size={size} />);
  expect(screen.getByRole("dialog", { name: "New task" }).style.getPropertyValue("--dialog-width")).toBe(width);
});

test("[FRM-09] a dialog is medium unless it says otherwise, as tall as its content, or one of five heights", () => {
  const { rerender } = render(<NewTask />);
  const measure = (name: string) => screen.getByRole("dialog").style.getPropertyValue(name);
  expect(measure("--dialog-width")).toBe(dialogWidths.medium);
  expect(measure("--dialog-height")).toBe("fit-content");
  rerender(<NewTask height="large" />);
  expect(measure("--dialog-height")).toBe("760px");
  expect(Object.values(dialogHeights)).toEqual(["260px", "360px", "560px", "760px", "90vh"]);
});

test("a dialog closes with its button, with Escape and with a press beside it", async () => {
  const { rerender } = render(<NewTask key="button" />);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByText("Closed")).toBeVisible();
  rerender(<NewTask key="escape" />);
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(screen.getByText("Closed")).toBeVisible();
  rerender(<NewTask key="beside" />);
  fireEvent.mouseDown(screen.getByText("Count the drawer"));
  expect(screen.getByRole("dialog")).toBeVisible();
  fireEvent.mouseDown(screen.getByRole("dialog"));
  expect(screen.getByText("Closed")).toBeVisible();
});

test("[UPD-09] a blocking error can't be closed, and its primary button reloads the page", async () => {
  const reload = vi.fn();
  render(<DialogHost reload={reload} />);
  act(() => {
    showBlockingError({ text: "The day could not be closed." });
  });
  const dialog = screen.getByRole("alertdialog", { name: "Something went wrong" });
  expect(dialog).toHaveTextContent("The day could not be closed.");
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  fireEvent.mouseDown(dialog);
  expect(dialog).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("[UPD-09] with cancelRefresh the primary button only closes the error", async () => {
  const [reload, onClose] = [vi.fn(), vi.fn()];
  render(<DialogHost reload={reload} />);
  act(() => {
    showBlockingError({ text: "The label was not printed.", cancelRefresh: true, onClose });
  });
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("questions wait for each other, and Escape is the careful answer", async () => {
  render(<DialogHost />);
  const question = { text: "", confirm: "Remove", cancel: "Cancel" };
  const answers: Promise<boolean>[] = [];
  act(() => {
    answers.push(ask({ ...question, title: "Remove B1?" }), ask({ ...question, title: "Remove B2?" }));
  });
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  fireEvent(screen.getByRole("alertdialog", { name: "Remove B1?" }), new Event("cancel", { cancelable: true }));
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await expect(Promise.all(answers)).resolves.toEqual([false, true]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a message stands in the topmost dialog, where its Undo can be pressed, and stays when the dialog goes", async () => {
  const undo = vi.fn();
  const { rerender } = render(
    <>
      <Snackbars />
      <NewTask key="one" />
    </>,
  );
  act(() => {
    showUndo("Bin 4 filled with Boots", undo);
  });
  const dialog = screen.getByRole("dialog", { name: "New task" });
  expect(dialog).toContainElement(screen.getByText("Bin 4 filled with Boots"));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByText("Closed")).toBeVisible();
  expect(screen.getByText("Bin 4 filled with Boots")).toBeInTheDocument();
  rerender(
    <>
      <Snackbars />
      <NewTask key="two" />
    </>,
  );
  const next = screen.getByRole("dialog", { name: "New task" });
  expect(next).toContainElement(screen.getByText("Bin 4 filled with Boots"));
  fireEvent.click(screen.getByText("Undo"));
  expect(undo).toHaveBeenCalledOnce();
  shownSnackbar.set(null);
});
