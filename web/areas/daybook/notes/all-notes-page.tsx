import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { AllNotesTable } from "./all-notes-table.tsx";
import { NoteFilters } from "./note-filters.tsx";
import { filterCountOf } from "./notes-search.ts";
import type { NotesFilter } from "./notes-search.ts";
import { text } from "./notes-text.ts";
import classes from "./all-notes.module.css";

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
    <div className={classes.page}>
      <BackLink to="/s/$storeId/daybook/{-$date}" params={{ storeId }}>
        {text("all.back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("all.title")}</h1>
        {isPhone && (
          <Button icon={<IconAdjustmentsHorizontal size={18} />} onClick={() => setIsSheetOpen(true)}>
            {count === 0 ? text("all.filters") : text("all.filtersCount", { count })}
          </Button>
        )}
      </header>
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
    </div>
  );
}
