import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Audience, Release } from "./releases.rules.ts";

const folder = path.join(import.meta.dirname, "releases");

const brandKinds: readonly string[] = ["kids", "teen", "women", "sports", "music", "other"];

const head = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,80}$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  publishedAt: z.iso.datetime(),
  title: z.string().min(1).max(120),
  audience: z.string(),
  requiredBy: z.iso.date().optional(),
});

/** The releases of this program; they ship with it, so they contain nothing of a company. */
export function readReleaseNotes(): Release[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const releases = names.map((name) => parseReleaseNote(readFileSync(path.join(folder, name), "utf8"), name));
  const ids = new Set(releases.map((release) => release.id));
  if (ids.size !== releases.length) {
    throw new Error("Two release notes have the same id");
  }
  return releases;
}

/**
 * A file's lines `name: value` between two lines `---`, then the text.
 *
 * @throws when something is missing or of no meaning: the program then does not start
 */
export function parseReleaseNote(text: string, name: string): Release {
  const [, lines, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (lines === undefined || body === undefined) {
    throw new Error(`The release note ${name} does not begin with its facts between two lines of ---`);
  }
  const pairs = lines.split("\n").map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  const facts = head.parse(Object.fromEntries(pairs));
  return {
    id: facts.id,
    version: facts.version,
    publishedAt: new Date(facts.publishedAt),
    title: facts.title,
    body: body.trim(),
    audience: audienceOf(facts.audience, name),
    requiredBy: facts.requiredBy ?? null,
  };
}

/** `all`, `flag sketchBoard`, or brand kinds with commas between them. */
function audienceOf(text: string, name: string): Audience {
  if (text === "all") {
    return { kind: "all" };
  }
  const [, flag] = /^flag (\w+)$/.exec(text) ?? [];
  if (flag !== undefined) {
    return { kind: "flag", flag };
  }
  const kinds = text.split(",").map((kind) => kind.trim());
  const unknown = kinds.find((kind) => !brandKinds.includes(kind));
  if (unknown !== undefined) {
    throw new Error(`The release note ${name} is for "${unknown}", which is no brand kind`);
  }
  return { kind: "brands", brandKinds: kinds };
}
