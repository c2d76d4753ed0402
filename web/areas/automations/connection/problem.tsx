import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./problems.module.css";

/** What a person has to decide or do, above everything else of the page. */
export function Problems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.problems} aria-label={label}>
      {children}
    </section>
  );
}

type ProblemProps = { title: string; children?: ReactNode; actions: ReactNode };

/** One problem with its way out beside it. */
export function Problem({ title, children, actions }: ProblemProps) {
  return (
    <article className={classes.problem}>
      <IconAlertCircle size={22} aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <div className={classes.actions}>{actions}</div>
    </article>
  );
}
