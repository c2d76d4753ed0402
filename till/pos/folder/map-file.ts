/** The map beside the folder: read again whenever it changes. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { exportMap, type ExportMap } from "#common/pos-files/export-map.ts";
import { sha256 } from "#till/sha256.ts";

/** A map, its hash, or why it cannot be used, as a sentence for people. */
export type MapState = { map: ExportMap; hash: string } | { problem: string };

export async function readMapFile(path: string): Promise<MapState> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    return { problem: `The map ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const map = exportMap.safeParse(json);
  return map.success
    ? { map: map.data, hash: sha256(JSON.stringify(map.data)) }
    : { problem: `The map ${path} is not valid: ${z.prettifyError(map.error)}` };
}
