import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** Each purpose has its own key, so that a key for one is useless for another. */
type Key = { secretKey: string; purpose: string };
/** The place binds a text to its row, so that it opens in no other. */
type Sealing = Key & { place: string };

/** Encrypts a text for the database (AES-256-GCM); the key is derived from the program's secret and stays outside. */
export function sealText(text: string, sealing: Sealing): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(sealing), iv);
  cipher.setAAD(Buffer.from(sealing.place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when the purpose, the place or the secret differs, or the bytes were changed */
export function openText(sealed: Buffer, sealing: Sealing): string {
  const decipher = createDecipheriv("aes-256-gcm", keyFor(sealing), sealed.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(sealing.place));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
}

/** Returns a keyed hash for finding encrypted texts, which is useless with the database alone. */
export function hashText(text: string, key: Key): Buffer {
  return createHmac("sha256", keyFor(key)).update(text).digest();
}

function keyFor({ secretKey, purpose }: Key): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "hangtag", purpose, 32));
}
