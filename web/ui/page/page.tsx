import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./page.module.css";

type PageProps = {
  title: ReactNode;
  /** The `BackLink` to the page above. */
  back?: ReactNode;
  /** Buttons, links and menus beside the title. Not printed. */
  actions?: ReactNode;
  /** `form` for a column of fields, `reading` for lists and cards that long lines would make hard to read. */
  width?: "form" | "reading" | "full";
  /** For what a page needs beside its frame: another gap on paper, a place for its own columns. */
  className?: string | undefined;
  children?: ReactNode;
};

/** A page inside the shell: the way back, the title with what can be done beside it, and its parts below each other. */
export function Page({ title, back, actions, width = "full", className, children }: PageProps) {
  const hasActions = actions !== undefined && actions !== null && actions !== false;
  return (
    <div className={classNames(classes.page, width !== "full" && classes[width], className)}>
      {back}
      <header className={classes.head}>
        <h1>{title}</h1>
        {hasActions && (
          <div className={classes.actions} data-no-print>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
