import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Grey pixels, one byte each. */
type Picture = { width: number; height: number; grey: Uint8Array };

export type PdfPage = {
  /** In points, 72 to the inch. */
  size: { width: number; height: number };
  text: string;
  /** As a printer of so many dots an inch draws it. */
  draw(dotsPerInch: number): Promise<Picture>;
};

/** Opens a PDF with Chromium's library, so that a test sees what a printer would print. */
export async function withPdfPages<Result>(file: Buffer, look: (pages: PdfPage[]) => Promise<Result>): Promise<Result> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  try {
    const pages = Array.from(document.pages(), (page) => {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      return {
        size: { width, height },
        text: page.getText(),
        async draw(dotsPerInch: number) {
          const drawn = await page.render({ scale: dotsPerInch / 72, colorSpace: "Gray", render: "bitmap" });
          return { width: drawn.width, height: drawn.height, grey: drawn.data };
        },
      };
    });
    return await look(pages);
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** The texts of all barcodes on a picture. */
export async function readCodes({ width, height, grey }: Picture): Promise<string[]> {
  const reader = fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
  const wasm = await readFile(reader);
  // By default the library downloads its WebAssembly from a public server.
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } });
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  grey.forEach((shade, place) => data.fill(shade, place * 4, place * 4 + 3));
  const codes = await readBarcodes({ width, height, data, colorSpace: "srgb" });
  return codes.map(({ text }) => text);
}

/** Returns a still video for Chromium's fake camera (YUV4MPEG2, with neutral colors). */
export function stillFilm({ width, height, grey }: Picture): Buffer {
  const neutral = Buffer.alloc(2 * Math.ceil(width / 2) * Math.ceil(height / 2), 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), grey, neutral]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}
