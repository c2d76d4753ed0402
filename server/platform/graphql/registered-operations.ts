import { readFileSync } from "node:fs";
import { GraphQLError } from "graphql";
import { z } from "zod";
import type { GraphqlAsk } from "./graphql-ask.ts";

/** SHA-256 (hex) of each text that the web's build contains. */
export type RegisteredOperations = ReadonlyMap<string, string>;

const manifest = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/**
 * Reads the list that the web's build writes; none before the first build.
 *
 * @throws ZodError when the file is something else
 */
export function readRegisteredOperations(file: string): RegisteredOperations {
  const text = contentOf(file);
  return new Map(text === null ? [] : Object.entries(manifest.parse(JSON.parse(text))));
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return null;
    }
    throw error;
  }
}

const persisted = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

/** The hash that stands for the text (as Apollo's clients send it); null when none is sent. */
export function hashOf(ask: Pick<GraphqlAsk, "extensions">): string | null {
  const parsed = persisted.safeParse(ask.extensions);
  return parsed.success ? parsed.data.persistedQuery.sha256Hash : null;
}

/** The text of an operation: sent with it, or registered under the hash sent instead. */
export function textOf(ask: GraphqlAsk, registered: RegisteredOperations): string | null {
  const hash = hashOf(ask);
  return ask.query ?? (hash === null ? null : (registered.get(hash) ?? null));
}

/** The name and code that Apollo's clients know; they send the text then, which is answered as any other. */
export function notRegistered(): GraphQLError {
  return new GraphQLError("PersistedQueryNotFound", { extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } });
}
