import { loadChunk } from "#web/platform/lazy-with-timeout.ts";
import type { Detector, Readable } from "./zxing-detector.ts";

type DetectorMaker = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats?: () => Promise<readonly string[]>;
};

/** The symbologies of our own labels, and of the back of a license. */
const formatsOf = { label: ["qr_code", "code_128"], license: ["pdf417"] } as const;

/** Browsers give the camera only to pages from a secure origin. */
export function canUseCamera(): boolean {
  return "mediaDevices" in navigator;
}

/** Resolves to the browser's own detector if it has one for this, or to a library that is loaded only then. */
export async function makeDetector(reads: Readable): Promise<Detector> {
  const Maker: unknown = Reflect.get(window, "BarcodeDetector");
  const formats = formatsOf[reads];
  if (isMaker(Maker)) {
    const supported = (await Maker.getSupportedFormats?.()) ?? formatsOf.label;
    if (formats.every((format) => supported.includes(format))) {
      return new Maker({ formats });
    }
  }
  const { zxingDetector } = await loadChunk(() => import("./zxing-detector.ts"));
  return zxingDetector(reads);
}

function isMaker(value: unknown): value is DetectorMaker {
  return typeof value === "function";
}
