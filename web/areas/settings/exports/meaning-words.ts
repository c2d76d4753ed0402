import { exportKinds, leftOut, tenderPrefix, type ExportKind } from "#common/pos-files/mapping/export-kinds.ts";
import { tenderKind } from "#common/pos/pos-rows.ts";
import { tenderWord } from "#web/platform/tenders/tender-word.ts";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { text } from "./exports-text.ts";
import { meaningEnglish, meaningTexts, type MeaningKey } from "./meaning-texts.ts";

/** A meaning that this page has no word for yet is shown by its name. */
export function meaningWord(meaning: string): string {
  if (meaning.startsWith(tenderPrefix)) {
    return tenderWord(meaning.slice(tenderPrefix.length));
  }
  return isMeaning(meaning) ? meaningTexts(meaning) : meaning;
}

function isMeaning(meaning: string): meaning is MeaningKey {
  return Object.hasOwn(meaningEnglish, meaning);
}

/** What a register's file holds. */
export function kindWord(kind: ExportKind): string {
  return text(kind === "tickets" || kind === "ticketLines" ? "holds.sales" : `kind.${kind}`);
}

/** What a column of this kind of file may mean. */
export function meaningOptions(kind: ExportKind): SelectOption[] {
  const { meanings, tenders: places } = exportKinds[kind];
  const own = Object.keys(meanings).map((meaning) => ({
    value: meaning,
    label: meaningWord(meaning),
    group: kindWord(kind),
  }));
  const tenders = tenderOptions().map(({ value, label }) => ({
    value: tenderPrefix + value,
    label,
    group: text("group.tenders"),
  }));
  return [{ value: leftOut, label: text("columns.left") }, ...own, ...(places?.inColumns === true ? tenders : [])];
}

export function tenderOptions(): SelectOption[] {
  return tenderKind.options.map((kind) => ({ value: kind, label: tenderWord(kind) }));
}
