/** Brings a package from the server onto this disk, and unpacks it beside the version that runs. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import yauzl from "yauzl";
import { packagesPath, type PackageManifest } from "#common/pos/pos-packages.ts";
import { syncFolder } from "#till/atomic-file.ts";
import { placeInVersion } from "./package-check.ts";

const longestFetchMs = 30 * 60_000;
/** Of everything in a package: what is larger is none of ours and would fill the disk. */
const mostUnpackedBytes = 600_000_000;
const mostFiles = 5000;

/** A package that is not what its manifest says, or holds what no package holds. */
export class BadPackage extends Error {
  override readonly name = "BadPackage";
}

type Fetching = { server: string; manifest: PackageManifest; folder: string; fetch: typeof fetch };

/** Returns the file; throws `BadPackage` when it is not the one that was signed. */
export async function fetchPackage({ server, manifest, folder, fetch: send }: Fetching): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "package.zip");
  const response = await send(new URL(`${packagesPath}/${manifest.platform}/${manifest.version}`, server), {
    signal: AbortSignal.timeout(longestFetchMs),
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The server answered ${response.status} instead of a package`);
  }
  const hash = createHash("sha256");
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > manifest.bytes ? new BadPackage("The package is longer than its manifest says") : null, chunk);
    },
  });
  await pipeline(Readable.fromWeb(asNodeStream(response.body)), count, createWriteStream(file));
  if (bytes !== manifest.bytes || hash.digest("hex") !== manifest.sha256) {
    throw new BadPackage("The package is not the one that was signed");
  }
  return file;
}

/** The same stream: the types of the web's and of Node's differ in name only. */
function asNodeStream(body: NonNullable<Response["body"]>): ReadableStream<Uint8Array> {
  return body as ReadableStream<Uint8Array>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- see above
}

type Unpacking = { file: string; version: string; unpacking: string; versions: string };

/** After it the version stands whole in its folder, or there is no such folder. */
export async function unpackPackage({ file, version, unpacking, versions }: Unpacking): Promise<void> {
  const draft = join(unpacking, version);
  await rm(draft, { recursive: true, force: true });
  const zip = await yauzl.openPromise(file);
  let [bytes, files] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const place = placeInVersion(entry.fileName, version);
    if (place !== null) {
      bytes += entry.uncompressedSize;
      files += 1;
      if (bytes > mostUnpackedBytes || files > mostFiles) {
        throw new BadPackage("The package is larger than any of ours");
      }
      await writeEntry(join(draft, place), await zip.openReadStreamPromise(entry), isExecutable(entry) ? 0o755 : 0o644);
    }
  }
  if (files === 0) {
    throw new BadPackage(`The package holds no version ${version}`);
  }
  const folder = join(versions, version);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncFolder(versions);
}

/** A file that the next start relies on is on the disk before its folder gets its name. */
async function writeEntry(path: string, content: Readable, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { mode }));
  const handle = await open(path, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(path));
}

/** Its rights on Unix stand in the upper half of the attributes. */
function isExecutable({ externalFileAttributes }: yauzl.Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o100) !== 0;
}
