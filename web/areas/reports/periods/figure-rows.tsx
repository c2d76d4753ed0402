import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { ReportColumn } from "#common/reports/columns.ts";
import { FigureRowsDialog } from "#web/areas/reports/rows/figure-rows-dialog.tsx";
import type { RowKind } from "#web/areas/reports/rows/rows.queries.ts";
import { figureName } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import classes from "./figure-rows.module.css";

/** The days that a figure is of. */
export type FigureDays = { from: string; to: string };

type FigureRowsProps = { column: ReportColumn; days: FigureDays; words: string; children: ReactNode };

/**
 * A figure that opens to what it is made of: tickets and buys in place, others where they are kept. What only a day has
 * (tasks, the sales of its day last year) stays as it is in a sum, whose rows are the days beside it.
 */
export function FigureRows({ column, days, words, children }: FigureRowsProps) {
  const rows = rowKinds[column];
  return rows === undefined ? (
    <FigurePlace column={column} days={days}>
      {children}
    </FigurePlace>
  ) : (
    <FigureButton kind={rows} column={column} days={days} words={words}>
      {children}
    </FigureButton>
  );
}

const rowKinds: Partial<Record<ReportColumn, RowKind>> = {
  sales: "SALES",
  customers: "CUSTOMERS",
  avgTransaction: "CUSTOMERS",
  piecesEach: "ITEMS_SOLD",
  piecePrice: "ITEMS_SOLD",
  itemsSold: "ITEMS_SOLD",
  buys: "BUYS",
  buysPassed: "PASSED",
  buyAmount: "BUYS",
  avgBuy: "BUYS",
  itemsBought: "ITEMS_BOUGHT",
  avgWaitMinutes: "WAITS",
  medianWaitMinutes: "WAITS",
  tradePct: "BUYS",
  salesWithoutCustomerPct: "NO_CUSTOMER",
};

type FigureButtonProps = FigureRowsProps & { kind: RowKind };

function FigureButton({ kind, column, days, words, children }: FigureButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = figureName(column);
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={text("rows.open", { name, words })}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {/* Not within the table, whose style it would take on. */}
      {isOpen &&
        createPortal(
          <FigureRowsDialog
            kind={kind}
            name={name}
            definition={text(`definition.${column}`)}
            from={days.from}
            to={days.to}
            onClose={() => setIsOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}

/** Where figures are kept that the point of sale does not know. */
const places: Partial<Record<ReportColumn, "goal" | "hours" | "bins" | "tasks">> = {
  goal: "goal",
  goalDifference: "goal",
  goalPct: "goal",
  laborMinutes: "hours",
  wages: "hours",
  laborPct: "hours",
  laborEfficiency: "hours",
  binsAdded: "bins",
  binsPulled: "bins",
  taskCompletion: "tasks",
};

type FigurePlaceProps = Pick<FigureRowsProps, "column" | "days" | "children">;

function FigurePlace({ column, days: { from, to }, children }: FigurePlaceProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  switch (places[column]) {
    case "goal":
      return (
        <Link
          className={classes.open}
          to="/s/$storeId/goal/settings"
          params={{ storeId }}
          search={{ activeSetup: 1, month: from.slice(0, 7), ...(from === to && { day: from }) }}
        >
          {children}
        </Link>
      );
    case "hours":
      return (
        <Link className={classes.open} to="/s/$storeId/team/timecards" params={{ storeId }} search={{ from, to }}>
          {children}
        </Link>
      );
    case "bins":
      return (
        <Link
          className={classes.open}
          to="/s/$storeId/reports/backstock_history"
          params={{ storeId }}
          search={{ from, to, action: column === "binsAdded" ? "ADDED" : "PULLED" }}
        >
          {children}
        </Link>
      );
    case "tasks":
      return from === to ? (
        <Link className={classes.open} to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: from }}>
          {children}
        </Link>
      ) : (
        children
      );
    case undefined:
      return children;
  }
}
