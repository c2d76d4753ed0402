import { useState } from "react";
import { IconTrash } from "@tabler/icons-react";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PayRateDialog } from "./pay-rate-dialog.tsx";
import { text } from "./pay-rates-text.ts";
import classes from "./pay-rates.module.css";
import { payRatesQuery, removePayRateMutation } from "./pay-rates.queries.ts";

type PayRatesSectionProps = { employee: { id: string; fullName: string } };

/** What an hour of a person costs, since when and before; nothing for those to whom the store does not show wages. */
export function PayRatesSection({ employee }: PayRatesSectionProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const read = useRead(payRatesQuery, { variables: { employeeId: employee.id } });
  const [remove] = useChange(removePayRateMutation);
  const [isChanging, setIsChanging] = useState(false);
  if (read.status !== "ready") {
    return null;
  }
  const rates = read.data.payRates;
  const end = async (payRateId: string) => {
    const outcome = await remove({ employeeId: employee.id, payRateId }, { refetches: [payRatesQuery] });
    showSnackbar(
      outcome.isDone ? { text: text("removed"), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <section className={classes.rates} data-no-print>
      <header>
        <h3>{text("title")}</h3>
        <Button isCompact onClick={() => setIsChanging(true)}>
          {text(rates.length === 0 ? "add" : "change")}
        </Button>
      </header>
      {rates.length === 0 && <p>{text("none")}</p>}
      <ul>
        {rates.map(({ id, startsOn, hourlyWage }) => (
          <li key={id}>
            <strong>{hourlyWage === null ? text("salary") : text("wage", { amount: formatMoney(hourlyWage) })}</strong>
            <span>{text(startsOn > today ? "from" : "since", { date: formatDate(startsOn) })}</span>
            <IconButton label={text("remove", { date: formatDate(startsOn) })} onClick={() => void end(id)}>
              <IconTrash size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {isChanging && <PayRateDialog employee={employee} today={today} onClose={() => setIsChanging(false)} />}
    </section>
  );
}
