import { classNames } from "#web/ui/class-names.ts";
import classes from "./bin-tag.module.css";

/** A bin's number in the shape of its label, readable from three steps away. */
export function BinTag({ bin, size = "normal" }: { bin: string; size?: "normal" | "large" }) {
  return <span className={classNames(classes.tag, size === "large" && classes.large)}>{bin}</span>;
}
