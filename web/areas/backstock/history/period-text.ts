import { formatDate } from "#common/date-format.ts";

/** `Nov 16, 2026 – Nov 22, 2026`, or the one day. */
export function periodText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}
