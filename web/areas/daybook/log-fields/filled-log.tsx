import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { dayLogQuery, fillLogValueMutation } from "./log.queries.ts";
import { text } from "./log-text.ts";
import classes from "./log.module.css";
import { formatLogValue, parseLogValue } from "#common/log-value.ts";
import { useId, useState } from "react";
import { currentTeamMode } from "#web/platform/employee/team-mode.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { clockOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { inputText, kindOf } from "./log-kind.ts";
import type { LogEntry } from "./log.queries.ts";
import type { LogKind } from "#common/log-value.ts";
import { Button } from "#web/ui/controls/button.tsx";

type FilledLogProps = { day: DaybookDay; entries: readonly LogEntry[] };

/** The fields of the day, filled in or to be. */
export function FilledLog({ day, entries }: FilledLogProps) {
  const couldBecome = useCanAfterPin();
  const filled = entries.filter(({ value }) => value !== null).length;
  const mayFill = !day.isFuture && couldBecome(day.isOver ? "daybook:manage" : "daybook:write");
  return (
    <div data-keep-together>
      <Card title={text("log.title")} aside={text("log.count", { filled, all: entries.length })} hasPadding={false}>
        <ul className={classes.rows}>
          {entries.map((entry) => (
            <LogRow key={`${entry.field.id} ${entry.value ?? ""}`} entry={entry} date={day.date} isFixed={!mayFill} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

type LogRowProps = {
  entry: LogEntry;
  date: string;
  /** A day to come, or one that is over. */
  isFixed: boolean;
};

/** One field of the day: its name, what is filled in and by whom. It is saved when the cursor leaves it. */
function LogRow({ entry, date, isFixed }: LogRowProps) {
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

type LogInputProps = {
  id: string;
  kind: LogKind;
  value: string | null;
  isWrong: boolean;
  onSave: (typed: string) => void;
};

/** A field to type in, or two buttons; pressing the chosen one again empties it. */
function LogInput({ id, kind, value, isWrong, onSave }: LogInputProps) {
  const [typed, setTyped] = useState(() => inputText(kind, value));
  if (kind === "yes_no") {
    return (
      <fieldset className={classes.choice} aria-labelledby={`${id}-label`}>
        {(["true", "false"] as const).map((choice) => (
          <Button
            key={choice}
            isCompact
            aria-pressed={value === choice}
            kind={value === choice ? "primary" : "default"}
            onClick={() => onSave(value === choice ? "" : choice)}
          >
            {text(choice === "true" ? "log.yes" : "log.no")}
          </Button>
        ))}
      </fieldset>
    );
  }
  const unit = { money: "$", percent: "%", number: null, text: null }[kind];
  return (
    <span className={classes.field} data-kind={kind}>
      {unit !== null && <span aria-hidden="true">{unit}</span>}
      <input
        id={id}
        value={typed}
        inputMode={kind === "text" ? "text" : "decimal"}
        autoComplete="off"
        maxLength={500}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => onSave(typed)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.currentTarget.blur();
          }
        }}
      />
    </span>
  );
}
