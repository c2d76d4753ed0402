import { z } from "zod";
import type { Routes } from "#server/platform/http/routes.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { takeReport } from "./reports.ts";

const params = z.object({ service: z.string().max(40), key: z.string().max(100) });
const mostBytes = 20_000;

/**
 * GET and POST /api/contacts/{service}/events/{key}: what a contact-list service reports. It signs nothing, so the address
 * holds a secret of the store; the GET is how the service makes sure that a program answers there.
 */
export const contactsRoutes: Routes = (http, { platform }) => {
  void http.register(async (scoped) => {
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser("*", { parseAs: "string", bodyLimit: mostBytes }, (_request, text, done) =>
      done(null, text),
    );
    scoped.route({
      method: ["GET", "POST"],
      url: "/api/contacts/:service/events/:key",
      async handler(httpRequest, reply) {
        const { service: id, key } = params.parse(httpRequest.params);
        const body = httpRequest.method === "POST" && typeof httpRequest.body === "string" ? httpRequest.body : null;
        if (!(await takeReport(platform, { id, key, body }))) {
          throw notFound("Address");
        }
        return reply.status(200).send({});
      },
    });
  });
};
