import { lookup } from "node:dns/promises";
import net from "node:net";
import tls from "node:tls";
import type { Config } from "#server/platform/config/config.ts";
import { servicesInUse } from "#server/app/open-services.ts";
import type { Looking } from "./check-database.ts";
import { type Finding, judgeCertificate, look, ok, wrong } from "./doctor.rules.ts";

const waitMs = 8000;

/** Whether this installation's own pages answer: the process here, and the address that people use. */
export async function checkProgram({ port, publicUrl }: Config): Promise<Finding[]> {
  const here = [await checkPort(port)];
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:") {
    return [...here, await checkAddress("Address", { name: "PUBLIC_URL", address: publicUrl })];
  }
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const advice = "Put a proxy with TLS in front, and begin PUBLIC_URL with https:.";
  return [
    ...here,
    isLocal
      ? ok("Address", `${publicUrl}: this machine alone`)
      : look("Address", `Passwords reach ${publicUrl} in the clear. ${advice}`),
  ];
}

async function checkPort(port: number): Promise<Finding> {
  try {
    const response = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(waitMs) });
    const { status }: { status?: unknown } = Object(await response.json());
    return response.ok
      ? ok("Program", `Ready on port ${port}`)
      : wrong("Program", `Port ${port} says: ${String(status)}.`);
  } catch {
    return wrong("Program", `Nothing of Hangtag answers on port ${port}. Start it, or see its log.`);
  }
}

/** Whether the outside services that this installation works with can be reached; nothing is sent to them. */
export async function checkServices(config: Config, database: Looking | null): Promise<Finding[]> {
  const rows = database
    ? await database.query<{ id: string }>(
        "select distinct provider as id from public.integrations where activated_at is not null",
      )
    : [];
  const services = servicesInUse({ connected: new Set(rows.map(({ id }) => id)), isDemo: config.demo });
  const { url } = config.realtime;
  const all = [...services, ...(url === null ? [] : [{ name: "REALTIME_URL", address: url }])];
  if (all.length === 0) {
    return [ok("Services", config.demo ? "Simulated on this machine" : "None is used yet")];
  }
  return Promise.all(all.map((service) => checkAddress("Services", service)));
}

type Target = { name: string; address: string };

async function checkAddress(subject: string, { name, address }: Target): Promise<Finding> {
  const { protocol, hostname, port } = new URL(address);
  const isTls = protocol === "https:";
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  const place = { host, port: Number(port) || (isTls ? 443 : 80) };
  const label = `${name}: ${hostname}`;
  try {
    await lookup(host);
    const msLeft = await (isTls ? certificateMsLeft(place) : connectOnce(place));
    return msLeft === null ? ok(subject, `${label} answers, without TLS`) : judgeCertificate(subject, label, msLeft);
  } catch (error) {
    return wrong(subject, `${label} ${describe(error)}`);
  }
}

/** Resolves with the time until the certificate ends; rejects where a browser would not trust it. */
function certificateMsLeft({ host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const names = net.isIP(host) === 0 ? { servername: host } : {};
    const socket = tls.connect({ host, port, ...names }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to).getTime() - Date.now());
      socket.end();
    });
    failOn(socket, reject);
  });
}

function connectOnce({ host, port }: { host: string; port: number }): Promise<null> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port }, () => {
      resolve(null);
      socket.end();
    });
    failOn(socket, reject);
  });
}

function failOn(socket: net.Socket, reject: (error: Error) => void): void {
  socket.on("error", reject);
  socket.setTimeout(waitMs, () => {
    socket.destroy(Object.assign(new Error("No answer"), { code: "ETIMEDOUT" }));
  });
}

const failures = new Map([
  ["ENOTFOUND", "can't be resolved. Correct the address, or this machine's DNS."],
  ["EAI_AGAIN", "can't be resolved: the DNS of this machine doesn't answer."],
  ["ECONNREFUSED", "refuses the connection. Check its port, and the firewall between."],
  ["ETIMEDOUT", "doesn't answer. Check the firewall between, and a proxy that is needed on the way out."],
  ["CERT_HAS_EXPIRED", "has a certificate that has run out. Renew it."],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "has a certificate for another name. Get one for this name."],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "signed its certificate itself, so nobody trusts it. Get one that browsers trust."],
  [
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "leaves out the certificate between its own and its issuer's. Serve the full chain.",
  ],
]);

function describe(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return failures.get(code) ?? `doesn't answer as it should (${code || String(error)}).`;
}
