/** What second-hand rules mean for a buy. Values in, values out. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { secondHandNeeds } from "#common/buys/second-hand-fields.ts";
import type { SecondHandNeed } from "#common/buys/second-hand-fields.ts";

export const exportForms = ["buys", "pieces"] as const;
export type ExportForm = (typeof exportForms)[number];

/** A rule as far as it decides. */
export type DecidingRule = {
  name: string;
  /** Empty for everything. */
  categoryCodes: readonly string[];
  holdDays: number;
  requiredFields: readonly string[];
  reportHours: number | null;
  exportForm: ExportForm;
  isActive: boolean;
  startsOn: BusinessDate;
};

/** A completed buy as the rules look at it. */
export type BoughtGoods = {
  businessDate: BusinessDate;
  completedAt: Date;
  /** Of what was taken; null where no register tells the pieces. */
  categoryCodes: readonly string[] | null;
};

/** What a register entry is made of. */
export type Obligation = {
  holdUntil: BusinessDate;
  ruleNames: string[];
  /** Empty holds everything. */
  categoryCodes: string[];
  requiredFields: SecondHandNeed[];
  exportForm: ExportForm;
  reportDueAt: Date | null;
};

/**
 * What the rules together ask of a buy: the longest hold, everything that any of them wants written down, the earliest
 * report. Null where none is about it. A buy whose pieces nobody knows is under each rule, because nobody can say that it
 * is not.
 */
export function obligationOf(rules: readonly DecidingRule[], goods: BoughtGoods): Obligation | null {
  const about = rules.filter((rule) => isAbout(rule, goods));
  if (about.length === 0) {
    return null;
  }
  const reportHours = about.flatMap((rule) => rule.reportHours ?? []);
  const holdDays = Math.max(...about.map((rule) => rule.holdDays));
  const needs = new Set(about.flatMap((rule) => rule.requiredFields));
  const holdsAll = goods.categoryCodes === null || about.some((rule) => rule.categoryCodes.length === 0);
  return {
    holdUntil: addDays(goods.businessDate, holdDays),
    ruleNames: about.map(({ name }) => name),
    categoryCodes: holdsAll ? [] : [...new Set(about.flatMap((rule) => rule.categoryCodes))].toSorted(),
    requiredFields: secondHandNeeds.filter((need) => needs.has(need)),
    exportForm: about.some((rule) => rule.exportForm === "pieces") ? "pieces" : "buys",
    reportDueAt: reportHours.length === 0 ? null : hoursAfter(goods.completedAt, Math.min(...reportHours)),
  };
}

function isAbout(rule: DecidingRule, { businessDate, categoryCodes }: BoughtGoods): boolean {
  if (!rule.isActive || businessDate < rule.startsOn) {
    return false;
  }
  return (
    rule.categoryCodes.length === 0 ||
    categoryCodes === null ||
    categoryCodes.some((code) => rule.categoryCodes.includes(code))
  );
}

function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * 3_600_000);
}

/** What is written down of a buy. */
export type Written = { idType: string | null; signature: string; plate: string; serials: string; photo: string };

/** What a rule asks for and nobody has written down yet. */
export function missingNeeds(requiredFields: readonly string[], written: Written): SecondHandNeed[] {
  const isThere: Readonly<Record<SecondHandNeed, boolean>> = {
    idType: written.idType !== null,
    photo: written.photo !== "",
    plate: written.plate !== "",
    signature: written.signature === "screen" || written.signature === "paper",
    serial: written.serials !== "",
  };
  return secondHandNeeds.filter((need) => requiredFields.includes(need) && !isThere[need]);
}
