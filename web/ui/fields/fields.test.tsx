import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { DateField } from "./date-field.tsx";
import { EmployeePicker } from "./employee-picker.tsx";
import { MoneyField } from "./money-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PercentField } from "./percent-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PinField } from "./pin-field.tsx";
import { StoreNumberField } from "./store-number-field.tsx";
import { TimeSlotField } from "./time-slot-field.tsx";

type HeldProps<Value> = {
  start: Value;
  children: (field: FieldBinding<Value>) => ReactNode;
  onValue?: (value: Value) => void;
};

/** A field with a value of its own, as a form would hold it. */
function Held<Value>({ start, children, onValue }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children({
    name: "field",
    label: "Field",
    value,
    error: null,
    isRequired: true,
    isDisabled: false,
    onChange: (next) => {
      setValue(next);
      onValue?.(next);
    },
    onBlur: () => undefined,
  });
}

test("[FRM-02] a phone number is shown in brackets while it is typed, kept as digits, and counted to ten", async () => {
  const onValue = vi.fn();
  render(
    <Held start="" onValue={onValue}>
      {(field) => <PhoneField {...field} />}
    </Held>,
  );
  const input = screen.getByLabelText("Field");
  await userEvent.type(input, "3125");
  expect(input).toHaveValue("(312) 5");
  expect(screen.getByText("4 / 10")).toBeVisible();
  await userEvent.type(input, "5501239999");
  expect(input).toHaveValue("(312) 555-0123");
  expect(onValue).toHaveBeenLastCalledWith("3125550123");
});

test("[FRM-02] a pasted number loses its +1, and a digit put in the middle stays under the cursor", async () => {
  render(<Held start="">{(field) => <PhoneField {...field} />}</Held>);
  const input = screen.getByLabelText<HTMLInputElement>("Field");
  await userEvent.click(input);
  await userEvent.paste("+1 312-555-012");
  expect(input).toHaveValue("(312) 555-012");
  input.setSelectionRange(7, 7);
  await userEvent.keyboard("9");
  expect(input).toHaveValue("(312) 595-5012");
  expect(input.selectionStart).toBe(8);
});

test("money is typed as people write it, kept in cents and tidied when they leave", async () => {
  const onValue = vi.fn();
  render(
    <Held<number | string | null> start={null} onValue={onValue}>
      {(field) => <MoneyField {...field} />}
    </Held>,
  );
  await userEvent.type(screen.getByLabelText("Field"), "$1,234.5");
  expect(screen.getByLabelText("Field")).toHaveValue("$1,234.5");
  expect(onValue).toHaveBeenLastCalledWith(123_450);
  await userEvent.tab();
  expect(screen.getByLabelText("Field")).toHaveValue("1,234.50");
});

test("what is no amount stays as it was typed, for the rule to refuse", async () => {
  const onValue = vi.fn();
  render(
    <Held<number | string | null> start={null} onValue={onValue}>
      {(field) => <MoneyField {...field} />}
    </Held>,
  );
  await userEvent.type(screen.getByLabelText("Field"), "a lot");
  await userEvent.tab();
  expect(screen.getByLabelText("Field")).toHaveValue("a lot");
  expect(onValue).toHaveBeenLastCalledWith("a lot");
});

test("a percentage is kept in tenths", async () => {
  const onValue = vi.fn();
  render(
    <Held<number | string | null> start={300} onValue={onValue}>
      {(field) => <PercentField {...field} />}
    </Held>,
  );
  await userEvent.clear(screen.getByLabelText("Field"));
  expect(onValue).toHaveBeenLastCalledWith(null);
  await userEvent.type(screen.getByLabelText("Field"), "28.4%");
  expect(onValue).toHaveBeenLastCalledWith(284);
});

test("[FRM-11] a number field has 0 to 20 decimals", () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const show = (decimals: number) =>
    render(
      <Held<number | string | null> start={1.5}>{(field) => <NumberField {...field} decimals={decimals} />}</Held>,
    );
  show(2);
  expect(screen.getByLabelText("Field")).toHaveValue("1.50");
  expect(() => show(21)).toThrow(RangeError);
  expect(() => show(-1)).toThrow(RangeError);
  vi.restoreAllMocks();
});

test("a date is typed in any usual way, refused when it is none, and shown as MMM d, yyyy", async () => {
  const onValue = vi.fn();
  render(
    <Held<string | null> start={null} onValue={onValue}>
      {(field) => <DateField {...field} today="2026-11-21" />}
    </Held>,
  );
  const input = screen.getByRole("textbox", { name: "Field" });
  await userEvent.type(input, "12/5");
  expect(onValue).toHaveBeenLastCalledWith("2026-12-05");
  await userEvent.click(document.body);
  expect(input).toHaveValue("Dec 5, 2026");
  await userEvent.clear(input);
  await userEvent.type(input, "Feb 30");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(document.body);
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a date, like Nov 21, 2026");
  expect(input).toHaveValue("Feb 30");
});

test("[BUY-12] a time slot is chosen from what is left of today, or from tomorrow", async () => {
  const onValue = vi.fn();
  render(
    <Held<{ day: "today" | "tomorrow"; minutes: number } | null> start={null} onValue={onValue}>
      {(field) => <TimeSlotField {...field} nowMinutes={21 * 60 + 20} />}
    </Held>,
  );
  await userEvent.click(screen.getByLabelText("Field"));
  const today = await screen.findByRole("group", { name: "Today" });
  expect(
    within(today)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["9:30 PM", "9:45 PM", "10:00 PM"]);
  const tomorrow = within(screen.getByRole("group", { name: "Tomorrow" }));
  await userEvent.click(tomorrow.getByRole("option", { name: "9:15 AM" }));
  expect(onValue).toHaveBeenLastCalledWith({ day: "tomorrow", minutes: 555 });
});

test("a store number takes five digits and nothing else, a PIN says when it is whole", async () => {
  const onComplete = vi.fn();
  render(
    <>
      <Held start="">{(field) => <StoreNumberField {...field} />}</Held>
      <Held start="">{(field) => <PinField {...field} label="PIN" digits={4} onComplete={onComplete} />}</Held>
    </>,
  );
  await userEvent.type(screen.getByLabelText("Field"), "1a2b34567");
  expect(screen.getByLabelText("Field")).toHaveValue("12345");
  await userEvent.type(screen.getByLabelText("PIN"), "48x16");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("4816");
});

const people = ["Ana Ruiz", "Devon Wells", "Priya Shah", "Marcus King", "Jo Lindqvist", "Mary Jane Ruiz"].map(
  (fullName, id) => ({
    id,
    firstName: fullName.split(" ")[0] ?? "",
    lastName: fullName.split(" ").at(-1) ?? "",
    fullName,
    email: `x${id}@maple.test`,
    employeeCode: `E${id}`,
  }),
);

function shownPeople(): (string | null)[] {
  return within(screen.getByRole("list", { name: "Team" }))
    .getAllByRole("button")
    .map((button) => button.lastElementChild?.textContent ?? null);
}

test.each([
  ["ruiz", ["Ana Ruiz", "Mary Jane Ruiz"]],
  ["MARY J", ["Mary Jane Ruiz"]],
  ["x3@", ["Marcus King"]],
  ["e1", ["Devon Wells"]],
  ["  jo", ["Jo Lindqvist"]],
])("[TEAM-09] an employee is found by the start of a name, email or code: %s", async (text, expected) => {
  render(<EmployeePicker label="Team" employees={people} onPick={vi.fn()} />);
  await userEvent.type(screen.getByRole("searchbox", { name: "Search people" }), text);
  expect(shownPeople()).toEqual(expected);
});

test("[TEAM-09] the search shows only with more than five people and when it is not hidden", () => {
  const picker = render(<EmployeePicker label="Team" employees={people.slice(0, 5)} onPick={vi.fn()} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
  picker.rerender(<EmployeePicker label="Team" employees={people.slice(0, 6)} onPick={vi.fn()} />);
  expect(screen.getByRole("searchbox")).toBeVisible();
  picker.rerender(<EmployeePicker label="Team" employees={people.slice(0, 6)} hidesSearch onPick={vi.fn()} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(shownPeople()).toHaveLength(6);
});

test("[TEAM-09] nobody is found by the middle of a name, and the picker says what to try", async () => {
  render(<EmployeePicker label="Team" employees={people} onPick={vi.fn()} />);
  await userEvent.type(screen.getByRole("searchbox"), "elton");
  expect(screen.getByText("No one matches")).toBeVisible();
});

test("Enter picks the first person found, arrows go among them", async () => {
  const onPick = vi.fn();
  render(<EmployeePicker label="Team" employees={people} onPick={onPick} />);
  await userEvent.type(screen.getByRole("searchbox"), "ruiz{Enter}");
  expect(onPick).toHaveBeenLastCalledWith(people[0]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onPick).toHaveBeenLastCalledWith(people[5]);
});

test("five people need no search, and more can do without it", () => {
  const { rerender } = render(<EmployeePicker label="Team" employees={people.slice(0, 5)} onPick={vi.fn()} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
  rerender(<EmployeePicker label="Team" employees={people} hidesSearch onPick={vi.fn()} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
});
