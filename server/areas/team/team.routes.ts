import type { Routes } from "#server/platform/http/routes.ts";
import { readClaims } from "#server/platform/auth/read-claims.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { viewPicture } from "./pictures/pictures.ts";

/** GET /api/vue/employee-pictures/{key}: requested by `<img>` without a session, so only the key counts. */
export const teamRoutes: Routes = (http, { platform }) => {
  http.get<{ Params: { key: string } }>("/api/vue/employee-pictures/:key", async (httpRequest, reply) => {
    const nobody = { email: null, token: null, employeeId: null, storeId: null, deviceToken: null };
    const stranger = await identify(platform, { ...readClaims(httpRequest), ...nobody });
    const { mediaType, bytes } = await viewPicture({ ...stranger, platform }, { key: httpRequest.params.key });
    return reply
      .type(mediaType)
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'")
      .send(bytes);
  });
};
