import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useCan } from "#web/platform/permissions/can.ts";
import classes from "./history.module.css";
import { PersonEntries } from "./person-entries.tsx";
import type { PersonMark } from "./person-mark.ts";
import { text } from "./person-history-text.ts";

type PersonHistoryProps = {
  employeeId: string;
  name: string;
  /** What of it is worth a look. */
  marks?: readonly PersonMark[];
  /** It is read now. */
  onOpen?: () => void;
};

const none: readonly PersonMark[] = [];

/** What one person did in the store, on whatever record and device. For managers; others see nothing. */
export function PersonHistory({ employeeId, name, marks = none, onOpen }: PersonHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const can = useCan();
  if (!can("audit:view")) {
    return null;
  }
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    if (isNowOpen) {
      onOpen?.();
    }
  };
  return (
    <details className={classes.history} onToggle={(event) => toggle(event.currentTarget.open)} data-no-print>
      <summary>
        <IconChevronRight size={16} aria-hidden="true" />
        {text("person.title", { name })}
      </summary>
      {isOpen && <PersonEntries employeeId={employeeId} marks={marks} />}
    </details>
  );
}
