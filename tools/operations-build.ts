import { createHash } from "node:crypto";
import { print } from "graphql";
import type { Plugin } from "vite";
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
 * The hash under which the server knows the operation of that name.
 *
 * @throws Error when the web has none
 */
export async function registeredHash(root: string, operationName: string): Promise<string> {
  const beginning = new RegExp(`^(query|mutation|subscription) ${operationName}\\b`);
  const operations = Object.entries(await registeredOperations(root));
  const [hash] = operations.find(([, text]) => beginning.test(text)) ?? [];
  if (hash === undefined) {
    throw new Error(`The web has no operation ${operationName}`);
  }
  return hash;
}

async function registeredOperations(root: string): Promise<Record<string, string>> {
  const texts = (await allDocuments(root)).filter(isOperation).map((document) => print(document));
  return Object.fromEntries(texts.toSorted().map((text) => [createHash("sha256").update(text).digest("hex"), text]));
}
