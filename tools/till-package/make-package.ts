/** One package: a folder that runs where it lies, its zip, and the signed manifest beside it. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { packageFileName, type PackageManifest, type PackagePlatform } from "#common/pos/pos-packages.ts";
import type { FetchedNode } from "./fetch-node.ts";
import { signPackage, type ReleaseKey } from "./release-key.ts";
import { readMe, startScripts } from "./start-scripts.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** In the zip, so that it unpacks into one folder; `till/program/updates/package-check.ts` reads by it. */
const packageFolder = "hangtag-till";

export type Packaging = {
  platform: PackagePlatform;
  version: string;
  node: FetchedNode;
  /** What `bundleTill` wrote. */
  bundle: string;
  /** The packages inside it. */
  packages: readonly string[];
  key: ReleaseKey;
  into: string;
  /** 0 to 9; a test takes a low one. */
  compression: number;
};

export type MadePackage = { folder: string; zip: string; manifest: PackageManifest };

export async function makePackage(packaging: Packaging): Promise<MadePackage> {
  const { platform, version, into, compression, key } = packaging;
  const folder = path.join(into, `hangtag-till-${version}-${platform}`, packageFolder);
  await rm(path.dirname(folder), { recursive: true, force: true });
  await layOut(packaging, folder);
  const zip = path.join(into, packageFileName({ platform, version }));
  await zipFolder(folder, { zip, compression });
  const manifest = signPackage({ platform, version, bytes: (await stat(zip)).size, sha256: await sha256Of(zip) }, key);
  // Last and at once: a server that reads it finds the whole package.
  const manifestFile = path.join(into, `${platform}.json`);
  await writeFile(`${manifestFile}.new`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${manifestFile}.new`, manifestFile);
  return { folder, zip, manifest };
}

async function layOut({ platform, version, node, bundle, packages, key }: Packaging, folder: string): Promise<void> {
  const own = path.join(folder, "versions", version);
  const page = path.join(own, "page");
  await mkdir(page, { recursive: true });
  await cp(bundle, own, { recursive: true });
  await copyExecutable(node.binary, path.join(own, platform === "win-x64" ? "node.exe" : "node"));
  const release = { version, platform, publicKey: key.publicPem };
  await writeFile(path.join(own, "release.json"), `${JSON.stringify(release, null, 2)}\n`);
  await writeFile(path.join(own, "LICENSES.txt"), await licenseText(packages, node));
  await copyFile(path.join(root, "web/ui/tokens.css"), path.join(page, "tokens.css"));
  await copyFile(path.join(root, "web/public/icon.svg"), path.join(page, "icon.svg"));
  await copyFile(
    path.join(root, "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
    path.join(page, "inter.woff2"),
  );
  for (const name of ["page.css", "page.js"]) {
    await copyFile(path.join(root, "till/program/status-page", name), path.join(page, name));
  }
  for (const { name, text } of startScripts(platform)) {
    await writeFile(path.join(folder, name), text, { mode: 0o755 });
  }
  await writeFile(path.join(folder, "README.txt"), readMe(platform));
  await writeFile(path.join(folder, "current"), `${version}\n`);
}

async function copyExecutable(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o755);
}

/** What the licenses of the code inside ask for: that they are there. */
async function licenseText(packages: readonly string[], node: FetchedNode): Promise<string> {
  const parts = await Promise.all(
    packages.map(async (folder) => {
      const names = await readdir(folder);
      const file = names.find((name) => /^licen[cs]e(\.|$)/i.test(name));
      const text =
        file === undefined
          ? "Its package holds no text of a license."
          : await readFile(path.join(folder, file), "utf8");
      return `${path.relative(path.join(root, "node_modules"), folder)}\n\n${text.trim()}\n`;
    }),
  );
  const ofNode = `Node.js ${node.version}\n\n${node.license.trim()}\n`;
  return [...parts, ofNode].join(`\n${"-".repeat(80)}\n\n`);
}

async function zipFolder(folder: string, { zip, compression }: { zip: string; compression: number }): Promise<void> {
  const file = new yazl.ZipFile();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const from of files.toSorted()) {
    const name = [packageFolder, ...path.relative(folder, from).split(path.sep)].join("/");
    const { mode } = await stat(from);
    // Without the clock: the same files make the same package.
    file.addFile(from, name, { mode, mtime: new Date(2026, 0, 1), compressionLevel: compression });
  }
  file.end();
  await pipeline(file.outputStream, createWriteStream(zip));
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
