/** Packages for the computer that the tests run on: of our till, or of a program that only claims to be it. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { packagePlatform } from "#common/pos/pos-packages.ts";
import { bundleTill } from "#tools/till-package/bundle-till.ts";
import { ownNode } from "#tools/till-package/fetch-node.ts";
import { makePackage, type MadePackage } from "#tools/till-package/make-package.ts";
import { readReleaseKey, type ReleaseKey } from "#tools/till-package/release-key.ts";

export type PackageMaker = {
  /** With the whole Node, as a shop gets it. */
  whole(version: string, into: string): Promise<MadePackage>;
  /** With a short word for the same Node instead: tests would else move it a dozen times. */
  light(version: string, into: string, options?: { main?: string; isForeign?: boolean }): Promise<MadePackage>;
};

const platform = packagePlatform.parse(`${process.platform === "win32" ? "win" : process.platform}-${process.arch}`);

export async function packageMaker(folder: string): Promise<PackageMaker> {
  const bundle = path.join(folder, "bundle");
  const packages = await bundleTill(bundle);
  const key = readReleaseKey(path.join(folder, "key.pem"));
  const foreignKey = readReleaseKey(path.join(folder, "foreign-key.pem"));
  const word = path.join(folder, "node-word");
  await writeFile(word, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 });
  const make = (about: { version: string; into: string; bundle: string; key: ReleaseKey; binary: string }) =>
    makePackage({ ...about, platform, packages, node: { ...ownNode(), binary: about.binary }, compression: 1 });
  return {
    whole: (version, into) => make({ version, into, bundle, key, binary: process.execPath }),
    async light(version, into, { main, isForeign = false } = {}) {
      const own = main === undefined ? bundle : path.join(folder, `bundle-${version}`);
      if (main !== undefined) {
        await mkdir(own, { recursive: true });
        await writeFile(path.join(own, "main.mjs"), main);
      }
      return make({ version, into, bundle: own, key: isForeign ? foreignKey : key, binary: word });
    },
  };
}
