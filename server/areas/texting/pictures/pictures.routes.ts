import { z } from "zod";
import type { Routes } from "#server/platform/http/routes.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { viewTextPicture } from "./pictures.ts";

const params = z.object({ messageId: z.uuid(), place: z.string().regex(/^\d$/).transform(Number) });

/** GET /api/vue/text-pictures/{messageId}/{place}: the bytes, for who may read the store's texts. */
export const textPictureRoutes: Routes = (http, tools) => {
  http.get("/api/vue/text-pictures/:messageId/:place", async (httpRequest, reply) => {
    const picture = params.safeParse(httpRequest.params).data;
    if (picture === undefined) {
      throw notFound("Picture");
    }
    const { mediaType, bytes } = await viewTextPicture(await tools.identifyCaller(httpRequest), picture);
    return reply
      .type(mediaType)
      .header("cache-control", "private, max-age=86400, immutable")
      .header("x-content-type-options", "nosniff")
      .header("content-disposition", "inline")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(bytes);
  });
};
