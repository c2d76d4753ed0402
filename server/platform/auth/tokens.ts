import { createHash, randomBytes } from "node:crypto";

/** 256 random bits; shown once to whoever signs in, kept nowhere. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A token is as random as a key, so a fast hash is enough to keep a stolen table useless. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
