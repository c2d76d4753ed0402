import type { BackstockEvent } from "./fillings.queries.ts";
import { fillingsEnglish, text } from "./fillings-text.ts";
import { reasonOf } from "./removal-reasons.ts";

/** What happened, as one reads it. */
export function historyLine({ type, reason, by, fromLocation, toLocation, changed, undid }: BackstockEvent): string {
  const name = by ?? text("detail.somebody");
  const places = { from: fromLocation ?? "", to: toLocation ?? "" };
  switch (type) {
    case "added":
      return text("history.added", { name });
    case "moved":
      return text("history.moved", { name, ...places });
    case "removed":
      return reason === "pulled"
        ? text("history.pulled", { name, ...places })
        : text("history.removed", { name, reason: text(`reason.${reasonOf(reason)}`).toLowerCase() });
    case "undone":
      return text("history.undone", { name, what: text(`history.undid.${undoneOf(undid)}`) });
    default:
      return text("history.edited", { name, what: changed.flatMap(fieldText).join(", ") });
  }
}

/** The last that was done and not taken back; Undo is offered there. */
export function latestOf(events: readonly BackstockEvent[]): BackstockEvent | undefined {
  return events.find(({ type, isUndone }) => type !== "undone" && !isUndone);
}

const undoable = ["added", "moved", "edited", "removed"] as const;

function undoneOf(type: string | null): (typeof undoable)[number] {
  return undoable.find((one) => one === type) ?? "edited";
}

type FieldKey = Extract<keyof typeof fillingsEnglish, `history.field.${string}`>;

function fieldText(name: string): string[] {
  const key = `history.field.${name}`;
  return isFieldKey(key) ? [text(key)] : [];
}

function isFieldKey(key: string): key is FieldKey {
  return key in fillingsEnglish;
}
