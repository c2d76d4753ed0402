import { useEffect, useState } from "react";
import { fetchFile } from "#web/platform/calls/call-api.ts";
import { logProblem } from "#web/platform/log/log.ts";

type ShownFile = { url: string | null; hasFailed: boolean };

/** An address of this page's own for a file below `/api/vue`; null until it is here. */
export function useFile(path: string): ShownFile {
  const [file, setFile] = useState<ShownFile>({ url: null, hasFailed: false });
  useEffect(
    function fetchOnce() {
      let url: string | null = null;
      let isLeft = false;
      fetchFile(path)
        .then((blob) => {
          if (!isLeft) {
            url = URL.createObjectURL(blob);
            setFile({ url, hasFailed: false });
          }
        })
        .catch((error: unknown) => {
          logProblem(`${path} was not fetched`, error);
          setFile({ url: null, hasFailed: true });
        });
      return () => {
        isLeft = true;
        if (url !== null) {
          URL.revokeObjectURL(url);
        }
      };
    },
    [path],
  );
  return file;
}
