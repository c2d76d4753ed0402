/** From the bytes of an export to its text, and how its columns are parted. */
import { type ExportMap, missingColumns } from "./export-map.ts";

export type FileEncoding = NonNullable<ExportMap["encoding"]>;
export type Delimiter = NonNullable<ExportMap["delimiter"]>;

/**
 * The encoding that the bytes show: by a byte order mark, by the zeros that UTF-16 has between plain letters, as UTF-8
 * when they are, and else Windows-1252, in which any bytes are a text. A character cut at the end does no harm.
 */
export function encodingOf(bytes: Uint8Array): FileEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return "utf-16le";
  }
  if (first === 0xfe && second === 0xff) {
    return "utf-16be";
  }
  if (bytes.length > 1 && (first === 0 || second === 0)) {
    return second === 0 ? "utf-16le" : "utf-16be";
  }
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

const delimiters: readonly Delimiter[] = [",", ";", "\t", "|"];

/**
 * The delimiter of a text that begins with its header: the one with which the header has the most of the map's
 * columns.
 */
export function delimiterOf(text: string, map: ExportMap): Delimiter {
  const [header = ""] = text
    .replace(/^\uFEFF/, "")
    .trimStart()
    .split(/\r\n|\n|\r/, 1);
  const [best = ","] = delimiters
    .map((delimiter) => ({ delimiter, missing: missingColumns(header.split(delimiter).map(bare), map).length }))
    .toSorted((left, right) => left.missing - right.missing)
    .map(({ delimiter }) => delimiter);
  return best;
}

function bare(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replaceAll('""', '"')
    .trim();
}
