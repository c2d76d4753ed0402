import type { ReactNode } from "react";
import classes from "./shared.module.css";

type NumberTagProps = {
  number: ReactNode;
  tone?: "plain" | "good" | "bad" | "strong";
  size?: "row" | "title" | "huge";
};

/** A buy's number on a hangtag, as it hangs on the bags. */
export function NumberTag({ number, tone = "plain", size = "row" }: NumberTagProps) {
  const isLong = (typeof number === "number" || typeof number === "string") && String(number).length > 2;
  return (
    <span className={classes.tag} data-tone={tone} data-size={size} data-long={isLong || undefined}>
      <svg viewBox="0 0 40 46" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M16.8 1.2a5 5 0 0 1 6.4 0l12.6 10.4A5 5 0 0 1 37.6 15.5V40a5 5 0 0 1-5 5H7.4a5 5 0 0 1-5-5V15.5a5 5 0 0 1 1.8-3.9ZM20 6.4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
        />
      </svg>
      <b>{number}</b>
    </span>
  );
}
