import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./button.module.css";

type ButtonAnchorProps = Omit<ComponentProps<"a">, "className"> & { kind?: "primary" | "default"; icon?: ReactNode };

/** Goes somewhere and looks like a button: for the one next step of a page. Takes the router's own places. */
export const ButtonLink = createLink(function ButtonAnchor({ kind, icon, children, ...rest }: ButtonAnchorProps) {
  return (
    // Of a step that leads to a page above, the router says that it is the present one.
    <a {...rest} aria-current={undefined} className={classNames(classes.button, classes[kind ?? "default"])}>
      {icon}
      {children}
    </a>
  );
});
