import { IconChevronRight } from "@tabler/icons-react";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import classes from "./reports.module.css";

type ReportLinkProps = ComponentProps<"a"> & {
  icon: ReactNode;
  title: string;
  about: string;
  /** Null until it is known. */
  figure: string | null;
};

/** One report of the list: what it shows, and how it stands. */
export const ReportLink = createLink(function ReportAnchor({ icon, title, about, figure, ...rest }: ReportLinkProps) {
  return (
    <li>
      <a {...rest} className={classes.report}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={classes.words}>
          <strong>{title}</strong>
          <span>{about}</span>
        </span>
        <span className={classes.figure}>{figure}</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </a>
    </li>
  );
});
