import { useState } from "react";
import { FigureRowsDialog } from "#web/areas/reports/rows/figure-rows-dialog.tsx";
import type { Preset } from "#web/areas/reports/exceptions/exceptions-search.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./alerts-text.ts";
import type { ReportAlert } from "./alerts.queries.ts";

type AlertRowsLinkProps = { alert: ReportAlert; storeId: number };

const presetOf = {
  REFUNDS: "returns",
  DISCOUNTS: "discounts",
  VOIDS: "voids",
  NO_CUSTOMER: "no_customer",
} as const satisfies Partial<Record<ReportAlert["kind"], Preset>>;

/** Leads to what the alert's figure is made of: drawers to the month's Day Closes, tickets to the exceptions of its days. */
export function AlertRowsLink({ alert, storeId }: AlertRowsLinkProps) {
  const { kind, from, to } = alert;
  switch (kind) {
    case "OVER_SHORT":
      return (
        <ButtonLink to="/s/$storeId/reports/day_close" params={{ storeId }} search={{ d: to }}>
          {text("open")}
        </ButtonLink>
      );
    case "WAITS":
    case "PASSES":
      return <BuyRowsButton kind={kind === "WAITS" ? "WAITS" : "PASSED"} alert={alert} />;
    case "REFUNDS":
    case "DISCOUNTS":
    case "VOIDS":
    case "NO_CUSTOMER":
      return (
        <ButtonLink
          to="/s/$storeId/reports/exceptions"
          params={{ storeId }}
          search={{ show: presetOf[kind], from, to }}
        >
          {text("open")}
        </ButtonLink>
      );
  }
}

/** The buys of its days, in place: no page lists them over several. */
function BuyRowsButton({ kind, alert: { from, to } }: { kind: "WAITS" | "PASSED"; alert: ReportAlert }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text("open")}
      </Button>
      {isOpen && (
        <FigureRowsDialog
          kind={kind}
          name={text(`rows.${kind}`)}
          definition={text(`rows.${kind}Text`)}
          from={from}
          to={to}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
