import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import type { ScanAnswer } from "./scan.queries.ts";

/** Bins that are scanned for one place, to be moved there together. */
export type Batch = { place: { id: string; name: string }; bins: readonly Backstock[] };

export type Scanned = {
  /** Of this screen, counted up: the key of its line. */
  at: number;
  code: string;
  answer: ScanAnswer;
  /** Its move from here; null while it was not moved, or when the move was undone. */
  moved: DoneMove | null;
};

/** A move that Undo can name by its set. */
export type DoneMove = { setId: string; to: string };

/** What was scanned at this screen, what is being gathered, and the list that was moved last. */
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
  | { kind: "said"; said: string };

export const noScans: ScanSession = { scans: [], batch: null, hint: null, movedBatch: null };

/** Bins of one batch. */
export const batchMost = 50;
const recentMost = 5;
/** The same bin scanned again within this confirms its move, in milliseconds. */
const againMs = 5000;

/** One more scan: shown, and put on the list while one is being made. A place begins a list. */
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

/** The list was moved as a whole; the next one starts empty. */
export function withMovedBatch(session: ScanSession, movedBatch: ScanSession["movedBatch"]): ScanSession {
  return { ...session, batch: null, hint: null, movedBatch };
}

/** The move of a set was undone: its bins are where they were. */
export function withUndone(session: ScanSession, setId: string): ScanSession {
  return {
    ...session,
    scans: session.scans.map((scan) => (scan.moved?.setId === setId ? { ...scan, moved: null } : scan)),
    movedBatch: session.movedBatch?.setId === setId ? null : session.movedBatch,
  };
}

/** Whether this scan confirms the move of the bin that was scanned just before: fast mode. */
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

function hintFor(batch: Batch, { place, bin, filling, said }: ScanAnswer): Hint | null {
  if (place !== null) {
    return { kind: "is-place", place: place.name, target: batch.place.name };
  }
  if (bin === null || said !== null) {
    return { kind: "said", said: said ?? "" };
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
