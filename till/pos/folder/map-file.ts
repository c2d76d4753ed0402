/** The map beside the folder: read again whenever it changes. */
import { readFile } from "node:fs/promises";
import { parseMapping } from "#common/pos-files/register-mapping.ts";
import type { MapSource, MapState } from "./map-source.ts";

/** It wins over the mapping of the server, and has no version. */
export function mapFileSource(path: string): MapSource {
  return { read: () => readMapFile(path) };
}

async function readMapFile(path: string): Promise<MapState> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    return { problem: `The map ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = parseMapping(json);
  return "problem" in parsed
    ? { problem: `The map ${path} is not valid: ${parsed.problem}` }
    : { ...parsed, version: null };
}
