import type { FileLine } from "./export-lines.ts";

/** Lines that belong together, wherever they stand in the file. */
export type LineGroup<About> = {
  about: About;
  lines: FileLine[];
  /** Another line stands between them. */
  isApart: boolean;
  /** The file's last line is among them. */
  isLast: boolean;
};

export function groupLines<About extends { key: string }>(
  lines: readonly FileLine[],
  aboutOf: (line: FileLine) => About,
): LineGroup<About>[] {
  const groups = new Map<string, LineGroup<About> & { lastAt: number }>();
  for (const [at, line] of lines.entries()) {
    const about = aboutOf(line);
    const group = groups.get(about.key) ?? { about, lines: [], lastAt: at - 1, isApart: false, isLast: false };
    groups.set(about.key, group);
    group.lines.push(line);
    group.isApart ||= group.lastAt !== at - 1;
    group.isLast = at === lines.length - 1;
    group.lastAt = at;
  }
  return [...groups.values()];
}
