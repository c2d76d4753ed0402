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
  children?: ReactNode;
};

/** A page inside the shell: the way back, the title with what can be done beside it, and its parts below each other. */
export function Page({ title, back, actions, width = "full", children }: PageProps) {
  return (
    <div className={classNames(classes.page, width !== "full" && classes[width])}>
      {back}
      <header className={classes.head}>
        <h1>{title}</h1>
        {actions !== undefined && (
          <div className={classes.actions} data-no-print>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
