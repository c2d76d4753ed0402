import type { TableHeader } from "#web/ui/table/table-header.ts";
import { text } from "./history-text.ts";

export const historyHeaders: readonly TableHeader[] = [
  { propertyPath: "at", label: text("column.time") },
  { propertyPath: "bin", label: text("column.bin") },
  { propertyPath: "categoryName", label: text("column.category") },
  { propertyPath: "action", label: text("column.action") },
  { propertyPath: "way", label: text("column.way") },
  { propertyPath: "by", label: text("column.by") },
];
