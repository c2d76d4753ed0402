import { IconArrowsTransferUp, IconChecklist, IconClockHour4, IconSnowflake } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { LinkChips } from "#web/ui/controls/link-chips.tsx";
import { text } from "./backstock-text.ts";

/** From the bins to what to do with them: what to pull, what runs out of season, what goes to a sister store. */
export function BackstockLinks() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <LinkChips label={text("links.label")}>
      <Link to="/s/$storeId/backstock/pull-list" params={{ storeId }}>
        <IconChecklist size={18} aria-hidden="true" />
        {text("links.pullList")}
      </Link>
      <Link to="/s/$storeId/backstock/seasons" params={{ storeId }}>
        <IconSnowflake size={18} aria-hidden="true" />
        {text("links.seasons")}
      </Link>
      <Link to="/s/$storeId/backstock/transfers" params={{ storeId }}>
        <IconArrowsTransferUp size={18} aria-hidden="true" />
        {text("links.transfers")}
      </Link>
      <Link to="/s/$storeId/reports/backstock" params={{ storeId }}>
        <IconClockHour4 size={18} aria-hidden="true" />
        {text("links.aging")}
      </Link>
    </LinkChips>
  );
}
