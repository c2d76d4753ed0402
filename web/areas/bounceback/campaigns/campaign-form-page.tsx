import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useId } from "react";
import type { ReactNode } from "react";
import { localTimeAt } from "#common/store-time.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { CampaignFields } from "./campaign-form.tsx";
import { SentenceCard } from "./campaign-sentence.tsx";
import { copyOf, newCampaignValues, valuesOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { text } from "./campaigns-text.ts";
import { bouncebackSettingsQuery, campaignsQuery } from "./campaigns.queries.ts";
import type { Campaign } from "./campaigns.queries.ts";
import { LaunchCalculator } from "./launch-calculator.tsx";
import { useCampaignForm } from "./use-campaign-form.ts";
import { useLaunch } from "./use-launch.ts";
import { useRestoreCampaign } from "./use-restore-campaign.ts";
import classes from "./campaign-form.module.css";

/** A campaign to make, to change, or to make as another one's copy (`?copy=`). */
export function CampaignFormPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { campaignId } = useParams({ strict: false });
  const { copy } = useSearch({ strict: false });
  const read = useRead(campaignsQuery, { live: ["CouponCampaign"] });
  const all = read.status === "ready" ? read.data.couponCampaigns : null;
  const source = all?.find(({ id }) => id === (campaignId ?? copy)) ?? null;
  const title = text(campaignId === undefined ? "form.newTitle" : "form.editTitle");
  const problem = all === null ? null : problemOf(source, campaignId);
  const back = (
    <BackLink to="/s/$storeId/bounceback/settings" params={{ storeId }}>
      {text("title")}
    </BackLink>
  );
  if (all === null || problem !== null) {
    return (
      <Page back={back} title={title}>
        <Card>
          <ReadState read={read} loading={<LoadingState lines={8} />} />
          {problem !== null && <EmptyState title={problem} />}
        </Card>
      </Page>
    );
  }
  return (
    <CampaignForm
      key={source?.id}
      campaign={campaignId === undefined ? null : source}
      original={campaignId === undefined ? source : null}
      {...{ all, back, title }}
    />
  );
}

function problemOf(source: Campaign | null, campaignId: string | undefined): string | null {
  if (campaignId === undefined) {
    return null;
  }
  if (source === null) {
    return text("missing");
  }
  return source.endedAt === null ? null : text("form.ended");
}

function initialOf({ campaign, original }: Sources, today: BusinessDate): CampaignValues {
  if (campaign !== null) {
    return valuesOf(campaign);
  }
  return original === null
    ? newCampaignValues(today)
    : copyOf(original, { name: text("page.copyOf", { name: original.name }), today });
}

type Sources = {
  /** The campaign that is changed; null makes a new one. */
  campaign: Campaign | null;
  /** What a new one is a copy of. */
  original: Campaign | null;
};

type CampaignFormProps = Sources & {
  all: readonly Campaign[];
  back: ReactNode;
  title: string;
};

/** What the server takes while the store's own rule has not come. */
const usualRules = { mostPerSale: 10, storeNames: [] };

function CampaignForm({ campaign, original, all, back, title }: CampaignFormProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const rules = useRead(bouncebackSettingsQuery, { live: ["BouncebackSettings"] });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const leave = (campaignId: string | undefined) =>
    void (campaignId === undefined
      ? navigate({ to: "/s/$storeId/bounceback/settings", params: { storeId } })
      : navigate({ to: "/s/$storeId/bounceback/settings/campaigns/$campaignId", params: { storeId, campaignId } }));
  const restore = useRestoreCampaign();
  /** Back to the campaign that stands again: the version that is undone has no page. */
  const undo = async (id: string) => {
    const outcome = await restore(id);
    if (outcome.isDone) {
      leave(outcome.data.restoreCouponCampaign.id);
    }
    return outcome;
  };
  const state = useCampaignForm({
    ...{ campaign, all, today },
    initial: initialOf({ campaign, original }, today),
    onSaved: ({ campaign: saved, replaced }) => {
      const message = text(replaced === null ? "form.saved" : "form.savedVersion", {
        name: saved.name,
        version: saved.version,
      });
      if (campaign === null) {
        showSnackbar({ text: message, color: "good" });
      } else {
        offerUndo(message, () => undo(saved.id));
      }
      leave(saved.id);
    },
  });
  const { form } = state;
  const launch = useLaunch({ values: form.values, today });
  const version = campaign === null || campaign.issued === 0 ? null : campaign.version + 1;
  const formId = useId();
  const actions = (
    <>
      <Button onClick={() => leave(campaign?.id)}>{text("form.cancel")}</Button>
      <Button kind="primary" type="submit" form={formId} isBusy={form.status === "submitting"}>
        {version === null ? text("form.save") : text("form.saveVersion", { version })}
      </Button>
    </>
  );
  return (
    <Page back={back} title={title} actions={isPhone ? undefined : actions}>
      <SentenceCard
        values={form.values}
        rules={rules.status === "ready" ? rules.data.bouncebackSettings : usualRules}
      />
      <div className={classes.columns}>
        <Form id={formId} form={form} label={title} actions={isPhone ? actions : undefined}>
          <SavedSinceNote since={state.since} />
          <CampaignFields state={state} today={today} expected={launch.coupons} />
        </Form>
        <LaunchCalculator
          values={form.values}
          launch={launch}
          onTry={(cents) => form.setValue("redeemAmount", cents)}
        />
      </div>
    </Page>
  );
}
