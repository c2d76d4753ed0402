import { useId } from "react";
import type { ReactNode } from "react";
import classes from "./card.module.css";

type CardProps = { title?: ReactNode; aside?: ReactNode; children: ReactNode; hasPadding?: boolean };

/** A quiet surface with a title line, as on the daybook. */
export function Card({ title, aside, children, hasPadding = true }: CardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <header className={classes.header}>
          <h2 id={titleId}>{title}</h2>
          {aside !== undefined && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      <div className={hasPadding ? classes.body : undefined}>{children}</div>
    </section>
  );
}
