import { useId } from "react";
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from "@tabler/icons-react";
import { formatNumber } from "#common/number-format.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { pageOf, pageSizes } from "./table-state.ts";
import type { TableState } from "./table-state.ts";
import classes from "./table.module.css";

type TablePagerProps = {
  state: TableState;
  shown: number;
  totalItems: number;
  /** Null when only the next page can be asked for. */
  lastPage: number | null;
  hasNext: boolean;
  onPage: (page: number) => void;
  onSize: (itemsPerPage: number) => void;
};

export function TablePager({ state, shown, totalItems, lastPage, hasNext, onPage, onSize }: TablePagerProps) {
  const id = useId();
  const page = pageOf(state);
  const isFirst = state.firstRow === 0;
  const range = uiText("table.range", {
    first: formatNumber(state.firstRow + 1),
    last: formatNumber(state.firstRow + shown),
    total: formatNumber(totalItems),
  });
  return (
    <nav className={classes.pager} aria-label={uiText("table.pages")} data-no-print>
      <label htmlFor={id}>{uiText("table.rowsPerPage")}</label>
      <SelectControl
        attributes={{ id }}
        value={String(state.itemsPerPage)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => {
          onSize(Number(size));
        }}
      />
      <span aria-live="polite">{range}</span>
      <IconButton
        label={uiText("table.first")}
        disabled={isFirst}
        onClick={() => {
          onPage(1);
        }}
      >
        <IconChevronsLeft size={20} />
      </IconButton>
      <IconButton
        label={uiText("table.previous")}
        disabled={isFirst}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        <IconChevronLeft size={20} />
      </IconButton>
      <IconButton
        label={uiText("table.next")}
        disabled={!hasNext}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        <IconChevronRight size={20} />
      </IconButton>
      {lastPage !== null && (
        <IconButton
          label={uiText("table.last")}
          disabled={!hasNext}
          onClick={() => {
            onPage(lastPage);
          }}
        >
          <IconChevronsRight size={20} />
        </IconButton>
      )}
    </nav>
  );
}
