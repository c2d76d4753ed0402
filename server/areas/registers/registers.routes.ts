import { z } from "zod";
import { registers } from "#server/adapters/registers/registers.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { takeReport } from "./reports.ts";

const params = z.object({ service: z.string().max(40) });

/**
 * POST /api/registers/{service}/events: what a register service reports, signed by it. Nothing is looked up, and nothing
 * kept, before the signature is known to be the service's.
 */
export const registersRoutes: Routes = (http, { platform }) => {
  void http.register(async (scoped) => {
    // The signature is that of the bytes.
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
    scoped.post("/api/registers/:service/events", async (httpRequest, reply) => {
      const id = params.safeParse(httpRequest.params).data?.service ?? "";
      const service = platform.services.find(registers, id);
      if (service === null) {
        throw notFound("Address");
      }
      const rawBody = Buffer.isBuffer(httpRequest.body) ? httpRequest.body : Buffer.alloc(0);
      const url = `${platform.publicUrl}${httpRequest.url}`;
      const report = service.readReport({ url, headers: httpRequest.headers, rawBody });
      if (report === null) {
        throw new Refusal("forbidden", { message: "The signature is not the service's", status: 403 });
      }
      await takeReport(platform, { id, report });
      return reply.status(200).send({});
    });
  });
};
