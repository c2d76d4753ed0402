/** The key that signs packages: its private half stays with the person who releases, its public half goes into each package. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { signedText, type PackageManifest } from "#common/pos/pos-packages.ts";

export type ReleaseKey = { privateKey: KeyObject; publicPem: string; isNew: boolean };

/** Makes one where there is none. */
export function readReleaseKey(file: string): ReleaseKey {
  const isNew = !existsSync(file);
  if (isNew) {
    mkdirSync(path.dirname(file), { recursive: true });
    const { privateKey } = generateKeyPairSync("ed25519");
    writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600, flag: "wx" });
  }
  const privateKey = createPrivateKey(readFileSync(file));
  if (privateKey.asymmetricKeyType !== "ed25519") {
    throw new Error(`${file} holds no Ed25519 key`);
  }
  const publicPem = createPublicKey(privateKey).export({ type: "spki", format: "pem" }).toString();
  return { privateKey, publicPem, isNew };
}

export function signPackage(about: Omit<PackageManifest, "signature">, { privateKey }: ReleaseKey): PackageManifest {
  return { ...about, signature: sign(null, Buffer.from(signedText(about)), privateKey).toString("base64") };
}
