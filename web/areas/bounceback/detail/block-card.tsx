import { IconLock, IconPhone } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { overridableCodes } from "#common/bounceback/coupon-block-codes.ts";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { formatInstantDate } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { SmallTag } from "#web/areas/bounceback/shared/coupon-tag.tsx";
import type { Coupon, CouponBlock, CouponDetail } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import { OverrideDialog, UndoDialog } from "./reason-dialogs.tsx";
import { wasTexted } from "./use-resend.ts";
import classes from "./block-card.module.css";

/** What must not be taken off is red, what may still work out is amber. */
const badCodes: readonly string[] = ["COUPON_REDEEMED", "COUPON_VOIDED", "COUPON_NOT_FOUND"];

/** This coupon will not be good again, so another one helps. */
const lastingCodes: readonly string[] = ["COUPON_REDEEMED", "COUPON_VOIDED", "COUPON_EXPIRED"];

export type BlockActs = {
  /** Cents of the sale that goes along with an override. */
  purchaseAmount: number | null;
  onResend: () => void;
  onHistory: () => void;
  /** Another coupon of the customer that is good now. */
  other: Pick<CouponDetail["others"][number], "id" | "numberText"> | null;
};

/** Why it cannot be used, in plain words: the fact, what to do, and the buttons that do it. */
export function BlockCard({ coupon, block, acts }: { coupon: Coupon; block: CouponBlock; acts: BlockActs }) {
  return (
    <section className={classes.card} data-tone={badCodes.includes(block.code) ? "bad" : "warn"}>
      <p className={classes.mini}>
        <SmallTag>{coupon.offText}</SmallTag>
        {coupon.numberText}
      </p>
      <div role="alert">
        <h2>{block.title}</h2>
        <p>{block.text}</p>
        <DisplayedState coupon={coupon} />
        {block.code === "COUPON_WRONG_STORE" && <WhereItWorks coupon={coupon} />}
        <p className={classes.next}>{block.next}</p>
      </div>
      <div className={classes.acts}>
        <BlockButtons coupon={coupon} block={block} acts={acts} />
      </div>
    </section>
  );
}

/** When it was used in the specification's own words (the block itself says when it expired), and what became of the sale that earned it. */
function DisplayedState({ coupon }: { coupon: Coupon }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { redemption, returnedAt, redeemAmount } = coupon;
  const whenText = (instant: string) => {
    const at = new Date(instant);
    return `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  };
  return (
    <>
      {redemption !== null && <p>{text("block.redeemed", { redeemedAt: whenText(redemption.at) })}</p>}
      {redemption !== null && returnedAt !== null && (
        <p>{text("block.returned", { when: whenText(returnedAt), amount: shortMoney(redeemAmount) })}</p>
      )}
    </>
  );
}

function WhereItWorks({ coupon: { stores } }: { coupon: Coupon }) {
  return (
    <ul className={classes.stores}>
      {stores.map(({ id, name, address, city, phoneNumber }) => (
        <li key={id}>
          <b>{name}</b>
          {[address, city, phoneNumber === null ? null : formatPhone(phoneNumber)].filter(Boolean).join(", ")}
        </li>
      ))}
    </ul>
  );
}

function BlockButtons({ coupon, block: { code }, acts }: { coupon: Coupon; block: CouponBlock; acts: BlockActs }) {
  const isOver = code === "COUPON_REDEEMED" || code === "COUPON_VOIDED";
  return (
    <>
      {isOver && <Button onClick={acts.onHistory}>{text("block.history")}</Button>}
      {acts.other !== null && lastingCodes.includes(code) && <OtherLink other={acts.other} />}
      {code === "COUPON_REDEEMED" && <UndoButton coupon={coupon} />}
      {code === "COUPON_NOT_STARTED" && coupon.cellphone !== null && (
        <Button onClick={acts.onResend}>{text(wasTexted(coupon) ? "block.resend" : "block.send")}</Button>
      )}
      {overridableCodes.includes(code) && (
        <OverrideButton coupon={coupon} code={code} purchaseAmount={acts.purchaseAmount} />
      )}
      {code === "COUPON_WRONG_STORE" && <CallButton coupon={coupon} />}
    </>
  );
}

function OtherLink({ other }: { other: NonNullable<BlockActs["other"]> }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <ButtonLink to="/s/$storeId/bounceback/detail/show/$couponId" params={{ storeId, couponId: other.id }}>
      {text("block.other", { number: other.numberText })}
    </ButtonLink>
  );
}

/** In the store that redeemed it, on the same day; the server says so for certain. */
function UndoButton({ coupon }: { coupon: Coupon }) {
  const [isOpen, setIsOpen] = useState(false);
  const store = useActiveStore();
  const now = useNow();
  const { redemption } = coupon;
  if (redemption === null || store === null || redemption.storeId !== String(store.id)) {
    return null;
  }
  const dateOf = (instant: Date) => localTimeAt(instant, store.timeZone).date;
  return (
    dateOf(new Date(redemption.at)) === dateOf(now) && (
      <>
        <Button icon={<IconLock size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {text("block.undo")}
        </Button>
        {isOpen && <UndoDialog coupon={coupon} onClose={() => setIsOpen(false)} />}
      </>
    )
  );
}

type OverrideButtonProps = { coupon: Coupon; code: CouponBlock["code"]; purchaseAmount: number | null };

function OverrideButton({ coupon, code, purchaseAmount }: OverrideButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<IconLock size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {text(code === "COUPON_EXPIRED" ? "block.honor" : "block.allow")}
      </Button>
      {isOpen && (
        <OverrideDialog coupon={coupon} code={code} purchaseAmount={purchaseAmount} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function CallButton({ coupon: { stores } }: { coupon: Coupon }) {
  const phone = stores.find(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber ?? null;
  return (
    phone !== null && (
      <a className={classes.call} href={`tel:${phone}`}>
        <IconPhone size={17} aria-hidden="true" />
        {text("block.call")}
      </a>
    )
  );
}
