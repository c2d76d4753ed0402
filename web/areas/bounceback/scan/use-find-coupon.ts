import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { notACoupon } from "#common/bounceback/coupon-block-codes.ts";
import { readCouponNumber } from "#common/bounceback/coupon-number.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { findKeptCoupon } from "#web/areas/bounceback/offline/seen-coupons.ts";
import { useOfflineMost } from "#web/areas/bounceback/offline/use-offline-coupon.ts";
import { scanCouponMutation } from "./scan.queries.ts";
import { text } from "./scan-text.ts";

/** Why a code opened nothing. */
export type ScanNotice = {
  kind: "not-a-coupon" | "paused" | "offline" | "failed";
  code: string;
  title: string;
  text: string;
};

type FindCoupon = {
  find: (code: string) => Promise<void>;
  isFinding: boolean;
  notice: ScanNotice | null;
};

/** Opens the coupon of a code. A mistyped digit is found here, so it costs no search. */
export function useFindCoupon(): FindCoupon {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const [scan, isFinding] = useChange(scanCouponMutation);
  const [notice, setNotice] = useState<ScanNotice | null>(null);
  const store = useStoreData();
  const takesOffline = useOfflineMost() !== null;
  const open = (couponId: string) =>
    navigate({ to: "/s/$storeId/bounceback/detail/show/$couponId", params: { storeId, couponId }, replace: true });
  /** Where the store takes coupons without a connection, one that this screen has seen opens from what it keeps. */
  const openKept = async (code: string): Promise<boolean> => {
    const number = readCouponNumber(code);
    const kept = takesOffline ? findKeptCoupon(store, (coupon) => coupon.number === number) : null;
    if (kept !== null) {
      await open(kept.coupon.id);
    }
    return kept !== null;
  };
  const find = async (code: string) => {
    setNotice(null);
    if (readCouponNumber(code) === null) {
      setNotice({ kind: "not-a-coupon", code, ...notACoupon });
      return;
    }
    // A search takes nobody's PIN: who redeems is asked later.
    const outcome = await scan({ code }, { employee: "none" });
    if (!outcome.isDone) {
      if (outcome.refused.code !== "unreachable" || !(await openKept(code))) {
        setNotice(noticeOf(outcome.refused, { code, takesOffline }));
      }
      return;
    }
    const { coupon, title, text: words } = outcome.data.scanCoupon;
    if (coupon === null) {
      setNotice({ kind: "not-a-coupon", code, title: title ?? notACoupon.title, text: words ?? notACoupon.text });
      return;
    }
    await open(coupon.id);
  };
  return { find, isFinding, notice };
}

function noticeOf(
  refused: { code: string; text: string },
  { code, takesOffline }: { code: string; takesOffline: boolean },
): ScanNotice {
  if (refused.code === "unreachable") {
    return {
      kind: "offline",
      code,
      title: text("offlineTitle"),
      text: text(takesOffline ? "offlineUnseen" : "offlineText"),
    };
  }
  if (refused.code === "too-many-tries") {
    const [title = "", ...rest] = refused.text.split(/(?<=\.)\s/);
    return { kind: "paused", code, title: title.replace(/\.$/, ""), text: rest.join(" ") };
  }
  return { kind: "failed", code, title: text("failed", { error: refused.text }), text: "" };
}
