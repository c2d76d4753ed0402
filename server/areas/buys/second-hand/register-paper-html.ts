import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { headHtml } from "#server/platform/public-pages/public-frame.ts";
import { paperCells } from "./register-paper.rules.ts";
import type { RegisterEntry } from "./register.rules.ts";

const style = `@page{size:letter landscape;margin:.5in}*{box-sizing:border-box}body{margin:0;font:11px/1.35 Inter,Arial,sans-serif;color:#000}
h1{font-size:17px;margin:0}p{margin:2px 0 10px}table{width:100%;border-collapse:collapse}thead{display:table-header-group}tr{break-inside:avoid}
th,td{padding:4px 6px;border-bottom:1px solid #999;text-align:left;vertical-align:top}th:first-child,td:first-child{font-weight:700;text-align:right}tr.void td:not(:first-child){text-decoration:line-through}tr.void td:last-child{text-decoration:none}`;

const heads = ["No.", "When", "Buy", "Seller", "ID", "Written down", "Paid", "Handled by", "Hold and rules"];

/** The register in sequence, on letter paper; every page repeats the headings. */
export function registerPaper(
  entries: readonly RegisterEntry[],
  { store, dates, timeZone }: { store: string; dates: string; timeZone: string },
): string {
  const title = `Second-hand register, ${store}`;
  const head = heads.map((each) => `<th scope="col">${escapeHtml(each)}</th>`).join("");
  const rows = entries.map((entry) => {
    const cells = paperCells(entry, timeZone).map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr${entry.voidedAt === null ? "" : ' class="void"'}>${cells.join("")}</tr>`;
  });
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(dates)}</p>`;
  return `${headHtml({ title, language: "en", style })}<body>${body}<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></body></html>`;
}
