import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { localTimeAt } from "#common/store-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { SettingsLink } from "#web/areas/bounceback/shared/settings-link.tsx";
import { manualCampaignsQuery } from "./coupon-form.queries.ts";
import type { ManualCampaign } from "./coupon-form.queries.ts";
import { text } from "./form-text.ts";
import { NewCouponForm } from "./new-coupon-form.tsx";
import { SeveralForm } from "./several-form.tsx";
import classes from "./form.module.css";

/** Hands out coupons of a manual campaign: one to a customer, or several for nobody. */
export function NewCouponPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(manualCampaignsQuery, { live: ["CouponCampaign"] });
  const campaigns = read.status === "ready" ? read.data.couponCampaigns : [];
  return (
    <Page
      width="form"
      back={
        <BackLink to="/s/$storeId/bounceback" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("new.title")}
    >
      <ReadState read={read} />
      {read.status === "ready" && (campaigns.length === 0 ? <NoCampaign /> : <NewCoupons campaigns={campaigns} />)}
    </Page>
  );
}

function NewCoupons({ campaigns }: { campaigns: readonly ManualCampaign[] }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/bounceback/detail/new" });
  const navigate = useNavigate({ from: "/s/$storeId/bounceback/detail/new" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const [first] = campaigns;
  const [chosenId, setChosenId] = useState(search.campaign ?? first?.id ?? "");
  const chosen = campaigns.find(({ id }) => id === chosenId) ?? first;
  if (chosen === undefined) {
    return null;
  }
  const openCoupon = (couponId: string) =>
    void navigate({ to: "/s/$storeId/bounceback/detail/show/$couponId", params: { storeId, couponId }, replace: true });
  const openBatch = (batch: string) =>
    void navigate({ to: "/s/$storeId/bounceback", params: { storeId }, search: { batch }, replace: true });
  return (
    <>
      <SelectField
        name="campaignId"
        label={text("campaign")}
        value={chosen.id}
        error={null}
        isRequired
        isDisabled={false}
        options={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
        onBlur={() => undefined}
        onChange={setChosenId}
      />
      <div className={classes.whole}>
        <NewCouponForm key={chosen.id} campaign={chosen} today={today} onAdded={openCoupon} />
      </div>
      <section className={classes.several} aria-labelledby="several-coupons">
        <h2 id="several-coupons">{text("several.title")}</h2>
        <SeveralForm campaign={chosen} onAdded={openBatch} />
      </section>
    </>
  );
}

function NoCampaign() {
  const isManager = useCan()("bounceback:settings");
  return (
    <EmptyState
      title={text("none.title")}
      text={text(isManager ? "none.text" : "none.textEmployee")}
      action={isManager && <SettingsLink />}
    />
  );
}
