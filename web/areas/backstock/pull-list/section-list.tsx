import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { text } from "./pull-list-text.ts";
import { checkRackMutation, pullListQuery } from "./pull-list.queries.ts";
import type { PullList, PullSection } from "./pull-list.queries.ts";
import classes from "./pull-list.module.css";

/** The fill level of each section, the neediest first; a tap on the level is a rack check. */
export function SectionList({ list }: { list: PullList }) {
  return (
    <div data-no-print>
      <Card title={text("sections.title")} hasPadding={false}>
        <p className={classes.hint}>{text(list.lacksPieces ? "sections.hintNoPieces" : "sections.hint")}</p>
        <ul className={classes.sections}>
          {list.sections.map((section) => (
            <SectionLine key={section.id} section={section} hasItemData={list.hasItemData} />
          ))}
        </ul>
        {list.hasItemData && <p className={classes.hint}>{text("sections.note", { days: list.windowDays })}</p>}
      </Card>
    </div>
  );
}

const tones: Record<NonNullable<PullSection["status"]>, Tone> = { GOOD: "good", LOW: "warn", PRIORITY: "bad" };

function SectionLine({ section, hasItemData }: { section: PullSection; hasItemData: boolean }) {
  const { name, status, check } = section;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <li>
      <span className={classes.sectionHead}>
        <strong>{name}</strong>
        {status === null ? (
          <Badge>{text("status.unknown")}</Badge>
        ) : (
          <Badge tone={tones[status]}>{text(`status.${status}`)}</Badge>
        )}
      </span>
      <span className={classes.facts}>
        {factsOf(section, hasItemData).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {check !== null && <span>{checkText(check, timeZone)}</span>}
      </span>
      <RackLevel section={section} />
    </li>
  );
}

function factsOf(section: PullSection, hasItemData: boolean): string[] {
  const { missing, sold, bought, binsPulled, binsOnHand, oldestAge } = section;
  const age = text("age", { count: oldestAge ?? 0 });
  return [
    ...(missing === null ? [] : [missing === 0 ? text("missing.none") : text("missing", { count: missing })]),
    binsOnHand === 0 ? text("stock.none") : text("stock.some", { count: binsOnHand, age }),
    ...(hasItemData ? [text("made.of", { sold, bought })] : []),
    ...(binsPulled === 0 ? [] : [text("made.bins", { count: binsPulled })]),
  ];
}

function checkText({ checkedAt, checkedBy }: NonNullable<PullSection["check"]>, timeZone: string): string {
  const instant = new Date(checkedAt);
  const time = `${formatDayOfMonth(localTimeAt(instant, timeZone).date)}, ${formatTime(instant, timeZone)}`;
  return checkedBy === null ? text("check.at", { time }) : text("check.by", { time, name: checkedBy });
}

const levels = [0, 1, 2, 3, 4] as const;

/** The fifteen-second rack check: one tap records how full a section is, with or without a connection. */
function RackLevel({ section }: { section: PullSection }) {
  const [check] = useChange(checkRackMutation);
  const save = async (fullness: number) => {
    const id = newId();
    const expected = { __typename: "CheckedRack" as const, id, sectionId: section.id, fullness };
    const outcome = await check(
      { id, sectionId: section.id, fullness },
      {
        refetches: [pullListQuery],
        optimistic: { checkRack: expected },
        mayWait: text("check.wait", { section: section.name }),
      },
    );
    if (!outcome.isDone) {
      showSnackbar({ text: text("check.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <fieldset className={classes.levels} aria-label={text("level.label", { section: section.name })}>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          aria-label={text("level.named", { level, words: text(`level.${level}`) })}
          title={text(`level.${level}`)}
          aria-pressed={section.check?.fullness === level}
          onClick={() => void save(level)}
        >
          {level}
        </button>
      ))}
    </fieldset>
  );
}
