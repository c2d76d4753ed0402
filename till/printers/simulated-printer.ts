/** A printer that lays its pages into a folder, one file a page, where a person can read them. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Printer } from "#common/pos/pos-state.ts";
import type { PrinterDriver } from "./printers.ts";

/** A person puts a new roll in before the last page. */
const [pagesOfRoll, pagesOfLowPaper] = [60, 12];

const endings = { text: "txt", escpos: "bin", zpl: "zpl", epl: "epl", pdf: "pdf" } as const;

export function simulatedPrinter(about: Printer, folder: string, now: () => Date): PrinterDriver {
  let pages = 0;
  return {
    about,
    widthMm: 80,
    readStatus: () => Promise.resolve(pages % pagesOfRoll < pagesOfRoll - pagesOfLowPaper ? "ready" : "low-paper"),
    async print({ bytes, format }) {
      await mkdir(folder, { recursive: true });
      pages += 1;
      const moment = now().toISOString().replaceAll(/[:.]/g, "-");
      const name = `${moment}-${about.name}-${String(pages).padStart(4, "0")}.${endings[format]}`;
      await writeFile(join(folder, name), bytes);
    },
  };
}
