/** The mail for who reads plain text, and for spam filters. */
import type { Cell, MailModel, StoreBlock, Words } from "./mail-model.ts";

const width = 60;

export function mailText(mail: MailModel): string {
  const parts = [
    [...wrap(mail.title), ...(mail.badge === null ? [] : [mail.badge.text.toUpperCase()]), ...wrap(mail.lead ?? "")],
    [mail.dateText, ...summaryLines(mail)],
    needLines(mail),
    ...mail.stores.map(storeLines),
    [mail.today.title.toUpperCase(), ...todayLines(mail)],
    mail.footnotes.flatMap((text, at) => wrap(`[${at + 1}] ${text}`)),
    wrap(mail.why),
    ["Stop this mail", ...mail.stops.flatMap(({ name, url }) => [`${name}:`, url])],
    mail.settingsUrl === null ? [] : ["Choose what you get:", mail.settingsUrl],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function summaryLines({ summary }: MailModel): string[] {
  if (summary === null) {
    return [];
  }
  const rows = summary.rows.map(({ name, sales, goal, reached, comp }) => [
    name,
    sales.text,
    goal.text,
    reached.text,
    comp.text,
  ]);
  const remark = summary.remark === null ? [] : [summary.remark];
  return [...table([["Store", "Sales", "Goal", "Reached", "Last year"], ...rows]), ...remark];
}

function needLines({ needs, open }: MailModel): string[] {
  const lines = needs.flatMap(({ store, text }) => wrap(`- ${store === null ? "" : `${store}: `}${text}`));
  return [...(lines.length === 0 ? ["Nothing waits for you."] : ["NEEDS YOU", ...lines]), open.url];
}

function storeLines({ name, badge, remark, reason, rows, lines, dayName }: StoreBlock): string[] {
  return [
    `${name.toUpperCase()} (${badge.text})`,
    ...wrap(remark ?? ""),
    ...wrap(reason === null ? "" : plain(reason)),
    ...table([
      ["", dayName, "Week", "Month"],
      ...rows.map(({ label, day, week, month }) => [label, noted(day), noted(week), noted(month)]),
    ]),
    ...lines.flatMap(({ label, words }) => wrap(`${label}: ${plain(words)}`)),
  ];
}

function todayLines({ today }: MailModel): string[] {
  return table([
    ["Store", "Open", "Goal", "People"],
    ...today.rows.map(({ name, hours, goal, people }) => [name, hours, goal, people]),
  ]);
}

function plain(words: Words): string {
  return words.map(({ text }) => text).join("");
}

function noted({ text, note }: Cell): string {
  return note === undefined ? text : `${text} [${note}]`;
}

/** Columns in their widths, the first to the left and numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart((widths[column] ?? 0) + 2),
      )
      .join("")
      .trimEnd(),
  );
}

function wrap(text: string): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(" ").filter((part) => part !== "")) {
      const last = lines.at(-1);
      if (last === undefined || `${last} ${word}`.length > width) {
        lines.push(word);
      } else {
        lines[lines.length - 1] = `${last} ${word}`;
      }
    }
    return lines;
  });
}
