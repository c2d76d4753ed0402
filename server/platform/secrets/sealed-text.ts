import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** What a text is for: each purpose has a key of its own, so that one is of no use for another. */
type Key = { secretKey: string; purpose: string };
/** And where it is kept: what was sealed for one row opens in no other. */
type Sealing = Key & { place: string };

/** Encrypts a text for the database (AES-256-GCM); the key is derived from the program's secret and stays outside. */
export function sealText(text: string, sealing: Sealing): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(sealing), iv);
  cipher.setAAD(Buffer.from(sealing.place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when it was sealed for something or somewhere else, with another secret, or has been changed */
export function openText(sealed: Buffer, sealing: Sealing): string {
  const decipher = createDecipheriv("aes-256-gcm", keyFor(sealing), sealed.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(sealing.place));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
}

/** The same for the same text, and of no use to who has only the database: for finding what is encrypted. */
export function hashText(text: string, key: Key): Buffer {
  return createHmac("sha256", keyFor(key)).update(text).digest();
}

function keyFor({ secretKey, purpose }: Key): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "hangtag", purpose, 32));
}
