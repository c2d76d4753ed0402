import { useEffect, useMemo, useState } from "react";
import { isSalesMap } from "#common/pos-files/export-map.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { resolveDraft, type ResolvedDraft } from "#common/pos-files/mapping/draft-questions.ts";
import { exportFor } from "#common/pos-files/mapping/export-in-file.ts";
import { beginDraft, draftOfMap, type MappingDraft } from "#common/pos-files/mapping/mapping-draft.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { keepWork, readWork, type KeptWork } from "./kept-work.ts";
import { openFile, type OpenedFile } from "./open-file.ts";
import { text } from "./exports-text.ts";

/** A file and the draft that is made of it. */
export type Work = {
  opened: OpenedFile;
  draft: MappingDraft;
  /** The place of the map among the register's; -1 for a new one. */
  at: number;
  baseVersion: number;
  /** What the manager's own Day Close says, in cents; text while it is no amount. */
  figure: number | string | null;
};

export type Editor = {
  work: Work | null;
  resolved: ResolvedDraft | null;
  isChanged: boolean;
  problem: string | null;
  isOpening: boolean;
  /** What was begun before the page was loaded again; it goes on as soon as its file is here. */
  begun: KeptWork | null;
  open: (file: File) => void;
  change: (changes: Partial<Pick<Work, "draft" | "figure">>) => void;
  /** Keeps the work, in the place that its file has in what was saved meanwhile. */
  goOnFrom: (saved: SavedState) => void;
  /** Begins again from what the register reads by now. */
  restart: (saved: SavedState) => void;
};

export type SavedState = { version: number; mapping: RegisterMapping | null };

/** Holds what a person does on the page, and keeps it on this device until it is saved. */
export function useEditor(slot: string, saved: SavedState): Editor {
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [begun, setBegun] = useState(() => readWork(slot));
  const resolved = useMemo(() => (work === null ? null : resolveDraft(work.draft, work.opened.file.sheet)), [work]);
  const isChanged = work !== null && isOther(resolved, work.at, saved.mapping);

  const begin = (opened: OpenedFile) => {
    const isSame = begun !== null && begun.header.join("\n") === opened.file.sheet.header.join("\n");
    setWork(isSame ? { ...begun, opened } : beginWork(opened, saved));
    setBegun(null);
    announce(text("file.size", { rows: opened.file.sheet.rows.length, columns: opened.file.sheet.header.length }));
  };
  const open = async (file: File) => {
    setIsOpening(true);
    const outcome = await openFile(file);
    setIsOpening(false);
    setProblem("problem" in outcome ? outcome.problem : null);
    if ("opened" in outcome) {
      begin(outcome.opened);
    }
  };
  useEffect(
    function keepTheWork() {
      if (work !== null) {
        keepWork(slot, isChanged ? toKept(work) : null);
      }
    },
    [slot, work, isChanged],
  );
  return {
    work,
    resolved,
    isChanged,
    problem,
    isOpening,
    begun,
    open: (file) => void open(file),
    change: (changes) => setWork((before) => before && { ...before, ...changes }),
    goOnFrom: ({ version, mapping }) =>
      setWork((before) => before && { ...before, baseVersion: version, at: placeOf(before.opened, mapping) }),
    restart: (next) => setWork((before) => before && { ...beginWork(before.opened, next), figure: before.figure }),
  };
}

function beginWork(opened: OpenedFile, { version, mapping }: SavedState): Work {
  const { sheet } = opened.file;
  const at = placeOf(opened, mapping);
  const map = mapping?.exports[at];
  const draft = map === undefined || !isSalesMap(map) ? beginDraft(sheet) : draftOfMap(map, sheet);
  return { opened, draft, at, baseVersion: version, figure: null };
}

function placeOf({ file }: OpenedFile, mapping: RegisterMapping | null): number {
  return exportFor(file.sheet.header, mapping?.exports ?? []);
}

function isOther(resolved: ResolvedDraft | null, at: number, mapping: RegisterMapping | null): boolean {
  const saved = mapping?.exports[at];
  return saved === undefined || JSON.stringify(sorted(resolved?.map)) !== JSON.stringify(sorted(saved));
}

/** Two maps that say the same are equal in whatever order they say it. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  return Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}

function toKept({ opened, draft, at, baseVersion, figure }: Work): KeptWork {
  const { header } = opened.file.sheet;
  return {
    fileName: opened.name,
    header: [...header],
    at,
    baseVersion,
    draft,
    figure: typeof figure === "number" ? figure : null,
  };
}
