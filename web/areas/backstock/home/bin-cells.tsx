import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#common/date-format.ts";
import { BinActions } from "./bin-actions.tsx";
import { BinAge } from "./bin-age.tsx";
import { BinMarks } from "./bin-marks.tsx";
import { BinTag } from "./bin-tag.tsx";
import type { BackstockSearch } from "./backstock-search.ts";
import type { BinRowsProps } from "./bin-rows.ts";
import type { ListedBackstock } from "./home.queries.ts";
import { text } from "./home-text.ts";
import { SelectBox } from "./select-box.tsx";
import classes from "./bin-list.module.css";

type CellsOf = Pick<BinRowsProps, "home" | "selected" | "onSelect" | "waiting"> & {
  search: BackstockSearch;
  storeId: number;
};

/** How the columns of the table look. */
export function binCells({
  home,
  search,
  storeId,
  selected,
  onSelect,
  waiting,
}: CellsOf): Readonly<Record<string, (row: ListedBackstock) => ReactNode>> {
  return {
    select: ({ filling }) => <SelectBox filling={filling} selected={selected} onSelect={onSelect} />,
    "filling.bin": ({ filling, isOldest }) => (
      <span className={classes.bin}>
        <Link
          to="/s/$storeId/backstock/detail/edit/$backstockId"
          params={{ storeId, backstockId: filling.id }}
          search={search}
          className={classes.open}
          aria-label={text("list.openBin", { bin: filling.bin })}
        >
          <BinTag bin={filling.bin} />
        </Link>
        <BinMarks filling={filling} isOldest={isOldest} />
      </span>
    ),
    "filling.category": ({ filling }) => <span className={classes.category}>{filling.category}</span>,
    "filling.location": ({ filling }) => (
      <>
        {filling.location}
        {waiting.has(filling.id) && <small className={classes.waits}>{text("list.waits")}</small>}
      </>
    ),
    "filling.age": ({ filling }) => <BinAge filling={filling} />,
    "filling.inventoryDate": ({ filling }) => (
      <span className={classes.since}>{formatDate(filling.inventoryDate)}</span>
    ),
    "filling.notes": ({ filling }) =>
      filling.notes === "" ? <span /> : <span title={filling.notes}>{filling.notes}</span>,
    acts: ({ filling }) => (
      <span className={classes.buttons}>
        <BinActions filling={filling} home={home} search={search} />
      </span>
    ),
  };
}
