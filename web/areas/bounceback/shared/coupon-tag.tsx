import type { ReactNode } from "react";
import classes from "./coupon-tag.module.css";

type TagTone = "good" | "done" | "quiet";

/** The shape of a hangtag, its hole at the left: what is on it stands at the right of the hole. */
export function CouponTag({ tone, className, children }: { tone: TagTone; className?: string; children: ReactNode }) {
  return (
    <div className={className === undefined ? classes.tag : `${classes.tag} ${className}`} data-tone={tone}>
      <svg
        className={classes.cap}
        viewBox="0 0 103 268"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M75 11Q86 0 101.6 0H103V268H101.6Q86 268 75 257L11 193Q0 182 0 166.4V101.6Q0 86 11 75Z" />
        <circle cx="44" cy="134" r="14" />
      </svg>
      <div className={classes.body}>{children}</div>
    </div>
  );
}

/** `$25 off $50` on a small tag, for rows and cards. */
export function SmallTag({ children }: { children: ReactNode }) {
  return <span className={classes.small}>{children}</span>;
}
