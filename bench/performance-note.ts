import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Figure } from "./measures/figure.ts";

const file = path.join(import.meta.dirname, "../docs/performance.md");

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, unit, bar, isMet, peer, note }) => [
    note === undefined ? what : `${what} (${note})`,
    `${number(measured)} ${unit}`,
    `${number(bar)} ${unit}`,
    isMet ? "yes" : "**no**",
    `${peer.name}: ${number(peer.measured)} ${unit}`,
  ]);
  return [["what", "measured", "bar", "met", "beside it"], ["---", "---", "---", "---", "---"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Each measure has a part of its own between two marks, so that a run of some leaves the others as they were. */
export async function keepFigures(results: ReadonlyMap<string, readonly Figure[]>): Promise<void> {
  let note = await readFile(file, "utf8");
  for (const [name, figures] of results) {
    const begin = `<!-- figures of ${name} -->`;
    const end = `<!-- end of ${name} -->`;
    const [before, rest, secondBegin] = note.split(begin);
    const [, after, secondEnd] = rest?.split(end) ?? [];
    // A second pair, as a merge may leave it, would be cut off with all that follows.
    if (before === undefined || after === undefined || secondBegin !== undefined || secondEnd !== undefined) {
      throw new Error(`docs/performance.md needs one pair of marks for ${name}`);
    }
    note = `${before}${begin}\n\n${circumstances(name)}\n\n${figureTable(figures)}\n\n${end}${after}`;
  }
  await writeFile(file, note);
}

/** A figure without its day, its machine and what else ran there says nothing. */
function circumstances(name: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const [load = 0] = os.loadavg();
  return (
    `${day}, commit ${commit}, ${os.availableParallelism()} cores, ${memory} GB, Node ${process.version}, ` +
    `load of the last minute ${load.toFixed(1)}: \`npm run bench -- ${name}\``
  );
}

function number(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}
