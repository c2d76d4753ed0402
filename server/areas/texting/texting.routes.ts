import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { texting } from "#server/adapters/texting/texting.ts";
import type { CallStep } from "#server/adapters/texting/texting.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { answerCall, answerDialed } from "./calls/answering.ts";
import { keepReport } from "./reports.ts";

const mostDigits = 9;
const storeParams = z.object({
  storeId: z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,${mostDigits - 1}}$`))
    .transform(Number),
});
const statusParams = storeParams.extend({ messageId: z.uuid() });
const formFields = z.record(z.string(), z.string());

/** What is done with a genuine report. Returns what the service is to do: to a text nothing. */
type Take = (
  request: StoreRequest,
  report: { messageId: string | null; fields: Record<string, string> },
) => Promise<readonly CallStep[]>;

const takeText: Take = async (request, { messageId, fields }) => {
  await keepReport(request, { kind: messageId === null ? "incoming" : "status", messageId, fields });
  return [];
};

const takeCallEnd: Take = async (request, { fields }) => {
  await keepReport(request, { kind: "call-ended", messageId: null, fields });
  return [];
};

const calls: Readonly<Record<string, Take>> = {
  "/api/texting/:storeId/call": (request, { fields }) => answerCall(request, { fields }),
  "/api/texting/:storeId/call/dialed": (request, { fields }) => answerDialed(request, { fields }),
  "/api/texting/:storeId/call/ended": takeCallEnd,
};

/** POST /api/texting/…: what the texting service reports, signed by it. The addresses are ours, given with each text and number. */
export const textingRoutes: Routes = (http, { platform }) => {
  void http.register(async (scoped) => {
    scoped.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, text: string, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
    );
    for (const [path, take] of Object.entries({ "/api/texting/:storeId/incoming": takeText, ...calls })) {
      scoped.post(path, async (httpRequest, reply) => {
        const params = storeParams.safeParse(httpRequest.params).data;
        return takeReport(platform, { httpRequest, reply, target: params && { ...params, messageId: null }, take });
      });
    }
    scoped.post("/api/texting/:storeId/status/:messageId", async (httpRequest, reply) => {
      const target = statusParams.safeParse(httpRequest.params).data;
      return takeReport(platform, { httpRequest, reply, target, take: takeText });
    });
  });
};

type Delivered = {
  httpRequest: FastifyRequest;
  reply: FastifyReply;
  target: { storeId: number; messageId: string | null } | undefined;
  take: Take;
};

/** Nothing is looked up, and nothing kept, before the signature is known to be the service's. */
async function takeReport(platform: Platform, { httpRequest, reply, target, take }: Delivered): Promise<FastifyReply> {
  const open = platform.services.findProgramWide(texting);
  if (open === null || target === undefined) {
    throw notFound("Address");
  }
  const fields = formFields.safeParse(httpRequest.body).data ?? {};
  const url = `${platform.publicUrl}${httpRequest.url}`;
  if (!open.service.isGenuine({ url, headers: httpRequest.headers, fields })) {
    throw new Refusal("forbidden", { message: "The signature is not the texting service's", status: 403 });
  }
  const store = await findActingStore(platform, target.storeId);
  if (store === null || store.isTraining === true) {
    throw notFound("Store");
  }
  const request = systemRequest(platform, { store, reason: "texting report", requestId: httpRequest.id });
  const steps = await take(request, { messageId: target.messageId, fields });
  const { contentType, body } = open.service.toResponse(steps);
  return reply.type(contentType).send(body);
}
