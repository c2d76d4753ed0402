import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "aria-label"> & {
  /** Said by screen readers and shown when the pointer rests on it. */
  label: string;
  isOutlined?: boolean;
};

export function IconButton({ label, isOutlined, type = "button", ...rest }: IconButtonProps) {
  const look = classNames(classes.button, classes.icon, isOutlined && classes.outlined);
  return <button {...rest} type={type} className={look} aria-label={label} title={label} />;
}
