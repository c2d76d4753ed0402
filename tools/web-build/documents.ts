import { glob } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Kind } from "graphql";
import type { DocumentNode } from "graphql";
import { contentsOf } from "#web/platform/graphql/document.ts";

/** The files of documents, from the project's folder. They need no browser to be read. */
const documentFiles = "web/**/*.queries.ts";

/**
 * The GraphQL documents that a file exports, by the names it exports them under.
 *
 * @throws Error when the file exports anything else
 */
export async function documentsOf(file: string): Promise<Record<string, DocumentNode>> {
  const exported: unknown = await import(pathToFileURL(file).href);
  const documents = Object.entries(typeof exported === "object" && exported !== null ? exported : {});
  return Object.fromEntries(
    documents.map(([name, document]) => {
      if (!isDocument(document)) {
        throw new Error(`${file} exports ${name}, which is no GraphQL document`);
      }
      return [name, document];
    }),
  );
}

/** The documents of all files; `root` is the project's folder. */
export async function allDocuments(root: string): Promise<DocumentNode[]> {
  const documents: DocumentNode[] = [];
  for await (const file of glob(documentFiles, { cwd: root })) {
    documents.push(...Object.values(await documentsOf(resolve(root, file))));
  }
  return documents;
}

/** A document that can be sent; the others are fragments, which operations hold already. */
export function isOperation(document: DocumentNode): boolean {
  return contentsOf(document).operation !== null;
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === Kind.DOCUMENT;
}
