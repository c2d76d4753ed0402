import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./alerts-text.ts";
import type { ReportAlert } from "./alerts.queries.ts";

/** Leads to what the alert's figure is made of: drawers to the month's Day Closes, the others to their week. */
export function AlertRowsLink({ alert: { kind, to }, storeId }: { alert: ReportAlert; storeId: number }) {
  return kind === "OVER_SHORT" ? (
    <ButtonLink to="/s/$storeId/reports/day_close" params={{ storeId }} search={{ d: to }}>
      {text("open")}
    </ButtonLink>
  ) : (
    <ButtonLink to="/s/$storeId/reports/weekly" params={{ storeId }} search={{ d: to }}>
      {text("open")}
    </ButtonLink>
  );
}
