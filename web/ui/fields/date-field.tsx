import { Suspense, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { IconCalendar } from "@tabler/icons-react";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import { earliestShopDate, isDateWithin, latestShopDate, parseDateText } from "#common/dates/date-text.ts";
import { DatePopover, loadDatePopover } from "#web/ui/calendar/later-date-popover.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { preload } from "#web/ui/preload.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";
import { previousValue } from "./previous-value.ts";
import { useUnreadable, useUnreadableText } from "./use-unreadable.ts";

type DateFieldProps = FieldBinding<BusinessDate | null> & {
  /** The store's date of today: the calendar opens there, and `tomorrow`, `sat` and `12/24` are counted from it. */
  today: BusinessDate;
  /** The first and last date that the calendar offers. A form refuses others by its own rules. */
  first?: BusinessDate;
  last?: BusinessDate;
  /** The oldest date that can be meant at all, where a shop's own years are too few: a birth date. */
  earliest?: BusinessDate;
  hint?: ReactNode;
};

/** A business date, typed in any usual way or chosen from a calendar that opens with a press. */
export function DateField({ today, first, last, earliest = earliestShopDate, hint, ...field }: DateFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [openedBy, setOpenedBy] = useState<"press" | "keys" | null>(null);
  const [keptText, keepText] = useUnreadableText(field.name, field.value);
  const range = { first: first ?? earliest, last: last ?? latestShopDate };
  const readDate = (text: string) => parseDateText(text, { today, ...range });
  const isPossible = (date: BusinessDate | null) => date !== null && isDateWithin(date, { first: earliest });
  const problem = keptText === null ? null : problemText(field.label, { date: readDate(keptText), earliest });
  const unreadable = useUnreadable(field.name, problem);
  const error = unreadable.problem ?? field.error;

  const handleChange = (text: string) => {
    const date = readDate(text);
    const isUnreadable = text.trim() !== "" && !isPossible(date);
    setTyped(text);
    setOpenedBy(null);
    keepText(isUnreadable ? { text, valueBeside: field.value } : null);
    // The last date stays beside text that is none: nobody's filter is emptied between two letters.
    if (!isUnreadable) {
      field.onChange(date);
    }
  };
  const close = () => {
    setOpenedBy(null);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      setOpenedBy("keys");
    }
  };
  const handleLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setOpenedBy(null);
      // A date is tidied; what is no date stays as it was typed.
      setTyped(null);
      unreadable.leave();
    }
  };
  const frame = { hint, ...previousValue(field.previous, formatDate) };
  return (
    <FieldFrame id={id} label={field.label} error={error} isRequired={field.isRequired} {...frame}>
      <div ref={box} className={classes.affixed} onBlur={handleLeave}>
        <input
          {...controlAttributes(id, { ...field, error }, hint !== undefined)}
          ref={input}
          className={classNames(classes.control, classes.hasInner)}
          autoComplete="off"
          onFocus={() => {
            unreadable.enter();
            preload(loadDatePopover);
          }}
          onKeyDown={handleKey}
          onClick={() => {
            setOpenedBy("press");
          }}
          placeholder={uiText("field.datePlaceholder")}
          value={typed ?? keptText ?? (field.value === null ? "" : formatDate(field.value))}
          onChange={(event) => {
            handleChange(event.target.value);
          }}
        />
        <span className={classes.inner}>
          <IconButton
            label={uiText("field.openCalendar")}
            aria-haspopup="dialog"
            aria-expanded={openedBy !== null}
            disabled={field.isDisabled}
            onClick={() => {
              setOpenedBy(openedBy === null ? "press" : null);
            }}
          >
            <IconCalendar size={20} />
          </IconButton>
        </span>
        {openedBy !== null && (
          <Suspense>
            <DatePopover
              label={field.label}
              anchor={box}
              hasQuickDates
              value={field.value}
              today={today}
              first={range.first}
              last={range.last}
              takesFocus={openedBy === "keys"}
              onPick={(date) => {
                setTyped(null);
                keepText(null);
                field.onChange(date);
                close();
              }}
              onClose={(how) => (how === "escape" ? close() : setOpenedBy(null))}
            />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  );
}

type ReadText = { date: BusinessDate | null; earliest: BusinessDate };

/** What is wrong with a text that is no date, or one that nobody can mean. */
function problemText(field: string, { date, earliest }: ReadText): string {
  return date === null
    ? uiText("rule.date", { field })
    : uiText("rule.dateRange", { first: formatDate(earliest), last: formatDate(latestShopDate) });
}
