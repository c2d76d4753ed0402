import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import type { PageLanguage } from "./public-words.rules.ts";

/** Its scripts are files of this server, and talk to it alone; a form goes back to it. */
export const publicPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

/** Sends a page for the public: never kept by a cache on the way, and its address is handed to nobody. */
export function sendPage(
  reply: FastifyReply,
  { code, language, html }: { code: number; language: PageLanguage; html: string },
): FastifyReply {
  return reply
    .code(code)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-language", language)
    .header("vary", "accept-language")
    .header("referrer-policy", "no-referrer")
    .header("content-security-policy", publicPolicy)
    .send(html);
}

/** 128 random bits for a link that opens without a sign-in, or for what is as good as one. */
export function newLinkSecret(): string {
  return randomBytes(16).toString("base64url");
}

const tokenShape = /^([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/;

/** A secret link of a store: its id in base 36, so that a page is found by a key of its store, and 128 random bits. */
export function linkToken({ storeId, secret }: { storeId: number; secret: string }): string {
  return `${storeId.toString(36)}.${secret}`;
}

/** Null for what is no such token. */
export function readLinkToken(token: string): { storeId: number; secret: string } | null {
  const [, storeText = "", secret] = tokenShape.exec(token) ?? [];
  return secret === undefined ? null : { storeId: Number.parseInt(storeText, 36), secret };
}

type OpenedLink = { platform: Platform; token: string; requestId: string; reason: string; address?: string };

/**
 * Does something with what a secret link opens. Null for whatever opens nothing: all are answered alike, so that nothing
 * can be learned from it.
 */
export async function withLink<Found>(
  { token, ...from }: OpenedLink,
  open: (request: StoreRequest, secret: string) => Promise<Found>,
): Promise<Found | null> {
  const link = readLinkToken(token);
  const request = link && (await publicRequest(from, link.storeId));
  if (link === null || request === null) {
    return null;
  }
  try {
    return await open(request, link.secret);
  } catch (error) {
    if (error instanceof Refusal && error.code === "not-found") {
      return null;
    }
    throw error;
  }
}

/** A request of nobody to a store; null when there is no such store. */
export async function publicRequest(
  { platform, requestId, reason, address }: Omit<OpenedLink, "token">,
  storeId: number,
): Promise<StoreRequest | null> {
  const isPossible = storeId > 0 && storeId <= 2_147_483_647;
  const store = isPossible ? await findActingStore(platform, storeId) : null;
  return store && systemRequest(platform, { store, reason, requestId, ...(address !== undefined && { address }) });
}
