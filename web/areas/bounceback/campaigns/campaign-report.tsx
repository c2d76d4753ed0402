import { Link, useParams } from "@tanstack/react-router";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatNumber } from "#common/number-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { CouponPlaces, CouponReach, FourFigures } from "#web/areas/bounceback/report/report-figures.tsx";
import { reportInput } from "#web/areas/bounceback/report/report-search.ts";
import { bouncebackReportQuery } from "#web/areas/bounceback/report/report.queries.ts";
import { useForecast } from "#web/areas/bounceback/report/use-forecast.ts";
import { WeekBars } from "#web/areas/bounceback/report/week-bars.tsx";
import reportClasses from "#web/areas/bounceback/report/report.module.css";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import type { Lineage } from "./lineages.ts";
import { text } from "./campaigns-text.ts";
import type { Campaign } from "./campaigns.queries.ts";

type CampaignReportProps = { campaign: Campaign; lineage: Lineage };

/** The report of one campaign through all its versions. */
export function CampaignReport({ campaign, lineage }: CampaignReportProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const variables = useCampaignRange(lineage);
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const read = useRead(bouncebackReportQuery, { variables, live: ["Coupon", "CouponCampaign"] });
  const { days } = useForecast(variables);
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<LoadingState lines={8} />} />;
  }
  const { total, weeks } = read.data.bouncebackReport;
  return (
    <>
      <FourFigures figures={total} budget={budgetText(campaign)} daysLeft={daysLeft(campaign, today)} expected={days} />
      <div className={reportClasses.columns}>
        <WeekBars weeks={weeks} total={total} expected={days} />
        <div className={reportClasses.beside}>
          <CouponPlaces
            figures={total}
            aside={
              <Link to="/s/$storeId/bounceback" params={{ storeId }} search={{ campaign: campaign.id }}>
                {text("page.seeCoupons")}
              </Link>
            }
          />
          <CouponReach figures={total} />
        </div>
      </div>
    </>
  );
}

/** From the first day on which any version could issue until today. */
export function useCampaignRange({ newest, older }: Lineage): ReturnType<typeof reportInput> {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const from = [newest, ...older].reduce(
    (least, { earnStartOn }) => (earnStartOn < least ? earnStartOn : least),
    today,
  );
  return reportInput({ from, to: today, campaign: newest.lineageId }, today);
}

function budgetText({ budgetCoupons, budgetAmount, redeemAmount }: Campaign): string | null {
  if (budgetCoupons !== null) {
    return formatNumber(budgetCoupons);
  }
  return budgetAmount === null
    ? null
    : `${shortMoney(budgetAmount)}, ${formatNumber(Math.floor(budgetAmount / redeemAmount))}`;
}

/** Today counts as one of them; null when it is over. */
function daysLeft({ redeemEndOn }: Campaign, today: BusinessDate): number | null {
  return redeemEndOn < today ? null : daysBetween(today, redeemEndOn) + 1;
}
