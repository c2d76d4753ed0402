import { useEffect, useRef } from "react";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { TypedDocument, Variables } from "./operation.ts";
import { useRead } from "./use-read.ts";
import type { Read } from "./use-read.ts";

/** Reads a list that a person lengthens or searches. What is listed stays until the answer to the change has come. */
export function useLongerRead<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
  variables: NoInfer<Input>,
  live: readonly RecordKind[] = [],
): Read<Data> {
  const previous = useRef(variables);
  const read = useRead(document, { variables, live, standIn: (readCached) => readCached(previous.current) });
  const isReady = read.status === "ready";
  const key = JSON.stringify(variables);
  useEffect(
    function keepListed() {
      if (isReady) {
        previous.current = variables;
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is the variables by their values
    [key, isReady],
  );
  return read;
}
