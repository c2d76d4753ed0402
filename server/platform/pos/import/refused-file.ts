import type { RefusedLine } from "#common/pos-files/export-tickets.ts";

/** The head of the file of refused lines, which the command and the page give alike. */
export const refusedHead = "line,reason,record\n";

export type KeptRefusal = { lineNumber: number; reason: string; record: string };

/** What is kept of a refused line: its record as JSON, so that commas and line breaks in it stay what they are. */
export function keptRefusal({ lineNumber, reason, record }: RefusedLine): KeptRefusal {
  return { lineNumber, reason, record: JSON.stringify(Object.fromEntries(record)) };
}

export function refusedText({ lineNumber, reason, record }: KeptRefusal): string {
  return `${lineNumber},${quoted(reason)},${quoted(record)}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
