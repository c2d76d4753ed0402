import { Page } from "#web/ui/page/page.tsx";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { AllNotesTable } from "./all-notes-table.tsx";
import { filterCountOf, shortestText } from "./notes-search.ts";
import type { NotesFilter } from "./notes-search.ts";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { text } from "./notes-text.ts";
import classes from "./all-notes.module.css";
import { localTimeAt } from "#common/store-time.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useTypedSearch } from "#web/ui/use-typed-search.ts";
import { noteAuthorsQuery } from "./notes.queries.ts";

/** Notes of all days, newest first. Filters and page are in the address; on a phone the filters are in a sheet. */
export function AllNotesPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/daybook/all-notes" });
  const navigate = useNavigate({ from: "/s/$storeId/daybook/all-notes" });
  const isPhone = useIsPhone();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  const { q, author, from, to, pinned } = search;
  const count = filterCountOf(search);
  // Another filter is another list: it begins at its first page.
  const filterBy = (filter: NotesFilter) =>
    void navigate({ search: { ...filter, size: search.size, sort: search.sort }, replace: true });
  const clear = () => {
    filterBy({});
    setCleared(cleared + 1);
  };
  const filters = <NoteFilters key={cleared} filter={{ q, author, from, to, pinned }} onChange={filterBy} />;
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/daybook/{-$date}" params={{ storeId }}>
          {text("all.back")}
        </BackLink>
      }
      title={dayText("all.title")}
      actions={
        isPhone && (
          <Button icon={<IconAdjustmentsHorizontal size={18} />} onClick={() => setIsSheetOpen(true)}>
            {count === 0 ? text("all.filters") : text("all.filtersCount", { count })}
          </Button>
        )
      }
    >
      <Card hasPadding={false}>
        {!isPhone && (
          <div className={classes.bar}>
            {filters}
            {count > 0 && (
              <Button kind="plain" onClick={clear}>
                {text("all.clear")}
              </Button>
            )}
          </div>
        )}
        <AllNotesTable search={search} hasFilters={count > 0} onClear={clear} />
      </Card>
      {isPhone && isSheetOpen && (
        <Dialog
          title={text("all.filters")}
          onClose={() => setIsSheetOpen(false)}
          actions={
            <>
              <Button kind="quiet" onClick={clear}>
                {text("all.clear")}
              </Button>
              <Button kind="primary" onClick={() => setIsSheetOpen(false)}>
                {text("all.show")}
              </Button>
            </>
          }
        >
          {filters}
        </Dialog>
      )}
    </Page>
  );
}

/** No employee has this id. */
const everybody = "0";

type NoteFiltersProps = { filter: NotesFilter; onChange: (filter: NotesFilter) => void };

/** Text, author, days and pinned; each change is in the address at once. */
function NoteFilters({ filter, onChange }: NoteFiltersProps) {
  const [typed, setTyped] = useTypedSearch(filter.q ?? "", (q) => onChange({ ...filter, q: q === "" ? undefined : q }));
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
