import type { ReactNode } from "react";
import { formatDate } from "#common/date-format.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { ListedNoteText } from "./listed-note-text.tsx";
import type { ListedNote } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import classes from "./all-notes.module.css";

const plainOnPhone = classes.cell === undefined ? {} : { cssClass: classes.cell };

export const noteHeaders: readonly TableHeader[] = [
  { propertyPath: "date", label: text("all.date"), sortable: true },
  { propertyPath: "body", label: text("all.note"), sortable: true, ...plainOnPhone },
  {
    propertyPath: "author.fullName",
    label: text("all.by"),
    sortable: true,
    cssClass: classNames(classes.cell, classes.author),
  },
];

export const noteCells: Readonly<Record<string, (note: ListedNote) => ReactNode>> = {
  date: (note) => <time dateTime={note.date}>{formatDate(note.date)}</time>,
  body: (note) => <ListedNoteText note={note} />,
};
