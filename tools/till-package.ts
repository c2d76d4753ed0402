/**
 * `npm run till:package`: packages of the till for every kind of computer, in `dist/till`, ready for a server to offer.
 * `-- --platform linux-x64` makes one, `--version 25.9.3` another version, `--key FILE` signs with another key,
 * `--into DIR` writes elsewhere.
 */
import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { packagePlatform, packagePlatforms, packageVersion } from "#common/pos/pos-packages.ts";
import { bundleTill } from "./till-package/bundle-till.ts";
import { fetchNode } from "./till-package/fetch-node.ts";
import { makePackage } from "./till-package/make-package.ts";
import { readReleaseKey } from "./till-package/release-key.ts";

const root = path.resolve(import.meta.dirname, "..");
/** A download that takes longer than a coffee on a shop's line is too long. */
const mostZipBytes = 60_000_000;

const { values } = parseArgs({
  options: {
    platform: { type: "string", multiple: true },
    version: { type: "string" },
    key: { type: "string", default: path.join(root, "data/secrets/till-release-key.pem") },
    into: { type: "string", default: path.join(root, "dist/till") },
  },
});
const ownVersion = z.object({ version: packageVersion });
const version = packageVersion.parse(
  values.version ?? ownVersion.parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))).version,
);
const platforms = z.array(packagePlatform).parse(values.platform ?? packagePlatforms);
const into = path.resolve(values.into);
const key = readReleaseKey(path.resolve(values.key));
say(
  key.isNew
    ? `Made the key that signs packages: ${values.key}. Keep a copy: tills that were packaged with it take updates of no other.`
    : `Signs with ${values.key}`,
);
await mkdir(into, { recursive: true });
const bundle = path.join(into, ".bundle");
await rm(bundle, { recursive: true, force: true });
const packages = await bundleTill(bundle);
for (const platform of platforms) {
  const node = await fetchNode(platform, path.join(root, "dist/till-node"));
  const made = await makePackage({ platform, version, node, bundle, packages, key, into, compression: 9 });
  say(`${made.zip}: ${(made.manifest.bytes / 1_000_000).toFixed(1)} MB, with Node ${node.version}`);
  if (made.manifest.bytes > mostZipBytes) {
    throw new Error(`It may have ${mostZipBytes / 1_000_000} MB`);
  }
}
await rm(bundle, { recursive: true, force: true });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
