/**
 * The store's other register, an old point of sale that no program speaks with: it keeps its own tickets out of the feed
 * and writes them into a file a day, as its nightly export would. Its sales are part of the store's day plan, so the Day
 * Close of the store has them either way.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { csvText } from "#common/csv.ts";
import { groupBy } from "#common/lists/group-by.ts";
import { formatDecimal } from "#common/pos-files/exact-amount.ts";
import { localTimeAt } from "#common/store-time.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import type { PosFact } from "#till/pos/pos.ts";

type Ticket = Extract<PosFact, { kind: "transaction" }>;

export type ExportWriterOptions = {
  /** Where its files are written. */
  folder: string;
  timeZone: string;
  /** The terminal at which it stands. */
  terminal: string;
  /** It exports nothing of the days before. */
  since: BusinessDate;
};

const tenderColumns = {
  cash: "CASH",
  check: "CHECK",
  visa: "VISA",
  mastercard: "MC",
  amex: "AMEX",
  discover: "DISC",
  debit: "DEBIT",
  giftCard: "GIFTCARD",
  storeCredit: "STORECR",
  tradeCredit: "TRADE",
  other: "OTHER",
} as const satisfies Record<Ticket["tenders"][number]["kind"], string>;

const columns = {
  number: "TRX_NO",
  at: "BATCHDT",
  time: "TRX_TM",
  businessDate: "BUSDT",
  terminal: "REG",
  cashier: "CASHIER",
  sku: "SKU",
  description: "DESCR",
  category: "DEPT",
  quantity: "QTY",
  amount: "NET_AMT",
  tax: "TAX_AMT",
} as const;

const header = [...Object.values(columns), ...Object.values(tenderColumns)];

const writtenTickets = z.record(z.string(), z.array(z.array(z.string())));

export class ExportWriter {
  readonly #options: ExportWriterOptions;
  /** One file at a time: two tickets of a day are written into one. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(options: ExportWriterOptions) {
    this.#options = options;
  }

  /** Writes those that were rung up at its register; returns the others. */
  async divert(facts: readonly PosFact[]): Promise<PosFact[]> {
    const own = new Set(facts.filter((fact) => fact.kind === "transaction").filter((ticket) => this.#isOwn(ticket)));
    const byDate = groupBy([...own], ({ businessDate }) => businessDate);
    const turn = this.#writing.then(async () => {
      for (const [date, tickets] of byDate) {
        await this.#write(date, tickets);
      }
    });
    this.#writing = turn.catch(() => undefined);
    await turn;
    return facts.filter((fact) => fact.kind !== "transaction" || !own.has(fact));
  }

  /** Only what its export can say: it knows no customers and no gift cards. */
  #isOwn({ businessDate, terminal, customerId, lines }: Ticket): boolean {
    const { terminal: own, since } = this.#options;
    const isPlain = customerId === null && lines.every(({ goods }) => goods !== "giftCard");
    return terminal === own && businessDate >= since && isPlain;
  }

  async #write(date: BusinessDate, tickets: readonly Ticket[]): Promise<void> {
    const { folder } = this.#options;
    const kept = join(folder, ".tickets", `${date}.json`);
    await mkdir(join(folder, ".tickets"), { recursive: true });
    const before = await readIfThere(kept);
    const rows = writtenTickets.parse(before === null ? {} : JSON.parse(before));
    tickets.forEach((ticket) => {
      rows[ticket.number] = this.#rowsOf(ticket);
    });
    const after = JSON.stringify(rows);
    if (after === before) {
      return;
    }
    await writeAtomic(join(folder, `sales_r2_${date}.csv`), csvText([header, ...Object.values(rows).flat()]));
    await writeAtomic(kept, after);
  }

  #rowsOf(ticket: Ticket): string[][] {
    const { date, minutes } = localTimeAt(new Date(ticket.at), this.#options.timeZone);
    const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
    // A ticket that was voided stays in its export, without its amounts.
    const isVoid = ticket.type === "void";
    return ticket.lines.map((line, at) => [
      ticket.number,
      american(date),
      clock,
      american(ticket.businessDate),
      ticket.terminal,
      ticket.cashierCode ?? "",
      line.sku,
      line.description,
      line.categoryCode ?? "",
      isVoid ? "0" : String(line.quantity),
      amount(isVoid ? 0 : line.net),
      amount(isVoid ? 0 : (line.tax ?? 0)),
      ...tenderCells(at === 0 && !isVoid ? ticket.tenders : []),
    ]);
  }
}

function tenderCells(tenders: Ticket["tenders"]): string[] {
  return Object.keys(tenderColumns).map((kind) => {
    const sum = tenders.filter((tender) => tender.kind === kind).reduce((total, tender) => total + tender.amount, 0);
    return sum === 0 ? "" : amount(sum);
  });
}

function amount(cents: number): string {
  return formatDecimal(BigInt(cents) * 10_000n);
}

/** `11/20/2026` */
function american(date: BusinessDate): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${month}/${day}/${year}`;
}
