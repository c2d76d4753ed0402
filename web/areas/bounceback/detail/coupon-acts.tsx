import {
  IconBan,
  IconDots,
  IconExternalLink,
  IconFileTypePdf,
  IconMessage,
  IconPencil,
  IconPrinter,
} from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { PrintDialog } from "#web/areas/bounceback/shared/print-dialog.tsx";
import { text as printText } from "#web/areas/bounceback/shared/print-text.ts";
import { usePrintCoupons } from "#web/areas/bounceback/shared/use-print-coupons.ts";
import type { PrintCoupons } from "#web/areas/bounceback/shared/use-print-coupons.ts";
import { couponQuery } from "./coupon.queries.ts";
import type { Coupon } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import { VoidDialog } from "./reason-dialogs.tsx";
import { useResend, wasTexted } from "./use-resend.ts";

/** Edit, text, print, void: nothing of a coupon that is used or voided, and only in the store that issued it. */
export function CouponActs({ coupon }: { coupon: Coupon }) {
  const isPhone = useIsPhone();
  const acts = useActs(coupon);
  const [isVoiding, setIsVoiding] = useState(false);
  const { main, print } = acts;
  const inMenu = isPhone ? [...main, ...acts.more] : acts.more;
  const last = acts.canVoid
    ? [{ label: text("void"), icon: <IconBan size={18} />, tone: "bad" as const, onSelect: () => setIsVoiding(true) }]
    : [];
  return (
    <>
      {!isPhone &&
        main.map(({ label, icon, isBusy, onSelect }) => (
          <Button key={label} icon={icon} isBusy={isBusy} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <Menu label={text("more")} icon={<IconDots size={20} />} items={[...inMenu, ...last]} />
      {isVoiding && <VoidDialog coupon={coupon} onClose={() => setIsVoiding(false)} />}
      {print.isAsking && <PrintDialog print={print} />}
    </>
  );
}

type Act = { label: string; icon: ReactNode; isBusy: boolean; onSelect: () => void };

function act(label: string, icon: ReactNode, onSelect: () => void): Act {
  return { label, icon, isBusy: false, onSelect };
}

/** What this person may do with the coupon now; the first ones are buttons where there is room. */
function useActs(coupon: Coupon): { main: Act[]; more: Act[]; canVoid: boolean; print: PrintCoupons } {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const can = useCan();
  const couldIssue = useCanAfterPin()("bounceback:issue");
  const isOpen = coupon.storeId === String(storeId) && coupon.status !== "REDEEMED" && coupon.status !== "VOIDED";
  const resend = useResend();
  const print = usePrintCoupons([coupon.id], { name: coupon.numberText, refetches: [couponQuery] });
  const edit = () =>
    void navigate({ to: "/s/$storeId/bounceback/detail/edit/$couponId", params: { storeId, couponId: coupon.id } });

  const page = act(text("link"), <IconExternalLink size={18} />, () => {
    window.open(coupon.publicUrl, "_blank", "noopener");
  });
  const canVoid = isOpen && can("bounceback:manage");
  if (!isOpen || !couldIssue) {
    return { main: [], more: [page], canVoid, print };
  }
  const texting =
    coupon.cellphone === null
      ? []
      : [
          {
            ...act(
              text(wasTexted(coupon) ? "resend" : "send"),
              <IconMessage size={17} />,
              () => void resend.send(coupon),
            ),
            isBusy: resend.isRunning,
          },
        ];
  const paper = printText(coupon.printCount === 0 ? "print" : "reprint");
  return {
    main: [
      act(text("edit"), <IconPencil size={17} />, edit),
      ...texting,
      { ...act(paper, <IconPrinter size={17} />, () => void print.atRegister()), isBusy: print.isRunning },
    ],
    more: [page, act(printText("pdf"), <IconFileTypePdf size={18} />, () => void print.savePdf())],
    canVoid,
    print,
  };
}
