import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { notACoupon } from "#common/bounceback/coupon-block-codes.ts";
import { readCouponNumber } from "#common/bounceback/coupon-number.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
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
  const find = async (code: string) => {
    setNotice(null);
    if (readCouponNumber(code) === null) {
      setNotice({ kind: "not-a-coupon", code, ...notACoupon });
      return;
    }
    // A search takes nobody's PIN: who redeems is asked later.
    const outcome = await scan({ code }, { employee: "none" });
    if (!outcome.isDone) {
      setNotice(noticeOf(outcome.refused, code));
      return;
    }
    const { coupon, title, text: words } = outcome.data.scanCoupon;
    if (coupon === null) {
      setNotice({ kind: "not-a-coupon", code, title: title ?? notACoupon.title, text: words ?? notACoupon.text });
      return;
    }
    await navigate({
      to: "/s/$storeId/bounceback/detail/show/$couponId",
      params: { storeId, couponId: coupon.id },
      replace: true,
    });
  };
  return { find, isFinding, notice };
}

function noticeOf(refused: { code: string; text: string }, code: string): ScanNotice {
  if (refused.code === "unreachable") {
    return { kind: "offline", code, title: text("offlineTitle"), text: text("offlineText") };
  }
  if (refused.code === "too-many-tries") {
    const [title = "", ...rest] = refused.text.split(/(?<=\.)\s/);
    return { kind: "paused", code, title: title.replace(/\.$/, ""), text: rest.join(" ") };
  }
  return { kind: "failed", code, title: text("failed", { error: refused.text }), text: "" };
}
