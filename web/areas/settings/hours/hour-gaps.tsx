import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { openPeriods, wrongGap } from "#common/store-hours.ts";
import { formatMinutes } from "#common/time-format.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { changeHoursGapMutation, storeHoursQuery } from "./hours.queries.ts";
import type { Weekday, WeekdayGap } from "./hours.queries.ts";
import classes from "./hours.module.css";
import { MinutesSelect } from "./minutes-select.tsx";
import { dayName } from "./week-days.ts";

type HourGapsProps = { week: readonly Weekday[]; gaps: readonly WeekdayGap[] };

/** Weekdays on which the store closes for part of the day. */
export function HourGaps({ week, gaps }: HourGapsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button isCompact={gaps.length > 0} icon={<IconPlus size={18} />} onClick={() => setIsAdding(true)}>
      {text("hours.addGap")}
    </Button>
  );
  return (
    <Card title={text("hours.gaps")} aside={gaps.length > 0 && add} hasPadding={false}>
      {gaps.length === 0 && <EmptyState title={text("hours.noGaps")} text={text("hours.noGapsHint")} action={add} />}
      <ul>
        {gaps.map((gap) => (
          <GapRow key={gap.weekday} gap={gap} />
        ))}
      </ul>
      {isAdding && <GapDialog week={week} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

function GapRow({ gap: { weekday, startsMinutes, endsMinutes } }: { gap: WeekdayGap }) {
  const [change, isChanging] = useChange(changeHoursGapMutation);
  const weekdays = [weekday];
  const remove = async () => {
    const outcome = await change({ weekdays, gap: null }, { refetches: [storeHoursQuery] });
    if (outcome.isDone) {
      const bringBack = () =>
        void change({ weekdays, gap: { startsMinutes, endsMinutes } }, { refetches: [storeHoursQuery] });
      showUndo(text("hours.gapRemoved", { day: dayName(weekday) }), bringBack);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <li className={classes.special}>
      <strong>{dayName(weekday)}</strong>
      <div>{text("hours.fromTo", { opens: formatMinutes(startsMinutes), closes: formatMinutes(endsMinutes) })}</div>
      <span>
        <IconButton
          label={`${text("hours.remove")} ${dayName(weekday)}`}
          disabled={isChanging}
          onClick={() => void remove()}
        >
          <IconTrash size={18} />
        </IconButton>
      </span>
    </li>
  );
}

/** One to two in the afternoon, as most stores close that close at midday. */
const usualGap = { startsMinutes: 780, endsMinutes: 840 };
const everyDay = "all";

function GapDialog({ week, onClose }: { week: readonly Weekday[]; onClose: () => void }) {
  const [gap, setGap] = useState(usualGap);
  const [change] = useChange(changeHoursGapMutation);
  const open = week.filter(({ opensMinutes }) => opensMinutes !== null);
  const options = [
    { value: everyDay, label: text("hours.gapAll") },
    ...open.map(({ weekday }) => ({ value: String(weekday), label: dayName(weekday) })),
  ];
  const form = useForm({
    initial: { days: everyDay },
    fields: { days: { label: text("hours.gapDays"), rules: [required] } },
    save: async ({ days }) => {
      const chosen = open.filter(({ weekday }) => days === everyDay || String(weekday) === days);
      const isWrong = Object.keys(wrongGap(gap)).length > 0;
      if (isWrong || chosen.length === 0 || chosen.some((day) => openPeriods({ ...day, gap }).length !== 2)) {
        return { isDone: false, refused: { text: text("hours.badGap"), fields: {} } };
      }
      return change({ weekdays: chosen.map(({ weekday }) => weekday), gap }, { refetches: [storeHoursQuery] });
    },
    onSaved: () => {
      showSnackbar({ text: text("hours.gapSaved"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text("hours.gaps")} save={text("hours.saveGap")} onClose={onClose}>
      <SelectField {...form.field("days")} options={options} />
      <div className={classes.dialogTimes}>
        <GapTime
          label={text("hours.gapFrom")}
          value={gap.startsMinutes}
          onChange={(startsMinutes) => setGap({ ...gap, startsMinutes })}
        />
        <GapTime
          label={text("hours.gapTo")}
          value={gap.endsMinutes}
          onChange={(endsMinutes) => setGap({ ...gap, endsMinutes })}
        />
      </div>
    </FormDialog>
  );
}

type GapTimeProps = { label: string; value: number; onChange: (minutes: number) => void };

function GapTime({ label, value, onChange }: GapTimeProps) {
  return (
    <div>
      <span aria-hidden>{label}</span>
      <MinutesSelect label={label} value={value} from={15} onChange={(minutes) => onChange(minutes ?? value)} />
    </div>
  );
}
