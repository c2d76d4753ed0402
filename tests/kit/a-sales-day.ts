import type { TestStore } from "./people.ts";
import type { TestProgram as WholeProgram } from "./test-program.ts";

type SalesDay = {
  date: string;
  cents: number;
  /** A day that Day Close has run for is final. */
  status?: "provisional" | "final";
  /** When Day Close ran. */
  closedAt?: string | null;
  customers?: number;
  /** The hour of all sales. */
  hour?: number;
  /** The goal that the day kept when it was closed. */
  keptGoalCents?: number;
  bought?: { buys: number; buysWithTrade: number; cashCents: number; tradeCents: number; items: number };
};

/** Inserts the figures of a business date as a till's feed does; omitted ones stay unknown, as in an import. */
export async function aSalesDay(
  program: Pick<WholeProgram, "owner">,
  store: Pick<TestStore, "id">,
  { date, cents, status = "final", closedAt, customers, hour, keptGoalCents, bought }: SalesDay,
): Promise<void> {
  const figures = {
    store_id: store.id,
    business_date: date,
    changed_at: new Date(),
    sales_cents: cents,
    status,
    closed_at: closedAt,
    customers,
    sales_by_hour_cents: hour && Array.from({ length: 24 }, (_, place) => (place === hour ? cents : 0)),
    goal_cents: keptGoalCents,
    goal_rule: keptGoalCents === undefined ? undefined : "magic",
    buys: bought?.buys,
    buys_with_trade: bought?.buysWithTrade,
    buy_cash_cents: bought?.cashCents,
    buy_trade_cents: bought?.tradeCents,
    items_bought: bought?.items,
  };
  const knownFigures = Object.entries(figures).filter(([, value]) => value !== undefined);
  const columns = knownFigures.map(([column]) => column).join(", ");
  const places = knownFigures.map((_, place) => `$${place + 1}`).join(", ");
  await program.owner.query(
    `insert into daily_reports (${columns}) values (${places})`,
    knownFigures.map(([, value]) => value),
  );
}

/** A day with all its sales in the hour before noon, and four buys; without `closedAt` it is still running. */
export async function aTradingDay(
  program: Pick<WholeProgram, "owner">,
  store: Pick<TestStore, "id">,
  { date, cents, closedAt = null }: Pick<SalesDay, "date" | "cents" | "closedAt">,
): Promise<void> {
  const bought = { buys: 4, buysWithTrade: 1, cashCents: 60_000, tradeCents: 20_000, items: 9 };
  const status = closedAt === null ? "provisional" : "final";
  await aSalesDay(program, store, { date, cents, closedAt, status, customers: 10, hour: 11, bought });
}
