/** A shop's history as the exports that its point of sale would have written day by day. */
import { createReadStream } from "node:fs";
import { appendFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { PassThrough } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { z } from "zod";
import { randomFrom } from "#till/pos/simulator/random.ts";

export type DayExport = { date: string; text: string; lines: number; invoices: number; cents: number };

const record = z.array(z.string());

/** Cuts a file with the columns of Online Retail by day, and sums each day without a line of the program. */
export async function dailyExports(file: string): Promise<DayExport[]> {
  const parser = parse();
  const cutting = pipeline(createReadStream(file), file.endsWith(".gz") ? createGunzip() : new PassThrough(), parser);
  const days = new Map<string, { rows: string[]; invoices: Set<string>; cents: number }>();
  let header = "";
  for await (const cells of parser) {
    const row = record.parse(cells);
    const [invoice = "", , , quantity = "", at = "", price = ""] = row;
    const line = `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
    if (header === "") {
      header = line;
      continue;
    }
    const date = at.slice(0, 10);
    const day = days.get(date) ?? { rows: [], invoices: new Set(), cents: 0 };
    days.set(date, day);
    day.rows.push(line);
    day.invoices.add(invoice);
    day.cents += centsOf(Number(quantity) * Math.round(Number(price) * 1000));
  }
  await cutting;
  return [...days].map(([date, { rows, invoices, cents }]) => ({
    date,
    text: header + rows.join(""),
    lines: rows.length,
    invoices: invoices.size,
    cents,
  }));
}

/** Half a cent away from zero. */
function centsOf(thousandths: number): number {
  return Math.sign(thousandths) * Math.round(Math.abs(thousandths) / 10);
}

export type Drop = (folder: string) => Promise<void>;

/**
 * Puts each export into a folder as badly as it may come: in any order, half-written first, grown piece by piece,
 * twice under two names, renamed. The same seed gives the same drops.
 */
export function badDrops(days: readonly DayExport[], seed: number): Drop[] {
  const random = randomFrom(seed, "drops");
  const timed = days.flatMap((day, at) => {
    const start = random.int(0, 1_000_000);
    return dropsOf(day, at % 5).map((drop, step) => ({ drop, at: start + step * random.int(1, 200_000) }));
  });
  return timed.toSorted((left, right) => left.at - right.at).map(({ drop }) => drop);
}

function dropsOf({ date, text }: DayExport, way: number): Drop[] {
  const bytes = Buffer.from(text);
  const half = Math.floor(bytes.length / 2);
  const name = `sales-${date}.csv`;
  const write = (file: string, content: Buffer) => (folder: string) => writeFile(path.join(folder, file), content);
  switch (way) {
    case 0:
      return [write(name, bytes.subarray(0, half)), write(name, bytes)];
    case 1:
      return [write(name, bytes), write(`copy-of-${name}`, bytes)];
    case 2:
      return [
        write(name, bytes.subarray(0, half)),
        (folder) => appendFile(path.join(folder, name), bytes.subarray(half)),
      ];
    case 3:
      return [
        write(name, bytes),
        (folder) => rename(path.join(folder, name), path.join(folder, `done-${name}`)),
        write(`late-${name}`, bytes.subarray(0, half)),
      ];
    default:
      return [write(name, bytes)];
  }
}
