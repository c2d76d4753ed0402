import { changedRows, composeFacts } from "#common/pos-files/compose-facts.ts";
import { factKey, type FeedFact } from "#common/pos-files/file-facts.ts";
import type { ReadFact } from "#common/pos-files/kind-read.ts";
import { pageOf, type KeptFacts } from "./kept-facts.ts";
import { isNewerFact } from "./newer-fact.ts";

/** The file that facts come from, and the hash of its map. */
export type FactSource = { file: string; writtenMs: number; map: string };

type Taking = {
  kept: KeptFacts;
  source: FactSource;
  nowMs: number;
  /** Resolves when the rows are safe on the till's disk. */
  send: (rows: readonly FeedFact[]) => Promise<void>;
};

/**
 * Sends what is new first and notes it afterwards: a kill in between sends it again, and nothing is counted twice. Returns
 * how many rows were sent.
 */
export async function takeFacts(facts: readonly ReadFact[], { kept, source, nowMs, send }: Taking): Promise<number> {
  let sent = 0;
  for (const [name, read] of Map.groupBy(facts, ({ fact }) => pageOf(fact))) {
    const page = await kept.read(name);
    const fresh = read.filter((fact) => isNewerFact({ ...fact, ...source }, page.get(factKey(fact.fact)), nowMs));
    if (fresh.length === 0) {
      continue;
    }
    const before = composeFacts([...page.values()].map(({ fact }) => fact));
    fresh.forEach(({ fact }) => page.set(factKey(fact), { ...source, fact }));
    const rows = changedRows(before, composeFacts([...page.values()].map(({ fact }) => fact)));
    await send(rows);
    await kept.write(name, page);
    sent += rows.length;
  }
  return sent;
}
