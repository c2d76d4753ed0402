import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "#web/ui/controls/button.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { Form } from "#web/ui/form/form.tsx";
import { StepForm } from "#web/ui/form/step-form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { DateField } from "./date-field.tsx";
import { MoneyField } from "./money-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PercentField } from "./percent-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { TimeField } from "./time-field.tsx";
import { TextField } from "./text-field.tsx";
import { TextareaField } from "./textarea-field.tsx";

type OptionalFieldProps<Value> = {
  start: Value;
  children: (field: FieldBinding<Value>) => ReactNode;
  onSubmit: (values: { field: Value }) => void;
};

/** A form with one field that nobody has to fill in and that has no rule of its own. */
function OptionalField<Value>({ start, children, onSubmit }: OptionalFieldProps<Value>) {
  const form = useForm({
    initial: { field: start },
    fields: { field: { label: "Field" } },
    guardsChanges: false,
    onSubmit: (values) => {
      onSubmit(values);
    },
  });
  return (
    <Form form={form} label="Form" actions={<Button type="submit">Save</Button>}>
      {children(form.field("field"))}
    </Form>
  );
}

type OnSubmit = (values: unknown) => void;
type DateValue = string | null;
type NumberValue = number | string | null;

const dateForm = (onSubmit: OnSubmit) => (
  <OptionalField<DateValue> start={null} onSubmit={onSubmit}>
    {(field) => <DateField {...field} today="2026-11-21" />}
  </OptionalField>
);

const timeForm = (onSubmit: OnSubmit) => (
  <OptionalField<number | null> start={null} onSubmit={onSubmit}>
    {(field) => <TimeField {...field} />}
  </OptionalField>
);

const numberForm = (show: (field: FieldBinding<NumberValue>) => ReactNode) => (onSubmit: OnSubmit) => (
  <OptionalField<NumberValue> start={null} onSubmit={onSubmit}>
    {show}
  </OptionalField>
);

const phoneForm = (onSubmit: OnSubmit) => (
  <OptionalField start="" onSubmit={onSubmit}>
    {(field) => <PhoneField {...field} />}
  </OptionalField>
);

type Row = {
  kind: string;
  typed: string;
  problem: string;
  value: string;
  show: (onSubmit: OnSubmit) => ReactNode;
};

const rows: readonly Row[] = [
  {
    kind: "a date",
    typed: "tomorow",
    problem: "Enter a date, like Nov 21, 2026",
    value: "tomorrow",
    show: dateForm,
  },
  {
    kind: "a date that no shop means",
    typed: "12/24/1626",
    problem: "Use a date from Jan 1, 2000 to Dec 31, 2100",
    value: "12/24/26",
    show: dateForm,
  },
  {
    kind: "a time",
    typed: "9:3o",
    problem: "Enter a time, like 9:30 AM",
    value: "9:30 pm",
    show: timeForm,
  },
  {
    kind: "a number",
    typed: "a few",
    problem: "Enter a number",
    value: "3",
    show: numberForm((field) => <NumberField {...field} />),
  },
  {
    kind: "an amount",
    typed: "$12.345",
    problem: "Enter an amount, like 12.50",
    value: "$12.34",
    show: numberForm((field) => <MoneyField {...field} />),
  },
  {
    kind: "a percentage",
    typed: "half",
    problem: "Enter a number",
    value: "50%",
    show: numberForm((field) => <PercentField {...field} />),
  },
  {
    kind: "a phone number",
    typed: "312555",
    problem: "Field must be a valid North America phone number",
    value: "3125550123",
    show: phoneForm,
  },
];

test("a text that is pasted too long stays whole, says so at once, and is saved once it is short enough", async () => {
  const onSubmit = vi.fn();
  render(
    <OptionalField start="" onSubmit={onSubmit}>
      {(field) => <TextareaField {...field} limit={1000} />}
    </OptionalField>,
  );
  const area = screen.getByRole("textbox", { name: "Field" });
  await userEvent.click(area);
  await userEvent.paste("x".repeat(1200));
  expect(area).toHaveValue("x".repeat(1200));
  expect(screen.getByText("1,200 / 1,000")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Use 1,000 characters or fewer");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(area);
  await userEvent.paste("x".repeat(1000));
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledWith({ field: "x".repeat(1000) });
});

test.each(rows)("a form is not saved while an optional field holds what is not $kind", async (row) => {
  const onSubmit = vi.fn();
  render(row.show(onSubmit));
  const input = screen.getByRole("textbox", { name: "Field" });
  await userEvent.type(input, row.typed);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(row.problem);
  expect(input).toHaveFocus();
  expect(input).toBeInvalid();
  await userEvent.clear(input);
  await userEvent.type(input, row.value);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each(rows)("what is not $kind is said when the person leaves the field, and stays as typed", async (row) => {
  render(row.show(vi.fn()));
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Field" });
  await userEvent.type(input, row.typed);
  const typed = input.value;
  await userEvent.click(document.body);
  expect(screen.getByRole("alert")).toHaveTextContent(row.problem);
  expect(input).toHaveValue(typed);
});

test("an emptied field is saved as empty", async () => {
  const onSubmit = vi.fn();
  render(
    <OptionalField<DateValue> start="2026-11-25" onSubmit={onSubmit}>
      {(field) => <DateField {...field} today="2026-11-21" />}
    </OptionalField>,
  );
  await userEvent.clear(screen.getByRole("textbox", { name: "Field" }));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledWith({ field: null });
});

function Steps({ onSubmit }: { onSubmit: () => void }) {
  const initial: { name: string; on: string | null } = { name: "", on: null };
  const form = useForm({ initial, fields: { name: { label: "Name" }, on: { label: "On" } }, onSubmit });
  const steps = [
    { title: "Who", fields: ["name"], content: <TextField {...form.field("name")} /> },
    { title: "When", fields: ["on"], content: <DateField {...form.field("on")} today="2026-11-21" /> },
  ];
  return <StepForm form={form} label="Steps" steps={steps} finish="Finish" />;
}

test("a step keeps the text that is no date while the person goes back and forth", async () => {
  const onSubmit = vi.fn();
  render(<Steps onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await userEvent.type(screen.getByRole("textbox", { name: "On" }), "tomorow");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("textbox", { name: "On" })).toHaveValue("tomorow");
  await userEvent.click(screen.getByRole("button", { name: "Finish" }));
  expect(onSubmit).not.toHaveBeenCalled();
});
