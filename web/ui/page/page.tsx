import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./page.module.css";

type PageProps = {
  title: ReactNode;
  /** A line below the title about what the page shows, with its badges. */
  about?: ReactNode;
  /** The `BackLink` to the page above. Not printed. */
  back?: ReactNode;
  /** Which days are shown, and the way to others: after the title, and below it where there is no room. Not printed. */
  period?: ReactNode;
  /** The `TabList` of a page whose tabs stand beside its title, and below it on a phone. Not printed. */
  tabs?: ReactNode;
  /** Buttons, links and menus beside the title. Not printed. */
  actions?: ReactNode;
  /** `form` for a column of fields, `reading` for lists and cards that long lines would make hard to read. */
  width?: "form" | "reading" | "full";
  /** For what a page needs beside its frame: another gap on paper, a place for its own columns. */
  className?: string | undefined;
  /** The right third of a wide screen: what belongs to the page and is not its main thing. Below it on a narrow one. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A page inside the shell: the way back and the title in one line with what can be done, and its parts below each other. */
export function Page({
  title,
  about,
  back,
  period,
  tabs,
  actions,
  width = "full",
  className,
  aside,
  children,
}: PageProps) {
  return (
    <div className={classNames(classes.page, width !== "full" && classes[width], className)}>
      <header className={classes.head}>
        {isGiven(back) && (
          <span className={classes.back} data-no-print>
            {back}
          </span>
        )}
        {isGiven(about) ? (
          <div className={classes.titled}>
            <h1>{title}</h1>
            {about}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {isGiven(period) && (
          <div className={classes.period} data-no-print>
            {period}
          </div>
        )}
        {isGiven(tabs) && (
          <div className={classes.tabs} data-no-print>
            {tabs}
          </div>
        )}
        {isGiven(actions) && (
          <div className={classes.actions} data-no-print>
            {actions}
          </div>
        )}
      </header>
      {isGiven(aside) ? (
        <div className={classes.columns}>
          <div className={classes.main}>{children}</div>
          <aside className={classes.aside}>{aside}</aside>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

/** Whether there is anything to draw: a page may give `permission && <Button />`. */
function isGiven(part: ReactNode): boolean {
  return part !== undefined && part !== null && part !== false;
}
