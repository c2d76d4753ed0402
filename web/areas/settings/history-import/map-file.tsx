import { IconDeviceDesktop, IconUpload } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { isSalesMap } from "#common/pos-files/export-map.ts";
import { importPartBytes, mostImportParts } from "#common/history-import/upload-parts.ts";
import { ColumnTable } from "#web/areas/settings/exports/column-table.tsx";
import exportClasses from "#web/areas/settings/exports/exports.module.css";
import { DayProofCard } from "#web/areas/settings/exports/day-proof-card.tsx";
import { FileFacts } from "#web/areas/settings/exports/file-facts.tsx";
import { FixedColumns } from "#web/areas/settings/exports/fixed-columns.tsx";
import { keepWork } from "#web/areas/settings/exports/kept-work.ts";
import { QuestionCard } from "#web/areas/settings/exports/question-card.tsx";
import { useDryRun } from "#web/areas/settings/exports/use-dry-run.ts";
import { useEditor } from "#web/areas/settings/exports/use-editor.ts";
import type { Editor } from "#web/areas/settings/exports/use-editor.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { ChooseHistory } from "./choose-history.tsx";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";
import { sampleOf } from "./sample-file.ts";

const mostBytes = importPartBytes * mostImportParts;
/** Nothing of a register is known here: each file's columns are guessed. */
const nothingSaved = { version: 0, mapping: null };
const noStore = { id: 0, timeZone: "UTC" };
/** Where a day begins decides nothing in the rows that are shown. */
const boundaryMinutes = 180;

type MapFileProps = {
  /** The file that was dropped or chosen last. */
  file: File | null;
  onFile: (file: File) => void;
  onUpload: (file: File, mapping: string) => void;
};

/** What the columns of a file mean, guessed and corrected on its first rows. */
export function MapFile({ file, onFile, onUpload }: MapFileProps) {
  const { id: storeId, timeZone } = useActiveStore() ?? noStore;
  const isPhone = useIsPhone();
  const slot = `${storeId}/history-import`;
  const editor = useEditor(slot, nothingSaved);
  const [problem, setProblem] = useState<string | null>(null);
  const showStart = useEffectEvent((sample: File) => {
    setProblem(null);
    editor.open(sample);
  });
  const isTooLarge = file !== null && file.size > mostBytes;
  useEffect(
    function openTheStart() {
      if (file !== null && !isTooLarge) {
        sampleOf(file).then(showStart, (error: unknown) => {
          logProblem("A file could not be opened", error);
          setProblem(text("file.unreadable", { file: file.name }));
        });
      }
    },
    [file, isTooLarge],
  );
  const ownProblem = isTooLarge ? text("file.large", { file: file.name }) : problem;
  const problemText = ownProblem ?? editor.problem;
  const { work, resolved } = editor;
  return (
    <>
      {problemText !== null && (
        <p className={classes.problem} role="alert">
          {problemText}
        </p>
      )}
      {work === null || resolved === null || file === null || ownProblem !== null ? (
        <BeforeFile editor={editor} isPhone={isPhone} onFile={onFile} />
      ) : (
        <OpenedFile
          editor={{ ...editor, work, resolved }}
          timeZone={timeZone}
          onFile={onFile}
          onUpload={(mapping) => {
            keepWork(slot, null);
            onUpload(file, mapping);
          }}
        />
      )}
    </>
  );
}

function BeforeFile({ editor, isPhone, onFile }: { editor: Editor; isPhone: boolean; onFile: (file: File) => void }) {
  if (isPhone) {
    return (
      <p className={exportClasses.onComputer}>
        <IconDeviceDesktop size={18} aria-hidden="true" />
        {text("onComputer")}
      </p>
    );
  }
  const { begun } = editor;
  return (
    <section className={exportClasses.drop} aria-label={text("drop")}>
      <IconUpload size={28} aria-hidden="true" />
      <h2>{text("drop")}</h2>
      <p>{text("dropText")}</p>
      {begun !== null && <output className={exportClasses.begun}>{text("again", { file: begun.fileName })}</output>}
      {editor.isOpening && <output>{text("opening")}</output>}
      <ChooseHistory kind="primary" label={text("choose")} onFile={onFile} />
      <small>{text("dropStays")}</small>
    </section>
  );
}

type OpenedFileProps = {
  editor: Editor & { work: NonNullable<Editor["work"]>; resolved: NonNullable<Editor["resolved"]> };
  timeZone: string;
  onFile: (file: File) => void;
  onUpload: (mapping: string) => void;
};

function OpenedFile({ editor, timeZone, onFile, onUpload }: OpenedFileProps) {
  const { work, resolved, change, reform } = editor;
  const place = { timeZone, boundaryMinutes };
  const run = useDryRun(work.opened, resolved.map, place);
  const { map } = resolved;
  const { form } = work.opened.file;
  const hasSales = map !== null && isSalesMap(map);
  return (
    <>
      <FileFacts work={work} resolved={resolved} maps={[]} change={change} reform={reform} />
      {form.kind === "fixed" && <FixedColumns form={form} onCut={reform} />}
      <ColumnTable work={work} resolved={resolved} run={run} change={change} />
      <div className={classes.row}>
        <QuestionCard
          draft={work.draft}
          sheet={work.opened.file.sheet}
          questions={resolved.questions}
          renamed={[]}
          onAnswer={(draft) => change({ draft })}
        />
        {hasSales && <DayProofCard work={work} run={run} place={place} change={change} />}
        <section className={classes.card} aria-labelledby="history-check">
          <h2 id="history-check">{text("check.title")}</h2>
          <p>{text("check.text")}</p>
          <p className={classes.soft}>{text(checkNote(map !== null, hasSales))}</p>
          <div className={classes.actions}>
            <Button
              kind="primary"
              disabled={!hasSales}
              onClick={() => onUpload(JSON.stringify({ exports: map === null ? [] : [map] }))}
            >
              {text("check.go")}
            </Button>
            <ChooseHistory label={text("chooseOther")} onFile={onFile} />
          </div>
        </section>
      </div>
    </>
  );
}

function checkNote(isAnswered: boolean, hasSales: boolean) {
  if (!isAnswered) {
    return "check.waiting" as const;
  }
  return hasSales ? ("check.sample" as const) : ("check.noSales" as const);
}
