/** Whether a package is ours: its manifest by the signature, its file by the hash, its names by where they would lie. */
import { createPublicKey, verify } from "node:crypto";
import { signedText, type PackageManifest } from "#common/pos/pos-packages.ts";

/** @param publicKey PEM of an Ed25519 key */
export function isSigned(manifest: PackageManifest, publicKey: string): boolean {
  const key = createPublicKey(publicKey);
  const signature = Buffer.from(manifest.signature, "base64");
  return key.asymmetricKeyType === "ed25519" && verify(null, Buffer.from(signedText(manifest)), key, signature);
}

/** The folder of a zip in which everything lies, so that it unpacks into one. */
const packageFolder = "hangtag-till";

/**
 * Where a file of a package lies inside its version's folder; null of one that an update does not take: what starts
 * the program stays as it was installed. Throws where a name would lead out of the folder.
 */
export function placeInVersion(name: string, version: string): string | null {
  const parts = name.split("/");
  const isBad = parts.some((part) => part === ".." || part === "." || /[\\:\0]/.test(part)) || name.startsWith("/");
  if (isBad) {
    throw new Error(`The package has a file that would lie elsewhere: ${JSON.stringify(name.slice(0, 100))}`);
  }
  const start = `${packageFolder}/versions/${version}/`;
  const place = name.startsWith(start) ? name.slice(start.length) : "";
  return place === "" || place.endsWith("/") ? null : place;
}
