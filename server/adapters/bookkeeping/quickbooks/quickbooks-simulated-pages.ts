import type {
  SimulatedAccount,
  SimulatedBooks,
  SimulatedCompany,
  SimulatedEntry,
} from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { quickbooksPaths as paths } from "./quickbooks-paths.ts";
import { balances, sideTotal } from "./quickbooks-simulated-balances.ts";

/** The pages of the simulated QuickBooks for people: the sign-in, and a company's own books. */

const styles = `
:root { color-scheme: light dark; --line: #d4d7dc; --soft: #6b6c72; --accent: #2ca01c; --shade: #f4f5f8; }
@media (prefers-color-scheme: dark) { :root { --line: #3d4046; --soft: #a3a6ad; --accent: #5cc24d; --shade: #24262a; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
.note { background: var(--shade); border-left: 4px solid var(--accent); padding: .5rem .75rem; }
.soft { color: var(--soft); }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .5rem; text-align: left; }
.amount { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
tfoot td { font-weight: 600; }
section { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; margin: 1rem 0; padding: .25rem 1rem 0; }
label { display: block; padding: .35rem 0; }
button { border: 1px solid var(--line); border-radius: 6px; font: inherit; margin-right: .5rem; padding: .45rem 1.2rem; }
button.main { background: #1f7a12; border-color: #1f7a12; color: #fff; }
a { color: inherit; }
`;

export function htmlPage(page: { status?: number; title: string; content: string }): SimulatedResponse {
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(page.title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style></head>` +
    `<body><h1>${escaped(page.title)}</h1>${page.content}</body></html>`;
  return {
    status: page.status ?? 200,
    body: Buffer.from(html),
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  };
}

/** Sends its answer to the same address, with what the program asked. */
export function signInForm({ companies }: SimulatedBooks, query: URLSearchParams): string {
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const choices = companies.map(
    ({ id, name }, index) =>
      `<label><input type="radio" name="company" value="${escaped(id)}"${index === 0 ? " checked" : ""}> ` +
      `${escaped(name)}</label>`,
  );
  return (
    `<p class="note">This is a simulated QuickBooks sign-in. No real company is connected.</p>` +
    `<form method="get" action="${paths.signIn}">${hidden.join("")}` +
    `<fieldset><legend>Which company do you want to connect to Hangtag?</legend>${choices.join("")}</fieldset>` +
    `<p><button class="main">Connect</button> <button name="cancel" value="1">Cancel</button></p></form>` +
    `<p><a href="/books">See these books</a></p>`
  );
}

const entriesPerPage = 100;

/** GET /books: a company's chart with its balances, and its journal, newest first; `company`, `number` and `page` choose. */
export function showBooks({ companies }: SimulatedBooks, { query }: SimulatedRequest): SimulatedResponse {
  const company = companies.find(({ id }) => id === query.get("company")) ?? companies[0];
  if (company === undefined) {
    return htmlPage({ status: 404, title: "No books", content: "<p>There is no company here.</p>" });
  }
  const number = query.get("number")?.trim() ?? "";
  const entries = company.entries.filter((entry) => entry.number.includes(number)).toSorted(newestFirst);
  const page = Math.max(1, Number(query.get("page")) || 1);
  const shown = entries.slice((page - 1) * entriesPerPage, page * entriesPerPage);
  const next = page * entriesPerPage < entries.length ? nextLink({ company, number, page }) : "";
  const content =
    `<p class="note">These are simulated books, as QuickBooks would keep them.</p>${companyLinks(companies)}` +
    `<h2>Chart of accounts</h2>${chartTable(company)}${allSides(company)}<h2>Journal entries</h2>${numberForm(company, number)}` +
    `<p class="soft">${entries.length} ${entries.length === 1 ? "entry" : "entries"}</p>${shown.map((entry) => entrySection(company, entry)).join("")}${next}`;
  return htmlPage({ title: company.name, content });
}

/** GET /app/journal: the page of one entry, which the program links to. */
export function showEntry({ companies }: SimulatedBooks, { query }: SimulatedRequest): SimulatedResponse {
  const id = query.get("txnId");
  const content = companies.flatMap((company) =>
    company.entries
      .filter((entry) => entry.id === id)
      .map(
        (entry) =>
          `<p><a href="${booksUrl(company)}">${escaped(company.name)}</a></p>${entrySection(company, entry)}` +
          `<form method="post" action="${paths.entryPage}?${new URLSearchParams({ txnId: entry.id }).toString()}">` +
          `<button>Delete entry</button></form>`,
      ),
  );
  return content.length === 0
    ? htmlPage({ status: 404, title: "Journal entry not found", content: "<p>It isn't in these books.</p>" })
    : htmlPage({ title: "Journal entry", content: content.join("") });
}

/** POST /app/journal: a person deletes the entry. */
export function deleteEntry({ companies }: SimulatedBooks, { query }: SimulatedRequest): SimulatedResponse {
  const id = query.get("txnId");
  for (const company of companies) {
    company.entries = company.entries.filter((entry) => entry.id !== id);
  }
  return htmlPage({ title: "Journal entry deleted", content: `<p><a href="/books">See these books</a></p>` });
}

function newestFirst(first: SimulatedEntry, second: SimulatedEntry): number {
  return second.date.localeCompare(first.date) || Number(second.id) - Number(first.id);
}

function companyLinks(companies: readonly SimulatedCompany[]): string {
  const links = companies.map((company) => `<a href="${booksUrl(company)}">${escaped(company.name)}</a>`);
  return links.length > 1 ? `<p>${links.join(" · ")}</p>` : "";
}

function nextLink({ company, number, page }: { company: SimulatedCompany; number: string; page: number }): string {
  return `<p><a href="${escaped(booksUrl(company, { number, page: String(page + 1) }))}">Older entries</a></p>`;
}

function booksUrl({ id }: SimulatedCompany, fields: Record<string, string> = {}): string {
  return `/books?${new URLSearchParams({ company: id, ...fields }).toString()}`;
}

function numberForm({ id }: SimulatedCompany, number: string): string {
  return (
    `<form method="get" action="/books"><input type="hidden" name="company" value="${escaped(id)}">` +
    `<label>Number contains <input name="number" value="${escaped(number)}"></label></form>`
  );
}

function chartTable(company: SimulatedCompany): string {
  const centsByAccount = balances(company);
  const rows = company.accounts.map((account) => accountRow(account, centsByAccount.get(account.id) ?? 0));
  const head = `<tr><th>Number</th><th>Account</th><th>Type</th><th class="amount">Balance</th></tr>`;
  return `<table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
}

/** Both are the same to the cent, or the books are wrong. */
function allSides({ entries }: SimulatedCompany): string {
  const lines = entries.flatMap((entry) => entry.lines);
  const [debits, credits] = [sideTotal(lines, "Debit"), sideTotal(lines, "Credit")].map(dollars);
  return `<p>All entries: <strong>Debits ${debits} · Credits ${credits}</strong></p>`;
}

function accountRow({ number, name, type, isActive }: SimulatedAccount, cents: number): string {
  const state = isActive ? "" : ` <span class="soft">(inactive)</span>`;
  const cells = `<td>${escaped(number)}</td><td>${escaped(name)}${state}</td><td>${escaped(type)}</td>`;
  return `<tr>${cells}<td class="amount">${dollars(cents)}</td></tr>`;
}

function entrySection({ accounts, classes }: SimulatedCompany, entry: SimulatedEntry): string {
  const { id, number, date, memo, lines, syncToken } = entry;
  const rows = lines.map(({ accountId, classId, postingType, cents, text }) => {
    const account = accounts.find((candidate) => candidate.id === accountId);
    const className = classes.find((candidate) => candidate.id === classId)?.name ?? "";
    const amounts = postingType === "Debit" ? [dollars(cents), ""] : ["", dollars(cents)];
    const texts = [`${account?.number ?? ""} ${account?.name ?? ""}`, className, text];
    return `<tr>${texts.map((cell) => `<td>${escaped(cell)}</td>`).join("")}${amounts.map(amountCell).join("")}</tr>`;
  });
  const totals = [sideTotal(lines, "Debit"), sideTotal(lines, "Credit")].map((cents) => amountCell(dollars(cents)));
  const head =
    "<tr><th>Account</th><th>Class</th><th>Description</th>" +
    `<th class="amount">Debit</th><th class="amount">Credit</th></tr>`;
  const changes = syncToken === 0 ? "" : ` · changed ${syncToken} ${syncToken === 1 ? "time" : "times"}`;
  return (
    `<section><h3>${escaped(number)} <span class="soft">${escaped(date)} · JE ${escaped(id)}${changes}</span></h3>` +
    `<p class="soft">${escaped(memo)}</p><table><thead>${head}</thead><tbody>${rows.join("")}</tbody>` +
    `<tfoot><tr><td colspan="3">Total</td>${totals.join("")}</tr></tfoot></table></section>`
  );
}

function amountCell(text: string): string {
  return `<td class="amount">${text}</td>`;
}

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

function dollars(cents: number): string {
  return format.format(cents / 100);
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
