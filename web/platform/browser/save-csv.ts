import { saveFile } from "./save-file.ts";

/** Gives the person a list to keep; the byte order mark lets Excel read names with accents. */
export function saveCsv(content: string, fileName: string): void {
  const bytes = new TextEncoder().encode(`\u{FEFF}${content}`);
  saveFile({ fileName, mediaType: "text/csv;charset=utf-8", bytes });
}
