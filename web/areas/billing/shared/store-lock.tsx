import { useParams } from "@tanstack/react-router";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { text } from "#web/areas/billing/billing-text.ts";
import classes from "#web/areas/billing/billing.module.css";
import { ClosedCard } from "#web/areas/company-closing/shared/close-card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ledgerQuery, monthQuery } from "./store-lock.queries.ts";

/** In place of every page of a locked store but billing: why, since when, and what still works. */
export function StoreLock({ days }: { days: number | null }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const saveCsv = useSaveCsv();
  const [works, waits] =
    days === null ? (["lock.worksEnded", "lock.waitsEnded"] as const) : (["lock.works", "lock.waits"] as const);
  return (
    <Page title={text("lock.title")} width="reading">
      {days === null && can("company:close") && <ClosedCard />}
      <Card>
        <div className={classes.stack}>
          <strong>{days === null ? text("lock.ended") : text("lock.past", { count: days })}</strong>
          <p>{text(can("reports:export") ? works : waits)}</p>
          {can("billing:view") && (
            <ButtonLink to="/s/$storeId/settings/billing" params={{ storeId }}>
              {text("lock.pay")}
            </ButtonLink>
          )}
          {can("company:export") && (
            <ButtonLink to="/s/$storeId/settings/export" params={{ storeId }}>
              {text("lock.export")}
            </ButtonLink>
          )}
          {can("reports:export") && (
            <span className={classes.acts}>
              <Button
                onClick={() =>
                  void saveCsv("ledger.csv", async (store) => (await store.ask(ledgerQuery, {})).ledgerCsv)
                }
              >
                {text("lock.ledger")}
              </Button>
              <Button
                onClick={() =>
                  void saveCsv("month.csv", async (store) => (await store.ask(monthQuery, {})).periodReportCsv)
                }
              >
                {text("lock.month")}
              </Button>
            </span>
          )}
        </div>
      </Card>
    </Page>
  );
}
