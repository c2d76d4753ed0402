import { useState } from "react";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { useFileDrop } from "#web/areas/settings/exports/use-file-drop.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { historyImportsQuery } from "./history-import.queries.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";
import { DoneImport } from "./done-import.tsx";
import { MapFile } from "./map-file.tsx";
import { OpenImport } from "./open-import.tsx";
import { PastImports } from "./past-imports.tsx";
import { UploadCard } from "./upload-card.tsx";
import { useUpload } from "./use-upload.ts";
import type { Upload } from "./use-upload.ts";

/** Brings in a shop's own history: what `npm run import` does, step by step. */
export function HistoryImportPage() {
  const read = useRead(historyImportsQuery, { live: ["HistoryImport"] });
  return (
    <Page back={<SettingsBack />} title={text("title")}>
      {read.status === "ready" ? (
        <Imports imports={read.data.historyImports} />
      ) : (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
    </Page>
  );
}

function Imports({ imports }: { imports: readonly HistoryImport[] }) {
  const upload = useUpload();
  const [dropped, setDropped] = useState<File | null>(null);
  /** What was sent last: an upload that failed goes on without choosing it again. */
  const [sent, setSent] = useState<File | null>(null);
  const open = imports.find(({ endedAt }) => endedAt === null) ?? null;
  const take = (file: File) => {
    if (upload.progress === null && open === null) {
      setDropped(file);
    } else if (upload.progress === null && open?.state === "UPLOADING") {
      upload.goOn(file, open);
    }
  };
  useFileDrop(take);
  const past = imports.filter(({ endedAt }) => endedAt !== null);
  const isIdle = open === null && upload.progress === null && dropped === null;
  const last = isIdle ? past.slice(0, 1).filter(({ state }) => state === "DONE") : [];
  return (
    <>
      {dropped === null && <p className={classes.soft}>{text("intro")}</p>}
      {upload.problem !== null && (
        <p className={classes.problem} role="alert">
          {upload.problem}
        </p>
      )}
      {last.map((imported) => (
        <DoneImport key={imported.id} imported={imported} />
      ))}
      <CurrentImport
        upload={upload}
        open={open}
        dropped={dropped}
        sent={sent}
        onFile={take}
        onUpload={(file, mapping) => {
          setSent(file);
          upload.begin(file, mapping);
          setDropped(null);
        }}
      />
      <PastImports imports={past.slice(last.length)} />
    </>
  );
}

type CurrentImportProps = {
  upload: Upload;
  open: HistoryImport | null;
  dropped: File | null;
  sent: File | null;
  onFile: (file: File) => void;
  onUpload: (file: File, mapping: string) => void;
};

/** A file on its way, else the open import, else the place to drop a file. */
function CurrentImport({ upload, open, dropped, sent, onFile, onUpload }: CurrentImportProps) {
  if (upload.progress !== null) {
    return <UploadCard progress={upload.progress} />;
  }
  if (open === null) {
    return <MapFile file={dropped} onFile={onFile} onUpload={onUpload} />;
  }
  const isAtHand = sent !== null && sent.name === open.fileName;
  return <OpenImport open={open} onFile={onFile} onGoOn={isAtHand ? () => onFile(sent) : null} />;
}
