import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "#web/ui/controls/button.tsx";
import { DialogHost } from "#web/ui/dialogs/dialog-host.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { Form } from "./form.tsx";
import { email, phone, required, requiredIf } from "./rules.ts";
import { StepForm } from "./step-form.tsx";
import type { Submission, SubmitHandler } from "./submission.ts";
import { hasUnsavedChanges, mayLeave } from "./unsaved-changes.ts";
import { useForm } from "./use-form.ts";

type Seller = { name: string; email: string; texts: boolean; phone: string };

const nobody: Seller = { name: "", email: "", texts: false, phone: "" };

function useSellerForm(onSubmit: SubmitHandler<Seller>) {
  return useForm({
    initial: nobody,
    fields: {
      name: { label: "Full name", rules: [required] },
      email: { label: "Email", rules: [required, email] },
      texts: { label: "Send texts" },
      phone: { label: "Phone", rules: [requiredIf("texts"), phone], isVisible: (values) => values["texts"] === true },
    },
    onSubmit,
  });
}

function SellerForm({ onSubmit }: { onSubmit: SubmitHandler<Seller> }) {
  const form = useSellerForm(onSubmit);
  const actions = (
    <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
      Save
    </Button>
  );
  return (
    <Form form={form} label="Seller" actions={actions}>
      <TextField {...form.field("name")} />
      <TextField {...form.field("email")} />
      <CheckboxField {...form.field("texts")} />
      {form.isVisible("phone") && <TextField {...form.field("phone")} />}
    </Form>
  );
}

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Full name"), "Ana Ruiz");
  await userEvent.type(screen.getByLabelText("Email"), "ana@maple.test");
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("[FRM-04] a form with a mistake is not sent; the cursor goes to the first wrong field", async () => {
  const onSubmit = vi.fn();
  render(<SellerForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText("Full name"), "Ana");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Email is required");
  expect(screen.getByLabelText("Full name")).toBeValid();
});

test("[FRM-04] the page scrolls there in 500 ms and leaves 150 pixels above the field", () => {
  vi.useFakeTimers();
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 1000, 100, 40));
  render(<SellerForm onSubmit={vi.fn()} />);
  fireEvent.submit(screen.getByRole("form", { name: "Seller" }));
  act(() => {
    vi.advanceTimersByTime(400);
  });
  expect(scrollTo).not.toHaveBeenCalledWith(0, 850);
  act(() => {
    vi.advanceTimersByTime(120);
  });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 850);
});

test("[FRM-05] a form stays submitting until the caller resolves it", async () => {
  const submissions: Submission[] = [];
  render(
    <SellerForm
      onSubmit={(_values, submission) => {
        submissions.push(submission);
      }}
    />,
  );
  await fillIn();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("form", { name: "Seller" })).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  expect(submissions).toHaveLength(1);
  act(() => {
    submissions[0]?.resolve();
  });
  expect(screen.getByRole("form", { name: "Seller" })).toHaveAttribute("aria-busy", "false");
  expect(hasUnsavedChanges()).toBe(false);
});

test("[FRM-05] errors from the server end the submission, stand at their fields, and go when the field is changed", async () => {
  render(
    <SellerForm
      onSubmit={(_values, submission) => {
        submission.setErrors({ email: "Somebody has this email", form: "Not saved" });
      }}
    />,
  );
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("form", { name: "Seller" })).toHaveAttribute("aria-busy", "false");
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Somebody has this email");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByText("Not saved")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Full name"), "!");
  await userEvent.tab();
  expect(screen.getByText("Somebody has this email")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Email"), "x");
  expect(screen.queryByText("Somebody has this email")).toBeNull();
  expect(screen.getByLabelText("Full name")).toHaveValue("Ana Ruiz!");
});

test("[FRM-05] a failure nobody foresaw keeps what was typed and says so", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  render(<SellerForm onSubmit={() => Promise.reject(new Error("the line went dead"))} />);
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Not saved. Your typing is still here. Try again.")).toBeVisible();
  expect(screen.getByLabelText("Full name")).toHaveValue("Ana Ruiz");
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("[FRM-12] a field is checked 50 ms after the last change, not between two keys", () => {
  vi.useFakeTimers();
  render(<SellerForm onSubmit={vi.fn()} />);
  const field = screen.getByLabelText("Email");
  fireEvent.change(field, { target: { value: "ana" } });
  fireEvent.blur(field);
  expect(field).toBeValid();
  act(() => {
    vi.advanceTimersByTime(49);
  });
  expect(field).toBeValid();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(field).toBeInvalid();
});

test("[FRM-12] a field that depends on another appears 200 ms after it, and a hidden field is not checked", () => {
  vi.useFakeTimers();
  const onSubmit = vi.fn();
  render(<SellerForm onSubmit={onSubmit} />);
  fireEvent.click(screen.getByLabelText("Send texts"));
  act(() => {
    vi.advanceTimersByTime(199);
  });
  expect(screen.queryByLabelText("Phone")).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByLabelText("Phone")).toBeVisible();
  fireEvent.click(screen.getByLabelText("Send texts"));
  fireEvent.change(screen.getByLabelText("Full name"), { target: { value: "Ana" } });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ana@maple.test" } });
  fireEvent.submit(screen.getByRole("form", { name: "Seller" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("[FRM-03] leaving with something typed asks first; Cancel stays and Leave goes", async () => {
  render(
    <>
      <SellerForm onSubmit={vi.fn()} />
      <DialogHost />
    </>,
  );
  await expect(mayLeave()).resolves.toBe(true);
  await fillIn();

  let leaving = mayLeave();
  expect(await screen.findByRole("alertdialog", { name: "Unsaved changes" })).toHaveTextContent(
    "You have unsaved changes, are you sure you want to leave?",
  );
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await expect(leaving).resolves.toBe(false);
  expect(screen.getByLabelText("Full name")).toHaveValue("Ana Ruiz");

  leaving = mayLeave();
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  await expect(leaving).resolves.toBe(true);
});

test("[FRM-03] closing the tab is guarded while something is unsaved, and only then", async () => {
  const { unmount } = render(<SellerForm onSubmit={vi.fn()} />);
  const closes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(closes()).toBe(true);
  await fillIn();
  expect(closes()).toBe(false);
  unmount();
  expect(closes()).toBe(true);
});

function SellerSteps({ onSubmit }: { onSubmit: SubmitHandler<Seller> }) {
  const form = useSellerForm(onSubmit);
  const steps = [
    { title: "Who", fields: ["name"], content: <TextField {...form.field("name")} /> },
    { title: "Where", fields: ["email"], content: <TextField {...form.field("email")} /> },
  ];
  return <StepForm form={form} label="Seller" steps={steps} finish="Save" />;
}

test("[FRM-04] a form in steps checks a step before the next opens", async () => {
  const onSubmit = vi.fn();
  render(<SellerSteps onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("Step 1 of 2")).toBeVisible();
  expect(screen.getByLabelText("Full name")).toHaveFocus();
  await userEvent.type(screen.getByLabelText("Full name"), "Ana{Enter}");
  expect(screen.getByText("Step 2 of 2")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Email"), "ana@maple.test");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByLabelText("Full name")).toHaveValue("Ana");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: "Ana", email: "ana@maple.test" });
});

test("a dialog that is only read leaves its buttons alone; a form that comes later in it gets the cursor", () => {
  const newSeller = (content: ReactNode) => (
    <Dialog title="New seller" onClose={() => undefined}>
      {content}
    </Dialog>
  );
  const { rerender } = render(newSeller("Loading"));
  expect(screen.getByRole("heading", { name: "New seller" })).toHaveFocus();
  rerender(newSeller(<SellerForm onSubmit={() => undefined} />));
  expect(screen.getByLabelText("Full name")).toHaveFocus();
});

function renameForm(refused: { text: string; fields: Record<string, string> } | null, onClose = vi.fn()) {
  function RenameDialog() {
    const form = useForm({
      initial: { name: "Register 1", phone: "" },
      fields: { name: { label: "Name", rules: [required] }, phone: { label: "Phone", input: "phoneNumber" } },
      save: () => Promise.resolve(refused === null ? { isDone: true, data: null } : { isDone: false, refused }),
      onSaved: onClose,
      refusalText: (text) => `Rename failed. ${text}`,
    });
    return (
      <FormDialog form={form} title="Rename" save="Save" onClose={onClose}>
        <TextField {...form.field("name")} />
        <TextField {...form.field("phone")} />
      </FormDialog>
    );
  }
  render(
    <>
      <RenameDialog />
      <DialogHost />
    </>,
  );
  return onClose;
}

test("[FRM-05] a refusal stands at the fields it names, by the last part of the server's name", async () => {
  renameForm({ text: "Please check the marked fields", fields: { "device.phoneNumber": "Use 10 digits" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription("Use 10 digits");
  expect(screen.queryByText(/marked fields/)).toBeNull();
});

test("[FRM-05] what is refused about no field of the form stands above its buttons, in the form's own words", async () => {
  renameForm({ text: "Please check the marked fields", fields: { version: "Someone else saved this" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Rename failed. Someone else saved this");
});

test("[FRM-05] a refusal without fields stands above the buttons, and what was typed stays", async () => {
  const onClose = renameForm({ text: "No room left", fields: {} });
  await userEvent.type(screen.getByLabelText("Name"), "!");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Rename failed. No room left");
  expect(screen.getByLabelText("Name")).toHaveValue("Register 1!");
  expect(onClose).not.toHaveBeenCalled();
});

test("[FRM-03] a dialog with a form closes after a save without a question", async () => {
  const onClose = renameForm(null);
  await userEvent.type(screen.getByLabelText("Name"), "!");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[FRM-03] closing a dialog asks once something was typed in its form, and only then", async () => {
  const onClose = renameForm(null);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByLabelText("Name"), "!");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alertdialog", { name: "Unsaved changes" })).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(hasUnsavedChanges()).toBe(false);
});

test.each([
  ["a page that is there to be filled in", true],
  ["a page with more to read than to type", false],
])("the cursor stands in the first field of %s: %s", (_page, startsTyping) => {
  function Filled() {
    const form = useSellerForm(() => undefined);
    return (
      <main>
        <h1>Seller</h1>
        <Form form={form} label="Seller" startsTyping={startsTyping}>
          <TextField {...form.field("name")} />
          <TextField {...form.field("email")} />
        </Form>
      </main>
    );
  }
  render(<Filled />);
  expect(screen.getByLabelText("Full name") === document.activeElement).toBe(startsTyping);
});

function PageOf({ children }: { children?: ReactNode }) {
  return (
    <main>
      <input aria-label="Search" />
      {children}
    </main>
  );
}

function LateForm() {
  const form = useSellerForm(() => undefined);
  return (
    <Form form={form} label="Seller" startsTyping>
      <TextField {...form.field("name")} />
    </Form>
  );
}

test("a form that comes late leaves the cursor of a person who is already elsewhere", () => {
  const { rerender } = render(<PageOf />);
  screen.getByLabelText("Search").focus();
  rerender(
    <PageOf>
      <LateForm />
    </PageOf>,
  );
  expect(screen.getByLabelText("Search")).toHaveFocus();
});
