import { useEffect, useEffectEvent, useState } from "react";
import { localTimeAt } from "#common/store-time.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useNow } from "#web/areas/daybook/use-now.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { noteAuthorsQuery } from "./notes.queries.ts";
import { shortestText } from "./notes-search.ts";
import type { NotesFilter } from "./notes-search.ts";
import { text } from "./notes-text.ts";
import classes from "./all-notes.module.css";

/** Milliseconds without a key before the list is asked for again. */
const typingMs = 350;
/** No employee has this id. */
const everybody = "0";

type NoteFiltersProps = { filter: NotesFilter; onChange: (filter: NotesFilter) => void };

/** Text, author, days and pinned; each change is in the address at once. */
export function NoteFilters({ filter, onChange }: NoteFiltersProps) {
  const [typed, setTyped] = useState(filter.q ?? "");
  const settled = useDebounced(typed, typingMs);
  const search = useEffectEvent((q: string) => {
    if (q !== (filter.q ?? "")) {
      onChange({ ...filter, q: q === "" ? undefined : q });
    }
  });
  useEffect(
    function searchWhenTypingRests() {
      search(settled);
    },
    [settled],
  );
  const authors = useRead(noteAuthorsQuery);
  const people = authors.status === "ready" ? authors.data.employees : [];
  const today = localTimeAt(useNow(), useStoreTimeZone()).date;
  const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };
  const isShort = typed.trim().length === 1 && shortestText > 1;
  return (
    <search className={classes.filters}>
      <TextField
        {...plain}
        name="q"
        type="search"
        label={text("all.search")}
        value={typed}
        onChange={setTyped}
        {...(isShort && { hint: text("all.searchHint") })}
      />
      <SelectField
        {...plain}
        name="author"
        label={text("all.author")}
        value={filter.author === undefined ? everybody : String(filter.author)}
        options={[
          { value: everybody, label: text("all.everybody") },
          ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
        onChange={(author) => onChange({ ...filter, author: author === everybody ? undefined : Number(author) })}
      />
      <DateField
        {...plain}
        name="from"
        label={text("all.from")}
        value={filter.from ?? null}
        today={today}
        onChange={(from) => onChange({ ...filter, from: from ?? undefined })}
      />
      <DateField
        {...plain}
        name="to"
        label={text("all.to")}
        value={filter.to ?? null}
        today={today}
        onChange={(to) => onChange({ ...filter, to: to ?? undefined })}
      />
      <CheckboxField
        {...plain}
        name="pinned"
        label={text("all.pinned")}
        value={filter.pinned ?? false}
        onChange={(isPinned) => onChange({ ...filter, pinned: isPinned ? true : undefined })}
      />
    </search>
  );
}
