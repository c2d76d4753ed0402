import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { orders } from "#server/adapters/orders/orders.ts";
import type { ShopService } from "#server/adapters/orders/orders.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { keepReport, noteBadSignature, openSigningShop } from "./reports.ts";

const params = z.object({
  service: z.string().max(40),
  storeId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

const mostBytes = 5_000_000;

/**
 * POST /api/orders/{service}/{storeId}/webhooks: what the store's online shop reports, signed with the secret that a
 * manager pasted. The signature is that of the bytes, so nothing reads them before it is known to fit.
 */
export const ordersRoutes: Routes = (http, { platform }) => {
  void http.register(async (scoped) => {
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: mostBytes }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scoped.post("/api/orders/:service/:storeId/webhooks", { bodyLimit: mostBytes }, (httpRequest, reply) =>
      takeWebhook(platform, httpRequest, reply),
    );
  });
};

async function takeWebhook(
  platform: Platform,
  { params: path, headers, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, service, request } = await openAddress(platform, path);
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const envelope = service.readEnvelope({ headers, rawBody });
  const shop = await openSigningShop(request, { id });
  const isOfShop = shop !== null && envelope !== null && envelope.shopDomain === shop.shopDomain;
  if (!isOfShop || !service.isGenuine(shop.secret, { headers, rawBody })) {
    await (isOfShop && noteBadSignature(request, { id }));
    throw new Refusal("forbidden", { message: "The signature is not the shop's", status: 401 });
  }
  await keepReport(request, { id, webhookId: envelope.id, topic: envelope.topic, body: rawBody.toString("utf8") });
  return reply.status(200).send({});
}

/** Resolves to the shop's service and the store that a webhook's address names. */
async function openAddress(
  platform: Platform,
  path: unknown,
): Promise<{ id: string; service: ShopService; request: StoreRequest }> {
  const target = params.safeParse(path).data;
  const service = target === undefined ? null : platform.services.find(orders, target.service);
  if (target === undefined || service === null) {
    throw notFound("Address");
  }
  const { service: id, storeId } = target;
  const request = await requestForStore(platform, { storeId, reason: "webhook of an online shop" });
  if (request === null) {
    throw notFound("Address");
  }
  return { id, service, request };
}
