import type { ComponentProps, MouseEvent, ReactNode } from "react";
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
  const { kind = "default", isCompact, isWide, isBusy = false, icon, children, type = "button", ...rest } = props;
  const look = classNames(classes.button, classes[kind], isCompact && classes.compact, isWide && classes.wide);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) {
      event.preventDefault();
    } else {
      rest.onClick?.(event);
    }
  };
  return (
    // A busy button is not disabled, or the browser would take the focus from the person who has just pressed it.
    <button
      {...rest}
      type={type}
      className={look}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy}
      onClick={handleClick}
    >
      {icon}
      {children}
    </button>
  );
}
