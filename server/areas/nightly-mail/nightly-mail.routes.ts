import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { takesForms } from "#server/platform/http/form-bodies.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { sendPage, withLink } from "#server/platform/public-pages/public-reply.ts";
import { confirmMail, startMailAgain, stopMail, viewMailLink } from "./addresses.ts";
import type { MailLink } from "./addresses.ts";
import { confirmPageHtml, stopPageHtml, unknownLinkHtml } from "./link-page-html.ts";
import { takeReturnedMail } from "./returned-mail.ts";
import { stopMailEverywhere } from "./stop-everywhere.ts";

/** A report with the headers of a mail; one that returns the whole mail is cut off here by its server. */
const mostReport = 512 * 1024;

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;
type Act = (request: StoreRequest, input: { secret: string }) => Promise<unknown>;
type Draw = (link: MailLink, token: string) => string;

/**
 * The links of a nightly mail, without a sign-in: GET shows what they do, POST does it. POST to /mail/stop/{token}/all is
 * also what a mail program's own button sends (RFC 8058).
 */
export const nightlyMailRoutes: Routes = (http, { platform }) => {
  http.get("/mail/stop/:token", (httpRequest: LinkRequest, reply) =>
    answer(platform, { httpRequest, reply, draw: stopPageHtml }),
  );
  http.get("/mail/stop/:token/all", (httpRequest: LinkRequest, reply) =>
    answer(platform, { httpRequest, reply, draw: stopPageHtml }),
  );
  http.get("/mail/confirm/:token", (httpRequest: LinkRequest, reply) =>
    answer(platform, { httpRequest, reply, draw: confirmPageHtml }),
  );
  void http.register(async (scoped) => {
    for (const type of ["message/rfc822", "text/plain", "application/octet-stream"]) {
      scoped.addContentTypeParser(type, { parseAs: "string", bodyLimit: mostReport }, (_request, body, done) =>
        done(null, body),
      );
    }
    // The same answer to every report, so that nobody learns which mails there are.
    scoped.post("/api/mail/bounces", async ({ body }, reply) => {
      const report = z.string().safeParse(body);
      if (!report.success) {
        return reply.code(415).send();
      }
      await takeReturnedMail(platform, report.data);
      return reply.code(204).send();
    });
  });
  void http.register(async (scoped) => {
    takesForms(scoped);
    // Mail programs may also send their one field in parts; the address alone says what to stop.
    scoped.addContentTypeParser("multipart/form-data", { parseAs: "string" }, (_request, _body, done) =>
      done(null, {}),
    );
    scoped.post("/mail/stop/:token", (httpRequest: LinkRequest, reply) =>
      answer(platform, { httpRequest, reply, act: stopMail, draw: stopPageHtml }),
    );
    scoped.post("/mail/stop/:token/all", (httpRequest: LinkRequest, reply) =>
      answer(platform, { httpRequest, reply, act: stopMailEverywhere, draw: stopPageHtml }),
    );
    scoped.post("/mail/start/:token", (httpRequest: LinkRequest, reply) =>
      answer(platform, { httpRequest, reply, act: startMailAgain, draw: confirmPageHtml }),
    );
    scoped.post("/mail/confirm/:token", (httpRequest: LinkRequest, reply) =>
      answer(platform, { httpRequest, reply, act: confirmMail, draw: confirmPageHtml }),
    );
  });
};

async function answer(
  platform: Platform,
  { httpRequest, reply, act, draw }: { httpRequest: LinkRequest; reply: FastifyReply; act?: Act; draw: Draw },
): Promise<FastifyReply> {
  const { token } = httpRequest.params;
  const link = { platform, token, requestId: httpRequest.id, reason: "a link of a nightly mail" };
  const shown = await withLink(link, async (request, secret) => {
    await act?.(request, { secret });
    return viewMailLink(request, { secret });
  });
  return shown === null
    ? sendPage(reply, { code: 404, language: "en", html: unknownLinkHtml() })
    : sendPage(reply, { code: 200, language: "en", html: draw(shown, token) });
}
