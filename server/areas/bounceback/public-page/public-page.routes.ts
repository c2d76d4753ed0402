import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { Platform } from "#server/platform/context/context.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { publicCouponHtml, unknownCouponHtml } from "./public-page-html.ts";
import { viewPublicCoupon } from "./public-page.ts";
import { keptPageScript } from "./kept-page-script.ts";
import { languageOf } from "./public-page.rules.ts";
import type { PublicCoupon } from "./public-page.ts";

const tokenShape = /^([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/;

/** Its one script is its own file, and talks to this server alone. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

type PageRequest = { Params: { token: string }; Querystring: { lang?: unknown } };

/** GET /c/{token}: a customer's own page of a coupon, without a sign-in, in English or Spanish. */
export const publicCouponRoutes: Routes = (http, { platform }) => {
  http.get("/c/kept.js", (_httpRequest, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy)
      .send(keptPageScript),
  );
  http.get<PageRequest>("/c/:token", async (httpRequest, reply) => {
    const coupon = await findPublicCoupon(platform, { token: httpRequest.params.token, requestId: httpRequest.id });
    const language = languageOf(httpRequest.query.lang, httpRequest.headers["accept-language"]);
    return reply
      .code(coupon === null ? 404 : 200)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-language", language)
      .header("vary", "accept-language")
      .header("referrer-policy", "no-referrer")
      .header("content-security-policy", policy)
      .send(coupon === null ? unknownCouponHtml(language) : publicCouponHtml(coupon, language));
  });
};

/** Whatever does not open a coupon is answered alike, so that nothing can be learned from it. */
async function findPublicCoupon(
  platform: Platform,
  { token, requestId }: { token: string; requestId: string },
): Promise<PublicCoupon | null> {
  const [, storeText, secret] = tokenShape.exec(token) ?? [];
  const storeId = Number.parseInt(storeText ?? "", 36);
  const isPossible = secret !== undefined && storeId > 0 && storeId <= 2_147_483_647;
  const store = isPossible ? await findActingStore(platform, storeId) : null;
  if (store === null || secret === undefined) {
    return null;
  }
  try {
    return await viewPublicCoupon(systemRequest(platform, { store, reason: "public coupon page", requestId }), {
      token: secret,
    });
  } catch (error) {
    if (error instanceof Refusal) {
      return null;
    }
    throw error;
  }
}
