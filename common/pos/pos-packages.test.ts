import { expect, test } from "vitest";
import { compareVersions, packageFileName, packageManifest, packageVersion, signedText } from "./pos-packages.ts";

test.each([
  ["25.9.2", "25.9.2", 0],
  ["25.9.2", "25.9.3", -1],
  ["25.9.10", "25.9.9", 1],
  ["25.10.0", "25.9.9", 1],
  ["26.0.0", "25.99.99", 1],
  ["9.0.0", "25.0.0", -1],
])("%s beside %s", (left, right, sign) => {
  expect(Math.sign(compareVersions(left, right))).toBe(sign);
});

test.each([
  ["25.9.2", true],
  ["0.0.0", true],
  ["25.9", false],
  ["25.9.2-beta", false],
  ["25.9.2.1", false],
  ["../../etc", false],
  ["25.9.2\n", false],
  ["123456.0.0", false],
])("%j as a version: %s", (text, isVersion) => {
  expect(packageVersion.safeParse(text).success).toBe(isVersion);
});

const manifest = {
  platform: "linux-x64",
  version: "25.9.2",
  bytes: 46_000_000,
  sha256: "a".repeat(64),
  signature: `${"A".repeat(86)}==`,
} as const;

test("what is signed names the computer, the version, the length and the hash, each on its line", () => {
  expect(signedText(manifest)).toBe(`hangtag-till-package 1\nlinux-x64\n25.9.2\n46000000\n${"a".repeat(64)}\n`);
  expect(packageFileName(manifest)).toBe("hangtag-till-25.9.2-linux-x64.zip");
});

test.each([
  ["as it is", {}, true],
  ["another computer", { platform: "linux-riscv" }, false],
  ["no length", { bytes: 0 }, false],
  ["a file beyond all packages", { bytes: 200_000_001 }, false],
  ["a hash in capitals", { sha256: "A".repeat(64) }, false],
  ["half a hash", { sha256: "a".repeat(32) }, false],
  ["a signature of another length", { signature: "AAAA" }, false],
])("a manifest, %s", (_name, change, isTaken) => {
  expect(packageManifest.safeParse({ ...manifest, ...change }).success).toBe(isTaken);
});
