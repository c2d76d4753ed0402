import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { ReportColumn } from "#common/reports/columns.ts";
import { FigureRowsDialog } from "#web/areas/reports/rows/figure-rows-dialog.tsx";
import type { RowKind } from "#web/areas/reports/rows/rows.queries.ts";
import type { FigureDays, TaskDay } from "./figure-days.ts";
import { figureName } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import { TaskDaysDialog } from "./task-days-dialog.tsx";
import classes from "./figure-rows.module.css";

type FigureRowsProps = {
  column: ReportColumn;
  days: FigureDays;
  words: string;
  /** Whose figure it is, where the page shows several stores. */
  storeId?: number | undefined;
  /** Words beside a figure instead of the figure in its cell. */
  isLink?: boolean;
  children: ReactNode;
};

/**
 * A figure that opens to what it is made of: tickets and buys in place, a period's tasks by day, others where they are
 * kept.
 */
export function FigureRows({ isLink = false, ...figure }: FigureRowsProps) {
  const rows = rowKinds[figure.column];
  const opens = rows === undefined ? <FigurePlace {...figure} /> : <FigureButton kind={rows} {...figure} />;
  return isLink ? <span className={classes.link}>{opens}</span> : opens;
}

const rowKinds: Partial<Record<ReportColumn, RowKind>> = {
  sales: "SALES",
  compSales: "SALES",
  compPct: "SALES",
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

function FigureButton({ kind, column, days, words, storeId, children }: FigureButtonProps) {
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
            storeId={storeId}
            kind={kind}
            name={name}
            definition={text(`definition.${column}`)}
            from={days.from}
            to={days.to}
            dates={days.dates}
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

function FigurePlace({ column, days, words, storeId: ofStore, children }: FigureRowsProps) {
  const { storeId: ofPage } = useParams({ from: "/s/$storeId" });
  const storeId = ofStore ?? ofPage;
  const { from, to, tasks } = days;
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
      ) : tasks === undefined ? (
        children
      ) : (
        <TaskDaysButton days={days} tasks={tasks} words={words}>
          {children}
        </TaskDaysButton>
      );
    case undefined:
      return children;
  }
}

type TaskDaysButtonProps = Pick<FigureRowsProps, "days" | "words" | "children"> & { tasks: readonly TaskDay[] };

function TaskDaysButton({ days, tasks, words, children }: TaskDaysButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={text("rows.openDays", { name: figureName("taskCompletion"), words })}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen &&
        createPortal(<TaskDaysDialog days={days} tasks={tasks} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
