import { Link, useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { BinDetail } from "./bins.queries.ts";

/** The number as it stands on the bin, and what it holds now. */
export function BinFacts({ bin }: { bin: BinDetail }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { contents } = bin;
  return (
    <div className={classes.facts}>
      <span className={classes.number}>{bin.label}</span>
      {contents === null ? (
        <p className={classes.hint}>{text(emptyTextOf(bin))}</p>
      ) : (
        <>
          <p>{text("bin.filledWith", { category: contents.categoryName, location: contents.locationName })}</p>
          <p className={classes.hint}>{text("bin.since", { date: formatDate(contents.inventoryDate) })}</p>
          <p className={classes.small}>{text("bin.cannotDelete")}</p>
          <Link
            to="/s/$storeId/backstock"
            params={{ storeId }}
            search={{ q: String(bin.number) }}
            className={classes.quietLink}
          >
            {text("bin.openFilling")}
          </Link>
        </>
      )}
    </div>
  );
}

function emptyTextOf({ isDeleted, isRetired }: BinDetail) {
  if (isDeleted) {
    return "bin.deletedNow" as const;
  }
  return isRetired ? ("bin.retiredNow" as const) : ("bin.emptyNow" as const);
}
