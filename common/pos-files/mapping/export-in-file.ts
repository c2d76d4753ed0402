/** Which of a register's maps a file is for. */
import { missingColumns, namedColumns, type ExportMap } from "#common/pos-files/export-map.ts";
import type { ExportKind } from "./export-kinds.ts";

/** Less than this share of its columns, and the file is another one. */
const stillTheSame = 0.5;

/**
 * The place of the first map whose columns the file has, as the register takes it; else of the one of the file's kind that
 * it nearly has; -1 when none is near.
 */
export function exportFor(header: readonly string[], exports: readonly ExportMap[], kind?: ExportKind): number {
  const shares = exports.map((map) => {
    const named = namedColumns(map).length;
    const share = (named - missingColumns(header, map).length) / named;
    return share === 1 || kind === undefined || isAlike(map.kind, kind) ? share : 0;
  });
  const best = Math.max(0, ...shares);
  return best > stillTheSame ? shares.indexOf(best) : -1;
}

/** Pieces and whole tickets are both sales: a register may change from one to the other. */
function isAlike(left: ExportKind, right: ExportKind): boolean {
  const sales: readonly ExportKind[] = ["ticketLines", "tickets"];
  return left === right || (sales.includes(left) && sales.includes(right));
}

/** A column that a map names and a file lacks, and the new column of the file that is spelled most like it. */
export type RenamedColumn = { from: string; to: string; likeness: number };

export function renamedColumns(header: readonly string[], map: ExportMap): RenamedColumn[] {
  const named = new Set(namedColumns(map));
  const fresh = header.filter((name) => !named.has(name));
  return missingColumns(header, map).flatMap((from) => {
    const to = likeliestName(from, fresh);
    return to === null ? [] : [{ from, to, likeness: likeness(from, to) }];
  });
}

/** The name that is spelled most like one; null when none is like it. */
export function likeliestName(name: string, names: readonly string[]): string | null {
  const [best] = names
    .map((other) => ({ other, likeness: likeness(name, other) }))
    .toSorted((left, right) => right.likeness - left.likeness);
  return best === undefined || best.likeness < 0.5 ? null : best.other;
}

/** The share of letter pairs that two names have in common: 1 for the same name. */
export function likeness(left: string, right: string): number {
  const ofLeft = letterPairs(left);
  const ofRight = letterPairs(right);
  const common = ofLeft.filter((pair) => {
    const at = ofRight.indexOf(pair);
    return at !== -1 && ofRight.splice(at, 1).length > 0;
  });
  const all = ofLeft.length + letterPairs(right).length;
  return all === 0 ? 0 : (2 * common.length) / all;
}

function letterPairs(name: string): string[] {
  const letters = ` ${name.toLowerCase()} `;
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}
