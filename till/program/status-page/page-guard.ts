/**
 * Who may use the status page: a browser on this computer that opened it there. Other sites can make that browser send
 * requests here, and a name of theirs can be made to mean this computer, so the names and the page's own token are asked.
 */
import { timingSafeEqual } from "node:crypto";

export type PageRequest = {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  /** `Sec-Fetch-Site`, which older browsers leave out. */
  site: string | undefined;
  /** Of a form. */
  token: string | null;
};

export type OwnPage = { port: number; token: string };

export type GuardRefusal = "wrong-host" | "wrong-origin" | "wrong-token" | "wrong-method";

export function refusePage(request: PageRequest, own: OwnPage): GuardRefusal | null {
  const hosts = [`127.0.0.1:${own.port}`, `localhost:${own.port}`];
  if (request.host === undefined || !hosts.includes(request.host.toLowerCase())) {
    return "wrong-host";
  }
  if (request.method === "GET") {
    return null;
  }
  if (request.method !== "POST") {
    return "wrong-method";
  }
  const isOwnOrigin = request.origin === `http://${request.host.toLowerCase()}`;
  if (!isOwnOrigin || (request.site !== undefined && request.site !== "same-origin")) {
    return "wrong-origin";
  }
  return isSame(request.token, own.token) ? null : "wrong-token";
}

function isSame(sent: string | null, own: string): boolean {
  const [left, right] = [Buffer.from(sent ?? ""), Buffer.from(own)];
  return left.length === right.length && timingSafeEqual(left, right);
}
