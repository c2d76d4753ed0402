import { useParams } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { couponBlockCodes } from "#common/bounceback/coupon-block-codes.ts";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { localTimeAt } from "#common/store-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Page } from "#web/ui/page/page.tsx";
import { OfflinePanel } from "#web/areas/bounceback/offline/offline-panel.tsx";
import { useReachable } from "#web/areas/bounceback/offline/use-reachable.ts";
import { useOfflineMost } from "#web/areas/bounceback/offline/use-offline-coupon.ts";
import { useCouponScans } from "#web/areas/bounceback/scan/use-coupon-scans.ts";
import { noAmount } from "./amount-keys.ts";
import { BlockCard } from "./block-card.tsx";
import { CouponActs } from "./coupon-acts.tsx";
import { CustomerCard, HistoryCard } from "./coupon-cards.tsx";
import { CouponChecks } from "./coupon-checks.tsx";
import { CouponFace } from "./coupon-face.tsx";
import { CouponFacts } from "./coupon-facts.tsx";
import { couponQuery } from "./coupon.queries.ts";
import type { CouponDetail } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import { RedeemPanel } from "./redeem-panel.tsx";
import { useRedeem } from "./use-redeem.ts";
import { useResend } from "./use-resend.ts";
import classes from "./coupon.module.css";

/** One coupon: whether it is good here and now, and the one button that uses it. */
export function CouponPage() {
  const { storeId, couponId } = useParams({ from: "/s/$storeId/bounceback/detail/show/$couponId" });
  const read = useRead(couponQuery, { variables: { id: couponId }, live: ["Coupon"] });
  useCouponScans();
  const coupon = read.status === "ready" ? read.data.coupon.coupon : null;
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/bounceback" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={
        <>
          {text("title")} {coupon !== null && <span className={classes.number}>{coupon.numberText}</span>}
        </>
      }
      actions={coupon !== null && <CouponActs coupon={coupon} />}
    >
      {read.status === "failed" ? (
        <ErrorState text={text("failed", { error: text("failedHint") })} onRetry={read.again} />
      ) : (
        <ReadState read={read} loading={<CouponSkeleton />} />
      )}
      {read.status === "ready" && <CouponScreen key={couponId} detail={read.data.coupon} read={read} />}
    </Page>
  );
}

function CouponScreen({ detail, read }: { detail: CouponDetail; read: Pick<Read<unknown>, "again"> }) {
  const { coupon, events } = detail;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const history = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <CouponFace coupon={coupon} today={today} />
        <CouponChecks coupon={coupon} today={today} />
      </div>
      <div className={classes.beside}>
        <Redeeming detail={detail} onChanged={read.again} onHistory={() => history.current?.focus()} />
      </div>
      <div className={classes.main}>
        <div className={classes.low}>
          <CustomerCard detail={detail} />
          <HistoryCard events={events} heading={history} />
        </div>
        <CouponFacts coupon={coupon} />
      </div>
    </div>
  );
}

type RedeemingProps = { detail: CouponDetail; onChanged: () => void; onHistory: () => void };

/** The keys and Redeem, or why not. What was typed of the sale stays while it changes between the two. */
function Redeeming({ detail: { coupon, others }, onChanged, onHistory }: RedeemingProps) {
  const [sale, setSale] = useState(noAmount);
  const most = useOfflineMost();
  const { isReachable, noteLost } = useReachable(coupon);
  const { send, show, isRunning } = useRedeem(coupon);
  const resend = useResend();
  const redeem = async () => {
    const question = text("redeem.who", { amount: shortMoney(coupon.redeemAmount) });
    const outcome = await send({ purchaseAmount: sale.cents }, question);
    if (outcome.isDone) {
      show(outcome.data.redeemCoupon);
      return;
    }
    const { code, text: error } = outcome.refused;
    if (code === "unreachable") {
      noteLost();
    }
    // The reason is part of the coupon, and another person's redemption changes more of it than that.
    onChanged();
    if (!couponBlockCodes.some((blockCode) => blockCode === code)) {
      showSnackbar({ text: text("redeem.failed", { error }), color: "bad" });
    }
  };
  if (!isReachable) {
    return <OfflinePanel coupon={coupon} most={most} sale={sale} onSale={setSale} onRetry={onChanged} />;
  }
  if (coupon.block !== null) {
    const other = others.find(({ status }) => status === "REDEEMABLE") ?? null;
    const acts = { purchaseAmount: sale.cents, onResend: () => void resend.send(coupon), onHistory, other };
    return <BlockCard coupon={coupon} block={coupon.block} acts={acts} />;
  }
  return (
    <RedeemPanel coupon={coupon} sale={sale} onSale={setSale} isRedeeming={isRunning} onRedeem={() => void redeem()} />
  );
}

function CouponSkeleton() {
  return (
    <LoadingState>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Skeleton height={338} />
          <Skeleton height={62} />
          <Skeleton height={180} />
        </div>
        <Skeleton height={616} />
      </div>
    </LoadingState>
  );
}
