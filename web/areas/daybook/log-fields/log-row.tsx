import { formatLogValue, parseLogValue } from "#common/log-value.ts";
import { useId, useState } from "react";
import { currentTeamMode } from "#web/platform/employee/team-mode.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import { LogInput } from "./log-input.tsx";
import { kindOf } from "./log-kind.ts";
import { fillLogValueMutation, dayLogQuery } from "./log.queries.ts";
import type { LogEntry } from "./log.queries.ts";
import { text } from "./log-text.ts";
import classes from "./log.module.css";

type LogRowProps = {
  entry: LogEntry;
  date: string;
  /** A day to come, or one that is over. */
  isFixed: boolean;
};

/** One field of the day: its name, what is filled in and by whom. It is saved when the cursor leaves it. */
export function LogRow({ entry, date, isFixed }: LogRowProps) {
  const id = useId();
  const timeZone = useStoreTimeZone();
  const [fill, isSaving] = useChange(fillLogValueMutation);
  const [wrong, setWrong] = useState<string | null>(null);
  const { field, value, filledBy, filledAt } = entry;
  const kind = kindOf(field);
  const words = { yes: text("log.yes"), no: text("log.no") };
  const save = async (typed: string) => {
    if (currentTeamMode().isLocked) {
      // The lock took the cursor, not the person: it is saved when they leave the field themselves.
      return;
    }
    const next = typed.trim() === "" ? null : parseLogValue(kind, typed);
    if (next === null && typed.trim() !== "") {
      setWrong(text(`log.wrong.${kind}`));
      return;
    }
    setWrong(null);
    if (next !== value) {
      const outcome = await fill({ fieldId: field.id, date, value: next }, { refetches: [dayLogQuery] });
      if (!outcome.isDone) {
        showSnackbar({ text: outcome.refused.text, color: "bad" });
      }
    }
  };
  const by =
    filledBy === null || filledAt === null
      ? null
      : text("log.filledBy", { name: filledBy.firstName, time: clockOf(filledAt, timeZone) });
  return (
    <li className={classes.row} data-keep-together aria-busy={isSaving}>
      <label htmlFor={id} id={`${id}-label`}>
        {field.name}
        <small className={value === null && field.isRequired ? classes.missing : undefined}>
          {by ?? (field.isRequired ? text("log.missing") : "")}
        </small>
      </label>
      {isFixed ? (
        <output id={id}>{value === null ? "–" : formatLogValue(kind, value, words)}</output>
      ) : (
        <LogInput id={id} kind={kind} value={value} isWrong={wrong !== null} onSave={(typed) => void save(typed)} />
      )}
      {!isFixed && (
        <span className={classes.onPaper} data-empty={value === null}>
          {value === null ? "" : formatLogValue(kind, value, words)}
        </span>
      )}
      {wrong !== null && (
        <small className={classes.wrong} role="alert" id={`${id}-error`}>
          {wrong}
        </small>
      )}
    </li>
  );
}
