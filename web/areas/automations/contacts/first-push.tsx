import { useState } from "react";
import { RunFigures } from "#web/areas/automations/runs/run-figures.tsx";
import { RunLine } from "#web/areas/automations/runs/run-line.tsx";
import { RunningSection, StoppedSection } from "#web/areas/automations/runs/run-section.tsx";
import classes from "#web/areas/automations/connection/steps.module.css";
import { newId } from "#web/platform/browser/new-id.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import {
  dropFirstPushMutation,
  resumeFirstPushMutation,
  startFirstPushMutation,
  stopFirstPushMutation,
} from "./contacts.queries.ts";
import type { FirstPush } from "./contacts.queries.ts";
import ownClasses from "./contacts.module.css";
import { text } from "./contacts-text.ts";
import { useContactsChange } from "./use-contacts-change.ts";
import type { ContactsConnection } from "./use-contacts-change.ts";

type Props = { connection: ContactsConnection };

/** Asks for people from before, and shows how their run goes, where it was stopped, or what it brought. */
export function FirstPushPart({ connection }: Props) {
  const { run } = connection.contactList;
  if (run?.state === "RUNNING") {
    return <RunningPush connection={connection} run={run} />;
  }
  return run?.state === "STOPPED" ? (
    <StoppedPush connection={connection} run={run} />
  ) : (
    <AskForPush connection={connection} />
  );
}

type RunProps = Props & { run: FirstPush };

function RunningPush({ connection: { id, contactList }, run }: RunProps) {
  const [stop, isStopping] = useContactsChange(stopFirstPushMutation);
  const { perMinute, minutesLeft, done, people, months } = run;
  const { list } = contactList;
  return (
    <RunningSection
      title={text("run.title", { months: String(months) })}
      text={list?.isRead === false ? text("run.reading", { list: list.listName }) : text("run.text")}
      stop={{ isBusy: isStopping, onPress: () => void stop({ id }, text("run.stopped")) }}
    >
      <RunFigures
        done={{
          value: done.toLocaleString("en-US"),
          label: text("run.sent", { people: people.toLocaleString("en-US") }),
        }}
        minutesLeft={minutesLeft}
        pace={perMinute === null ? null : { value: perMinute.toLocaleString("en-US"), label: text("run.perMinute") }}
      />
      <PushLine run={run} />
    </RunningSection>
  );
}

function StoppedPush({ connection: { id }, run }: RunProps) {
  const [resume, isResuming] = useContactsChange(resumeFirstPushMutation);
  const [drop, isDropping] = useContactsChange(dropFirstPushMutation);
  const counts = { done: String(run.done), people: String(run.people) };
  return (
    <StoppedSection
      title={text("stopped.title", counts)}
      text={text("stopped.text", { name: run.startedBy })}
      keep={{ isBusy: isDropping, onPress: () => void drop({ id }, text("stopped.kept")) }}
      goOn={{
        words: text("stopped.goOn"),
        isBusy: isResuming,
        onPress: () => void resume({ id }, text("stopped.goesOn")),
      }}
    >
      <PushLine run={run} />
    </StoppedSection>
  );
}

function PushLine({ run: { done, people } }: { run: FirstPush }) {
  const label = text("run.progress", { done: String(done), people: String(people) });
  return <RunLine label={label} count={people} parts={[{ key: "posted", count: done }]} />;
}

const usualMonths = 12;

function AskForPush({ connection: { id, contactList } }: Props) {
  const [start, isStarting] = useContactsChange(startFirstPushMutation);
  const [months, setMonths] = useState(usualMonths);
  const { run } = contactList;
  return (
    <Card title={text("first.title")}>
      <div className={ownClasses.first}>
        {run !== null && <p className={classes.soft}>{endedWords(run)}</p>}
        <MonthChoice months={months} onChange={setMonths} isPastOnly />
        <Button isBusy={isStarting} onClick={() => void start({ id, runId: newId(), months }, text("first.started"))}>
          {text("first.do")}
        </Button>
      </div>
    </Card>
  );
}

function endedWords({ state, added, months, done, people }: FirstPush): string {
  return state === "DROPPED"
    ? text("first.dropped", { done: String(done), people: String(people) })
    : text("first.done", { count: added, months: String(months) });
}

type MonthChoiceProps = { months: number; onChange: (months: number) => void; isPastOnly?: boolean };

/** How far back people are sent; none at all is a choice while a list is being chosen. */
export function MonthChoice({ months, onChange, isPastOnly = false }: MonthChoiceProps) {
  const choices = ([0, 3, 12, 24] as const).filter((choice) => choice > 0 || !isPastOnly);
  return (
    <>
      <div>
        {!isPastOnly && <h3>{text("first.title")}</h3>}
        <p className={classes.soft}>{text("first.text")}</p>
      </div>
      <fieldset className={classes.choices}>
        <legend>
          <Unseen>{text("first.title")}</Unseen>
        </legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="months" checked={months === choice} onChange={() => onChange(choice)} />
            {text(`first.${choice}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
