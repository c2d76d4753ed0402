import { createHash, randomBytes } from "node:crypto";

/** Creates 256 random bits; the client gets them once and the database keeps only their hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A token is as random as a key, so a fast hash is enough to keep a stolen table useless. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
