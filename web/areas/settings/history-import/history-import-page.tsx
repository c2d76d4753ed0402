import { useState } from "react";
import { SettingsBack } from "#web/areas/settings/settings-back.tsx";
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
  const open = imports.find(({ endedAt }) => endedAt === null) ?? null;
  const past = imports.filter(({ endedAt }) => endedAt !== null);
  const take = (file: File) => {
    if (upload.progress !== null) {
      return;
    }
    if (open?.state === "UPLOADING") {
      upload.goOn(file, open);
    } else if (open === null) {
      setDropped(file);
    }
  };
  useFileDrop(take);
  const last = past[0]?.state === "DONE" ? past[0] : null;
  return (
    <>
      <p className={classes.soft}>{text("intro")}</p>
      {upload.problem !== null && (
        <p className={classes.problem} role="alert">
          {upload.problem}
        </p>
      )}
      {last !== null && open === null && upload.progress === null && dropped === null && <DoneImport imported={last} />}
      {upload.progress !== null && <UploadCard progress={upload.progress} />}
      {upload.progress === null && open !== null && <OpenImport open={open} onFile={take} />}
      {upload.progress === null && open === null && (
        <MapFile
          file={dropped}
          onFile={take}
          onUpload={(file, mapping) => {
            upload.begin(file, mapping);
            setDropped(null);
          }}
        />
      )}
      <PastImports imports={last === null ? past : past.slice(1)} />
    </>
  );
}
