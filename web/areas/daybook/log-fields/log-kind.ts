import type { LogKind } from "#common/log-value.ts";
import { moneyInputText } from "#common/money.ts";
import { percentInputText } from "#common/percent.ts";
import type { LogEntry } from "./log.queries.ts";

const kinds = { TEXT: "text", NUMBER: "number", MONEY: "money", PERCENT: "percent", YES_NO: "yes_no" } as const;

export const fieldKinds = ["TEXT", "NUMBER", "MONEY", "PERCENT", "YES_NO"] as const;

export function kindOf(field: Pick<LogEntry["field"], "kind">): LogKind {
  return kinds[field.kind];
}

/** What the field holds while it is edited. */
export function inputText(kind: LogKind, value: string | null): string {
  if (value === null) {
    return "";
  }
  if (kind === "money") {
    return moneyInputText(Number(value));
  }
  return kind === "percent" ? percentInputText(Number(value)) : value;
}
