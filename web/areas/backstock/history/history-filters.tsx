import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { filterCountOf } from "./history-search.ts";
import type { HistoryFilter } from "./history-search.ts";
import { HistoryFields } from "./history-fields.tsx";
import { text } from "./history-text.ts";
import { reportChoicesQuery } from "./history.queries.ts";
import classes from "./history.module.css";

type HistoryFiltersProps = {
  search: HistoryFilter;
  /** The days that are shown when none are chosen. */
  shown: { from: string; to: string } | null;
  onChange: (filter: HistoryFilter) => void;
  onClear: () => void;
};

/** Above the list on a desktop, in a sheet on a phone. */
export function HistoryFilters({ search, shown, onChange, onClear }: HistoryFiltersProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const read = useRead(reportChoicesQuery);
  const count = filterCountOf(search);
  const choices = read.status === "ready" ? read.data : null;
  const fields = <HistoryFields filter={search} shown={shown} choices={choices} onChange={onChange} />;
  if (!isPhone) {
    return (
      <div className={classes.bar} data-no-print>
        {fields}
        {count > 0 && (
          <Button kind="plain" onClick={onClear}>
            {text("filter.clear")}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div data-no-print>
      <Button isWide icon={<IconAdjustmentsHorizontal size={18} />} onClick={() => setIsOpen(true)}>
        {count === 0 ? text("filter.title") : text("filter.count", { count })}
      </Button>
      {isOpen && (
        <Dialog
          title={text("filter.title")}
          onClose={() => setIsOpen(false)}
          actions={
            <>
              <Button kind="quiet" onClick={onClear}>
                {text("filter.clear")}
              </Button>
              <Button kind="primary" onClick={() => setIsOpen(false)}>
                {text("filter.show")}
              </Button>
            </>
          }
        >
          {fields}
        </Dialog>
      )}
    </div>
  );
}
