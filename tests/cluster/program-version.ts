import { createHash } from "node:crypto";
import { appendFile, cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const parts = ["server", "common", "till", "db", "dist/web", "package.json"];

/** A release of the program in a folder of its own: this one with another version, and what else it brings. */
export type Release = {
  version: string;
  /** Migrations of this release and of those before it, by file name. */
  migrations: Readonly<Record<string, string>>;
  /** GraphQL fields that it has. */
  fields: string;
  /** The texts that its pages send by hash. */
  operations: readonly string[];
};

export async function unpackRelease(release: Release, parent: string): Promise<string> {
  const folder = path.join(parent, release.version);
  await mkdir(path.join(folder, "dist"), { recursive: true });
  for (const part of parts) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const manifest = path.join(folder, "package.json");
  const text = await readFile(manifest, "utf8");
  await writeFile(manifest, text.replace(/"version": "[^"]+"/, `"version": "${release.version}"`));
  for (const [name, sql] of Object.entries(release.migrations)) {
    await writeFile(path.join(folder, "db/migrations", name), sql);
  }
  await appendFile(path.join(folder, "server/areas/daybook/notes/notes.graphql.ts"), release.fields);
  const registered = path.join(folder, "dist/web/operations.json");
  const operations: Record<string, string> = JSON.parse(await readFile(registered, "utf8"));
  release.operations.forEach((operation) => (operations[hashOf(operation)] = operation));
  await writeFile(registered, JSON.stringify(operations));
  await writeFile(path.join(folder, "dist/web", assetOf(release.version)), `export const of = "${release.version}";\n`);
  return folder;
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A file that only this release's pages have. */
export function assetOf(version: string): string {
  return `assets/only-in-${version}.js`;
}
