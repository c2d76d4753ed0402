import type { FileFact } from "#common/pos-files/file-facts.ts";
import type { ReadFact } from "#common/pos-files/kind-read.ts";
import type { KeptFact } from "./kept-facts.ts";

/** What is read now. */
export type ReadingFact = KeptFact & Pick<ReadFact, "isCut" | "isTorn">;

/**
 * Whether a fact replaces what an earlier reading gave. The file it came from corrects it, and so does a file written
 * later. A part of it does not: a copy that is half there has fewer lines, and the rest comes or stands elsewhere.
 */
export function isNewerFact(reading: ReadingFact, earlier: KeptFact | undefined, nowMs: number): boolean {
  if (earlier === undefined) {
    return true;
  }
  if (contentOf(reading.fact) === contentOf(earlier.fact)) {
    return false;
  }
  if (isLaterPart(reading, earlier)) {
    return false;
  }
  // A clock that ran ahead and was put right would else make every later file an old one.
  const isOverdue = reading.file === earlier.file || earlier.writtenMs > nowMs;
  if (reading.map !== earlier.map) {
    return isOverdue || reading.writtenMs >= earlier.writtenMs;
  }
  return !isPartial(reading, earlier) && (isOverdue || reading.writtenMs > earlier.writtenMs);
}

/**
 * Whether a query gave only lines that came after those of an earlier look. Where all lines of a ticket have one
 * bookmark it moves with them, and a later one is a correction.
 */
export function isLaterPart(reading: KeptFact, earlier: KeptFact | undefined): boolean {
  if (earlier === undefined || (reading.isSpread !== true && earlier.isSpread !== true)) {
    return false;
  }
  const isSameQuery = reading.file === earlier.file && reading.map === earlier.map;
  return isSameQuery && BigInt(reading.from ?? 0) > BigInt(earlier.from ?? 0);
}

function isPartial(reading: ReadingFact, earlier: KeptFact): boolean {
  const isShort = linesOf(reading.fact).length <= linesOf(earlier.fact).length;
  return (
    (reading.isCut && isPart(reading.fact, earlier.fact)) ||
    (reading.isTorn && reading.file !== earlier.file && isShort)
  );
}

/** A person's date is that of the file, and a file that says the same again changes nothing. */
function contentOf(fact: FileFact): string {
  const isPerson = fact.kind === "customer" || fact.kind === "employee";
  return JSON.stringify({ ...fact, updatedAt: null, businessDate: isPerson ? null : fact.businessDate });
}

function linesOf(fact: FileFact): readonly unknown[] {
  return fact.kind === "transaction" || fact.kind === "buyLines" ? fact.lines : [];
}

function tendersOf(fact: FileFact): readonly unknown[] {
  return fact.kind === "transaction" ? fact.tenders : [];
}

function isPart(fact: FileFact, whole: FileFact): boolean {
  const left = linesOf(whole).map((line) => JSON.stringify(line));
  for (const line of linesOf(fact)) {
    const at = left.indexOf(JSON.stringify(line));
    if (at === -1) {
      return false;
    }
    left.splice(at, 1);
  }
  return tendersOf(fact).length <= tendersOf(whole).length;
}
