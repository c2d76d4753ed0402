import type { DocumentNode } from "@0no-co/graphql.web";
import type { DocumentDecoration } from "gql.tada";
import { contentsOf, textOf } from "./document.ts";
import type { Selection } from "./document.ts";

export type Variables = Record<string, unknown>;

/** A GraphQL document with the types of its answer and of its variables. */
export type TypedDocument<Data, Input> = DocumentNode & DocumentDecoration<Data, Input>;

/** A document of any type, for identification only. */
export type AnyDocument = TypedDocument<unknown, never>;

export type Operation = {
  name: string;
  kind: "query" | "mutation" | "subscription";
  /** As sent, with `__typename` added to every record so that the cache can identify it. */
  text: string;
  /** Part of the cache key, so that data read with another version of the text is not used. */
  textHash: string;
  /** Uploads and schema queries are not batched. */
  isSentAlone: boolean;
};

const operations = new WeakMap<DocumentNode, Operation>();

/** @throws Error when the document holds fragments alone */
export function operationOf(document: DocumentNode): Operation {
  const operation = operations.get(document) ?? describe(document);
  operations.set(document, operation);
  return operation;
}

function describe(document: DocumentNode): Operation {
  const { operation } = contentsOf(document);
  if (operation === null) {
    throw new Error("A document of fragments alone cannot be sent");
  }
  const { name, kind, takesFile, selections } = operation;
  const text = textOf(document);
  return { name, kind, text, textHash: shortHash(text), isSentAlone: takesFile || selections.some(isOfSchema) };
}

function isOfSchema(selection: Selection): boolean {
  return "name" in selection && (selection.name === "__schema" || selection.name === "__type");
}

/** FNV-1a, which is enough to distinguish a few hundred texts. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
