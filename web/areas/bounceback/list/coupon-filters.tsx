import { IconPrinter, IconSearch, IconX } from "@tabler/icons-react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { useTypedSearch } from "#web/ui/use-typed-search.ts";
import { couponStatuses } from "./coupons-search.ts";
import type { CouponsFilter } from "./coupons-search.ts";
import { campaignChoicesQuery } from "./coupons.queries.ts";
import { text } from "./list-text.ts";
import classes from "./list.module.css";

type CouponFiltersProps = { search: CouponsFilter; onFilter: (change: CouponsFilter) => void };

/** What to look for, how it stands, and of which campaign. */
export function CouponFilters({ search, onFilter }: CouponFiltersProps) {
  const read = useRead(campaignChoicesQuery, { live: ["CouponCampaign"] });
  const campaigns = read.status === "ready" ? read.data.couponCampaigns : [];
  return (
    <search className={classes.filters}>
      <SearchField value={search.q ?? ""} onChange={(q) => onFilter({ q: q === "" ? undefined : q })} />
      <BareSelect
        label={text("filter.status")}
        value={search.status ?? ""}
        options={[
          { value: "", label: text("filter.all") },
          ...couponStatuses.map((status) => ({ value: status, label: text(`state.${status}`) })),
        ]}
        onChange={(value) => onFilter({ status: couponStatuses.find((status) => status === value) })}
      />
      <BareSelect
        label={text("filter.campaign")}
        value={search.campaign ?? ""}
        options={[
          { value: "", label: text("filter.allCampaigns") },
          ...campaigns.map(({ id, name, version }) => ({
            value: id,
            label: version > 1 ? `${name} v${version}` : name,
          })),
        ]}
        onChange={(campaign) => onFilter({ campaign: campaign === "" ? undefined : campaign })}
      />
      <Button
        icon={<IconPrinter size={18} aria-hidden="true" />}
        kind={search.pending === true ? "primary" : "default"}
        aria-pressed={search.pending === true}
        onClick={() => onFilter({ pending: search.pending === true ? undefined : true })}
      >
        {text("filter.pending")}
      </Button>
    </search>
  );
}

/** Asks once the person has stopped typing. */
function SearchField({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useTypedSearch(value, onChange);
  return (
    <div className={classes.search}>
      <IconSearch size={18} aria-hidden="true" />
      <input
        type="search"
        aria-label={text("search")}
        placeholder={text("searchHint")}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== "" && (
        <IconButton label={text("searchClear")} onClick={() => setTyped("")}>
          <IconX size={18} />
        </IconButton>
      )}
    </div>
  );
}
