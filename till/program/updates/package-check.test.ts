import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { signedText, type PackageManifest } from "#common/pos/pos-packages.ts";
import { isSigned, placeInVersion } from "./package-check.ts";

const keys = generateKeyPairSync("ed25519");
const publicKey = keys.publicKey.export({ type: "spki", format: "pem" }).toString();
const about = { platform: "linux-x64", version: "25.9.3", bytes: 1000, sha256: "a".repeat(64) } as const;

function signed(key: typeof keys.privateKey = keys.privateKey): PackageManifest {
  return { ...about, signature: sign(null, Buffer.from(signedText(about)), key).toString("base64") };
}

test("a package that our key signed is ours", () => {
  expect(isSigned(signed(), publicKey)).toBe(true);
});

test.each([
  ["another key", signed(generateKeyPairSync("ed25519").privateKey)],
  ["another version", { ...signed(), version: "25.9.4" }],
  ["another computer", { ...signed(), platform: "win-x64" as const }],
  ["another hash", { ...signed(), sha256: "b".repeat(64) }],
  ["another length", { ...signed(), bytes: 1001 }],
  ["no signature", { ...signed(), signature: `${"A".repeat(86)}==` }],
])("with %s it is not", (_name, manifest) => {
  expect(isSigned(manifest, publicKey)).toBe(false);
});

test("a key of another kind proves nothing", () => {
  const { publicKey: rsa } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  expect(isSigned(signed(), rsa.export({ type: "spki", format: "pem" }).toString())).toBe(false);
});

test.each([
  ["hangtag-till/versions/25.9.3/node", "node"],
  ["hangtag-till/versions/25.9.3/page/tokens.css", "page/tokens.css"],
  ["hangtag-till/versions/25.9.3/", null],
  ["hangtag-till/versions/25.9.3/page/", null],
  ["hangtag-till/hangtag-till", null],
  ["hangtag-till/current", null],
  ["hangtag-till/versions/25.9.2/node", null],
  ["other/versions/25.9.3/node", null],
])("%s lies at %s", (name, place) => {
  expect(placeInVersion(name, "25.9.3")).toBe(place);
});

test.each([
  "../node",
  "hangtag-till/versions/25.9.3/../../node",
  "/etc/passwd",
  "hangtag-till\\versions\\25.9.3\\node",
  "hangtag-till/versions/25.9.3/C:node",
  "hangtag-till/versions/25.9.3/a\0b",
  "hangtag-till/./versions/25.9.3/node",
])("%j is refused", (name) => {
  expect(() => placeInVersion(name, "25.9.3")).toThrow("would lie elsewhere");
});
