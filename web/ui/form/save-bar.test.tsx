import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { announced } from "#tests/kit/web/announced.ts";
import { Announcer } from "#web/ui/feedback/announcer.tsx";
import { Form } from "./form.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useForm } from "./use-form.ts";

const saved: unknown[] = [];
const kinds = [
  { value: "KIDS", label: "Children's clothes" },
  { value: "TEEN", label: "Teen clothes" },
];

function StoreSettings() {
  const form = useForm({
    initial: { name: "Maple Street", city: "", kind: "KIDS", version: "1" },
    fields: { name: { label: "Name" }, city: { label: "City" }, kind: { label: "Sells" }, version: { label: "" } },
    showsPrevious: true,
    onSubmit: (values, submission) => {
      saved.push(values);
      submission.resolve();
    },
  });
  return (
    <>
      <Announcer />
      <Form form={form} label="Store" actions={<SaveBar form={form} save="Save store" note="Applies right away" />}>
        <TextField {...form.field("name")} />
        <TextField {...form.field("city")} />
        <SelectField {...form.field("kind")} options={kinds} />
      </Form>
    </>
  );
}

test("the bar is there while something is not saved: it names it, what it was, and from when it counts", async () => {
  render(<StoreSettings />);
  expect(screen.queryByRole("button", { name: "Save store" })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^City/), "M");
  expect(screen.getByText("1 change: City")).toBeVisible();
  expect(screen.getByText("Applies right away")).toBeVisible();
  expect(screen.getByText("was blank")).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Name/), " 2");
  expect(screen.getByText("2 changes: Name, City")).toBeVisible();
  expect(screen.getByText("was Maple Street")).toBeVisible();
  await expect.poll(announced).toBe("Changes not saved yet");
});

test("Undo takes everything back and Enter saves; after either the bar is gone", async () => {
  render(<StoreSettings />);
  const name = screen.getByLabelText(/^Name/);
  await userEvent.type(name, " 2");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(name).toHaveValue("Maple Street");
  expect(screen.queryByRole("group", { name: "Unsaved changes" })).not.toBeInTheDocument();
  await userEvent.type(name, " 3{Enter}");
  expect(saved).toEqual([{ name: "Maple Street 3", city: "", kind: "KIDS", version: "1" }]);
  expect(screen.queryByRole("group", { name: "Unsaved changes" })).not.toBeInTheDocument();
  expect(screen.queryByText(/^was /)).not.toBeInTheDocument();
});
