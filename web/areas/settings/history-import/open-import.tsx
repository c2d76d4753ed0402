import { useState } from "react";
import type { ReactNode } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { ChooseHistory } from "./choose-history.tsx";
import {
  dropHistoryImportMutation,
  historyImportsQuery,
  resumeHistoryImportMutation,
  startHistoryImportMutation,
  stopHistoryImportMutation,
} from "./history-import.queries.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";
import { ImportFigures } from "./import-figures.tsx";
import { isSilent, paceOf } from "./import-pace.ts";
import { RefusedButton } from "./refused-button.tsx";

type OpenImportProps = {
  open: HistoryImport;
  /** For an upload that was cut off. */
  onFile: (file: File) => void;
  /** With the file that is still at hand; null after a reload. */
  onGoOn: (() => void) | null;
};

/** The store's one open import, wherever it stands: a reload, another device and a restarted program all find it here. */
export function OpenImport({ open, onFile, onGoOn }: OpenImportProps) {
  const presses = usePresses(open);
  const titles = {
    UPLOADING: text("upload.cut", { file: open.fileName }),
    RUNNING: text(open.phase === "CHECK" ? "run.check" : "run.import", { file: open.fileName }),
    STOPPED: text(open.phase === "CHECK" ? "stopped.check" : "stopped.import", { file: open.fileName }),
    CHECKED: text("checked.title", { file: open.fileName }),
    FAILED: text("failed.title", { file: open.fileName }),
    DONE: text("done.title", { file: open.fileName }),
    DROPPED: text("past.dropped"),
  };
  const drop = (
    <Button isBusy={presses.isBusy} onClick={() => void presses.drop()}>
      {text("drop.act")}
    </Button>
  );
  return (
    <section className={classes.card} aria-label={titles[open.state]}>
      <h2>{titles[open.state]}</h2>
      {open.state === "UPLOADING" && (
        <CutUpload fileName={open.fileName} onFile={onFile} onGoOn={onGoOn}>
          {drop}
        </CutUpload>
      )}
      {open.state === "RUNNING" && <Running open={open} presses={presses} />}
      {open.state === "STOPPED" && (
        <>
          <p className={classes.soft}>
            {open.totalLines === null
              ? text("stopped.early")
              : text("stopped.text", { lines: open.lines, total: open.totalLines })}
          </p>
          <Resume presses={presses} label={text("stopped.go")}>
            {drop}
          </Resume>
        </>
      )}
      {open.state === "FAILED" && (
        <>
          <p className={classes.problem}>{open.problem}</p>
          <Resume presses={presses} label={text("failed.again")}>
            {drop}
          </Resume>
        </>
      )}
      {open.state === "CHECKED" && (
        <Checked open={open} presses={presses}>
          {drop}
        </Checked>
      )}
    </section>
  );
}

type CutUploadProps = Omit<OpenImportProps, "open"> & { fileName: string; children: ReactNode };

function CutUpload({ fileName, onFile, onGoOn, children }: CutUploadProps) {
  return (
    <>
      <p className={classes.soft}>{text(onGoOn === null ? "upload.choose" : "upload.failed")}</p>
      <div className={classes.actions}>
        {onGoOn === null ? (
          <ChooseHistory kind="primary" label={text("upload.again", { file: fileName })} onFile={onFile} />
        ) : (
          <Button kind="primary" onClick={onGoOn}>
            {text("upload.retry")}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

type Presses = ReturnType<typeof usePresses>;

function usePresses({ id, fileName }: HistoryImport) {
  const [start, isStarting] = useChange(startHistoryImportMutation);
  const [stop, isStopping] = useChange(stopHistoryImportMutation);
  const [resume, isResuming] = useChange(resumeHistoryImportMutation);
  const [drop, isDropping] = useChange(dropHistoryImportMutation);
  const after = { refetches: [historyImportsQuery] };
  const say = (outcome: Awaited<ReturnType<typeof stop | typeof resume | typeof drop | typeof start>>) => {
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return {
    isBusy: isStarting || isStopping || isResuming || isDropping,
    start: async (isReplacing: boolean) => say(await start({ id, isReplacing }, after)),
    stop: async () => say(await stop({ id }, after)),
    resume: async () => say(await resume({ id }, after)),
    drop: async () => {
      const isMeant = await ask({
        title: text("drop.title", { file: fileName }),
        text: text("drop.text"),
        confirm: text("drop.act"),
        cancel: text("drop.cancel"),
      });
      if (isMeant) {
        say(await drop({ id }, after));
      }
    },
  };
}

function Running({ open, presses }: { open: HistoryImport; presses: Presses }) {
  const now = useNow(10_000);
  const { tenths, rate, left } = paceOf(open);
  const title = text(open.phase === "CHECK" ? "run.check" : "run.import", { file: open.fileName });
  return (
    <>
      <ProgressBar label={title} tenths={tenths ?? 0} />
      {open.totalLines === null ? (
        <p className={classes.soft}>{text("run.reading")}</p>
      ) : (
        <p className={classes.facts}>
          <span>{text("run.lines", { lines: open.lines, total: open.totalLines })}</span>
          {rate !== null && <span>{text("run.rate", { rate })}</span>}
          {left !== null && <span>{text("run.left", { time: left })}</span>}
        </p>
      )}
      {isSilent(open, now) ? (
        <output className={classes.warning}>{text("run.silent")}</output>
      ) : (
        <p className={classes.soft}>{text("run.stays")}</p>
      )}
      <div className={classes.actions}>
        <Button isBusy={presses.isBusy} onClick={() => void presses.stop()}>
          {text("run.stop")}
        </Button>
      </div>
    </>
  );
}

type ResumeProps = { presses: Presses; label: string; children: ReactNode };

function Resume({ presses, label, children }: ResumeProps) {
  return (
    <div className={classes.actions}>
      <Button kind="primary" isBusy={presses.isBusy} onClick={() => void presses.resume()}>
        {label}
      </Button>
      {children}
    </div>
  );
}

type CheckedProps = { open: HistoryImport; presses: Presses; children: ReactNode };

/** What the whole file holds, and the press that lets it in. */
function Checked({ open, presses, children }: CheckedProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const { summary } = open;
  const sales = summary === null ? 0 : summary.tickets - summary.refusedTickets;
  return (
    <>
      <p className={classes.soft}>{text("checked.text")}</p>
      {summary !== null && <ImportFigures summary={summary} isDone={false} />}
      {sales > 0 ? (
        <CheckboxField
          name="replaces"
          label={text("checked.replace")}
          hint={text("checked.replaceHint")}
          value={isReplacing}
          error={null}
          isRequired={false}
          isDisabled={false}
          isReadOnly={false}
          onChange={setIsReplacing}
          onBlur={() => undefined}
        />
      ) : (
        <p className={classes.warning}>{text("checked.none")}</p>
      )}
      <div className={classes.actions}>
        {sales > 0 && (
          <Button kind="primary" isBusy={presses.isBusy} onClick={() => void presses.start(isReplacing)}>
            {text("checked.go", { count: sales })}
          </Button>
        )}
        <RefusedButton imported={open} />
        {children}
      </div>
    </>
  );
}
