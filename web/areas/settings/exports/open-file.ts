import { openExport, type OpenExport } from "#common/pos-files/mapping/open-export.ts";
import { parseText } from "./parse-text.ts";
import { text } from "./exports-text.ts";

export type OpenedFile = { name: string; bytes: Uint8Array; file: OpenExport };

/** The page reads a file whole, and a day of any shop is far below. */
const largestBytes = 20 * 1024 * 1024;

/** Opens a file in the browser, which it never leaves; a problem is a sentence for people. */
export async function openFile(file: File): Promise<{ opened: OpenedFile } | { problem: string }> {
  const { name } = file;
  if (file.size > largestBytes) {
    return { problem: text("problem.large", { file: name }) };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opened = await openExport(bytes, parseText);
    const problem = problemOf(name, opened);
    return problem === null ? { opened: { name, bytes, file: opened } } : { problem };
  } catch {
    return { problem: text("problem.unreadable", { file: name }) };
  }
}

function problemOf(file: string, { sheet: { header, rows } }: OpenExport): string | null {
  const twice = header.find((name, at) => header.indexOf(name) !== at);
  if (header.length < 2) {
    return text(header[0] === "" ? "problem.empty" : "problem.columns", { file });
  }
  if (rows.length === 0) {
    return text("problem.empty", { file });
  }
  return twice === undefined ? null : text("problem.duplicate", { file, name: twice });
}
