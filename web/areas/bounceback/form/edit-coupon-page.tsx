import { useNavigate, useParams } from "@tanstack/react-router";
import { IconLock } from "@tabler/icons-react";
import { formatInstantDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page/page.tsx";
import { couponQuery } from "#web/areas/bounceback/detail/coupon.queries.ts";
import type { Coupon } from "#web/areas/bounceback/detail/coupon.queries.ts";
import { contactOf, CouponFields, couponFormFields, termsOf } from "./coupon-fields.tsx";
import type { CouponValues } from "./coupon-fields.tsx";
import { editCouponMutation } from "./coupon-form.queries.ts";
import { text } from "./form-text.ts";
import classes from "./form.module.css";

/** Whose a coupon is, by anyone; what it is good for, by managers. */
export function EditCouponPage() {
  const { storeId, couponId } = useParams({ from: "/s/$storeId/bounceback/detail/edit/$couponId" });
  const read = useRead(couponQuery, { variables: { id: couponId }, live: ["Coupon"] });
  const coupon = read.status === "ready" ? read.data.coupon.coupon : null;
  const isLocked = coupon !== null && (coupon.status === "REDEEMED" || coupon.status === "VOIDED");
  return (
    <Page
      width="form"
      back={
        <BackLink to="/s/$storeId/bounceback/detail/show/$couponId" params={{ storeId, couponId }}>
          {text("backToCoupon")}
        </BackLink>
      }
      title={text("edit.title")}
    >
      <ReadState read={read} />
      {coupon !== null && (isLocked ? <LockedCoupon coupon={coupon} /> : <EditForm key={coupon.id} coupon={coupon} />)}
    </Page>
  );
}

function EditForm({ coupon }: { coupon: Coupon }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const [edit] = useChange(editCouponMutation);
  const canChangeTerms = useCan()("bounceback:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const { id, version, redeemAmount, redeemMinSpend, redeemStartOn, redeemEndOn } = coupon;
  const leave = () =>
    void navigate({
      to: "/s/$storeId/bounceback/detail/show/$couponId",
      params: { storeId, couponId: id },
      replace: true,
    });
  const initial: CouponValues = {
    ...{ name: coupon.name ?? "", email: coupon.email ?? "", cellphone: coupon.cellphone ?? "" },
    ...{ redeemAmount, redeemMinSpend, redeemStartOn, redeemEndOn },
  };
  const form = useForm({
    initial,
    fields: couponFormFields,
    save: (values) => {
      const terms = canChangeTerms ? termsOf(values) : null;
      return edit({ id, version, contact: contactOf(values), terms }, { refetches: [couponQuery] });
    },
    refusalText: (error) => text("updateFailed", { error }),
    onSaved: () => {
      showSnackbar({ text: text("updated"), color: "good" });
      leave();
    },
  });
  return (
    <div className={classes.whole}>
      <Form
        form={form}
        label={text("edit.title")}
        actions={<SaveActions form={form} save={text("update")} onCancel={leave} />}
      >
        <CouponFields form={form} today={today} canChangeTerms={canChangeTerms} />
      </Form>
    </div>
  );
}

function LockedCoupon({ coupon }: { coupon: Coupon }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const at = new Date(coupon.voidedAt ?? coupon.redemption?.at ?? coupon.issuedAt);
  const when = `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  return (
    <EmptyState
      icon={<IconLock size={28} />}
      title={text("locked.title")}
      text={text(coupon.status === "VOIDED" ? "locked.VOIDED" : "locked.REDEEMED", { when })}
      action={
        <ButtonLink
          to="/s/$storeId/bounceback/detail/show/$couponId"
          params={{ storeId, couponId: coupon.id }}
          kind="primary"
        >
          {text("locked.open")}
        </ButtonLink>
      }
    />
  );
}
