import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const packageFile = path.join(import.meta.dirname, "../../../package.json");

/** The version of this program. Each release has one of its own. */
export const runningVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, "utf8"))).version;
