import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { weekdayOf } from "#common/business-date.ts";
import { formatMinutes } from "#common/time-format.ts";
import settings from "#web/areas/settings/settings.module.css";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { clearStoreDayMutation, setStoreDayMutation, storeHoursQuery } from "./hours.queries.ts";
import type { HoursException } from "./hours.queries.ts";
import { dayName } from "./week-days.ts";
import { DifferentDayDialog } from "./different-day-dialog.tsx";

/** Holidays and short days still to come. */
export function DifferentDays({ days }: { days: readonly HoursException[] }) {
  const [edited, setEdited] = useState<HoursException | "new" | null>(null);
  const [clear, isClearing] = useChange(clearStoreDayMutation);
  const [set] = useChange(setStoreDayMutation);
  const remove = async (day: HoursException) => {
    const outcome = await clear({ date: day.date }, { refetches: [storeHoursQuery] });
    if (outcome.isDone) {
      showUndo(text("hours.removed", { name: day.name }), () => void set({ ...day }, { refetches: [storeHoursQuery] }));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const add = (
    <Button
      data-new
      icon={<IconPlus size={18} />}
      onClick={() => {
        setEdited("new");
      }}
    >
      {text("hours.addDay")}
    </Button>
  );
  return (
    <Card title={text("hours.days")} aside={days.length > 0 && add} hasPadding={false}>
      {days.length === 0 && <EmptyState title={text("hours.noDays")} text={text("hours.noDaysHint")} action={add} />}
      {days.map((day) => (
        <div key={day.date} className={settings.line}>
          <div>
            <strong>{day.name}</strong>
            <small>
              {dayName(weekdayOf(day.date))}, {formatDate(day.date)} · {hoursText(day)}
            </small>
          </div>
          <div className={settings.actions}>
            <Button
              aria-label={`${text("hours.edit")} ${day.name}`}
              onClick={() => {
                setEdited(day);
              }}
            >
              {text("hours.edit")}
            </Button>
            <Button
              aria-label={`${text("hours.remove")} ${day.name}`}
              isBusy={isClearing}
              onClick={() => void remove(day)}
            >
              {text("hours.remove")}
            </Button>
          </div>
        </div>
      ))}
      {edited !== null && (
        <DifferentDayDialog
          day={edited === "new" ? null : edited}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </Card>
  );
}

function hoursText({ opensMinutes, closesMinutes, buyingClosesMinutes }: HoursException): string {
  if (opensMinutes === null || closesMinutes === null) {
    return text("hours.closed");
  }
  const times = { opens: formatMinutes(opensMinutes), closes: formatMinutes(closesMinutes) };
  return buyingClosesMinutes === null
    ? text("hours.fromTo", times)
    : text("hours.buyingUntil", { ...times, buys: formatMinutes(buyingClosesMinutes) });
}
