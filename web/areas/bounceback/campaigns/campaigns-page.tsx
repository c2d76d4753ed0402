import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { IconPlus } from "@tabler/icons-react";
import { periodText } from "#common/bounceback/campaign.ts";
import { formatNumber } from "#common/number-format.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { BouncebackRules } from "./bounceback-rules.tsx";
import { CampaignBadges } from "./campaign-badges.tsx";
import { settingsHistory } from "./campaign-history.ts";
import { lineagesOf } from "./lineages.ts";
import type { Lineage } from "./lineages.ts";
import { text } from "./campaigns-text.ts";
import { campaignsQuery } from "./campaigns.queries.ts";
import classes from "./campaigns.module.css";

/** Bounceback Settings: the store's campaigns, each in its newest version, and the rules of all. */
export function CampaignsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(campaignsQuery, { live: ["CouponCampaign", "Coupon"] });
  const lineages = read.status === "ready" ? lineagesOf(read.data.couponCampaigns) : null;
  const newCampaign = (
    <ButtonLink
      data-new
      kind="primary"
      to="/s/$storeId/bounceback/settings/campaigns/new"
      params={{ storeId }}
      icon={<IconPlus size={18} />}
    >
      {text("new")}
    </ButtonLink>
  );
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/bounceback" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={lineages?.length === 0 ? undefined : newCampaign}
    >
      {lineages === null && (
        <Card>
          <ReadState read={read} loading={<LoadingState lines={8} />} />
        </Card>
      )}
      {lineages?.length === 0 && (
        <Card>
          <EmptyState title={text("empty.title")} text={text("empty.text")} action={newCampaign} />
        </Card>
      )}
      {lineages !== null && lineages.length > 0 && <CampaignGroups lineages={lineages} />}
      <BouncebackRules />
      <RecordHistory kind="BouncebackSettings" id={String(storeId)} words={settingsHistory} />
    </Page>
  );
}

const groups = [
  { status: "ACTIVE", title: "list.active" },
  { status: "NOT_STARTED", title: "list.notStarted" },
  { status: "ENDED", title: "list.ended" },
] as const;

/** Ended campaigns fill years; the newest of them are enough at first. */
const endedAtFirst = 5;

function CampaignGroups({ lineages }: { lineages: readonly Lineage[] }) {
  const [showsAll, setShowsAll] = useState(false);
  return groups.map(({ status, title }) => {
    const rows = lineages.filter(({ newest }) => newest.status === status);
    const isShort = status === "ENDED" && !showsAll && rows.length > endedAtFirst;
    const shown = isShort ? rows.slice(0, endedAtFirst) : rows;
    return (
      rows.length > 0 && (
        <Card key={status} title={text(title)} hasPadding={false} aside={formatNumber(rows.length)}>
          <ul className={classes.campaigns}>
            {shown.map((lineage) => (
              <CampaignLine key={lineage.newest.id} lineage={lineage} />
            ))}
          </ul>
          {isShort && (
            <p className={classes.more}>
              <Button kind="quiet" onClick={() => setShowsAll(true)}>
                {text("list.showEnded", { count: rows.length })}
              </Button>
            </p>
          )}
        </Card>
      )
    );
  });
}

function CampaignLine({ lineage }: { lineage: Lineage }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { newest, issued, redeemed, open } = lineage;
  const { id, name, sentence, type, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn, isBudgetReached } = newest;
  const facts = [
    ["list.issued", formatNumber(issued)],
    ["list.redeemed", formatNumber(redeemed)],
    ["list.open", formatNumber(open)],
  ] as const;
  return (
    <li>
      <div className={classes.what}>
        <Link to="/s/$storeId/bounceback/settings/campaigns/$campaignId" params={{ storeId, campaignId: id }}>
          {name}
        </Link>
        <p>{sentence}</p>
        <span className={classes.badges}>
          <CampaignBadges campaign={newest} />
          {isBudgetReached && newest.status === "ACTIVE" && <Badge tone="warn">{text("list.budgetReached")}</Badge>}
        </span>
      </div>
      <dl className={classes.days}>
        <div>
          <dt>{text(type === "MANUAL" ? "list.handOut" : "list.earn")}</dt>
          <dd>{periodText(earnStartOn, earnEndOn)}</dd>
        </div>
        <div>
          <dt>{text("list.redeem")}</dt>
          <dd>{periodText(redeemStartOn, redeemEndOn)}</dd>
        </div>
      </dl>
      <dl className={classes.counts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
