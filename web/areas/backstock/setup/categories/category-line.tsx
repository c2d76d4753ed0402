import { IconChevronRight } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { Category } from "./categories.queries.ts";

/** One category: its name leads to it, its bins stand beside it. */
export function CategoryLine({ category }: { category: Category }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { id, name, bins, targetBins } = category;
  return (
    <Link
      to="/s/$storeId/backstock/settings/category/edit/$categoryId"
      params={{ storeId, categoryId: id }}
      className={classes.line}
    >
      <span className={classes.lineName}>{name}</span>
      <span className={classes.count}>
        {targetBins === null
          ? text("category.bins", { count: bins })
          : text("category.binsOf", { bins, count: targetBins })}
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
