import { text } from "#web/areas/books/books-text.ts";
import { Unseen } from "#web/ui/unseen.tsx";
import { kinds } from "./entry-states.ts";
import type { DateStates, Mark } from "./entry-states.ts";
import classes from "./entry-marks.module.css";

/** How the sales, buys and cost-of-goods entries of a date stand, as three small marks. */
export function EntryMarks({ states }: { states: DateStates }) {
  return (
    <span className={classes.marks}>
      <Unseen>{marksText(states)}</Unseen>
      {kinds.map((kind) => (
        <EntryMark key={kind} state={states[kind]} />
      ))}
    </span>
  );
}

/** A filled square, one half filled, a diamond or an empty square: the form says it without the color too. */
export function EntryMark({ state }: { state: Mark }) {
  const shape = shapes[state];
  return (
    <svg className={classes.mark} data-state={state} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {shape === "full" && <rect x="1.5" y="1.5" width="9" height="9" rx="2" />}
      {shape === "half" && (
        <>
          <rect x="2.25" y="2.25" width="7.5" height="7.5" rx="1.5" fill="none" strokeWidth="1.5" />
          <path d="M2 10 L10 10 L10 2 Z" />
        </>
      )}
      {shape === "diamond" && <path d="M6 0 L12 6 L6 12 L0 6 Z" />}
      {shape === "empty" && <rect x="2.25" y="2.25" width="7.5" height="7.5" rx="1.5" fill="none" strokeWidth="1.5" />}
      {shape === "dash" && <rect x="1.5" y="5" width="9" height="2" rx="1" />}
    </svg>
  );
}

const shapes = {
  ...{ ready: "full", corrected: "half", off: "diamond", waiting: "empty" },
  ...{ posted: "full", changed: "half", notSent: "diamond", queued: "empty", left: "dash" },
} as const satisfies Record<Mark, string>;

/** `Sales balanced, Buys balanced, Cost of goods out of balance`. */
export function marksText(states: DateStates): string {
  const [sales = "", buys = "", costs = ""] = kinds.map((kind) =>
    text("mark.one", { kind: text(`kind.${kind}`), state: text(`mark.${states[kind]}`) }),
  );
  return text("mark.list", { sales, buys, costs });
}
