import { loadChunk } from "#web/platform/lazy-with-timeout.ts";
import type { Detector } from "./zxing-detector.ts";

type DetectorMaker = new (options: { formats: readonly string[] }) => Detector;

/** The symbologies of the labels of bins and places. */
const formats = ["qr_code", "code_128"];

/** Browsers give the camera only to pages from a secure origin. */
export function canUseCamera(): boolean {
  return "mediaDevices" in navigator;
}

/** Resolves to the browser's own detector if it has one, or to a library that is loaded only then. */
export async function makeDetector(): Promise<Detector> {
  const Maker: unknown = Reflect.get(window, "BarcodeDetector");
  if (isMaker(Maker)) {
    return new Maker({ formats });
  }
  const { zxingDetector } = await loadChunk(() => import("./zxing-detector.ts"));
  return zxingDetector();
}

function isMaker(value: unknown): value is DetectorMaker {
  return typeof value === "function";
}
