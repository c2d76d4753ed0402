import { IconAlertCircle, IconTargetArrow } from "@tabler/icons-react";
import { useId } from "react";
import { localTimeAt } from "#common/store-time.ts";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { text } from "#web/areas/settings/store/store-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { DifferentDays } from "./different-days.tsx";
import { HourGaps } from "./hour-gaps.tsx";
import { hoursContextQuery, storeHoursQuery } from "./hours.queries.ts";
import type { StoreHours } from "./hours.queries.ts";
import classes from "./hours.module.css";
import { unsetHolidays } from "./unset-holidays.ts";
import { useWeek } from "./use-week.ts";
import { weekEffects } from "./week-changes.ts";
import type { WeekEffect } from "./week-changes.ts";
import { WeekForm } from "./week-form.tsx";

/** When the store is open: the usual week, and the days that are different. */
export function HoursPage() {
  const read = useRead(storeHoursQuery, { live: ["StoreHours"] });
  return read.status === "ready" ? (
    <HoursEditor hours={read.data.storeHours} />
  ) : (
    <Page back={<SettingsBack />} title={text("hours.title")}>
      <Card>
        <ReadState read={read} />
      </Card>
    </Page>
  );
}

/** So many days ahead a holiday is named that nobody has set. */
const holidayDays = 60;

function HoursEditor({ hours }: { hours: StoreHours }) {
  const week = useWeek(hours.week);
  const today = localTimeAt(useNow(), useActiveStore()?.timeZone ?? "UTC").date;
  const context = useRead(hoursContextQuery, { live: ["Store", "TaskList"] });
  const { storeProfile, taskLists } = context.status === "ready" ? context.data : { storeProfile: null, taskLists: [] };
  const tasks = taskLists.filter(({ list }) => list.isActive).flatMap((list) => list.tasks);
  const effects = weekEffects(week, tasks);
  const unset =
    storeProfile === null
      ? []
      : unsetHolidays({ country: storeProfile.country, ...hours }, { today, days: holidayDays });
  const aside = (
    <>
      <DifferentDays days={hours.exceptions} unset={unset} />
      <HourGaps week={hours.week} gaps={hours.gaps} />
      {effects.length > 0 && <Effects effects={effects} />}
    </>
  );
  return (
    <Page back={<SettingsBack />} title={text("hours.title")} aside={aside}>
      <WeekForm week={week} exceptions={hours.exceptions} today={today} />
    </Page>
  );
}

/** What else the change touches, as far as the program knows. */
function Effects({ effects }: { effects: readonly WeekEffect[] }) {
  const titleId = useId();
  return (
    <section className={classes.effects} aria-labelledby={titleId}>
      <h2 id={titleId}>{text("hours.effects")}</h2>
      <ul>
        {effects.map((effect) => (
          <li key={effect.id} data-warns={effect.isWarning || undefined}>
            {effect.isWarning ? (
              <IconAlertCircle size={18} aria-hidden="true" />
            ) : (
              <IconTargetArrow size={18} aria-hidden="true" />
            )}
            {effect.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
