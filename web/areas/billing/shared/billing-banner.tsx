import { useLocation, useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { pastDueText, text } from "#web/areas/billing/billing-text.ts";
import classes from "#web/areas/billing/billing.module.css";

/** Over every page of a store that was not paid for, for those who can have it settled. */
export function BillingBanner({ step, days }: { step: string; days: number }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isOwner = useCan()("billing:manage");
  const isThere = useLocation().pathname.endsWith("/settings/billing");
  return (
    <output className={classes.banner}>
      <span>{pastDueText(step === "read-only" ? "readOnly" : "past", days)}</span>
      {isOwner && !isThere && (
        <ButtonLink to="/s/$storeId/settings/billing" params={{ storeId }}>
          {text("banner.pay")}
        </ButtonLink>
      )}
      {!isOwner && <span>{text("banner.ask")}</span>}
    </output>
  );
}
