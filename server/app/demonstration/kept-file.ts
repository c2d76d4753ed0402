/** What a simulated service of the demonstration knows, kept in the data folder as the program's own records are. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";

/** Returns null where nothing is kept. */
export function readKept<Shape extends z.ZodType>(file: string, shape: Shape): z.output<Shape> | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return null;
    }
    throw error;
  }
  return shape.parse(JSON.parse(text));
}

/** Whole or not at all, so that a program that is ended meanwhile leaves the file readable. */
export function writeKept(file: string, content: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
