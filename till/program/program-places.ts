/** Where everything of an installed program lies: its versions beside each other, one of them in use, and its data. */
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { packagePlatform, packageVersion } from "#common/pos/pos-packages.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";

/** What the packaging wrote beside the program. */
const release = z.object({
  version: packageVersion,
  platform: packagePlatform,
  /** PEM; packages that its private half did not sign are not taken. */
  publicKey: z.string(),
});
export type Release = z.infer<typeof release>;

export type ProgramPlaces = {
  /** The folder that a person unpacked. */
  root: string;
  versions: string;
  /** What is fetched and unpacked, and not whole yet. */
  unpacking: string;
};

/** `main` lies in `ROOT/versions/VERSION/`. */
export function placesOf(main: string): ProgramPlaces {
  const versions = dirname(dirname(main));
  const root = dirname(versions);
  return { root, versions, unpacking: join(root, "unpacking") };
}

export async function readRelease(main: string): Promise<Release> {
  return release.parse(JSON.parse(await readFile(join(dirname(main), "release.json"), "utf8")));
}

/** What runs a version: its own Node and its program. */
export function commandOf({ versions }: ProgramPlaces, { version, platform }: Pick<Release, "version" | "platform">) {
  const folder = join(versions, version);
  const node = join(folder, platform === "win-x64" ? "node.exe" : "node");
  return { node, main: join(folder, "main.mjs") };
}

/** The version that the start script starts, and the one before it. */
const versionFiles = { current: "current", previous: "previous" } as const;

export async function readVersion(places: ProgramPlaces, which: keyof typeof versionFiles): Promise<string | null> {
  const text = await readIfThere(join(places.root, versionFiles[which]));
  const parsed = packageVersion.safeParse(text?.trim());
  return parsed.success && existsSync(join(places.versions, parsed.data)) ? parsed.data : null;
}

/** From here on the next start starts `version`; `previous` is kept to go back to. */
export async function switchVersion(places: ProgramPlaces, version: string, previous: string): Promise<void> {
  await writeAtomic(join(places.root, versionFiles.previous), `${previous}\n`);
  await writeAtomic(join(places.root, versionFiles.current), `${version}\n`);
}

/** Removes what no start needs: versions before the previous one, and what was not unpacked to its end. */
export async function tidyVersions(places: ProgramPlaces, kept: readonly (string | null)[]): Promise<void> {
  await rm(places.unpacking, { recursive: true, force: true });
  const names = await readdir(places.versions);
  const old = names.filter((name) => packageVersion.safeParse(name).success && !kept.includes(name));
  await Promise.all(old.map((name) => rm(join(places.versions, name), { recursive: true, force: true })));
}
