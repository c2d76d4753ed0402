import { z } from "zod";
import { packagesPath } from "#common/pos/pos-packages.ts";
import type { PackageManifest } from "#common/pos/pos-packages.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { readPackages } from "./packages-folder.ts";

export type OfferedPackage = Pick<PackageManifest, "platform" | "version" | "bytes"> & { path: string };

/** The register's program, for the page where a manager sets a register up. */
export const listPackages = operation({
  name: "devices.listPackages",
  kind: "read",
  permission: "devices:manage",
  on: "store",
  input: z.object({}),
  async run({ platform: { tillPackages } }): Promise<OfferedPackage[]> {
    const packages = tillPackages === undefined ? [] : await readPackages(tillPackages);
    return packages.map(({ platform, version, bytes }) => ({
      platform,
      version,
      bytes,
      path: `${packagesPath}/${platform}/${version}`,
    }));
  },
});
