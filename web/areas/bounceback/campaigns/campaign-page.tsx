import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { IconCopy, IconDownload, IconEdit, IconSquareRoundedX } from "@tabler/icons-react";
import { formatInstantDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useSaveReport } from "#web/areas/bounceback/report/use-save-report.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { CampaignBadges } from "./campaign-badges.tsx";
import { CampaignReport, useCampaignRange } from "./campaign-report.tsx";
import { campaignHistory } from "./campaign-history.ts";
import { CampaignSentence } from "./campaign-sentence.tsx";
import { valuesOf } from "./campaign-values.ts";
import { lineagesOf } from "./lineages.ts";
import type { Lineage } from "./lineages.ts";
import { text } from "./campaigns-text.ts";
import { campaignsQuery } from "./campaigns.queries.ts";
import type { Campaign } from "./campaigns.queries.ts";
import { useEndCampaign } from "./use-end-campaign.ts";
import classes from "./campaigns.module.css";

/** A campaign: what it gave, what it costs, and what is still out. An older version leads to the newest. */
export function CampaignPage() {
  const { storeId, campaignId } = useParams({ from: "/s/$storeId/bounceback/settings/campaigns/$campaignId" });
  const read = useRead(campaignsQuery, { live: ["CouponCampaign", "Coupon"] });
  const all = read.status === "ready" ? read.data.couponCampaigns : [];
  const campaign = all.find(({ id }) => id === campaignId) ?? null;
  const lineage = lineagesOf(all).find(({ newest }) => newest.lineageId === campaign?.lineageId) ?? null;
  const back = (
    <BackLink to="/s/$storeId/bounceback/settings" params={{ storeId }}>
      {text("title")}
    </BackLink>
  );
  if (campaign === null || lineage === null) {
    return (
      <Page back={back} title={text("list.name")}>
        <Card>
          <ReadState read={read} loading={<LoadingState lines={8} />} />
          {read.status === "ready" && <EmptyState title={text("missing")} />}
        </Card>
      </Page>
    );
  }
  return (
    <Page
      back={back}
      title={
        <span className={classes.title}>
          {campaign.name} <CampaignBadges campaign={campaign} />
        </span>
      }
      actions={<CampaignActions campaign={campaign} lineage={lineage} />}
    >
      <CampaignNotes campaign={campaign} lineage={lineage} />
      <CampaignReport campaign={campaign} lineage={lineage} />
      <OlderVersions lineage={lineage} shownId={campaign.id} />
      <RecordHistory kind="CouponCampaign" id={campaign.id} words={campaignHistory} />
    </Page>
  );
}

function CampaignActions({ campaign, lineage }: { campaign: Campaign; lineage: Lineage }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const save = useSaveReport(useCampaignRange(lineage));
  const [end, isEnding] = useEndCampaign();
  const isOpen = campaign.endedAt === null;
  return (
    <span className={classes.acts}>
      {can("reports:export") && (
        <Button icon={<IconDownload size={18} />} onClick={save}>
          {text("page.csv")}
        </Button>
      )}
      <ButtonLink
        to="/s/$storeId/bounceback/settings/campaigns/new"
        params={{ storeId }}
        search={{ copy: campaign.id }}
        icon={<IconCopy size={17} />}
      >
        {text("page.duplicate")}
      </ButtonLink>
      {isOpen && (
        <ButtonLink
          to="/s/$storeId/bounceback/settings/campaigns/$campaignId/edit"
          params={{ storeId, campaignId: campaign.id }}
          icon={<IconEdit size={17} />}
        >
          {text("page.edit")}
        </ButtonLink>
      )}
      {isOpen && campaign.status !== "ENDED" && (
        <Button
          icon={<IconSquareRoundedX size={18} />}
          isBusy={isEnding}
          onClick={() => void end(campaign, lineage.open)}
        >
          {text("end.action")}
        </Button>
      )}
    </span>
  );
}

/** The sentence, and what a person should know first: a newer version, the end, or a budget that is used up. */
function CampaignNotes({ campaign, lineage }: { campaign: Campaign; lineage: Lineage }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const isOver = campaign.endedAt !== null || campaign.earnEndOn < today;
  return (
    <>
      <p className={classes.lead}>
        <span>
          <CampaignSentence terms={valuesOf(campaign)} isOver={isOver} />
        </span>
        {campaign.endedAt !== null && (
          <small>{text("page.ended", { date: formatInstantDate(new Date(campaign.endedAt), timeZone) })}</small>
        )}
      </p>
      {campaign.replacedById !== null && (
        <p className={classes.note}>
          {text("page.replaced")}{" "}
          <Link
            to="/s/$storeId/bounceback/settings/campaigns/$campaignId"
            params={{ storeId, campaignId: lineage.newest.id }}
          >
            {text("page.openNewer", { version: lineage.newest.version })}
          </Link>
        </p>
      )}
      {campaign.isBudgetReached && campaign.endedAt === null && (
        <section className={classes.reached} aria-label={text("list.budgetReached")}>
          <div>
            <h2>{text("page.budgetReached", { count: lineage.issued })}</h2>
            <p>{text("page.budgetReachedText")}</p>
          </div>
          <Button
            onClick={() =>
              void navigate({
                to: "/s/$storeId/bounceback/settings/campaigns/$campaignId/edit",
                params: { storeId, campaignId: campaign.id },
              })
            }
          >
            {text("page.raise")}
          </Button>
        </section>
      )}
    </>
  );
}

function OlderVersions({ lineage, shownId }: { lineage: Lineage; shownId: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const versions = [lineage.newest, ...lineage.older].filter(({ id }) => id !== shownId);
  if (versions.length === 0) {
    return null;
  }
  return (
    <Card title={text("page.versions")} hasPadding={false}>
      <ul className={classes.versions}>
        {versions.map(({ id, version, sentence, issued }) => (
          <li key={id}>
            <Link to="/s/$storeId/bounceback/settings/campaigns/$campaignId" params={{ storeId, campaignId: id }}>
              {text("version", { version })}
            </Link>
            <span>{sentence}</span>
            <span>{text("page.coupons", { count: issued })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
