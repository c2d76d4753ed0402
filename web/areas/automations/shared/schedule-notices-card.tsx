import { Link, useParams } from "@tanstack/react-router";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { Card } from "#web/ui/controls/card.tsx";
import type { ScheduleNotice } from "./schedule-notices.queries.ts";

type Line = { key: string; id: string; title: string; detail: string };

/** Lists what a manager has to decide about the scheduling services. */
export function ScheduleNoticesCard({ notices }: { notices: readonly ScheduleNotice[] }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const lines = notices.flatMap(linesOf);
  return (
    <div data-no-print>
      <Card title={text("notice.title")} aside={lines.length} hasPadding={false}>
        <ul>
          {lines.map(({ key, id, title, detail }) => (
            <li key={key} className={classes.line}>
              <div>
                <strong>{title}</strong>
                {detail !== "" && <small>{detail}</small>}
              </div>
              <Link
                to="/s/$storeId/settings/automations/scheduling/$integration"
                params={{ storeId, integration: id }}
                className={classes.link}
              >
                {text("notice.open")}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function linesOf(notice: ScheduleNotice): Line[] {
  const { id, name, stopped, givenUpPunches: count } = notice;
  const removed = notice.removedPeople.map((person, place) => ({
    key: `${id}-gone-${place}`,
    id,
    title: text("notice.gone", { person: person.name, name }),
    detail: person.isClockedIn ? text("notice.goneIn") : "",
  }));
  return [
    ...(stopped === null
      ? []
      : [{ key: `${id}-stopped`, id, title: text("notice.stopped", { name }), detail: stopped }]),
    ...removed,
    ...(count === 0
      ? []
      : [
          {
            key: `${id}-punches`,
            id,
            title: text("notice.givenUp", { count, name }),
            detail: text("notice.givenUpText"),
          },
        ]),
  ];
}
