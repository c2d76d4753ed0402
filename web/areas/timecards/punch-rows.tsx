import { IconPlus, IconTrash } from "@tabler/icons-react";
import { newId } from "#web/platform/browser/new-id.ts";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { TimeField } from "#web/ui/fields/time-field.tsx";
import { nextType } from "./edited-day.ts";
import type { EditedPunch, PunchType, Timed } from "./edited-day.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

type PunchRowsProps = {
  punches: readonly Timed[];
  /** What the punches add up to. */
  total: string;
  /** What is wrong with the times; shown once the person has tried to save. */
  error: string | null;
  onChange: (punches: readonly EditedPunch[]) => void;
};

const types = ["IN", "BREAK_START", "BREAK_END", "OUT"] as const satisfies readonly PunchType[];

/** The punches of a day under each other, each with what it is and when. */
export function PunchRows({ punches, total, error, onChange }: PunchRowsProps) {
  const change = (key: string, changed: Partial<EditedPunch>) => {
    onChange(punches.map((punch) => (punch.key === key ? { ...punch, ...changed } : punch)));
  };
  const add = (...added: PunchType[]) => {
    const made = added.map((type) => ({ key: newId(), id: null, type, minutes: null, original: null }));
    // A break belongs before the clock-out.
    const end = added.length > 1 && punches.at(-1)?.type === "OUT" ? punches.length - 1 : punches.length;
    onChange([...punches.slice(0, end), ...made, ...punches.slice(end)]);
  };
  return (
    <div className={classes.punches}>
      {punches.length === 0 && <p className={classes.soft}>{text("edit.none")}</p>}
      {punches.map((punch, index) => (
        <div key={punch.key} className={classes.punch}>
          <SelectControl
            label={text("edit.type", { number: index + 1 })}
            value={punch.type}
            options={types.map((type) => ({ value: type, label: text(`punch.${type}`) }))}
            onChange={(value) => change(punch.key, { type: types.find((type) => type === value) ?? punch.type })}
          />
          <TimeField
            name={`time-${punch.key}`}
            label={text("edit.time", { number: index + 1 })}
            isLabelHidden
            error={punch.minutes === null ? error : null}
            isRequired
            isDisabled={false}
            value={punch.minutes}
            onChange={(minutes) => change(punch.key, { minutes })}
            onBlur={() => undefined}
          />
          <small>{punch.isNextDay && punch.at !== null && text("edit.nextDay")}</small>
          <IconButton
            label={text("edit.remove", { number: index + 1 })}
            onClick={() => onChange(punches.filter(({ key }) => key !== punch.key))}
          >
            <IconTrash size={18} />
          </IconButton>
        </div>
      ))}
      {error !== null && punches.every(({ minutes }) => minutes !== null) && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      <div className={classes.adding}>
        <Button isCompact icon={<IconPlus size={16} />} onClick={() => add(nextType(punches))}>
          {text("edit.addPunch")}
        </Button>
        <Button isCompact kind="quiet" onClick={() => add("BREAK_START", "BREAK_END")}>
          {text("edit.addBreak")}
        </Button>
        <output>{total}</output>
      </div>
    </div>
  );
}
