import type { Routes } from "#server/platform/http/routes.ts";
import { publicPolicy, sendPage, withLink } from "#server/platform/public-pages/public-reply.ts";
import { languageOf } from "#server/platform/public-pages/public-words.rules.ts";
import { publicCouponHtml, unknownCouponHtml } from "./public-page-html.ts";
import { viewPublicCoupon } from "./public-page.ts";
import { keptPageScript } from "./kept-page-script.ts";

type PageRequest = { Params: { token: string }; Querystring: { lang?: unknown } };

/** GET /c/{token}: a customer's own page of a coupon, without a sign-in, in English or Spanish. */
export const publicCouponRoutes: Routes = (http, { platform }) => {
  http.get("/c/kept.js", (_httpRequest, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", publicPolicy)
      .send(keptPageScript),
  );
  http.get<PageRequest>("/c/:token", async (httpRequest, reply) => {
    const { token } = httpRequest.params;
    const link = { platform, token, requestId: httpRequest.id, reason: "public coupon page" };
    const coupon = await withLink(link, (request, secret) => viewPublicCoupon(request, { token: secret }));
    const language = languageOf(httpRequest.query.lang, httpRequest.headers["accept-language"]);
    return coupon === null
      ? sendPage(reply, { code: 404, language, html: unknownCouponHtml(language) })
      : sendPage(reply, { code: 200, language, html: publicCouponHtml(coupon, language) });
  });
};
