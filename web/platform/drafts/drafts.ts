import * as shape from "#web/platform/browser/shape.ts";
import { keep, readKeptJson } from "#web/platform/browser/kept.ts";

/** How long this device keeps a draft for its author, in milliseconds. */
const keptMs = 24 * 3_600_000;

const draft = shape.object({ slot: shape.text, at: shape.number, values: shape.text });
type Draft = { slot: string; at: number; values: string };

/** Returns the draft of a form, or null when there is none or it is too old. */
export function readDraft(slot: string, now: number = Date.now()): unknown {
  const match = draftsOf(now).find((candidate) => candidate.slot === slot);
  return match === undefined ? null : JSON.parse(match.values);
}

/** Stores a draft as JSON; null deletes it. Each write also drops expired drafts. */
export function keepDraft(slot: string, values: string | null, now: number = Date.now()): void {
  const others = draftsOf(now).filter((candidate) => candidate.slot !== slot);
  const next = values === null ? others : [...others, { slot, at: now, values }];
  keep("drafts", next.length === 0 ? null : JSON.stringify(next));
}

function draftsOf(now: number): Draft[] {
  const drafts = shape.read(shape.list(draft), readKeptJson("drafts")) ?? [];
  return drafts.filter(({ at }) => now - at < keptMs);
}
