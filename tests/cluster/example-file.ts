import { chown, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PostgresUser } from "#server/platform/db/postgres-user.ts";

const examples = path.resolve(import.meta.dirname, "../../docs/examples/running");

/**
 * Writes one of the documented files with other addresses and folders in it. Each replaced text must be there, so that a
 * change of the document is noticed here.
 */
export async function fillExample(
  name: string,
  options: { to: string; replacing: readonly (readonly [string, string])[]; owner?: PostgresUser },
): Promise<string> {
  let text = await readFile(path.join(examples, name), "utf8");
  for (const [from, to] of options.replacing) {
    if (!text.includes(from)) {
      throw new Error(`docs/examples/running/${name} has no "${from}" any more`);
    }
    text = text.replaceAll(from, to);
  }
  await writeFile(options.to, text, { mode: 0o600 });
  const { uid, gid } = options.owner ?? {};
  if (uid !== undefined && gid !== undefined) {
    await chown(options.to, uid, gid);
  }
  return options.to;
}
