import { useEffect, useMemo, useState } from "react";
import { missingColumns } from "#common/pos-files/export-map.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { resolveDraft, type ResolvedDraft } from "#common/pos-files/mapping/draft-questions.ts";
import { exportFor } from "#common/pos-files/mapping/export-in-file.ts";
import { guessKind } from "#common/pos-files/mapping/guess-columns.ts";
import { beginDraft, draftOfMap, withKind, type MappingDraft } from "#common/pos-files/mapping/mapping-draft.ts";
import type { ChosenForm } from "#common/pos-files/mapping/open-export.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { keepWork, readWork, type KeptWork } from "./kept-work.ts";
import { openFile, reopenFile, type OpenedFile } from "./open-file.ts";
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
  change: (changes: Partial<Pick<Work, "draft" | "figure" | "at">>) => void;
  /** Reads the file in another form: cut elsewhere, or another of its sheets. */
  reform: (chosen: ChosenForm) => void;
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

  const begin = async (first: OpenedFile) => {
    const opened = await inSavedForm(first, begun === null ? [] : [begun.draft.kept], saved.mapping);
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
      await begin(outcome.opened);
    }
  };
  const reform = async (chosen: ChosenForm) => {
    if (work !== null) {
      const opened = await reopenFile(work.opened, chosen);
      setWork(reformed(work, { opened, chosen }));
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
    reform: (chosen) => void reform(chosen),
    goOnFrom: ({ version, mapping }) =>
      setWork((before) => before && { ...before, baseVersion: version, at: placeOf(before.opened, mapping) }),
    restart: (next) => setWork((before) => before && { ...beginWork(before.opened, next), figure: before.figure }),
  };
}

function beginWork(opened: OpenedFile, { version, mapping }: SavedState): Work {
  const { sheet } = opened.file;
  const at = placeOf(opened, mapping);
  const map = mapping?.exports[at];
  const draft = map === undefined ? beginDraft(sheet) : draftOfMap(map, sheet);
  return { opened, draft: { ...draft, kept: withForm(draft.kept, opened) }, at, baseVersion: version, figure: null };
}

function placeOf({ file }: OpenedFile, mapping: RegisterMapping | null): number {
  return exportFor(file.sheet.header, mapping?.exports ?? [], guessKind(file.sheet));
}

/** Cut as the register's own map or the work that was begun says, where the columns are there then. */
async function inSavedForm(
  opened: OpenedFile,
  begun: readonly MappingDraft["kept"][],
  mapping: RegisterMapping | null,
): Promise<OpenedFile> {
  if (opened.file.form.kind === "workbook") {
    return opened;
  }
  for (const map of mapping?.exports.filter(({ fixedColumns }) => fixedColumns !== undefined) ?? []) {
    const again = await reopenFile(opened, { kind: "fixed", starts: map.fixedColumns ?? [] });
    if (missingColumns(again.file.sheet.header, map).length === 0) {
      return again;
    }
  }
  const starts = begun.map(({ fixedColumns }) => placesOf(fixedColumns)).find((places) => places !== null) ?? null;
  return starts === null ? opened : reopenFile(opened, { kind: "fixed", starts });
}

function placesOf(value: unknown): number[] | null {
  return Array.isArray(value) ? value.filter((place) => typeof place === "number") : null;
}

/** Other columns are guessed; what a person said of the file as a whole stays. */
function reformed(work: Work, { opened, chosen }: { opened: OpenedFile; chosen: ChosenForm }): Work {
  const kept = { ...work.draft.kept, sheet: "sheet" in chosen ? chosen.sheet : undefined };
  const begun = withKind({ ...work.draft, columns: [] }, opened.file.sheet, guessKind(opened.file.sheet));
  return { ...work, opened, draft: { ...begun, kept: withForm({ ...begun.kept, ...kept }, opened) } };
}

/** Where the columns begin is part of the map; whether a text has delimiters is seen in it each time. */
function withForm(kept: MappingDraft["kept"], { file }: OpenedFile): MappingDraft["kept"] {
  const { fixedColumns: _before, ...rest } = kept;
  const isSet = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(isSet),
    ...(file.form.kind === "fixed" && file.form.starts.length > 1 && { fixedColumns: [...file.form.starts] }),
  };
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
