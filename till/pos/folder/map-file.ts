/** The map beside the folder: read again whenever it changes. */
import { readFile } from "node:fs/promises";
import { parseMapping, type RegisterMapping } from "#common/pos-files/register-mapping.ts";

/** The maps of the register's files, or why there are none to use, as a sentence for people. */
export type MapState = { mapping: RegisterMapping } | { problem: string };

export async function readMapFile(path: string): Promise<MapState> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    return { problem: `The map ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = parseMapping(json);
  return "problem" in parsed ? { problem: `The map ${path} is not valid: ${parsed.problem}` } : parsed;
}
