/** Reads barcodes from what a camera shows; the shape of the browser's own `BarcodeDetector`. */
export type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
