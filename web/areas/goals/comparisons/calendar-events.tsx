import { IconConfetti, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { EventDialog } from "./event-dialog.tsx";
import type { CalendarEventData, GoalSettings } from "#web/areas/goals/goals.queries.ts";
import { removeCalendarEventMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./comparisons.module.css";
import { useGoalChange, useShowChange } from "#web/areas/goals/use-goal-change.ts";

/** Days of the store's own that come back and move. */
export function CalendarEvents({ settings }: { settings: GoalSettings }) {
  const [opened, setOpened] = useState<CalendarEventData | "new" | null>(null);
  const [remove, isRemoving] = useGoalChange(removeCalendarEventMutation);
  const showChange = useShowChange();
  const take = async ({ id, name }: CalendarEventData) => {
    showChange(await remove({ id }), { done: text("events.removed", { name }), id });
  };
  return (
    <section className={classes.list} aria-label={text("events.title")}>
      <h3>
        <IconConfetti size={18} aria-hidden="true" />
        {text("events.title")}
        <Button data-new isCompact icon={<IconPlus size={16} />} onClick={() => setOpened("new")}>
          {text("events.add")}
        </Button>
      </h3>
      {settings.events.length === 0 && <p className={classes.emptyList}>{text("events.empty")}</p>}
      <ul>
        {settings.events.map((event) => (
          <li key={event.id}>
            <p>
              <Button
                kind="plain"
                aria-label={text("events.edit", { name: event.name })}
                onClick={() => setOpened(event)}
              >
                {event.name}
              </Button>
              <small>{rangeOf(event)}</small>
              {event.isPromotion && <small>{text("events.promotion")}</small>}
            </p>
            <span className={classes.rowActions}>
              <IconButton
                label={text("events.remove", { name: event.name, date: formatDate(event.startsOn) })}
                disabled={isRemoving}
                onClick={() => void take(event)}
              >
                <IconTrash size={18} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <EventDialog
          event={opened === "new" ? null : currentOf(settings, opened)}
          today={settings.today}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** The event as it is by now: a person may save it while its dialog is open. */
function currentOf(settings: GoalSettings, opened: CalendarEventData): CalendarEventData {
  return settings.events.find(({ id }) => id === opened.id) ?? opened;
}

function rangeOf({ startsOn, endsOn }: CalendarEventData): string {
  return startsOn === endsOn
    ? formatDate(startsOn)
    : text("events.range", { from: formatDate(startsOn), to: formatDate(endsOn) });
}
