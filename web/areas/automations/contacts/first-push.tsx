import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useState } from "react";
import classes from "#web/areas/automations/registers/register.module.css";
import { RunFigures } from "#web/areas/automations/runs/run-figures.tsx";
import { RunLine } from "#web/areas/automations/runs/run-line.tsx";
import runClasses from "#web/areas/automations/runs/runs.module.css";
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
    <section className={runClasses.run} aria-labelledby="push-title">
      <header>
        <div>
          <h2 id="push-title">{text("run.title", { months: String(months) })}</h2>
          <p>{list?.isRead === false ? text("run.reading", { list: list.listName }) : text("run.text")}</p>
        </div>
        <Button
          icon={<IconPlayerStop size={18} />}
          isBusy={isStopping}
          onClick={() => void stop({ id }, text("run.stopped"))}
        >
          {text("run.stop")}
        </Button>
      </header>
      <RunFigures
        done={{
          value: done.toLocaleString("en-US"),
          label: text("run.sent", { people: people.toLocaleString("en-US") }),
        }}
        minutesLeft={minutesLeft}
        pace={perMinute === null ? null : { value: perMinute.toLocaleString("en-US"), label: text("run.perMinute") }}
      />
      <PushLine run={run} />
    </section>
  );
}

function StoppedPush({ connection: { id }, run }: RunProps) {
  const [resume, isResuming] = useContactsChange(resumeFirstPushMutation);
  const [drop, isDropping] = useContactsChange(dropFirstPushMutation);
  const counts = { done: String(run.done), people: String(run.people) };
  return (
    <section className={runClasses.run} aria-labelledby="push-title">
      <header>
        <div>
          <h2 id="push-title">{text("stopped.title", counts)}</h2>
          <p>{text("stopped.text", { name: run.startedBy })}</p>
        </div>
      </header>
      <PushLine run={run} />
      <div className={runClasses.actions}>
        <Button isBusy={isDropping} onClick={() => void drop({ id }, text("stopped.kept"))}>
          {text("stopped.keep")}
        </Button>
        <Button
          kind="primary"
          icon={<IconPlayerPlay size={16} />}
          isBusy={isResuming}
          onClick={() => void resume({ id }, text("stopped.goesOn"))}
        >
          {text("stopped.goOn")}
        </Button>
      </div>
    </section>
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
