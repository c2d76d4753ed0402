/**
 * One file of the feed queue. A line is a record: `{crc32 in hex} {json}\n`, where the JSON holds the rows that the
 * point of sale sent at once, the number of the first of them, and the bookmark that came with them. A record is
 * there whole or not at all: a line that the power cut tore fails its checksum.
 */
import { open, readFile, truncate } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { z } from "zod";

const record = z.object({
  first: z.int().min(1),
  rows: z.array(z.record(z.string(), z.unknown())),
  mark: z.string().nullable(),
});
export type FeedRecord = z.infer<typeof record>;

/** Where a record lies in its file. */
export type RecordPlace = { first: number; count: number; offset: number; bytes: number };
export type Segment = { path: string; bytes: number; records: RecordPlace[]; mark: string | null };

export function recordLine(content: FeedRecord): Buffer {
  const json = Buffer.from(JSON.stringify(content));
  return Buffer.concat([Buffer.from(`${checksum(json)} `), json, Buffer.from("\n")]);
}

/**
 * Reads what a segment holds. A torn end is cut off when `repair` is set (only the newest segment can have one that
 * matters); a damaged record further up is left out, so that its numbers show as a gap.
 */
export async function openSegment(path: string, repair: boolean): Promise<Segment> {
  const content = await readFile(path);
  const segment: Segment = { path, bytes: 0, records: [], mark: null };
  let start = 0;
  while (start < content.length) {
    const end = content.indexOf(10, start);
    const line = content.subarray(start, end === -1 ? content.length : end);
    const parsed = end === -1 ? null : parseLine(line);
    if (parsed) {
      segment.records.push({ first: parsed.first, count: parsed.rows.length, offset: start, bytes: line.length });
      segment.mark = parsed.mark ?? segment.mark;
      segment.bytes = end + 1;
    }
    start = end === -1 ? content.length : end + 1;
  }
  if (repair && segment.bytes < content.length) {
    await truncate(path, segment.bytes);
  } else {
    segment.bytes = content.length;
  }
  return segment;
}

export async function readRecord(segment: Segment, place: RecordPlace): Promise<FeedRecord> {
  const file = await open(segment.path, "r");
  try {
    const bytes = Buffer.alloc(place.bytes);
    await file.read(bytes, 0, place.bytes, place.offset);
    const parsed = parseLine(bytes);
    if (!parsed) {
      throw new Error(`Record ${place.first} in ${segment.path} has become unreadable`);
    }
    return parsed;
  } finally {
    await file.close();
  }
}

function parseLine(line: Buffer): FeedRecord | null {
  const json = line.subarray(9);
  if (line.length < 10 || line.toString("latin1", 0, 8) !== checksum(json)) {
    return null;
  }
  const parsed = record.safeParse(JSON.parse(json.toString("utf8")));
  return parsed.success ? parsed.data : null;
}

function checksum(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(8, "0");
}
