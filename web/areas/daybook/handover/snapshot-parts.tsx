import { formatWholeMoney } from "#common/money.ts";
import { formatWholePercent } from "#common/percent.ts";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { momentOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import type { HandoverSnapshot } from "./handover.queries.ts";
import { text } from "./handover-text.ts";
import classes from "./handover.module.css";

/** The day at one moment, part by part; what there is none of is said too, so that nobody wonders. */
export function SnapshotParts({ snapshot }: { snapshot: HandoverSnapshot }) {
  const timeZone = useStoreTimeZone();
  // A pile may wait for days, and a signed paper is read on a later one.
  const timeOf = (instant: string) => momentOf(instant, { beside: snapshot.at, timeZone });
  const since = (instant: string) => text("part.since", { time: timeOf(instant) });
  const buy = (entry: HandoverSnapshot["waiting"][number]) => ({
    name: text("part.buy", { number: entry.number }),
    detail: since(entry.since),
  });
  const tasks = snapshot.openTasks.map((task) => ({
    name: nameOf(task),
    detail:
      task.dueAt === null
        ? task.isOverdue
          ? text("part.carried")
          : ""
        : text("part.due", { time: timeOf(task.dueAt) }),
    isBad: task.isOverdue,
  }));
  const skipped = snapshot.skippedTasks.map(({ name, reason, note, by }) => ({
    name: note === "" ? name : `${name}: ${note}`,
    detail: text("part.skippedBy", { by, reason: dayText(`reason.${reason}`) }),
  }));
  const people = snapshot.people.map((person) => ({
    name: person.name,
    detail:
      person.since === null
        ? ""
        : person.isOnBreak
          ? text("part.break", { time: timeOf(person.since) })
          : since(person.since),
  }));
  const { textsWaiting } = snapshot;
  const texts =
    textsWaiting === null
      ? []
      : [{ name: text("part.textsCount", { count: textsWaiting.count }), detail: since(textsWaiting.since) }];
  const log = snapshot.logToFill.map((name) => ({ name, detail: "" }));
  const bins = snapshot.bins.map(({ bin, category, location }) => ({
    name: text("part.bin", { bin, category }),
    detail: text("part.at", { location }),
  }));
  const notes = snapshot.notes.map((note) => ({
    name: `${text("part.noteBy", { name: note.author })} ${note.body}`,
    detail: "",
  }));
  return (
    <div className={classes.parts}>
      <SnapshotPart title={text("part.goal")} items={goalOf(snapshot)} hasCount={false} />
      <SnapshotPart title={text("part.waiting")} items={snapshot.waiting.map(buy)} />
      <SnapshotPart title={text("part.notCollected")} items={snapshot.notCollected.map(buy)} />
      {texts.length > 0 && <SnapshotPart title={text("part.texts")} items={texts} hasCount={false} />}
      <SnapshotPart title={text("part.people")} items={people} />
      <SnapshotPart title={text("part.tasks")} items={tasks} />
      {skipped.length > 0 && <SnapshotPart title={text("part.skipped")} items={skipped} />}
      {log.length > 0 && <SnapshotPart title={text("part.log")} items={log} />}
      {bins.length > 0 && <SnapshotPart title={text("part.bins")} items={bins} />}
      <SnapshotPart title={text("part.notes")} items={notes} />
    </div>
  );
}

function nameOf({ name, list, isMustDo }: HandoverSnapshot["openTasks"][number]): string {
  const whole = list === null ? name : `${list}: ${name}`;
  return isMustDo ? text("part.mustDo", { name: whole }) : whole;
}

function goalOf({ goalPercent, goalGap, ahead }: HandoverSnapshot) {
  if (goalPercent === null) {
    return [{ name: text("part.noGoal"), detail: "" }];
  }
  // The difference is what was sold beyond the goal: below zero there is something to go.
  const gap =
    goalGap === null
      ? ""
      : text(goalGap < 0 ? "part.gap" : "part.over", { amount: formatWholeMoney(Math.abs(goalGap)) });
  const pace =
    ahead === null
      ? []
      : [text(ahead < 0 ? "part.behind" : "part.ahead", { amount: formatWholeMoney(Math.abs(ahead)) })];
  return [
    { name: text("part.goalReached", { percent: formatWholePercent(goalPercent) }), detail: gap },
    ...pace.map((name) => ({ name, detail: "" })),
  ];
}

type SnapshotItem = { name: string; detail: string; isBad?: boolean };

type SnapshotPartProps = { title: string; items: readonly SnapshotItem[]; hasCount?: boolean };

function SnapshotPart({ title, items, hasCount = true }: SnapshotPartProps) {
  return (
    <section className={classes.part} data-keep-together>
      <h3>
        {title}
        {hasCount && items.length > 0 && <span>{items.length}</span>}
      </h3>
      {items.length === 0 ? (
        <p>{text("part.none")}</p>
      ) : (
        <ul>
          {items.map((entry) => (
            <li key={`${entry.name} ${entry.detail}`}>
              <span>{entry.name}</span>
              {entry.detail !== "" && <small data-bad={entry.isBad}>{entry.detail}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
