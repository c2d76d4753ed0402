import { IconChevronLeft } from "@tabler/icons-react";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import classes from "./back-link.module.css";

/** The way up from a page, above its title; takes the places and parameters of the router's own link. Never printed. */
export const BackLink = createLink(function BackAnchor({ children, ...rest }: ComponentProps<"a">) {
  return (
    // The router takes a page above for the present one, since its address is the beginning of this one's.
    <a {...rest} aria-current={undefined} className={classes.back} data-no-print>
      <IconChevronLeft size={18} aria-hidden="true" />
      {children}
    </a>
  );
});
