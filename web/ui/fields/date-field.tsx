import { Suspense, lazy, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { IconCalendar } from "@tabler/icons-react";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { parseDateText } from "./date-text.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";

const Calendar = lazy(async () => ({ default: (await import("#web/ui/calendar/calendar.tsx")).Calendar }));

/** Pixels that the calendar takes: wider than a field in two columns. */
const calendarWidth = 330;

type DateFieldProps = FieldBinding<BusinessDate | null> & {
  /** The store's date of today: the calendar opens there, and a date typed without a year gets its year. */
  today: BusinessDate;
  first?: BusinessDate;
  last?: BusinessDate;
  hint?: ReactNode;
};

/** A business date, typed in any usual way or chosen from a calendar that loads when it is first opened. */
export function DateField({ today, first, last, hint, ...field }: DateFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isInside, setIsInside] = useState(false);
  const [edge, setEdge] = useState<"start" | "end">("end");
  // Only once the person has left: nobody has typed a whole date after its first letter.
  const isWrong = !isInside && typed !== null && typed.trim() !== "" && field.value === null;
  const error = field.error ?? (isWrong ? uiText("rule.date", { field: field.label }) : null);

  const handleChange = (text: string) => {
    setTyped(text);
    field.onChange(parseDateText(text, today));
  };
  const open = () => {
    setEdge(input.current === null ? "end" : edgeWithRoom(input.current));
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" && event.target === input.current) {
      open();
    }
  };
  const handleLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setIsOpen(false);
      setIsInside(false);
      // A date is tidied; what is no date stays as it was typed.
      setTyped(field.value === null ? typed : null);
    }
  };
  return (
    <FieldFrame id={id} label={field.label} error={error} isRequired={field.isRequired} hint={hint}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the field and calendar inside */}
      <div className={classes.affixed} onKeyDown={handleKey} onBlur={handleLeave}>
        <input
          {...controlAttributes(id, { ...field, error }, hint !== undefined)}
          ref={input}
          className={classNames(classes.control, classes.hasInner)}
          autoComplete="off"
          onFocus={() => {
            setIsInside(true);
          }}
          placeholder={uiText("field.datePlaceholder")}
          value={typed ?? (field.value === null ? "" : formatDate(field.value))}
          onChange={(event) => {
            handleChange(event.target.value);
          }}
        />
        <span className={classes.inner}>
          <IconButton
            label={uiText("field.openCalendar")}
            aria-expanded={isOpen}
            disabled={field.isDisabled}
            onClick={() => {
              if (isOpen) {
                setIsOpen(false);
              } else {
                open();
              }
            }}
          >
            <IconCalendar size={20} />
          </IconButton>
        </span>
        {isOpen && (
          <dialog open className={classes.popover} data-edge={edge} aria-label={field.label}>
            <Suspense>
              <Calendar
                value={field.value}
                today={today}
                first={first}
                last={last}
                onPick={(date) => {
                  setTyped(null);
                  field.onChange(date);
                  close();
                }}
              />
            </Suspense>
          </dialog>
        )}
      </div>
    </FieldFrame>
  );
}

/** The edge of the field that the calendar lines up with, so that the dialog around it cuts nothing off. */
function edgeWithRoom(field: Element): "start" | "end" {
  const around = (field.closest("dialog") ?? document.documentElement).getBoundingClientRect();
  return field.getBoundingClientRect().left + calendarWidth <= around.right ? "start" : "end";
}
