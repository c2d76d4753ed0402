import type { ReactNode } from "react";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { ListedBin } from "./bins.queries.ts";

export const binHeaders: readonly TableHeader[] = [
  { propertyPath: "number", label: text("bins.number"), sortable: true },
  { propertyPath: "contents.categoryName", label: text("bins.contents"), sortable: true },
  { propertyPath: "contents.locationName", label: text("bins.location"), sortable: true },
  { propertyPath: "isFilled", label: text("bins.status"), sortable: true, align: "end" },
];

export const binCells: Readonly<Record<string, (bin: ListedBin) => ReactNode>> = {
  number: (bin) => <span className={classes.binNumber}>{bin.label}</span>,
  isFilled: (bin) => {
    if (bin.isRetired) {
      return <Badge tone="warn">{text("bins.isRetired")}</Badge>;
    }
    return (
      <Badge tone={bin.isFilled ? "accent" : "neutral"}>{text(bin.isFilled ? "bins.isFilled" : "bins.isEmpty")}</Badge>
    );
  },
};
