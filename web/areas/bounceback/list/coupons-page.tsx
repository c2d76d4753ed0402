import { IconBarcode, IconPlus } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text as areaText } from "#web/areas/bounceback/bounceback-text.ts";
import { useCouponScans } from "#web/areas/bounceback/scan/use-coupon-scans.ts";
import { CouponFilters } from "./coupon-filters.tsx";
import { CouponTable } from "./coupon-table.tsx";
import type { CouponsFilter } from "./coupons-search.ts";
import { SettingsLink } from "#web/areas/bounceback/shared/settings-link.tsx";
import { text } from "./list-text.ts";
import classes from "./list.module.css";

/** The store's coupons, the newest first. Search, filters and page are in the address. */
export function CouponsPage() {
  const search = useSearch({ from: "/s/$storeId/bounceback" });
  const navigate = useNavigate({ from: "/s/$storeId/bounceback" });
  useCouponScans();
  // A new filter starts at the first page.
  const filterBy = (change: CouponsFilter) => {
    const { status, campaign, batch, pending, q, size, sort } = search;
    void navigate({ search: { status, campaign, batch, pending, q, size, sort, ...change }, replace: true });
  };
  const clear = () => void navigate({ search: { size: search.size, sort: search.sort }, replace: true });
  return (
    <Page title={areaText("home.title")} className={classes.page} actions={<ListActs />}>
      <CouponFilters search={search} onFilter={filterBy} />
      <CouponTable search={search} onClear={clear} />
      <PhoneScan />
    </Page>
  );
}

function ListActs() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const couldIssue = useCanAfterPin()("bounceback:issue");
  const isPhone = useIsPhone();
  return (
    <>
      {can("bounceback:settings") && <SettingsLink />}
      {!isPhone && (
        <ButtonLink
          to="/s/$storeId/bounceback/scan"
          params={{ storeId }}
          icon={<IconBarcode size={18} aria-hidden="true" />}
        >
          {text("scan")}
        </ButtonLink>
      )}
      {couldIssue && (
        <ButtonLink
          to="/s/$storeId/bounceback/detail/new"
          params={{ storeId }}
          kind="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          data-new
        >
          {text("new")}
        </ButtonLink>
      )}
    </>
  );
}

/** Within the thumb's reach, above the bar. */
function PhoneScan() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isPhone = useIsPhone();
  return (
    isPhone && (
      <span className={classes.scan}>
        <ButtonLink
          to="/s/$storeId/bounceback/scan"
          params={{ storeId }}
          kind="primary"
          icon={<IconBarcode size={20} aria-hidden="true" />}
        >
          {text("scan")}
        </ButtonLink>
      </span>
    )
  );
}
