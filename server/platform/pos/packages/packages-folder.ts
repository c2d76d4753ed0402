import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { packageFileName, packageManifest, packagePlatforms } from "#common/pos/pos-packages.ts";
import type { PackageManifest, PackagePlatform } from "#common/pos/pos-packages.ts";

/**
 * The packages of a folder that are whole: `PLATFORM.json` and the file that it names, of the length that it says. A
 * folder that is not there, or holds one that is still being copied, offers none of it.
 */
export async function readPackages(folder: string): Promise<PackageManifest[]> {
  const names: string[] = await readdir(folder).catch(() => []);
  const manifests = await Promise.all(
    packagePlatforms.filter((platform) => names.includes(`${platform}.json`)).map((platform) => read(folder, platform)),
  );
  return manifests.filter((manifest) => manifest !== null);
}

export function packageFile(folder: string, about: Pick<PackageManifest, "platform" | "version">): string {
  return path.join(folder, packageFileName(about));
}

async function read(folder: string, platform: PackagePlatform): Promise<PackageManifest | null> {
  const text = await readFile(path.join(folder, `${platform}.json`), "utf8").catch(() => "");
  const parsed = packageManifest.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.platform !== platform) {
    return null;
  }
  const size = await stat(packageFile(folder, parsed.data)).then(
    (file) => file.size,
    () => null,
  );
  return size === parsed.data.bytes ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
