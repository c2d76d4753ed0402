import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "./form.tsx";
import { SavedSinceNote } from "./saved-since-note.tsx";
import { useForm } from "./use-form.ts";
import { useSavedSince } from "./use-saved-since.ts";

type Note = { body: string; version: string | null };

function NoteForm({ saved, onSave }: { saved: Note; onSave: (note: Note) => void }) {
  const form = useForm<Note>({
    initial: saved,
    fields: { body: { label: "Note" }, version: { label: "" } },
    onSubmit: (values, submission) => {
      onSave(values);
      submission.resolve();
    },
  });
  const since = useSavedSince(form, saved);
  return (
    <Form form={form} label="Change the note" actions={<Button type="submit">Save</Button>}>
      <SavedSinceNote since={since} />
      <TextField {...form.field("body")} />
    </Form>
  );
}

const first = { body: "Lights off at 9", version: "a" };
const others = { body: "Lights off at 8", version: "b" };

test("a form in which nothing was typed follows what another person saves", () => {
  const form = render(<NoteForm saved={first} onSave={vi.fn()} />);
  form.rerender(<NoteForm saved={others} onSave={vi.fn()} />);
  expect(screen.getByLabelText("Note")).toHaveValue("Lights off at 8");
  expect(screen.queryByRole("button", { name: "Keep my version" })).toBeNull();
});

test("what was typed stays when another person saves, can be put aside and brought back", async () => {
  const onSave = vi.fn();
  const form = render(<NoteForm saved={first} onSave={onSave} />);
  await userEvent.type(screen.getByLabelText("Note"), " sharp");
  form.rerender(<NoteForm saved={others} onSave={onSave} />);
  expect(screen.getByLabelText("Note")).toHaveValue("Lights off at 9 sharp");
  await userEvent.click(screen.getByRole("button", { name: "Show their version" }));
  expect(screen.getByLabelText("Note")).toHaveValue("Lights off at 8");
  await userEvent.click(screen.getByRole("button", { name: "Restore my version" }));
  expect(screen.getByLabelText("Note")).toHaveValue("Lights off at 9 sharp");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledWith({ body: "Lights off at 9 sharp", version: "b" });
});

test("saving without having looked names the version that was read; Keep my version names the one that is there", async () => {
  const onSave = vi.fn();
  const form = render(<NoteForm saved={first} onSave={onSave} />);
  await userEvent.type(screen.getByLabelText("Note"), " sharp");
  form.rerender(<NoteForm saved={others} onSave={onSave} />);
  await userEvent.click(screen.getByRole("button", { name: "Keep my version" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledWith({ body: "Lights off at 9 sharp", version: "b" });
});
