import { looksLikeWorkbook, type FileContent } from "#common/pos-files/forms/workbook.ts";
import { openExport, type ChosenForm, type OpenExport } from "#common/pos-files/mapping/open-export.ts";
import { parseText } from "./parse-text.ts";
import { text } from "./exports-text.ts";

export type OpenedFile = { name: string; file: OpenExport };
type Opening = { opened: OpenedFile } | { problem: string };

/** The page reads a file whole, and a day of any shop is far below. */
const largestBytes = 20 * 1024 * 1024;

/** Opens a file in the browser, which it never leaves; a problem is a sentence for people. */
export async function openFile(file: File): Promise<Opening> {
  const { name } = file;
  if (file.size > largestBytes) {
    return { problem: text("problem.large", { file: name }) };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return looksLikeWorkbook(bytes) ? await openBook(name, bytes) : await openContent(name, bytes);
  } catch {
    return { problem: text("problem.unreadable", { file: name }) };
  }
}

/** Opens it again in another form: cut elsewhere, or another sheet. */
export async function reopenFile({ name, file }: OpenedFile, chosen: ChosenForm): Promise<OpenedFile> {
  return { name, file: await openExport(file.content, parseText, chosen) };
}

/** What reads workbooks is as large as the page, so it is loaded with the first one. */
async function openBook(name: string, bytes: Uint8Array): Promise<Opening> {
  const { openWorkbook, UnreadableWorkbook } = await import("#common/pos-files/forms/open-workbook.ts");
  try {
    return await openContent(name, await openWorkbook(bytes));
  } catch (error) {
    if (error instanceof UnreadableWorkbook) {
      return { problem: text("problem.workbook", { file: name, problem: error.message }) };
    }
    throw error;
  }
}

async function openContent(name: string, content: FileContent): Promise<Opening> {
  const opened = await openExport(content, parseText);
  const problem = problemOf(name, opened);
  return problem === null ? { opened: { name, file: opened } } : { problem };
}

function problemOf(file: string, { sheet: { header, rows }, form }: OpenExport): string | null {
  const twice = header.find((name, at) => header.indexOf(name) !== at);
  if (header.length < 2 && form.kind !== "fixed") {
    return text(header.length === 0 || header[0] === "" ? "problem.empty" : "problem.columns", { file });
  }
  if (rows.length === 0) {
    return text("problem.empty", { file });
  }
  return twice === undefined ? null : text("problem.duplicate", { file, name: twice });
}
