import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useCan } from "#web/platform/permissions/can.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import classes from "./history.module.css";
import type { PersonMark, PersonLine } from "./person-mark.ts";
import { text, eventWords } from "./person-history-text.ts";
import { personHistoryQuery } from "./history.queries.ts";
import { text as historyText } from "./history-text.ts";
import { PersonEntry } from "./person-entry.tsx";
import { withMarks } from "./person-mark.ts";

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

const pageSize = 20;
const mostRows = 100;
const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

type PersonEntriesProps = { employeeId: string; marks: readonly PersonMark[] };

/** The newest first; a day narrows it. */
function PersonEntries({ employeeId, marks }: PersonEntriesProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const [day, setDay] = useState<string | null>(null);
  const [first, setFirst] = useState(pageSize);
  const read = useRead(personHistoryQuery, { variables: { employeeId, from: day, to: day, first } });
  const page = read.status === "ready" ? read.data.personHistory : null;
  const lines = page === null ? [] : linesOf(page, { marks, day, timeZone });
  return (
    <div className={classes.person}>
      <DateField
        {...plain}
        name="day"
        label={text("person.day")}
        hint={text("person.anyDay")}
        today={today}
        last={today}
        value={day}
        onChange={(chosen) => {
          setDay(chosen);
          setFirst(pageSize);
        }}
      />
      <ReadState read={read} />
      {page !== null && lines.length === 0 && (
        <p className={classes.none}>{day === null ? historyText("history.none") : text("person.none")}</p>
      )}
      <ol className={classes.list}>
        {lines.map((line) => (
          <PersonEntry key={line.entry.id} line={line} timeZone={timeZone} />
        ))}
      </ol>
      {page !== null && page.edges.length < page.totalItems && first < mostRows && (
        <Button kind="quiet" isWide onClick={() => setFirst(Math.min(first + 40, mostRows))}>
          {historyText("history.more")}
        </Button>
      )}
    </div>
  );
}

type HistoryPage = ResultOf<typeof personHistoryQuery>["personHistory"];
type Shown = { marks: readonly PersonMark[]; day: string | null; timeZone: string };

function linesOf({ edges, totalItems }: HistoryPage, { marks, day, timeZone }: Shown): PersonLine[] {
  const lines = edges.flatMap(({ node }) => {
    const words = eventWords(node.name);
    return words === null ? [] : [{ entry: node, words }];
  });
  // What is older than the last line comes with the next ones.
  const oldest = edges.length < totalItems ? edges.at(-1)?.node.id : undefined;
  return withMarks(lines, marks, ({ id, at }) => {
    const isOfDay = day === null || localTimeAt(new Date(at), timeZone).date === day;
    return isOfDay && (oldest === undefined || id > oldest);
  });
}
