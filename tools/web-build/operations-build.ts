import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { textOf } from "#web/platform/graphql/document.ts";
import { allDocuments, isOperation } from "./documents.ts";

/**
 * Adds `operations.json` to the build: the SHA-256 of every GraphQL text that the web may send, with the text itself.
 * `root` is the project's folder.
 */
export function operationsBuild(root: string): Plugin {
  return {
    name: "hangtag-operations",
    apply: "build",
    async generateBundle() {
      const operations = await registeredOperations(root);
      this.emitFile({ type: "asset", fileName: "operations.json", source: JSON.stringify(operations) });
    },
  };
}

/**
 * The hashes under which the server knows operations, by their names.
 *
 * @throws Error when the web has none of that name
 */
export async function registeredHashes(root: string, names: readonly string[]): Promise<Record<string, string>> {
  const operations = Object.entries(await registeredOperations(root));
  const hashes = names.map((name) => {
    const beginning = new RegExp(`^(query|mutation|subscription) ${name}\\b`);
    const [hash] = operations.find(([, text]) => beginning.test(text)) ?? [];
    if (hash === undefined) {
      throw new Error(`The web has no operation ${name}`);
    }
    return [name, hash] as const;
  });
  return Object.fromEntries(hashes);
}

async function registeredOperations(root: string): Promise<Record<string, string>> {
  const texts = (await allDocuments(root)).filter(isOperation).map((document) => textOf(document));
  return Object.fromEntries(texts.toSorted().map((text) => [createHash("sha256").update(text).digest("hex"), text]));
}
