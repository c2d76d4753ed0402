import { useParams } from "@tanstack/react-router";
import { formatMoney } from "#common/money.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import type { JournalEntry, LedgerClose } from "./books.queries.ts";
import { text } from "./books-text.ts";
import { lacksTenders } from "./lacks-tenders.ts";
import classes from "./day-entries.module.css";

type OffNoteProps = { entry: JournalEntry; close: LedgerClose | null };

/** Why an entry does not balance, and where to put it right. */
export function OffNote({ entry, close }: OffNoteProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  if (entry.state !== "OUT_OF_BALANCE") {
    return null;
  }
  return (
    <div className={classes.off}>
      <p>
        <strong>
          {text("off.title", { kind: text(`kind.${entry.kind}`), amount: formatMoney(Math.abs(entry.difference)) })}
        </strong>
        {offReason(entry, close)}
      </p>
      <span data-no-print>
        <ButtonLink to="/s/$storeId/reports/day_close" params={{ storeId }} search={{ d: entry.date, day: entry.date }}>
          {text("off.open")}
        </ButtonLink>
      </span>
    </div>
  );
}

function offReason({ kind, debit, credit }: JournalEntry, close: LedgerClose | null): string {
  if (kind !== "SALES") {
    return text(`off.${kind}`);
  }
  if (close !== null && lacksTenders(close)) {
    return text("off.noTenders");
  }
  return text(debit === credit ? "off.tickets" : "off.SALES");
}
