import { useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "#web/areas/billing/billing-text.ts";
import classes from "#web/areas/billing/billing.module.css";

/** Over every page of a store that was not paid for, for those who can have it settled. */
export function BillingBanner({ step, days }: { step: string; days: number }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isOwner = useCan()("billing:manage");
  return (
    <output className={classes.banner}>
      <span>{text(step === "read-only" ? "banner.readOnly" : "banner.past", { count: days })}</span>
      {isOwner ? (
        <ButtonLink to="/s/$storeId/settings/billing" params={{ storeId }}>
          {text("banner.pay")}
        </ButtonLink>
      ) : (
        <span>{text("banner.ask")}</span>
      )}
    </output>
  );
}
