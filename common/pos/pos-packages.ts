/** The register's program as its server offers it: a package for each kind of computer, and how one is proven to be ours. */
import { z } from "zod";

/** The newest package of each kind of computer. */
export const packagesPath = "/api/pos/v1/packages";

export const packagePlatforms = ["win-x64", "linux-x64", "linux-arm64", "darwin-arm64"] as const;
export const packagePlatform = z.enum(packagePlatforms);
export type PackagePlatform = z.infer<typeof packagePlatform>;

/** Three numbers, such as 25.9.2. */
export const packageVersion = z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, "A version has three numbers");

/** Of a package; a larger file is none of ours. */
const mostPackageBytes = 200_000_000;

/** What stands beside a package in the server's folder, and all that a till has to know before it fetches it. */
export const packageManifest = z.object({
  platform: packagePlatform,
  version: packageVersion,
  bytes: z.int().min(1).max(mostPackageBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Ed25519 over `signedText`, in base64. */
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
export type PackageManifest = z.infer<typeof packageManifest>;

export const packagesAnswer = z.object({ packages: z.array(packageManifest).max(packagePlatforms.length) });

/** The name of a package's file, in the server's folder and where a browser saves it. */
export function packageFileName({ platform, version }: Pick<PackageManifest, "platform" | "version">): string {
  return `hangtag-till-${version}-${platform}.zip`;
}

/** Everything that a till relies on is signed, so that a package cannot be shown as another version or for another computer. */
export function signedText({ platform, version, bytes, sha256 }: Omit<PackageManifest, "signature">): string {
  return ["hangtag-till-package 1", platform, version, String(bytes), sha256, ""].join("\n");
}

/** Below zero when `left` is older, 0 when they are the same. */
export function compareVersions(left: string, right: string): number {
  const [some, others] = [left, right].map((version) => version.split(".").map(Number));
  const differences = (some ?? []).map((number, at) => number - (others?.[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
