import { IconBarcode, IconPlus, IconSettings } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { formatNumber } from "#common/number-format.ts";
import { useCan, useCouldBecome } from "#web/platform/permissions/can.ts";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import type { BackstockSearch } from "./backstock-search.ts";
import type { BackstockHome } from "./home.queries.ts";
import { text } from "./home-text.ts";
import classes from "./home.module.css";

/** How many bins there are, and what one comes here for: to scan one, to fill one. */
export function BackstockHead({ home, search }: { home: BackstockHome; search: BackstockSearch }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const couldBecome = useCouldBecome();
  return (
    <header className={classes.head}>
      <h1>{areaText("home.title")}</h1>
      <p className={classes.counts}>
        <b>{text("head.counts", { bins: formatNumber(home.bins) })}</b>
        <span>{text("head.filled", { count: formatNumber(home.filled) })}</span>
        <span>{home.empty === 0 ? text("head.full") : text("head.empty", { count: formatNumber(home.empty) })}</span>
      </p>
      <div className={classes.acts}>
        {can("backstock:settings") && (
          <Link
            to="/s/$storeId/backstock/settings"
            params={{ storeId }}
            className={classes.link}
            data-kind="quiet"
            // On a phone only the sign is left of it.
            aria-label={text("head.settings")}
          >
            <IconSettings size={18} aria-hidden="true" />
            <span>{text("head.settings")}</span>
          </Link>
        )}
        <Link
          to="/s/$storeId/backstock/scan"
          params={{ storeId }}
          search={search}
          className={classes.link}
          data-desktop
        >
          <IconBarcode size={18} aria-hidden="true" />
          {text("head.scan")}
        </Link>
        {couldBecome("backstock:move") && (
          <Link
            to="/s/$storeId/backstock/detail/new"
            params={{ storeId }}
            search={search}
            className={classes.link}
            data-kind="primary"
            data-new
          >
            <IconPlus size={18} aria-hidden="true" />
            {text("head.fill")}
          </Link>
        )}
      </div>
    </header>
  );
}
