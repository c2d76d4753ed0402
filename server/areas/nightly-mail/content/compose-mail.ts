/** Puts a person's mail together from the reports of their stores. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate, formatDayOfMonth, formatFullWeekday, formatWeekday } from "#common/date-format.ts";
import { formatMinutes, formatTime } from "#common/time-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { percentOf } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { asChange, asMoney, asPercent, footnotesOfMail } from "./mail-figures.ts";
import type { Badge, MailModel, SummaryRow, TodayRow } from "./mail-model.ts";
import { storeBlock } from "./store-block.ts";
import type { StoreReport } from "#server/areas/nightly-mail/store-day.ts";

export type MailKind = "final" | "provisional" | "corrected";

/** One of the reader's stores, with what only this reader sees of it. */
export type StorePart = {
  report: StoreReport;
  seesWages: boolean;
  /** The link that stops the mail of this store. */
  stopUrl: string;
  /** Sales in the mail that this one corrects; undefined where it corrects none. */
  salesBefore?: number | null;
};

export type MailOrder = {
  kind: MailKind;
  date: BusinessDate;
  /** By name. */
  parts: readonly StorePart[];
  /** Why the reader gets it: "as owner". */
  as: string;
  publicUrl: string;
  /** Only who signs in can choose. */
  canChoose: boolean;
};

/** Of more stores the bars would take the room of figures. */
const mostBars = 8;

export function composeMail(order: MailOrder): MailModel {
  const { kind, date, parts, publicUrl } = order;
  const notes = footnotesOfMail();
  const total = totalOf(parts);
  const stores = parts.map(({ report, seesWages }) =>
    storeBlock(report, { seesWages, notes, isShort: parts.length > mostBars }),
  );
  const [first] = parts;
  const urlOf = (part: StorePart | undefined, path: string) => `${publicUrl}/s/${part?.report.store.id ?? ""}/${path}`;
  const title = titleOf(parts, total);
  return {
    subject: subjectOf(order, total),
    preview: [title, leadOf(order)].filter((text) => text !== null).join(" "),
    dateText: `${formatFullWeekday(date)}, ${formatDate(date)}`,
    badge: badgeOf(kind),
    title,
    lead: leadOf(order),
    summary:
      parts.length > 1
        ? { dayName: formatFullWeekday(date), rows: summaryRows(parts, total), remark: remarkOf(parts) }
        : null,
    needs: parts.flatMap((part) =>
      part.report.waiting.map(({ text, action, path }) => ({
        store: parts.length > 1 ? part.report.store.name : null,
        text,
        action,
        url: urlOf(part, path),
      })),
    ),
    open: { label: `Open ${formatFullWeekday(date)}`, url: urlOf(first, `daybook/${date}`) },
    stores,
    today: { title: todayTitle(date), rows: parts.map(({ report }) => todayRow(report)) },
    footnotes: notes.texts(),
    why: whyText(order),
    stops: parts.map(({ report, stopUrl }) => ({ name: report.store.name, url: stopUrl })),
    settingsUrl: order.canChoose ? urlOf(first, "settings/automations/nightly-reports") : null,
  };
}

type Total = { sales: number | null; goal: number | null; goalPct: number | null; compPct: number | null };

/** Over the stores that sell. A share is made of those stores that know both of its parts. */
function totalOf(parts: readonly StorePart[]): Total {
  const days = parts.filter(({ report }) => !report.facts.isOpenToBuy).map(({ report }) => report.figures.day);
  const withGoal = days.filter(({ sales, goal }) => sales !== null && goal !== null);
  const compared = days
    .map(({ comparison }) => comparison)
    .filter(({ sales, compSales }) => sales !== null && compSales !== null);
  const compSales = sum(compared.map((comparison) => comparison.compSales));
  const sales = sum(compared.map((comparison) => comparison.sales));
  return {
    sales: sum(days.map((day) => day.sales)),
    goal: sum(withGoal.map(({ goal }) => goal)),
    goalPct: percentOf(sum(withGoal.map((day) => day.sales)), sum(withGoal.map(({ goal }) => goal))),
    compPct: sales === null || compSales === null ? null : percentOf(sales - compSales, compSales),
  };
}

function sum(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : present.reduce((before, value) => before + value, 0);
}

const endings = { final: "", provisional: " (provisional)", corrected: " (corrected)" } as const;

function subjectOf({ kind, date, parts }: MailOrder, { sales, goalPct }: Total): string {
  const day = `${formatWeekday(date)}, ${formatDayOfMonth(date)}`;
  const subjectName = parts.length === 1 ? (parts[0]?.report.store.name ?? "") : `${parts.length} stores`;
  const share = goalPct === null ? "" : ` (${asPercent(goalPct)})`;
  // A line break in a store's name would end the header.
  return `${subjectName} ${day}: ${asMoney(sales)}${share}${endings[kind]}`.replaceAll(/\s+/g, " ").slice(0, 200);
}

function badgeOf(kind: MailKind): Badge | null {
  const badges = {
    final: null,
    provisional: { text: "Provisional", tone: "soft" },
    corrected: { text: "Corrected", tone: "warn" },
  } as const;
  return badges[kind];
}

/** "98% of goal. Lakeside Kids was $438 short." */
function titleOf(parts: readonly StorePart[], { sales, goalPct }: Total): string {
  if (goalPct === null) {
    return sales === null ? "No sales figures yet" : `${asMoney(sales)} in sales`;
  }
  return `${asPercent(goalPct)} of goal. ${besideGoal(parts)}`;
}

function besideGoal(parts: readonly StorePart[]): string {
  const differences = parts
    .filter(({ report }) => !report.facts.isOpenToBuy)
    .map(({ report }) => ({ name: report.store.name, cents: report.figures.day.goalDifference ?? 0 }))
    .toSorted((left, right) => left.cents - right.cents);
  const [worst] = differences;
  if (worst === undefined || worst.cents >= 0) {
    return parts.length === 1 ? `${asMoney(worst?.cents ?? 0)} over.` : "Every store made it.";
  }
  const short = `${asMoney(Math.abs(worst.cents))} short.`;
  return parts.length === 1 ? short : `${worst.name} was ${short}`;
}

function leadOf({ kind, date, parts }: MailOrder): string | null {
  if (kind === "corrected") {
    return `${parts.flatMap(correctionText).join(" ")} This is the last mail for ${formatFullWeekday(date)}.`.trim();
  }
  if (kind === "final") {
    return null;
  }
  const open = parts.filter(isOpen).map(({ report }) => report.store.name);
  const verb = open.length === 1 ? "isn’t closed yet, so its" : "aren’t closed yet, so their";
  return `Day Close not received: ${listed(open)} ${verb} figures can still change. You get one corrected mail when they do.`;
}

function isOpen({ report }: StorePart): boolean {
  return report.facts.close === null && report.standing.needsClose;
}

/** "Maple Street closed at 8:12 AM and sold $7,618, not $7,486." */
function correctionText({ report, salesBefore }: StorePart): string[] {
  const { store, facts, figures } = report;
  if (salesBefore === undefined || facts.close === null) {
    return [];
  }
  const sales = figures.day.sales;
  const closed = `${store.name} closed at ${formatTime(facts.close.closedAt, store.timeZone)}`;
  return [
    sales === salesBefore
      ? `${closed}; its sales stay ${asMoney(sales)}.`
      : `${closed} and sold ${asMoney(sales)}, not ${asMoney(salesBefore)}.`,
  ];
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

function summaryRows(parts: readonly StorePart[], total: Total): SummaryRow[] {
  const rows = parts.map(({ report, salesBefore }): SummaryRow => {
    const { day } = report.figures;
    const hidden = report.facts.isOpenToBuy;
    const [sales, goal, goalPct, compPct] = hidden
      ? [null, null, null, null]
      : [day.sales, day.goal, day.goalPct, day.compPct];
    const wasOther = salesBefore !== undefined && salesBefore !== sales;
    return {
      name: `${report.store.name}${isOpen({ report, seesWages: false, stopUrl: "" }) ? " *" : ""}`,
      sales: { text: asMoney(sales), ...(wasOther && { was: `was ${asMoney(salesBefore)}` }) },
      goal: { text: asMoney(goal) },
      reached: { text: asPercent(goalPct), tone: goalPct === null ? "soft" : goalPct < 1000 ? "warn" : "good" },
      comp: { text: asChange(compPct) },
      isTotal: false,
    };
  });
  const name = parts.length === 2 ? "Both" : `All ${parts.length}`;
  return [
    ...rows,
    {
      name,
      sales: { text: asMoney(total.sales) },
      goal: { text: asMoney(total.goal) },
      reached: { text: asPercent(total.goalPct) },
      comp: { text: asChange(total.compPct) },
      isTotal: true,
    },
  ];
}

function remarkOf(parts: readonly StorePart[]): string | null {
  const selling = parts.filter(({ report }) => !report.facts.isOpenToBuy);
  const compared = selling.filter(({ report }) => report.figures.day.compPct !== null).length;
  const remarks = [
    ...(parts.some(isOpen) ? ["* Provisional: Day Close not received."] : []),
    ...(compared > 0 && compared < selling.length
      ? [`Last year is known of ${compared} of ${selling.length} stores.`]
      : []),
  ];
  return remarks.length === 0 ? null : remarks.join(" ");
}

function todayTitle(date: BusinessDate): string {
  const next = addDays(date, 1);
  return `${formatFullWeekday(next)}, ${formatDayOfMonth(next)}`;
}

function todayRow({ store, figures: { ahead } }: StoreReport): TodayRow {
  return {
    name: store.name,
    hours: ahead === null || ahead.isShut ? "Closed" : openHours(ahead),
    goal: asMoney(ahead?.goalCents ?? null),
    people: ahead === null || ahead.people === 0 ? unknownText : formatNumber(ahead.people),
  };
}

function openHours({ opensMinutes, closesMinutes }: { opensMinutes: number | null; closesMinutes: number | null }) {
  return opensMinutes === null || closesMinutes === null
    ? unknownText
    : `${shortTime(opensMinutes)} to ${shortTime(closesMinutes)}`;
}

function whyText({ parts, as }: MailOrder): string {
  const [first] = parts;
  const count = parts.length === 1 ? (first?.report.store.name ?? "") : `${parts.length} stores`;
  const last = parts.length === 1 ? "it closes" : "the last one closes";
  return `You get this ${as} of ${count}, 10 minutes after ${last} or at 5:30 AM.`;
}

/** "10 AM", "9:30 PM". */
function shortTime(minutes: number): string {
  return formatMinutes(minutes).replace(":00", "");
}
