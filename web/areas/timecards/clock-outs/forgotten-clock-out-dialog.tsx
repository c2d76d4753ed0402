import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TimeField } from "#web/ui/fields/time-field.tsx";
import { text } from "./clock-outs-text.ts";
import classes from "./clock-outs.module.css";
import type { MissingClockOut } from "./clock-outs.queries.ts";
import { sayWhenLeftMutation, missingClockOutsQuery } from "./clock-outs.queries.ts";
import { leftAt } from "./left-at.ts";

type ForgottenClockOutDialogProps = { missing: MissingClockOut; onClose: () => void };

const typed = "typed";

/** Asks the person when they left: three guesses or a time of their own; a manager confirms it. */
export function ForgottenClockOutDialog({ missing, onClose }: ForgottenClockOutDialogProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { suggestions } = missing;
  const [basis, setBasis] = useState(suggestions[0]?.basis ?? typed);
  const [minutes, setMinutes] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saveClaim, isSending] = useChange(sayWhenLeftMutation);
  const clockedIn = new Date(missing.clockedInAt);
  const chosen = suggestions.find((suggestion) => suggestion.basis === basis)?.at ?? null;
  const typedTime = minutes === null ? null : leftAt(minutes, clockedIn, timeZone);
  const left = chosen === null ? typedTime : new Date(chosen);

  const send = async () => {
    if (left === null) {
      return;
    }
    const variables = { punchId: missing.punchId, leftAt: left.toISOString(), basis };
    const outcome = await saveClaim(variables, { refetches: [missingClockOutsQuery] });
    if (outcome.isDone) {
      showSnackbar({ text: text("ask.sent"), color: "good" });
      onClose();
    } else {
      setProblem(outcome.refused.fields["leftAt"] ?? outcome.refused.text);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{text("ask.later")}</Button>
      <Button kind="primary" isBusy={isSending} disabled={left === null} onClick={() => void send()}>
        {text("ask.send")}
      </Button>
    </>
  );
  return (
    <Dialog title={text("ask.title")} size="small" actions={actions} onClose={onClose}>
      <p>{text("ask.text", { date: formatDate(missing.date), time: formatTime(clockedIn, timeZone) })}</p>
      <div className={classes.choices} role="radiogroup" aria-label={text("ask.title")}>
        {[...suggestions, null].map((suggestion) => (
          <label key={suggestion?.basis ?? typed} className={classes.choice}>
            <input
              type="radio"
              name="left"
              checked={basis === (suggestion?.basis ?? typed)}
              onChange={() => {
                setBasis(suggestion?.basis ?? typed);
                setProblem(null);
              }}
            />
            <span>{suggestion === null ? text("ask.typed") : basisText(suggestion.basis)}</span>
            {suggestion !== null && <strong>{formatTime(new Date(suggestion.at), timeZone)}</strong>}
          </label>
        ))}
      </div>
      {basis === typed && (
        <TimeField
          name="time"
          label={text("ask.time")}
          error={null}
          isRequired
          isDisabled={false}
          value={minutes}
          onChange={(value) => {
            setMinutes(value);
            setProblem(null);
          }}
          onBlur={() => undefined}
        />
      )}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}

function basisText(basis: string): string {
  const named = (["lastAction", "shiftEnd", "storeClose"] as const).find((suggestion) => suggestion === basis);
  return text(`basis.${named ?? "typed"}`);
}
