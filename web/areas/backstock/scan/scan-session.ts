import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import type { ScanAnswer } from "./scan.queries.ts";

/** Bins scanned for a place, to be moved there together. */
export type Batch = { place: { id: string; name: string }; bins: readonly Backstock[] };

export type Scanned = {
  /** A number that counts the screen's scans; the key of its line. */
  at: number;
  code: string;
  answer: ScanAnswer;
  /** The move made from here; null if there is none or it was undone. */
  moved: DoneMove | null;
};

/** A move, with the set that Undo names. */
export type DoneMove = { setId: string; to: string };

/** The scans of a screen, the list being gathered, and the list moved last. */
export type ScanSession = {
  scans: readonly Scanned[];
  batch: Batch | null;
  hint: Hint | null;
  movedBatch: (DoneMove & { bins: number }) | null;
};

/** Why a scan was not put on the list. */
export type Hint =
  | { kind: "is-place"; place: string; target: string }
  | { kind: "there" | "twice" | "is-empty"; bin: string; place: string }
  | { kind: "full" }
  | { kind: "message"; message: string };

export const noScans: ScanSession = { scans: [], batch: null, hint: null, movedBatch: null };

/** Bins of one batch. */
export const batchMost = 50;
const recentMost = 5;
/** Scanning the same bin again within this time confirms its move, in milliseconds. */
const againMs = 5000;

/** Adds a scan, and puts it on the list if there is one. A place starts a list. */
export function withScan(session: ScanSession, scanned: Omit<Scanned, "moved">): ScanSession {
  const { answer } = scanned;
  const scans = [{ ...scanned, moved: null }, ...session.scans].slice(0, recentMost);
  if (session.batch === null) {
    const batch = answer.place === null ? null : { place: answer.place, bins: [] };
    return { scans, batch, hint: null, movedBatch: null };
  }
  const hint = hintFor(session.batch, answer);
  const { filling } = answer;
  const batch =
    hint === null && filling !== null ? { ...session.batch, bins: [filling, ...session.batch.bins] } : session.batch;
  return { scans, batch, hint, movedBatch: null };
}

export function withoutBin(session: ScanSession, fillingId: string): ScanSession {
  const { batch } = session;
  return batch === null
    ? session
    : { ...session, hint: null, batch: { ...batch, bins: batch.bins.filter(({ id }) => id !== fillingId) } };
}

export function withMoved(
  session: ScanSession,
  { fillingId, moved }: { fillingId: string; moved: DoneMove },
): ScanSession {
  return {
    ...session,
    scans: session.scans.map((scan) => (scan.answer.filling?.id === fillingId ? { ...scan, moved } : scan)),
  };
}

/** Records that the whole list was moved and starts an empty one. */
export function withMovedBatch(session: ScanSession, movedBatch: ScanSession["movedBatch"]): ScanSession {
  return { ...session, batch: null, hint: null, movedBatch };
}

/** Records that the move of a set was undone. */
export function withUndone(session: ScanSession, setId: string): ScanSession {
  return {
    ...session,
    scans: session.scans.map((scan) => (scan.moved?.setId === setId ? { ...scan, moved: null } : scan)),
    movedBatch: session.movedBatch?.setId === setId ? null : session.movedBatch,
  };
}

/** Returns whether this scan confirms the move of the bin scanned just before, in fast mode. */
export function isAgain(session: ScanSession, scan: { code: string; atMs: number; lastMs: number }): boolean {
  const [last] = session.scans;
  return (
    session.batch === null &&
    last !== undefined &&
    last.answer.outcome === "FILLED" &&
    last.moved === null &&
    last.code === scan.code &&
    scan.atMs - scan.lastMs <= againMs
  );
}

function hintFor(batch: Batch, { place, bin, filling, message }: ScanAnswer): Hint | null {
  if (place !== null) {
    return { kind: "is-place", place: place.name, target: batch.place.name };
  }
  if (bin === null || message !== null) {
    return { kind: "message", message: message ?? "" };
  }
  if (filling === null) {
    return { kind: "is-empty", bin: bin.label, place: batch.place.name };
  }
  if (batch.bins.some(({ id }) => id === filling.id)) {
    return { kind: "twice", bin: bin.label, place: batch.place.name };
  }
  if (filling.locationId === batch.place.id) {
    return { kind: "there", bin: bin.label, place: batch.place.name };
  }
  return batch.bins.length >= batchMost ? { kind: "full" } : null;
}
