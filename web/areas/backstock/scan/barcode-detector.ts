import { loadChunk } from "#web/platform/lazy-with-timeout.ts";
import type { Detector } from "./zxing-detector.ts";

type DetectorMaker = new (options: { formats: readonly string[] }) => Detector;

/** What labels of bins and places are printed in. */
const formats = ["qr_code", "code_128"];

/** Browsers give the camera to pages that came over a safe connection only. */
export function canUseCamera(): boolean {
  return "mediaDevices" in navigator;
}

/** The browser's own where it has one, as phones with Chrome do; for the others a library that is fetched only then. */
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
