import { Readable } from "node:stream";
import { z } from "zod";
import type { Routes } from "#server/platform/http/routes.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { findFile, readFile } from "./company-export.ts";

const params = z.object({ token: z.string().min(20).max(200) });

/** GET /api/vue/company-exports/{token}: the file. The browser saves it without our headers, so the link lets it in. */
export const companyExportRoutes: Routes = (http, { platform }) => {
  http.get("/api/vue/company-exports/:token", async (httpRequest, reply) => {
    const link = params.safeParse(httpRequest.params).data;
    const file = link === undefined ? null : await findFile(platform, link.token);
    if (file === null) {
      throw notFound("Export");
    }
    const date = (file.finishedAt ?? platform.clock()).toISOString().slice(0, 10);
    return reply
      .type("application/zip")
      .header("content-length", file.bytes)
      .header("content-disposition", `attachment; filename="hangtag-${date}.zip"`)
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      .send(Readable.from(readFile(platform, file)));
  });
};
