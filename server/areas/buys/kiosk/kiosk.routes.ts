import { randomUUID } from "node:crypto";
import cookies from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pairingCode } from "#common/pos/pos-device.ts";
import { alreadyHtml, checkInFormHtml, tooManyHtml } from "#server/areas/buys/sellers/self-check-in-html.ts";
import type { CheckInPage, Typed } from "#server/areas/buys/sellers/self-check-in-html.ts";
import type { SelfCheckInOutcome } from "#server/areas/buys/sellers/self-check-in.ts";
import { readForm, sendForm } from "#server/areas/buys/sellers/sent-form.ts";
import { viewSellerPage } from "#server/areas/buys/sellers/seller-page.ts";
import { sellerPageUrl } from "#server/areas/buys/sellers/page-url.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { readClaims } from "#server/platform/auth/read-claims.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { takesForms } from "#server/platform/http/form-bodies.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { linkToken, publicPolicy, sendPage, withLink } from "#server/platform/public-pages/public-reply.ts";
import { languageOf } from "#server/platform/public-pages/public-words.rules.ts";
import { idleScript } from "./idle-script.ts";
import { kioskDoneHtml, pairKioskHtml } from "./kiosk-html.ts";
import type { PairingProblem } from "./kiosk-html.ts";
import { checkInAtKiosk, openKiosk, pairKiosk } from "./kiosk.ts";

const cookieName = "hangtag_kiosk";
const cookieSeconds = 400 * 86_400;

type KioskRequest = FastifyRequest<{ Querystring: { lang?: unknown } }>;

/**
 * GET and POST /kiosk: the store's tablet on which sellers check themselves in; without the cookie of a paired tablet the
 * page asks for a code. POST /kiosk/pair takes it.
 */
export const kioskRoutes: Routes = (http, { platform }) => {
  void http.register(async (scoped: FastifyInstance) => {
    await scoped.register(cookies);
    takesForms(scoped);
    scoped.get("/kiosk/idle.js", (_httpRequest, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .header("content-security-policy", publicPolicy)
        .send(idleScript),
    );
    scoped.get("/kiosk", (httpRequest: KioskRequest, reply) => showKiosk(platform, httpRequest, reply));
    scoped.post("/kiosk", (httpRequest: KioskRequest, reply) => takeCheckIn(platform, httpRequest, reply));
    scoped.post("/kiosk/pair", (httpRequest: KioskRequest, reply) => takeCode(platform, httpRequest, reply));
  });
};

/** The tablet speaks English until a seller turns it; the browser's own language is that of the person who set it up. */
function languageFor({ query }: KioskRequest) {
  return languageOf(query.lang, undefined);
}

/** What the cookie of a paired tablet opens; null for one that was never paired, or was removed. */
function withKiosk<Found>(
  platform: Platform,
  httpRequest: KioskRequest,
  open: (request: StoreRequest, secret: string) => Promise<Found>,
): Promise<Found | null> {
  const token = httpRequest.cookies[cookieName] ?? "";
  const link = { platform, token, requestId: httpRequest.id, reason: "check-in tablet", address: httpRequest.ip };
  return withLink(link, open);
}

async function showKiosk(platform: Platform, httpRequest: KioskRequest, reply: FastifyReply) {
  const language = languageFor(httpRequest);
  const page = await withKiosk(platform, httpRequest, (request, secret) => openKiosk(request, { secret }));
  return page === null
    ? sendPairing(reply, { code: "", problem: null })
    : sendPage(reply, {
        ...{ code: 200, language },
        html: checkInFormHtml({ page, language, isKiosk: true }, { id: randomUUID() }, { wrong: [] }),
      });
}

async function takeCheckIn(platform: Platform, httpRequest: KioskRequest, reply: FastifyReply) {
  const language = languageFor(httpRequest);
  const sent = readForm(httpRequest.body);
  const answer = await withKiosk(platform, httpRequest, async (request, secret) => {
    const outcome = await sendForm(sent, (typed) => checkInAtKiosk(request, { ...typed, secret }));
    const form = { page: await openKiosk(request, { secret }), language, isKiosk: true };
    return answerOf(request, { form, texts: sent.texts, outcome });
  });
  return answer === null ? sendPairing(reply, { code: "", problem: null }) : sendPage(reply, { ...answer, language });
}

type Checked = { form: CheckInPage; texts: Typed; outcome: SelfCheckInOutcome };

async function answerOf(
  request: StoreRequest,
  { form, texts, outcome }: Checked,
): Promise<{ code: number; html: string }> {
  switch (outcome.kind) {
    case "in-line":
      return { code: 200, html: kioskDoneHtml(form, await lineOf(request, outcome.token)) };
    case "already":
      return { code: 200, html: alreadyHtml(form, outcome) };
    case "too-many":
      return { code: 429, html: tooManyHtml(form, outcome.seconds) };
    case "closed":
      return { code: 409, html: checkInFormHtml(form, texts, { wrong: [] }) };
    case "email-slip":
      return { code: 422, html: checkInFormHtml(form, texts, { wrong: [], meantEmail: outcome.email }) };
    case "wrong":
      return { code: 422, html: checkInFormHtml(form, texts, { wrong: outcome.fields }) };
  }
}

async function lineOf(request: StoreRequest, token: string) {
  const { state } = await viewSellerPage(request, { token });
  const place = state.kind === "to-check-in" ? state.place : 1;
  return { place, url: sellerPageUrl(request, { pageToken: token }) ?? "", nextUrl: "/kiosk" };
}

async function takeCode(platform: Platform, httpRequest: KioskRequest, reply: FastifyReply) {
  const typed = pairingText(httpRequest.body);
  const code = pairingCode.safeParse(typed).data;
  if (code === undefined) {
    return sendPairing(reply, { code: typed, problem: "wrong-code" });
  }
  const nobody = { email: null, token: null, deviceToken: null, storeId: null, employeeId: null };
  const stranger = await identify(platform, { ...readClaims(httpRequest), ...nobody });
  const pairing = await pairKiosk({ ...stranger, platform }, { code, deviceId: randomUUID() });
  if (pairing.kind === "wait") {
    return sendPairing(reply, { code: typed, problem: { waitSeconds: pairing.seconds } });
  }
  if (pairing.kind === "wrong-code") {
    return sendPairing(reply, { code: typed, problem: "wrong-code" });
  }
  return reply
    .setCookie(cookieName, linkToken(pairing), {
      path: "/kiosk",
      httpOnly: true,
      sameSite: "strict",
      secure: platform.publicUrl.startsWith("https:"),
      maxAge: cookieSeconds,
    })
    .redirect("/kiosk", 303);
}

/** People type the code with a gap in the middle. */
function pairingText(body: unknown): string {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : "";
  return typeof code === "string" ? code.replaceAll(/[\s-]/g, "").slice(0, 20) : "";
}

function sendPairing(reply: FastifyReply, page: { code: string; problem: PairingProblem | null }) {
  const code = page.problem === null ? 200 : page.problem === "wrong-code" ? 422 : 429;
  return sendPage(reply, { code, language: "en", html: pairKioskHtml(page) });
}
