import { exportKinds, leftOut, tenderPrefix, type ExportKind } from "#common/pos-files/mapping/export-kinds.ts";
import { tenderKind } from "#common/pos/pos-rows.ts";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { text } from "./exports-text.ts";

type TenderKind = (typeof tenderKind.options)[number];

/** A meaning that this page has no word for yet is shown by its name. */
export function meaningWord(meaning: string): string {
  if (meaning.startsWith(tenderPrefix)) {
    const kind = tenderKind.safeParse(meaning.slice(tenderPrefix.length));
    return kind.success ? tenderWord(kind.data) : meaning;
  }
  const word = words.get(meaning);
  return word === undefined ? meaning : text(word);
}

const words = new Map<string, Parameters<typeof text>[0]>([
  ["number", "meaning.number"],
  ["at", "meaning.at"],
  ["time", "meaning.time"],
  ["terminal", "meaning.terminal"],
  ["cashier", "meaning.cashier"],
  ["customer", "meaning.customer"],
  ["businessDate", "meaning.businessDate"],
  ["coupon", "meaning.coupon"],
  ["sku", "meaning.sku"],
  ["description", "meaning.description"],
  ["category", "meaning.category"],
  ["quantity", "meaning.quantity"],
  ["unitPrice", "meaning.unitPrice"],
  ["amount", "meaning.amount"],
  ["tax", "meaning.tax"],
  ["total", "meaning.total"],
  ["subTotal", "meaning.subTotal"],
  ["tender", "meaning.tender"],
  ["tenderAmount", "meaning.tenderAmount"],
  [leftOut, "meaning.out"],
]);

function tenderWord(kind: TenderKind): string {
  return text(`tender.${kind}`);
}

/** What a column of this kind of file may mean. */
export function meaningOptions(kind: ExportKind): SelectOption[] {
  const { meanings, hasTenderColumns } = exportKinds[kind];
  const sale = Object.keys(meanings).map((meaning) => ({
    value: meaning,
    label: meaningWord(meaning),
    group: text("group.sale"),
  }));
  const tenders = tenderOptions().map(({ value, label }) => ({
    value: tenderPrefix + value,
    label,
    group: text("group.tenders"),
  }));
  return [{ value: leftOut, label: text("meaning.out") }, ...sale, ...(hasTenderColumns ? tenders : [])];
}

export function tenderOptions(): SelectOption[] {
  return tenderKind.options.map((kind) => ({ value: kind, label: tenderWord(kind) }));
}
