import { renamedColumns, type RenamedColumn } from "#common/pos-files/mapping/export-in-file.ts";
import { tenderPrefix, type ExportKind } from "#common/pos-files/mapping/export-kinds.ts";
import { tenderColumnsOf, type ExportMap } from "#common/pos-files/export-map.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { ColumnTable } from "./column-table.tsx";
import { DayProofCard } from "./day-proof-card.tsx";
import { DryRunCard, isDoubtfulRun } from "./dry-run-card.tsx";
import { HoldsCard } from "./holds-card.tsx";
import { deviceMappingsQuery, saveDeviceMappingMutation, type SavedVersion } from "./exports.queries.ts";
import { text } from "./exports-text.ts";
import { FileFacts } from "./file-facts.tsx";
import { FixedColumns } from "./fixed-columns.tsx";
import { QuestionCard } from "./question-card.tsx";
import { toSavedState } from "./saved-state.ts";
import { useDryRun, type DryRun } from "./use-dry-run.ts";
import type { Editor, Work } from "./use-editor.ts";
import cards from "./exports-cards.module.css";
import classes from "./exports.module.css";

type MappingEditorProps = {
  editor: Editor & { work: Work; resolved: NonNullable<Editor["resolved"]> };
  deviceId: string;
  newest: SavedVersion | undefined;
  place: { timeZone: string; boundaryMinutes: number };
};

/** The file as it would be read, and what a person does about it. */
export function MappingEditor({ editor, deviceId, newest, place }: MappingEditorProps) {
  const { work, resolved, change } = editor;
  const run = useDryRun(work.opened, resolved.map, place);
  const saved = toSavedState(newest);
  const [save, isSaving] = useSave({ editor, deviceId, mapping: saved.mapping });
  return (
    <>
      {newest !== undefined && newest.version !== work.baseVersion && (
        <div className={classes.conflict}>
          <output>{text("conflict.text", { name: newest.savedBy, version: newest.version })}</output>
          <Button onClick={() => editor.goOnFrom(saved)}>{text("conflict.keep")}</Button>
          <Button onClick={() => editor.restart(saved)}>{text("conflict.theirs")}</Button>
        </div>
      )}
      <FileFacts
        work={work}
        resolved={resolved}
        maps={saved.mapping?.exports ?? []}
        change={change}
        reform={editor.reform}
      />
      {work.opened.file.form.kind === "fixed" && <FixedColumns form={work.opened.file.form} onCut={editor.reform} />}
      <ColumnTable work={work} resolved={resolved} run={run} change={change} />
      <div className={cards.answersRow}>
        <QuestionCard
          draft={work.draft}
          sheet={work.opened.file.sheet}
          questions={resolved.questions}
          renamed={renamedOf(work, saved.mapping?.exports[work.at])}
          onAnswer={(draft) => change({ draft })}
        />
        {isProvenByDay(work.draft.kind) ? (
          <DayProofCard work={work} run={run} place={place} change={change} />
        ) : (
          <HoldsCard run={run} />
        )}
        <DryRunCard
          work={work}
          run={run}
          isWaiting={resolved.map === null}
          isChanged={editor.isChanged}
          isSaving={isSaving}
          version={saved.version}
          onSave={() => void save(run)}
        />
      </div>
    </>
  );
}

/** Sales have a figure that a person knows; of people and buys there are only their first rows to look at. */
function isProvenByDay(kind: ExportKind): boolean {
  return kind === "ticketLines" || kind === "tickets";
}

/** What the columns meant that the register's map names and this file lacks. */
function renamedOf({ opened }: Work, map: ExportMap | undefined): (RenamedColumn & { meaning: string })[] {
  if (map === undefined) {
    return [];
  }
  const meanings = new Map([
    ...Object.entries(tenderColumnsOf(map)).map(([column, kind]) => [column, tenderPrefix + kind] as const),
    ...Object.entries(map.columns).map(([meaning, column]) => [column, meaning] as const),
  ]);
  return renamedColumns(opened.file.sheet.header, map).map((column) => ({
    ...column,
    meaning: meanings.get(column.from) ?? "",
  }));
}

type Saving = {
  editor: MappingEditorProps["editor"];
  deviceId: string;
  mapping: RegisterMapping | null;
};

/** Saves the map that is edited among the register's others. */
function useSave({
  editor,
  deviceId,
  mapping,
}: Saving): [save: (run: DryRun | null) => Promise<void>, isSaving: boolean] {
  const [change, isSaving] = useChange(saveDeviceMappingMutation);
  const save = async (run: DryRun | null) => {
    const { at, baseVersion, opened } = editor.work;
    const isSure = run === null || !isDoubtfulRun(run) || (await askAbout(run));
    if (run === null || !isSure) {
      return;
    }
    const exports = [...(mapping?.exports ?? [])];
    exports.splice(at === -1 ? exports.length : at, 1, run.map);
    const outcome = await change(
      { deviceId, mapping: JSON.stringify({ ...mapping, exports }), fileName: opened.name, baseVersion },
      { refetches: [deviceMappingsQuery], waitsForRefetch: true },
    );
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const next = outcome.data.saveDeviceMapping;
    editor.restart(toSavedState(next));
    showSnackbar({ text: text("save.done", { version: next.version }), color: "good" });
  };
  return [save, isSaving];
}

async function askAbout({ read }: DryRun): Promise<boolean> {
  return await ask({
    title: text("save.askTitle", { count: read.refused.length }),
    text: text("save.askText"),
    confirm: text("save.askYes"),
    cancel: text("save.cancel"),
  });
}
