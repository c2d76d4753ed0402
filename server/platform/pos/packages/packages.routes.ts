import { createReadStream } from "node:fs";
import { packageFileName, packagesPath } from "#common/pos/pos-packages.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { packageFile, readPackages } from "./packages-folder.ts";

type OnePackage = { Params: { platform: string; version: string } };

/**
 * The register's program for a person who sets a register up: it holds no secret, and a browser cannot send one with a
 * download. Tills check the signature, not the line.
 */
export const packageRoutes: Routes = (http, { platform: { tillPackages: folder } }) => {
  const offered = () => (folder === undefined ? Promise.resolve([]) : readPackages(folder));

  http.get(packagesPath, async () => ({ packages: await offered() }));

  http.get<OnePackage>(`${packagesPath}/:platform/:version`, { compress: false }, async ({ params }, reply) => {
    const manifest = (await offered()).find(
      ({ platform, version }) => platform === params.platform && version === params.version,
    );
    if (folder === undefined || manifest === undefined) {
      throw notFound("Package");
    }
    return reply
      .type("application/zip")
      .header("content-length", String(manifest.bytes))
      .header("content-disposition", `attachment; filename="${packageFileName(manifest)}"`)
      .send(createReadStream(packageFile(folder, manifest)));
  });
};
