import type { TableHeader } from "#web/ui/table/table-header.ts";
import { text } from "./history-text.ts";

export const historyHeaders: readonly TableHeader[] = [
  { propertyPath: "at", label: text("column.time"), sortable: true },
  { propertyPath: "bin", label: text("column.bin"), sortable: true },
  { propertyPath: "categoryName", label: text("column.category"), sortable: true },
  { propertyPath: "action", label: text("column.action"), sortable: true },
  { propertyPath: "way", label: text("column.way") },
  { propertyPath: "by", label: text("column.by"), sortable: true },
];
