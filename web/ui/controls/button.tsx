import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./button.module.css";

export type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  /** One primary button a screen; `bad` for what destroys; `plain` for a link among text. */
  kind?: "primary" | "default" | "quiet" | "bad" | "plain";
  isCompact?: boolean;
  isWide?: boolean;
  /** Shows that work is going on and takes no second press; the words stay, so nothing jumps. */
  isBusy?: boolean;
  icon?: ReactNode;
};

export function Button(props: ButtonProps) {
  const { kind = "default", isCompact, isWide, isBusy, icon, children, disabled, type = "button", ...rest } = props;
  const look = classNames(classes.button, classes[kind], isCompact && classes.compact, isWide && classes.wide);
  return (
    <button {...rest} type={type} className={look} disabled={disabled === true || isBusy === true} aria-busy={isBusy}>
      {icon}
      {children}
    </button>
  );
}
