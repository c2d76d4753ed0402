import { IconCloudOff } from "@tabler/icons-react";
import { shortMoney } from "#common/bounceback/campaign.ts";
import type { OfflineBlock } from "#common/bounceback/offline-rule.ts";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useUsedTill } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { TypedAmount } from "#web/areas/bounceback/detail/amount-keys.ts";
import type { Coupon } from "#web/areas/bounceback/detail/coupon.queries.ts";
import { RedeemPanel } from "#web/areas/bounceback/detail/redeem-panel.tsx";
import blockClasses from "#web/areas/bounceback/detail/block-card.module.css";
import { SmallTag } from "#web/areas/bounceback/shared/coupon-tag.tsx";
import { showTakeOff } from "#web/areas/bounceback/shared/take-off.ts";
import { text } from "./offline-text.ts";
import { useOfflineCoupon, useTakeOffline } from "./use-offline-coupon.ts";
import classes from "./offline-panel.module.css";

type OfflinePanelProps = {
  coupon: Coupon;
  /** The store's rule: cents, or null when no coupon is taken without a connection. */
  most: number | null;
  sale: TypedAmount;
  onSale: (sale: TypedAmount) => void;
  onRetry: () => void;
};

/** Without a connection: the keys and one button that takes it all the same where the owner allows it, or why not. */
export function OfflinePanel({ coupon, most, sale, onSale, onRetry }: OfflinePanelProps) {
  const { block, waiting } = useOfflineCoupon(coupon, most);
  const { take, isRunning } = useTakeOffline(coupon);
  const employee = useActiveEmployee();
  const till = useUsedTill();
  const store = useActiveStore();
  if (block !== null) {
    return <OfflineBlockCard coupon={coupon} block={block} words={{ most, waiting }} onRetry={onRetry} />;
  }
  const takeIt = async () => {
    const outcome = await take(sale.cents);
    if (!outcome.isDone) {
      showSnackbar({ text: text("take.failed", { error: outcome.refused.text }), color: "bad" });
      return;
    }
    if (store !== null) {
      showTakeOff({
        ...{ storeId: store.id, couponId: coupon.id, numberText: coupon.numberText, amount: coupon.redeemAmount },
        ...{ purchaseAmount: sale.cents, at: new Date().toISOString(), isOffline: true },
        ...{ by: employee?.fullName ?? null, terminal: till?.name ?? null },
      });
    }
  };
  return (
    <div className={classes.offline}>
      <output className={classes.note}>
        <IconCloudOff size={20} aria-hidden="true" />
        <span>
          <b>{text("take.note", { most: shortMoney(most ?? 0) })}</b> {text("take.hint")}
        </span>
      </output>
      <RedeemPanel
        coupon={coupon}
        sale={sale}
        onSale={onSale}
        label={text("take.go")}
        isRedeeming={isRunning}
        onRedeem={() => void takeIt()}
      />
    </div>
  );
}

type BlockWords = { most: number | null; waiting: ReturnType<typeof useOfflineCoupon>["waiting"] };
type OfflineBlockCardProps = { coupon: Coupon; block: OfflineBlock; words: BlockWords; onRetry: () => void };

/** Why it is not taken now, and what to do instead. */
function OfflineBlockCard({ coupon, block, words, onRetry }: OfflineBlockCardProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { waiting } = words;
  const isTaken = block === "waiting" && waiting !== null;
  const [title, fact, next] = isTaken
    ? [
        text("block.waiting", { time: formatTime(new Date(waiting.at), timeZone) }),
        text("block.waitingText", { name: waiting.employeeName }),
        text("block.waitingNext"),
      ]
    : [
        text("offline.title"),
        factText(coupon, block, words),
        text("offline.next", { date: formatDayOfMonth(coupon.redeemEndOn) }),
      ];
  return (
    <section className={blockClasses.card}>
      <p className={blockClasses.mini}>
        <SmallTag>{coupon.offText}</SmallTag>
        {coupon.numberText}
      </p>
      <div role="alert">
        <h2>{title}</h2>
        <p>{fact}</p>
        <p className={blockClasses.next}>{next}</p>
      </div>
      <div className={blockClasses.acts}>
        <Button onClick={onRetry}>{text("offline.again")}</Button>
      </div>
    </section>
  );
}

function factText(coupon: Coupon, block: OfflineBlock, { most }: BlockWords): string {
  switch (block) {
    case "waiting":
      return text("block.waitingNext");
    case "not-started":
      return text("block.not-started", { date: formatDayOfMonth(coupon.redeemStartOn) });
    case "expired":
      return text("block.expired", { date: formatDate(coupon.redeemEndOn) });
    case "wrong-store":
      return text("block.wrong-store", { name: coupon.storeName });
    case "too-much":
      return text("block.too-much", { most: shortMoney(most ?? 0), amount: shortMoney(coupon.redeemAmount) });
    default:
      return text(`block.${block}`);
  }
}
