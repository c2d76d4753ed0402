import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { takesForms } from "#server/platform/http/form-bodies.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import {
  publicPolicy,
  publicRequest,
  sendPage,
  linkToken,
  withLink,
} from "#server/platform/public-pages/public-reply.ts";
import { languageOf } from "#server/platform/public-pages/public-words.rules.ts";
import type { PageLanguage } from "#server/platform/public-pages/public-words.rules.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { livePageScript } from "./live-page-script.ts";
import { alreadyHtml, checkInFormHtml, tooManyHtml } from "./self-check-in-html.ts";
import { checkInOneself, viewSelfCheckIn } from "./self-check-in.ts";
import { readForm, sendForm } from "./sent-form.ts";
import { sellerPageHtml, unknownPageHtml } from "./seller-page-html.ts";
import { sellerPlans } from "./seller-page.rules.ts";
import { answerAsSeller, viewSellerPage } from "./seller-page.ts";
import { printScript, signHtml } from "./sign-html.ts";
import { checkInUrl } from "./page-url.ts";
import { storeIdOfSlug } from "./store-slug.rules.ts";

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: unknown; cancel?: unknown } }>;
type FormRequest = FastifyRequest<{ Params: { slug: string }; Querystring: { lang?: unknown } }>;

/**
 * Pages of sellers, without a sign-in, in English or Spanish: GET and POST /b/{token}, the page of one who waits, and GET
 * and POST /checkin/{store}, on which sellers check themselves in; GET /checkin/{store}/sign is the sign with its code.
 */
export const sellerRoutes: Routes = (http, { platform }) => {
  const scripts = { "/b/live.js": livePageScript, "/b/print.js": printScript };
  for (const [address, script] of Object.entries(scripts)) {
    http.get(address, (_httpRequest, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .header("content-security-policy", publicPolicy)
        .send(script),
    );
  }
  http.get("/b/:token", (httpRequest: PageRequest, reply) => showSellerPage(platform, httpRequest, reply));
  http.get("/checkin/:slug", (httpRequest: FormRequest, reply) => showForm(platform, httpRequest, reply));
  http.get("/checkin/:slug/sign", (httpRequest: FormRequest, reply) => showSign(platform, httpRequest, reply));
  void http.register(async (scoped) => {
    takesForms(scoped);
    scoped.post("/b/:token", (httpRequest: PageRequest, reply) => takeAnswer(platform, httpRequest, reply));
    scoped.post("/checkin/:slug", (httpRequest: FormRequest, reply) => takeForm(platform, httpRequest, reply));
  });
};

type AnyRequest = FastifyRequest<{ Querystring: { lang?: unknown } }>;

function languageFor({ query, headers }: Pick<AnyRequest, "query" | "headers">): PageLanguage {
  return languageOf(query.lang, headers["accept-language"]);
}

async function showSellerPage(platform: Platform, httpRequest: PageRequest, reply: FastifyReply) {
  const language = languageFor(httpRequest);
  const link = { platform, token: httpRequest.params.token, requestId: httpRequest.id, reason: "a seller's page" };
  const page = await withLink(link, (request, token) => viewSellerPage(request, { token }));
  const isAsking = httpRequest.query.cancel !== undefined;
  return page === null
    ? sendPage(reply, { code: 404, language, html: unknownPageHtml(language) })
    : sendPage(reply, { code: 200, language, html: sellerPageHtml(page, { language, isAsking }) });
}

const answer = z.object({ plan: z.enum(sellerPlans), returnsAt: z.string().optional() });

/** Back to the page, which says what holds now; what a stale page sends changes nothing. */
async function takeAnswer(platform: Platform, httpRequest: PageRequest, reply: FastifyReply) {
  const { token } = httpRequest.params;
  const given = answer.safeParse(httpRequest.body).data;
  const link = { platform, token, requestId: httpRequest.id, reason: "a seller's page" };
  const isThere = await withLink(link, async (request, secret) => {
    if (given !== undefined) {
      await unlessStale(() => answerAsSeller(request, { ...given, token: secret }));
    }
    return true;
  });
  if (isThere === null) {
    const language = languageFor(httpRequest);
    return sendPage(reply, { code: 404, language, html: unknownPageHtml(language) });
  }
  return reply.redirect(addressOf(`/b/${token}`, httpRequest), 303);
}

async function unlessStale(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "not-found") {
      throw error;
    }
  }
}

function addressOf(path: string, { query }: Pick<AnyRequest, "query">): string {
  return query.lang === undefined ? path : `${path}?lang=${languageOf(query.lang, undefined)}`;
}

async function storeRequest(platform: Platform, httpRequest: FormRequest): Promise<StoreRequest | null> {
  const storeId = storeIdOfSlug(httpRequest.params.slug);
  const from = { platform, requestId: httpRequest.id, reason: "self check-in", address: httpRequest.ip };
  return storeId === null ? null : publicRequest(from, storeId);
}

async function showForm(platform: Platform, httpRequest: FormRequest, reply: FastifyReply) {
  const language = languageFor(httpRequest);
  const request = await storeRequest(platform, httpRequest);
  if (request === null) {
    return sendPage(reply, { code: 404, language, html: unknownPageHtml(language) });
  }
  const form = { page: await viewSelfCheckIn(request, {}), language };
  return sendPage(reply, { code: 200, language, html: checkInFormHtml(form, { id: randomUUID() }, { wrong: [] }) });
}

async function takeForm(platform: Platform, httpRequest: FormRequest, reply: FastifyReply) {
  const language = languageFor(httpRequest);
  const request = await storeRequest(platform, httpRequest);
  if (request === null) {
    return sendPage(reply, { code: 404, language, html: unknownPageHtml(language) });
  }
  const sent = readForm(httpRequest.body);
  const outcome = await sendForm(sent, (typed) => checkInOneself(request, typed));
  if (outcome.kind === "in-line") {
    const token = linkToken({ storeId: request.store.id, secret: outcome.token });
    return reply.redirect(addressOf(`/b/${token}`, httpRequest), 303);
  }
  const page = await viewSelfCheckIn(request, {});
  if (outcome.kind === "already") {
    return sendPage(reply, { code: 200, language, html: alreadyHtml({ page, language }, outcome) });
  }
  if (outcome.kind === "too-many") {
    const { seconds } = outcome;
    const html = tooManyHtml({ page, language }, seconds);
    return sendPage(reply.header("retry-after", seconds), { code: 429, language, html });
  }
  const wrong = outcome.kind === "wrong" ? outcome.fields : [];
  const meantEmail = outcome.kind === "email-slip" ? outcome.email : null;
  const html = checkInFormHtml({ page, language }, sent.texts, { wrong, meantEmail });
  return sendPage(reply, { code: outcome.kind === "closed" ? 409 : 422, language, html });
}

async function showSign(platform: Platform, httpRequest: FormRequest, reply: FastifyReply) {
  const language = languageFor(httpRequest);
  const request = await storeRequest(platform, httpRequest);
  return request === null
    ? sendPage(reply, { code: 404, language, html: unknownPageHtml(language) })
    : sendPage(reply, {
        code: 200,
        language,
        html: signHtml((await viewSelfCheckIn(request, {})).store, checkInUrl(request)),
      });
}
