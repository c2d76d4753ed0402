import { createReadStream, existsSync } from "node:fs";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { newestFacts, planDay } from "#till/pos/simulator/day-plan.ts";
import { simulatedShop } from "#till/pos/simulator/shop.ts";
import type { ShopKind } from "#till/pos/simulator/shop.ts";

/** Net sales of a shop by day; a day without sales is not in it. */
export type DailySeries = ReadonlyMap<BusinessDate, Cents>;

/** A shop of the simulator: weekdays, seasons, holidays, storms and growth, the same for the same seed. */
export function simulatedSeries(kind: ShopKind, range: { from: BusinessDate; to: BusinessDate }): DailySeries {
  const shop = simulatedShop(kind, { seed: 1 });
  const series = new Map<BusinessDate, Cents>();
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const facts = newestFacts(planDay(shop, date).events.flatMap((event) => event.facts));
    const net = facts.reduce((sum, fact) => sum + netOf(fact), 0);
    if (net > 0) {
      series.set(date, net);
    }
  }
  return series;
}

function netOf(fact: Omit<PosRowInput, "seq">): Cents {
  if (!("lines" in fact) || !("tenders" in fact) || !("type" in fact) || fact.type === "void") {
    return 0;
  }
  const lines = z.array(z.object({ goods: z.string(), net: z.number() })).parse(fact.lines);
  return lines.reduce((sum, line) => sum + (line.goods === "giftCard" ? 0 : line.net), 0);
}

const realFile = new URL("../../../shared/data/online-retail.csv.gz", import.meta.url);
const realLine = z.object({ Quantity: z.coerce.number(), InvoiceDate: z.string(), UnitPrice: z.coerce.number() });

/** A real till of thirteen months (Online Retail, UCI, CC BY 4.0); null where the file is not at hand. */
export async function realSeries(): Promise<DailySeries | null> {
  if (!existsSync(realFile)) {
    return null;
  }
  const series = new Map<BusinessDate, Cents>();
  const lines = createReadStream(realFile)
    .pipe(createGunzip())
    .pipe(parse({ columns: true }));
  for await (const raw of lines) {
    const line = realLine.parse(raw);
    const date = line.InvoiceDate.slice(0, 10);
    series.set(date, (series.get(date) ?? 0) + Math.round(line.Quantity * line.UnitPrice * 100));
  }
  return new Map([...series].filter(([, cents]) => cents > 0));
}
