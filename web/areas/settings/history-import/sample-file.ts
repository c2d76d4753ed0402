import { looksLikeWorkbook } from "#common/pos-files/forms/workbook.ts";

/** So much of a text shows its columns; the server reads the whole. */
const sampleBytes = 1_000_000;
const newLine = 10;

/** Whether the bytes are packed already: gzip, or a workbook, which is a zip. */
export async function isPackedFile(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return isGzip(start) || looksLikeWorkbook(start);
}

/**
 * The start of a file as one of its own, to look at its columns: whole lines alone. A workbook is only read whole.
 *
 * @throws Error for a packed file that cannot be unpacked
 */
export async function sampleOf(file: File): Promise<File> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!isGzip(start)) {
    return looksLikeWorkbook(start) || file.size <= sampleBytes
      ? file
      : wholeLines(new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer()), file.name);
  }
  const { bytes, isWhole } = await unpackStart(file);
  const name = file.name.replace(/\.gz$/i, "");
  return isWhole ? new File([bytes], name) : wholeLines(bytes, name);
}

function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

async function unpackStart(file: File): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const reader = file.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isWhole = false;
  while (!isWhole && size < sampleBytes) {
    const { value, done } = await reader.read();
    isWhole = done;
    if (value !== undefined) {
      parts.push(value);
      size += value.length;
    }
  }
  await reader.cancel();
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), isWhole };
}

function wholeLines(bytes: Uint8Array<ArrayBuffer>, name: string): File {
  const end = bytes.lastIndexOf(newLine);
  return new File([end === -1 ? bytes : bytes.slice(0, end + 1)], name);
}
