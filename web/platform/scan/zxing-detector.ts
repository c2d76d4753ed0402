import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import readerUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

// Serves our own copy, because by default the library fetches it from a public server.
prepareZXingModule({ overrides: { locateFile: () => readerUrl } });

const formatsOf = { label: ["Code128", "QRCode"], license: ["PDF417"] } as const;

/** Reads barcodes with ZXing, in browsers without a `BarcodeDetector` for them. */
export function zxingDetector(reads: Readable): Detector {
  const canvas = document.createElement("canvas");
  return {
    async detect(video) {
      const { videoWidth: width, videoHeight: height } = video;
      const drawing = canvas.getContext("2d", { willReadFrequently: true });
      if (drawing === null || width === 0 || height === 0) {
        return [];
      }
      Object.assign(canvas, { width, height });
      drawing.drawImage(video, 0, 0);
      const barcodes = await readBarcodes(drawing.getImageData(0, 0, width, height), {
        formats: [...formatsOf[reads]],
      });
      return barcodes.map(({ text }) => ({ rawValue: text }));
    },
  };
}

/** What a camera is held to: one of our labels, or the back of a license. */
export type Readable = "label" | "license";

/** Reads barcodes from a camera's picture; has the shape of the browser's own `BarcodeDetector`. */
export type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
