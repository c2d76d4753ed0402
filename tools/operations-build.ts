import { createHash } from "node:crypto";
import { glob } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { addTypenameToDocument } from "@apollo/client/utilities";
import { Kind, print } from "graphql";
import type { DocumentNode } from "graphql";
import type { Plugin } from "vite";

/**
 * Adds `operations.json` to the build: the SHA-256 of every GraphQL text that the web may send, with the text itself.
 * Documents stand in `*.queries.ts`, which need no browser to be read; `root` is the project's folder.
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
  const texts: string[] = [];
  for await (const file of glob("web/**/*.queries.ts", { cwd: root })) {
    const exported: unknown = await import(pathToFileURL(resolve(root, file)).href);
    const documents = Object.values(typeof exported === "object" && exported !== null ? exported : {}).filter(
      isOperation,
    );
    // As the client sends them: it asks for every record's type too, to know records again in its cache.
    texts.push(...documents.map((document) => print(addTypenameToDocument(document))));
  }
  return Object.fromEntries(texts.toSorted().map((text) => [createHash("sha256").update(text).digest("hex"), text]));
}

function isOperation(value: unknown): value is DocumentNode {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === Kind.DOCUMENT &&
    "definitions" in value &&
    Array.isArray(value.definitions) &&
    value.definitions.some((definition: unknown) => kindOf(definition) === Kind.OPERATION_DEFINITION)
  );
}

function kindOf(definition: unknown): unknown {
  return typeof definition === "object" && definition !== null && "kind" in definition ? definition.kind : null;
}
