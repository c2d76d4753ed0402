import { readFileSync } from "node:fs";
import { GraphQLError } from "graphql";
import { z } from "zod";
import type { GraphqlRequest } from "./graphql-request.ts";

/** The operations of the web's build by the SHA-256 (hex) of their text. */
export type RegisteredOperations = ReadonlyMap<string, string>;

const manifest = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/**
 * Reads the list that the web's build writes; empty before the first build.
 *
 * @throws ZodError when the file is something else
 */
export function readRegisteredOperations(file: string): RegisteredOperations {
  const text = readIfPresent(file);
  return new Map(text === null ? [] : Object.entries(manifest.parse(JSON.parse(text))));
}

function readIfPresent(file: string): string | null {
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

/** Returns the hash that Apollo's clients send instead of the text; null when there is none. */
export function readHash(request: Pick<GraphqlRequest, "extensions">): string | null {
  const parsed = persisted.safeParse(request.extensions);
  return parsed.success ? parsed.data.persistedQuery.sha256Hash : null;
}

/** Returns the text of an operation, either sent or registered under its hash. */
export function findText(request: GraphqlRequest, registered: RegisteredOperations): string | null {
  const hash = readHash(request);
  return request.query ?? (hash === null ? null : (registered.get(hash) ?? null));
}

/** The error that makes Apollo's clients resend the request with its text. */
export function notRegistered(): GraphQLError {
  return new GraphQLError("PersistedQueryNotFound", { extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } });
}
