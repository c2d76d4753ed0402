import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDuration } from "#common/duration.ts";
import { formatTime } from "#common/time-format.ts";
import { timecardsQuery } from "#web/areas/timecards/timecards.queries.ts";
import { dayText } from "#web/areas/timecards/day-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./clock-outs-text.ts";
import classes from "./clock-outs.module.css";
import { confirmClockOutMutation, missingClockOutsQuery } from "./clock-outs.queries.ts";
import type { MissingClockOut } from "./clock-outs.queries.ts";

/**
 * The times a forgotten clock-out may have been. Nothing is chosen beforehand, and the day counts nothing until Save.
 */
export function ClockOutFix({ missing }: { missing: MissingClockOut }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [chosenAt, setChosenAt] = useState<string | null>(null);
  const [confirm, isSaving] = useChange(confirmClockOutMutation);
  const { punchId, employeeId, fullName, date, clockedInAt } = missing;
  const choices = choicesOf(missing);
  const chosen = choices.find(({ at }) => at === chosenAt);
  const timeOf = (at: string) => formatTime(new Date(at), timeZone);
  const save = async (leftAt: string) => {
    const outcome = await confirm({ punchId, leftAt }, { refetches: [timecardsQuery, missingClockOutsQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("fix.saved", { name: fullName, time: timeOf(leftAt) }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <fieldset className={classes.fix} aria-label={text("fix.label", { name: fullName, date: dayText(date) })}>
      <small>{text("fix.in", { date: dayText(date), time: timeOf(clockedInAt) })}</small>
      <div>
        {choices.map(({ at, words }) => (
          <button key={at} type="button" aria-pressed={chosenAt === at} onClick={() => setChosenAt(at)}>
            <strong>{timeOf(at)}</strong>
            <small>{words}</small>
          </button>
        ))}
        <Link
          to="/s/$storeId/team/timecards/$employeeId"
          params={{ storeId, employeeId }}
          search={{ from: date, to: date }}
        >
          {text("fix.other")}
        </Link>
        {chosen !== undefined && (
          <Button kind="primary" isBusy={isSaving} onClick={() => void save(chosen.at)}>
            {text("fix.save", { hours: formatDuration(chosen.minutes) })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** A time the person may have left at, with the hours that the day then counts. */
type Choice = { at: string; words: string; minutes: number };

/** What the person says comes first, then what the program knows; each time once. */
function choicesOf({ claimedLeftAt, claimedMinutes, suggestions, fullName }: MissingClockOut): Choice[] {
  const claim = { words: text("fix.said", { name: fullName }), minutes: claimedMinutes ?? 0 };
  const claimed = claimedLeftAt === null ? [] : [{ at: claimedLeftAt, ...claim }];
  const suggested = suggestions.map(({ at, basis, minutes }) => ({ at, words: basisText(basis), minutes }));
  const all = [...claimed, ...suggested];
  return all.filter(({ at }, place) => all.findIndex((other) => other.at === at) === place);
}

function basisText(basis: string): string {
  const named = (["lastAction", "shiftEnd", "storeClose"] as const).find((name) => name === basis);
  return text(`said.${named ?? "typed"}`);
}
