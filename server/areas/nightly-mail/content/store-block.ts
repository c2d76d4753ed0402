import { formatFullWeekday } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent } from "#common/percent.ts";
import { formatTime } from "#common/time-format.ts";
import type { NightlyFigures } from "#server/areas/reports/reports.ts";
import { asDifference, figureRows } from "./mail-figures.ts";
import type { Footnotes } from "./mail-figures.ts";
import type { Badge, StoreBlock, Words } from "./mail-model.ts";
import type { DayNote, DayTask, StoreReport } from "#server/areas/nightly-mail/store-day.ts";

type Look = {
  seesWages: boolean;
  notes: Footnotes;
  /** A line of words in the place of a bar: the mail is long, and its first table has the same figures. */
  isShort: boolean;
};

export function storeBlock(report: StoreReport, look: Look): StoreBlock {
  const { store, date, facts, figures } = report;
  const bar = facts.isOpenToBuy ? null : barOf(figures);
  return {
    name: store.name,
    color: safeColor(facts.color),
    badge: storeBadge(report),
    bar: look.isShort ? null : bar,
    remark: remarkOf(report) ?? (look.isShort && bar !== null ? `${bar.sales} of ${bar.goal}, ${bar.reached}` : null),
    reason: facts.isOpenToBuy || figures.reason === null ? null : reasonWords(figures.reason),
    dayName: formatFullWeekday(date),
    rows: figureRows(report, look),
    lines: [
      { label: "Open buys", words: buyWords(report) },
      { label: "Tasks", words: taskWords(report) },
      { label: "Backstock", words: backstockWords(report) },
      ...(facts.isOpenToBuy ? [] : [{ label: "Bounceback", words: couponWords(report) }]),
      { label: "Notes", words: noteWords(report) },
    ],
  };
}

/** A color goes into a style, so it must be one. */
function safeColor(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : "#6d4aa8";
}

function storeBadge({ store, facts, isShut }: StoreReport): Badge {
  if (facts.close !== null) {
    return { text: `Final, closed ${formatTime(facts.close.closedAt, store.timeZone)}`, tone: "good" };
  }
  return isShut ? { text: "Closed that day", tone: "soft" } : { text: "Provisional", tone: "soft" };
}

function barOf({ day: { sales, goal, goalPct } }: NightlyFigures): StoreBlock["bar"] {
  if (sales === null || goal === null || goalPct === null) {
    return null;
  }
  return {
    sales: formatWholeMoney(sales),
    goal: formatWholeMoney(goal),
    reached: formatWholePercent(goalPct),
    filled: Math.min(100, Math.max(1, Math.round(goalPct / 10))),
    tone: sales < goal ? "warn" : "good",
  };
}

function remarkOf({ facts, isShut, figures: { day } }: StoreReport): string | null {
  if (facts.isOpenToBuy) {
    return "Opening soon: this store buys, and sells from its grand opening";
  }
  if (isShut) {
    return "The store was closed";
  }
  if (day.sales === null) {
    return "Nothing came from the register";
  }
  return day.goal === null ? `${formatWholeMoney(day.sales)}, no goal set` : null;
}

type Reason = NonNullable<NightlyFigures["reason"]>;

/** "$438 short: 12 fewer customers (−$348), 0.1 fewer pieces each (−$112), price +$22." */
function reasonWords(reason: Reason): Words {
  const { difference } = reason;
  if (difference === 0) {
    return [{ text: "Right on goal.", isStrong: true, tone: "good" }];
  }
  const side = difference < 0 ? "short" : "over";
  return [
    {
      text: `${formatWholeMoney(Math.abs(difference))} ${side}:`,
      isStrong: true,
      tone: difference < 0 ? "warn" : "good",
    },
    { text: ` ${customersText(reason)} ` },
    { text: `(${asDifference(reason.customersPart)})`, isStrong: true },
    { text: `, ${piecesText(reason)} ` },
    { text: `(${asDifference(reason.piecesPart)})`, isStrong: true },
    { text: ", price " },
    { text: asDifference(reason.pricePart), isStrong: true },
    { text: "." },
  ];
}

function customersText({ customers, goalCustomers }: Reason): string {
  const count = Math.abs(customers - goalCustomers);
  if (count === 0) {
    return "as many customers";
  }
  return `${formatNumber(count)} ${customers < goalCustomers ? "fewer" : "more"} ${count === 1 ? "customer" : "customers"}`;
}

function piecesText({ piecesTenths, goalPiecesTenths }: Reason): string {
  const tenths = (piecesTenths ?? 0) - goalPiecesTenths;
  return tenths === 0
    ? "about as many pieces each"
    : `${formatNumber(Math.abs(tenths) / 10, 1)} ${tenths < 0 ? "fewer" : "more"} pieces each`;
}

function buyWords({ facts: { openBuys, carriedBuys } }: StoreReport): Words {
  if (openBuys + carriedBuys === 0) {
    return [{ text: "None left open" }];
  }
  const carried = carriedBuys === 0 ? "" : `, ${carriedBuys} carried over from days before`;
  return [{ text: `${openBuys} left open`, isStrong: openBuys > 0 }, { text: carried }];
}

const skipReasons: Readonly<Record<string, string>> = {
  "no-time": "no time",
  "short-staffed": "short-staffed",
  "out-of-supplies": "out of supplies",
  broken: "broken",
};

function taskWords({ figures: { day }, tasks, leftOut }: StoreReport): Words {
  if (tasks === null) {
    return [{ text: "– The tasks couldn't be read last night" }];
  }
  if (day.tasksDue === null || day.tasksDue === 0) {
    return [{ text: "– No tasks were due" }];
  }
  const skipped = tasks.filter(({ outcome }) => outcome === "skipped");
  const missed = tasks.filter(({ outcome }) => outcome === "missed");
  const more = leftOut?.tasks ?? 0;
  return [
    { text: `${day.tasksDone ?? 0} of ${day.tasksDue} done`, isStrong: tasks.length + more > 0 },
    { text: listText("Skipped", skipped) + listText("Missed", missed) + (more > 0 ? `. ${more} more not done` : "") },
  ];
}

function listText(label: string, tasks: readonly DayTask[]): string {
  return tasks.length === 0 ? "" : `. ${label}: ${tasks.map(taskText).join("; ")}`;
}

function taskText({ name, skipReason }: DayTask): string {
  const reason = skipReasons[skipReason ?? ""];
  return reason === undefined ? name : `${name} (${reason})`;
}

type Pair = readonly [NightlyFigures["day"]["binsAdded"], NightlyFigures["day"]["binsAdded"]];

function backstockWords({ figures }: StoreReport): Words {
  const words = pairWords(figures, ({ binsAdded, binsPulled }) => [binsAdded, binsPulled], ["added", "pulled"]);
  return words ?? [{ text: "– Backstock isn't used" }];
}

function couponWords({ figures }: StoreReport): Words {
  const pairOf = ({ couponsIssued, couponsRedeemed }: NightlyFigures["day"]): Pair => [couponsIssued, couponsRedeemed];
  return pairWords(figures, pairOf, ["issued", "redeemed"]) ?? [{ text: "– No campaign ran" }];
}

/** "2 added, 0 pulled. Week so far 8 and 3, month 20 and 14". Null where the month knows neither. */
function pairWords(
  { day, week, month }: NightlyFigures,
  pairOf: (figures: NightlyFigures["day"]) => Pair,
  [first, second]: readonly [string, string],
): Words | null {
  const counts = (figures: NightlyFigures["day"]) => pairOf(figures).map((count) => formatNumber(count ?? 0));
  if (pairOf(month).every((count) => count === null)) {
    return null;
  }
  const [added, pulled] = counts(day);
  const soFar = `. Week so far ${counts(week).join(" and ")}, month ${counts(month).join(" and ")}`;
  return [{ text: `${added} ${first}, ${pulled} ${second}` }, { text: soFar, tone: "soft" }];
}

const mostNoteLetters = 500;

function noteWords({ notes, store, leftOut }: StoreReport): Words {
  if (notes === null) {
    return [{ text: "– The notes couldn't be read last night" }];
  }
  const more = leftOut?.notes ?? 0;
  if (notes.length + more === 0) {
    return [{ text: "– Nobody wrote one" }];
  }
  const words = notes.flatMap((note, at) => wordsOfNote(note, at, store.timeZone));
  return more === 0
    ? words
    : [...words, { text: `${notes.length > 0 ? "\n" : ""}${more} more in the daybook`, tone: "soft" }];
}

function wordsOfNote({ author, body, isImportant, at }: DayNote, place: number, timeZone: string): Words {
  const letters = [...body];
  const text = letters.length > mostNoteLetters ? `${letters.slice(0, mostNoteLetters).join("").trimEnd()}…` : body;
  return [
    ...(place > 0 ? [{ text: "\n" }] : []),
    ...(isImportant ? [{ text: "Important: ", isStrong: true }] : []),
    { text: `${text} ` },
    { text: `${author}, ${formatTime(at, timeZone)}`, tone: "soft" as const },
  ];
}
