import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { Platform } from "#server/platform/context/context.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { publicCouponHtml, unknownCouponHtml } from "./public-page-html.ts";
import { viewPublicCoupon } from "./public-page.ts";
import type { PublicCoupon } from "./public-page.ts";

const tokenShape = /^([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/;

/** GET /c/{token}: a customer's own page of a coupon, without a sign-in. */
export const publicCouponRoutes: Routes = (http, { platform }) => {
  http.get<{ Params: { token: string } }>("/c/:token", async (httpRequest, reply) => {
    const coupon = await findPublicCoupon(platform, { token: httpRequest.params.token, requestId: httpRequest.id });
    return reply
      .code(coupon === null ? 404 : 200)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      )
      .send(coupon === null ? unknownCouponHtml : publicCouponHtml(coupon));
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
