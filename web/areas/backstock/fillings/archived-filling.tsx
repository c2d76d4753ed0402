import { Link, useParams } from "@tanstack/react-router";
import { formatDayOfMonth } from "#common/date-format.ts";
import type { BackstockDetail } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import { reasonOf } from "./removal-reasons.ts";
import classes from "./fillings.module.css";

/** Read only: who emptied it and when, and the way to fill the bin anew. */
export function ArchivedFilling({ detail: { filling } }: { detail: BackstockDetail }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const date = filling.archivedOn === null ? "" : formatDayOfMonth(filling.archivedOn);
  const name = filling.archivedBy ?? text("detail.somebody");
  const reason = text(`reason.${reasonOf(filling.archivedReason)}`);
  const isPulled = filling.archivedReason === "pulled";
  return (
    <output className={classes.notice}>
      <span>{isPulled ? text("detail.emptied", { date, name }) : text("detail.removed", { date, name, reason })}</span>
      <span className={classes.noticeActs}>
        <Link
          to="/s/$storeId/backstock/detail/new"
          params={{ storeId }}
          search={{ binId: filling.binId }}
          className={classes.noticeLink}
        >
          {text("detail.fillAgain")}
        </Link>
      </span>
    </output>
  );
}
