import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { findBillingService } from "./billing-service.ts";
import { takeReport } from "./reports.ts";

/** POST /api/billing/reports: what the billing service reports, signed over the bytes of the body. */
export const billingRoutes: Routes = (http, { platform }) => {
  void http.register(async (scoped) => {
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body: Buffer, done) => done(null, body));
    scoped.post("/api/billing/reports", async (httpRequest, reply) => {
      const service = findBillingService({ platform });
      if (service === null) {
        throw notFound("Address");
      }
      const signature = httpRequest.headers["stripe-signature"];
      const body = Buffer.isBuffer(httpRequest.body) ? httpRequest.body : Buffer.alloc(0);
      // Nothing is looked up, and nothing kept, before the signature is known to be the service's.
      const report =
        typeof signature === "string" ? await service.readReport({ body, signature, now: platform.clock() }) : null;
      if (report === null) {
        throw new Refusal("forbidden", { message: "The signature is not the billing service's", status: 403 });
      }
      await takeReport(platform, report);
      return reply.send({ received: true });
    });
  });
};
