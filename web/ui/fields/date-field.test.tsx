import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { DateField } from "./date-field.tsx";

// A Monday.
const today = "2026-11-23";

type PinProps = { onValue: (date: string | null) => void; last?: string };

function Pin({ onValue, last }: PinProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <DateField
      name="until"
      label="Pin until"
      error={null}
      isRequired={false}
      isDisabled={false}
      today={today}
      {...(last !== undefined && { last })}
      value={value}
      onChange={(date) => {
        setValue(date);
        onValue(date);
      }}
      onBlur={() => undefined}
    />
  );
}

function open(last?: string) {
  const onValue = vi.fn();
  render(<Pin onValue={onValue} {...(last !== undefined && { last })} />);
  return { onValue, input: screen.getByRole("textbox", { name: "Pin until" }) };
}

test("a press on the field opens today, tomorrow, the next Saturday and the calendar; one press chooses", async () => {
  const { input, onValue } = open();
  await userEvent.click(input);
  const layer = await screen.findByRole("dialog", { name: "Pin until" });
  const quick = within(layer).getByRole("group", { name: "Common dates" });
  expect(
    within(quick)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual(["Today", "Tomorrow", "Sat, Nov 28"]);
  expect(await within(layer).findByRole("button", { name: "Tue, Nov 24, 2026" })).toBeVisible();
  await userEvent.click(within(quick).getByRole("button", { name: "Sat, Nov 28" }));
  expect(onValue).toHaveBeenLastCalledWith("2026-11-28");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(input).toHaveValue("Nov 28, 2026");
  expect(input).toHaveFocus();
});

test("where the future is closed, the days before are offered", async () => {
  const { input } = open(today);
  await userEvent.click(input);
  const quick = await screen.findByRole("group", { name: "Common dates" });
  expect(
    within(quick)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual(["Today", "Yesterday", "Sat, Nov 21"]);
});

test("the keyboard opens the calendar at today, goes on by arrows, chooses with Enter and closes with Escape", async () => {
  const { input, onValue } = open();
  await userEvent.tab();
  expect(input).toHaveFocus();
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  expect(await screen.findByRole("button", { name: "Mon, Nov 23, 2026, today" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onValue).toHaveBeenLastCalledWith("2026-11-24");
  expect(input).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(await screen.findByRole("button", { name: "Tue, Nov 24, 2026, selected" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(input).toHaveFocus();
});

test("the calendar goes by week and month from the keyboard, and year by year in its lists", async () => {
  const { onValue } = open();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(await screen.findByRole("grid", { name: "November 2026" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Home}{PageDown}");
  expect(screen.getByRole("button", { name: "Tue, Dec 29, 2026" })).toHaveFocus();
  expect(screen.getByRole("grid", { name: "December 2026" })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2031");
  await userEvent.click(screen.getByRole("button", { name: "Wed, Dec 24, 2031" }));
  expect(onValue).toHaveBeenLastCalledWith("2031-12-24");
});

test("days outside of the range cannot be chosen", async () => {
  const { input, onValue } = open(today);
  await userEvent.click(input);
  const tomorrow = await screen.findByRole("button", { name: "Tue, Nov 24, 2026" });
  expect(tomorrow).toBeDisabled();
  expect(screen.getByRole("button", { name: "Next month" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(tomorrow);
  expect(onValue).not.toHaveBeenCalled();
});

test("Tab goes from the field into what opened, and a press elsewhere closes it", async () => {
  const { input } = open();
  await userEvent.click(input);
  const common = await screen.findByRole("button", { name: "Today" });
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Choose a date" })).toHaveFocus();
  await userEvent.tab();
  expect(common).toHaveFocus();
  await userEvent.click(document.body);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("typing closes what opened over the page, and words are understood", async () => {
  const { input, onValue } = open();
  await userEvent.click(input);
  await userEvent.keyboard("tomorrow");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(document.body);
  expect(onValue).toHaveBeenLastCalledWith("2026-11-24");
  expect(input).toHaveValue("Nov 24, 2026");
});

test("the date beside a text that is no date stays until the text is one", async () => {
  const { input, onValue } = open();
  await userEvent.type(input, "12/24");
  await userEvent.type(input, "x");
  expect(onValue).toHaveBeenLastCalledWith("2026-12-24");
  await userEvent.click(document.body);
  expect(input).toHaveValue("12/24x");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a date, like Nov 21, 2026");
});
