/**
 * The mail as mail programs draw it: tables, styles in the tags, no pictures and no scripts. What turns dark does so by
 * class where the program reads style sheets; elsewhere the program inverts it on its own, or leaves it light.
 *
 * Large programs cut a mail at 100 KB, and twenty stores have a thousand figures: a table's look stands in its own tag and
 * in the style sheet, so that a figure costs little more than its digits.
 */
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import type { Badge, Cell, FigureRow, MailModel, StoreBlock, SummaryRow, Tone, Words } from "./mail-model.ts";

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const layout = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** Each color with its class, which the dark theme gives another one. */
const inks = {
  plain: { class: "ink", color: "#1f2a2a" },
  soft: { class: "soft", color: "#5d6866" },
  good: { class: "good", color: "#20703a" },
  warn: { class: "warn", color: "#84540b" },
} as const satisfies Record<Tone, { class: string; color: string }>;

const line = "border-top:1px solid #e6e3dc;";

const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0}h1,h2,p,td,th,a{font-variant-numeric:tabular-nums}.g td{border-top:1px solid #e6e3dc;padding:6px 0 6px 8px}.g th{padding:4px 0 6px 8px;font-weight:400;font-size:13px;white-space:nowrap}.g{margin-top:6px}.g td:first-child,.g th:first-child{padding-left:0}.s td:first-child{color:#5d6866}.n td{padding:4px 12px;background:#fbf1dc}.n td.gap{padding:0;background:none;border:0}
sup{font-size:11px;line-height:0}
@media (max-width:620px){.pad{padding-left:16px!important;padding-right:16px!important}.wrap{padding:0!important}.card{border-left:0!important;border-right:0!important;border-radius:0!important}.btn{width:100%!important}h1{font-size:22px!important;line-height:28px!important}}
@media (prefers-color-scheme:dark){.bg{background:#141817!important}.card{background:#1c2221!important;border-color:#2c3432!important}.ink{color:#e8ecea!important}.soft,.s td:first-child{color:#a3ada9!important}span.soft{border-color:#75807c!important}.line,.g td{border-color:#2c3432!important}.good{color:#63c384!important}span.good{border-color:#63c384!important}.warn{color:#e0b25a!important}span.warn{border-color:#e0b25a!important}.n td{background:#37290f!important}.n td:first-child{border-left-color:#dba544!important}.n td.gap{background:none!important}.barwarn{background:#dba544!important}.rest{background:#2c3432!important}.baracc,.btnbg{background:#4cc2b8!important}.onacc{color:#06201e!important}.accent{color:#4cc2b8!important}}`;

export function mailHtml(mail: MailModel): string {
  const card = [
    headHtml(mail),
    mail.summary === null ? "" : row("18px", summaryHtml(mail.summary)),
    row("26px", needsHtml(mail)),
    ...mail.stores.map((store) => `${ruler}${row("30px", storeHtml(store))}`),
    ruler,
    row("30px", todayHtml(mail.today)),
    row("18px", footnotesHtml(mail.footnotes), "26px"),
  ].join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(mail.subject)}</title><style>${style}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f6f5f2;font-family:${font}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(mail.preview)}</div>
<table class="bg" width="100%" ${layout} style="background:#f6f5f2;font-family:${font}"><tr><td class="wrap" align="center" style="padding:16px 12px">
<table class="card" width="600" ${layout} style="width:100%;max-width:600px;background:#ffffff;border:1px solid #e6e3dc;border-radius:10px">
${card}
</table>
${footerHtml(mail)}
</td></tr></table></body></html>
`;
}

function row(above: string, content: string, below = "0"): string {
  return `<tr><td class="pad" style="padding:${above} 28px ${below}">${content}</td></tr>`;
}

const ruler = row(
  "28px",
  `<table width="100%" ${layout}><tr><td class="line" style="${line}font-size:0;line-height:0">&nbsp;</td></tr></table>`,
);

function ink(tone: Tone, more: string): string {
  return `class="${inks[tone].class}" style="color:${inks[tone].color}${more === "" ? "" : `;${more}`}"`;
}

function headHtml({ dateText, badge, title, lead }: MailModel): string {
  const leadHtml =
    lead === null ? "" : `<p ${ink("soft", "margin:0;font-size:15px;line-height:22px")}>${escapeHtml(lead)}</p>`;
  return `${row("18px", `<table width="100%" ${layout}><tr><td class="accent" style="font-size:15px;line-height:20px;font-weight:700;color:#0f6e6a">Hangtag</td><td align="right" ${ink("soft", "font-size:13px;line-height:20px")}>${escapeHtml(dateText)}</td></tr></table>`)}
${row("20px", `${badge === null ? "" : badgeHtml(badge)}<h1 ${ink("plain", "margin:9px 0 6px;font-size:25px;line-height:31px;font-weight:700;letter-spacing:-.01em")}>${escapeHtml(title)}</h1>${leadHtml}`)}`;
}

function badgeHtml({ text, tone }: Badge): string {
  const border = tone === "soft" ? "1px dashed #7f8683" : `1px solid ${inks[tone].color}`;
  return `<span ${ink(tone, `display:inline-block;border:${border};border-radius:5px;padding:1px 7px;font-size:12px;line-height:17px;font-weight:600;white-space:nowrap`)}>${escapeHtml(text)}</span>`;
}

/** A table of figures: numbers to the right, what they are at the left. */
function grid(heads: readonly string[], rows: readonly string[], look = "g ink"): string {
  const [first = "", ...others] = heads.map(escapeHtml);
  const head = `<tr align="right" ${ink("soft", "")}><th align="left">${first}</th>${others.map((text) => `<th>${text}</th>`).join("")}</tr>`;
  return `<table class="${look}" width="100%" cellpadding="4" cellspacing="0" border="0" style="color:#1f2a2a;font-size:14px;line-height:20px">${head}${rows.join("")}</table>`;
}

function gridRow(first: string, cells: readonly string[]): string {
  return `<tr align="right">${first}${cells.join("")}</tr>`;
}

function cell(
  content: string,
  { tone = "plain", isStrong = false }: { tone?: Tone | undefined; isStrong?: boolean } = {},
): string {
  const strong = isStrong ? `<b>${content}</b>` : content;
  return tone === "plain" ? `<td>${strong}</td>` : `<td ${ink(tone, "")}>${strong}</td>`;
}

function summaryHtml({ dayName, rows, remark }: NonNullable<MailModel["summary"]>): string {
  const note =
    remark === null
      ? ""
      : `<p ${ink("soft", "margin:4px 0 0;font-size:13px;line-height:18px")}>${escapeHtml(remark)}</p>`;
  return `${grid(["Store", dayName, "Goal", "Reached", "Last year"], rows.map(summaryRow))}${note}`;
}

function summaryRow({ name, sales, goal, reached, comp, isTotal }: SummaryRow): string {
  const was =
    sales.was === undefined ? "" : `<br><span ${ink("warn", "font-size:12px")}>${escapeHtml(sales.was)}</span>`;
  return gridRow(`<td align="left"><b>${escapeHtml(name)}</b></td>`, [
    cell(`<b>${escapeHtml(sales.text)}</b>${was}`),
    cell(escapeHtml(goal.text), { tone: "soft", isStrong: isTotal }),
    cell(escapeHtml(reached.text), { tone: reached.tone, isStrong: true }),
    cell(escapeHtml(comp.text), { isStrong: isTotal }),
  ]);
}

function needsHtml({ needs, open }: MailModel): string {
  const button = `<table class="btn" ${layout}><tr><td height="6" style="font-size:0;line-height:0">&nbsp;</td></tr><tr><td class="btnbg" align="center" style="background:#0f6e6a;border-radius:8px"><a class="onacc" href="${escapeHtml(open.url)}" style="display:block;padding:13px 24px;font-size:15px;line-height:20px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(open.label)}</a></td></tr></table>`;
  if (needs.length === 0) {
    return `<p ${ink("soft", "margin:0 0 8px;font-size:15px;line-height:22px")}>Nothing waits for you.</p>${button}`;
  }
  return `${heading("Needs you")}<table class="n ink" width="100%" role="presentation" cellpadding="9" cellspacing="0" border="0" style="color:#1f2a2a;font-size:14px;line-height:20px">${needs.map(needHtml).join("")}</table>${button}`;
}

function needHtml({ store, text, action, url }: MailModel["needs"][number]): string {
  const storeName = store === null ? "" : `<b>${escapeHtml(store)}</b> `;
  return `<tr bgcolor="#fbf1dc"><td width="90%" style="border-left:4px solid #c27a0e">${storeName}${escapeHtml(text)}</td><td align="right" style="white-space:nowrap"><a class="warn" href="${escapeHtml(url)}" style="display:inline-block;padding:9px 0 9px 12px;color:#84540b;font-weight:700;text-decoration:none">${escapeHtml(action)}&nbsp;&rsaquo;</a></td></tr><tr><td class="gap" colspan="2" height="6" style="font-size:0;line-height:0">&nbsp;</td></tr>`;
}

function heading(text: string): string {
  return `<h2 ${ink("plain", "margin:0 0 8px;font-size:17px;line-height:24px;font-weight:700")}>${escapeHtml(text)}</h2>`;
}

function storeHtml(store: StoreBlock): string {
  const title = `<table width="100%" ${layout}><tr><td width="5" style="background:${escapeHtml(store.color)};font-size:0;line-height:0;border-radius:2px">&nbsp;</td><td ${ink("plain", "padding-left:11px;font-size:19px;line-height:26px;font-weight:700")}>${escapeHtml(store.name)}</td><td align="right">${badgeHtml(store.badge)}</td></tr></table>`;
  const remark =
    store.remark === null
      ? ""
      : `<p ${ink("plain", "margin:12px 0 6px;font-size:15px;line-height:22px")}>${escapeHtml(store.remark)}</p>`;
  const reason =
    store.reason === null
      ? ""
      : `<p ${ink("plain", "margin:10px 0 12px;font-size:14px;line-height:21px")}>${wordsHtml(store.reason)}</p>`;
  const figures = grid(["", store.dayName, "Week", "Month"], store.rows.map(figureRow), "g s ink");
  const lines = `<table class="g s ink" width="100%" role="presentation" cellpadding="4" cellspacing="0" border="0" style="color:#1f2a2a;font-size:14px;line-height:20px">${store.lines.map(lineHtml).join("")}</table>`;
  return `${title}${store.bar === null ? "" : barHtml(store.bar)}${remark}${reason}${figures}${lines}`;
}

function barHtml({ sales, goal, reached, filled, tone }: NonNullable<StoreBlock["bar"]>): string {
  const [name, color] = tone === "warn" ? ["barwarn", "#c27a0e"] : ["baracc", "#0f6e6a"];
  const isFull = filled >= 100;
  const rest = isFull
    ? ""
    : `<td class="rest" width="${100 - filled}%" height="10" style="background:#e6e3dc;font-size:0;line-height:0;border-radius:0 5px 5px 0">&nbsp;</td>`;
  return `<p ${ink("plain", "margin:12px 0 6px;font-size:15px;line-height:22px")}><b style="font-size:22px">${escapeHtml(sales)}</b> <span ${ink("soft", "")}>of ${escapeHtml(goal)}</span> <b>${escapeHtml(reached)}</b></p><table width="100%" ${layout}><tr><td class="${name}" width="${filled}%" height="10" style="background:${color};font-size:0;line-height:0;border-radius:${isFull ? "5px" : "5px 0 0 5px"}">&nbsp;</td>${rest}</tr></table>`;
}

function figureRow({ label, day, week, month, isMain }: FigureRow): string {
  const isStrong = isMain === true || (day.tone !== undefined && day.tone !== "plain");
  return gridRow(`<td align="left">${escapeHtml(label)}</td>`, [
    cell(noted(day), { tone: day.tone, isStrong }),
    cell(noted(week), { tone: week.tone }),
    cell(noted(month), { tone: month.tone }),
  ]);
}

function noted({ text, note }: Cell): string {
  return `${escapeHtml(text)}${note === undefined ? "" : `<sup>${note}</sup>`}`;
}

function lineHtml({ label, words }: StoreBlock["lines"][number]): string {
  return `<tr valign="top"><td width="96">${escapeHtml(label)}</td><td>${wordsHtml(words)}</td></tr>`;
}

function wordsHtml(words: Words): string {
  return words
    .map(({ text, isStrong, tone }) => {
      const safe = escapeHtml(text).replaceAll("\n", "<br>");
      const inked = tone === undefined || tone === "plain" ? safe : `<span ${ink(tone, "")}>${safe}</span>`;
      return isStrong ? `<b>${inked}</b>` : inked;
    })
    .join("");
}

function todayHtml({ title, rows }: MailModel["today"]): string {
  const lines = rows.map(({ name, hours, goal, people }) =>
    gridRow(`<td align="left"><b>${escapeHtml(name)}</b></td>`, [
      cell(escapeHtml(hours), { tone: "soft" }),
      cell(escapeHtml(goal), { isStrong: true }),
      cell(escapeHtml(people)),
    ]),
  );
  return `${heading(title)}${grid(["Store", "Open", "Goal", "People"], lines)}`;
}

function footnotesHtml(texts: readonly string[]): string {
  const notes = texts.map((text, at) => `<sup>${at + 1}</sup>&nbsp;${escapeHtml(text)}`).join("<br>");
  return `<p ${ink("soft", "margin:0;font-size:13px;line-height:20px")}>${notes}</p>`;
}

function footerHtml({ why, stops, settingsUrl }: MailModel): string {
  const link = (url: string, text: string) =>
    `<a class="accent" href="${escapeHtml(url)}" style="color:#0f6e6a;font-weight:600;display:inline-block;padding:8px 0">${escapeHtml(text)}</a>`;
  const stopLinks = stops.map(({ name, url }) => link(url, name)).join(", ");
  const settings = settingsUrl === null ? "" : `<br>${link(settingsUrl, "Choose what you get")}`;
  return `<table width="600" ${layout} style="width:100%;max-width:600px"><tr><td class="pad" style="padding:14px 28px 20px"><p ${ink("soft", "margin:0;font-size:13px;line-height:21px")}>${escapeHtml(why)}<br>Stop this mail for ${stopLinks}${settings}</p></td></tr></table>`;
}
