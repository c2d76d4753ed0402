import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Locks what a provider gave us, so that the database alone gives nothing away. `place` says where it is kept: what was
 * locked for one store cannot be opened as another's.
 */
export function lockSecret(secretKey: string, { place, text }: { place: string; text: string }): Buffer {
  const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)];
  const cipher = createCipheriv("aes-256-gcm", keyOf(secretKey, salt), nonce);
  cipher.setAAD(Buffer.from(place));
  const locked = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), locked]);
}

/** @throws when the key or the place is another one, or a bit was changed */
export function openSecret(secretKey: string, { place, locked }: { place: string; locked: Buffer }): string {
  const salt = locked.subarray(0, saltBytes);
  const nonce = locked.subarray(saltBytes, saltBytes + nonceBytes);
  const textAt = saltBytes + nonceBytes + tagBytes;
  const cipher = createDecipheriv("aes-256-gcm", keyOf(secretKey, salt), nonce);
  cipher.setAAD(Buffer.from(place));
  cipher.setAuthTag(locked.subarray(saltBytes + nonceBytes, textAt));
  return Buffer.concat([cipher.update(locked.subarray(textAt)), cipher.final()]).toString("utf8");
}

/** The installation's key is derived from, never used itself. */
function keyOf(secretKey: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, salt, "hangtag provider secrets", 32));
}
