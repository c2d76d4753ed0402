import { useState } from "react";
import { importPartBytes } from "#common/history-import/upload-parts.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { logProblem } from "#web/platform/log/log.ts";
import {
  beginHistoryImportMutation,
  historyImportsQuery,
  putHistoryImportPartMutation,
} from "./history-import.queries.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";
import { base64Of, packFile } from "./packed-file.ts";
import type { PackedFile } from "./packed-file.ts";

export type Upload = {
  /** Null while nothing is uploaded. */
  progress: { fileName: string; done: number; all: number } | null;
  problem: string | null;
  begin: (file: File, mapping: string) => void;
  /** The rest of an upload that was cut off, from the same file. */
  goOn: (file: File, open: HistoryImport) => void;
};

const refetches = [historyImportsQuery];

/** Sends a file part by part; what is there already is not sent again. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<Upload["progress"]>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const store = useStoreData();
  const [beginImport] = useChange(beginHistoryImportMutation);
  const [putPart] = useChange(putHistoryImportPartMutation);

  const sendParts = async (packed: PackedFile, open: HistoryImport): Promise<string | null> => {
    const { id, fileName, parts: all } = open;
    let done = all - open.missingParts.length;
    for (const part of open.missingParts) {
      setProgress({ fileName, done, all });
      const base64 = await base64Of(packed.bytes.slice(part * importPartBytes, (part + 1) * importPartBytes));
      const outcome = await putPart({ id, part, base64 });
      if (!outcome.isDone) {
        return outcome.refused.text;
      }
      done += 1;
    }
    setProgress({ fileName, done, all });
    return null;
  };
  const run = async (fileName: string, send: () => Promise<string | null>) => {
    setProblem(null);
    setProgress({ fileName, done: 0, all: 0 });
    try {
      setProblem(await send());
    } catch (error) {
      logProblem("A file could not be uploaded", error);
      setProblem(text("file.unreadable", { file: fileName }));
    }
    // The list says by now how far it came; only then this view of it goes.
    await store.refetch(refetches);
    setProgress(null);
  };
  return {
    progress,
    problem,
    begin: (file, mapping) => {
      void run(file.name, async () => {
        const packed = await packFile(file);
        const { isPacked, bytes } = packed;
        const given = { id: newId(), fileName: file.name, sizeBytes: bytes.size, isPacked, mapping };
        const outcome = await beginImport(given, { refetches, waitsForRefetch: true });
        return outcome.isDone ? sendParts(packed, outcome.data.beginHistoryImport) : outcome.refused.text;
      });
    },
    goOn: (file, open) => {
      void run(open.fileName, async () => {
        const packed = await packFile(file);
        const isSame = packed.bytes.size === open.sizeBytes;
        return isSame ? sendParts(packed, open) : text("upload.other", { file: open.fileName });
      });
    },
  };
}
