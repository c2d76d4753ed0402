/** What a register exports: a map for each kind of file, kept by the server with its versions, or in a file beside the till. */
import { z } from "zod";
import { exportMap, type ExportMap } from "./export-map.ts";

export const registerMapping = z.strictObject({
  exports: z.array(exportMap).min(1).max(20),
});

export type RegisterMapping = z.infer<typeof registerMapping>;

type ParsedMapping = { mapping: RegisterMapping } | { problem: string };

/** A register with one kind of file may have just the map of it. What is wrong comes as sentences for people. */
export function parseMapping(json: unknown): ParsedMapping {
  const isMapping = typeof json === "object" && json !== null && "exports" in json;
  const parsed = registerMapping.safeParse(isMapping ? json : { exports: [json] });
  return parsed.success ? { mapping: parsed.data } : { problem: z.prettifyError(parsed.error) };
}

/** The maps whose files may have this name, in the mapping's order. */
export function mapsFor(name: string, { exports: maps }: RegisterMapping): ExportMap[] {
  return maps.filter(({ files }) => files === undefined || isNamedLike(name, files));
}

/** Whether a file's name is that of the pattern, whatever its capitals: Windows knows none. `*` is any text. */
export function isNamedLike(name: string, pattern: string): boolean {
  const plain = name.toLowerCase();
  const [first = "", ...rest] = pattern.toLowerCase().split("*");
  const last = rest.pop();
  if (last === undefined) {
    return plain === first;
  }
  if (!plain.startsWith(first)) {
    return false;
  }
  let at = first.length;
  for (const part of rest) {
    const start = plain.indexOf(part, at);
    if (start === -1) {
      return false;
    }
    at = start + part.length;
  }
  return plain.length - last.length >= at && plain.endsWith(last);
}
