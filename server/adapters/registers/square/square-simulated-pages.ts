/** The pages that people see at the simulated Square. */
import type { SimulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { endAuthorization } from "./square-simulated-sales.ts";

type Page = { status?: number; title: string; content: string };

/** Looks like the page of another company, which the simulated service is. */
export function page({ status = 200, title, content }: Page): SimulatedResponse {
  const style =
    "body{font:16px/1.5 system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#111;background:#fff}" +
    "label{display:block;padding:.5rem 0}fieldset{border:1px solid #bbb;border-radius:6px}" +
    "button{font:inherit;min-height:44px;padding:0 1.2rem;border-radius:6px;border:1px solid #555}";
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${style}</style><h1>${title}</h1><p>A simulated Square, with invented data.</p>${content}</html>`;
  return { status, body: Buffer.from(html), headers: { "content-type": "text/html; charset=utf-8" } };
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The merchants' list of who may read their accounts, where they take it back. */
export function showConnectedApps(world: SimulatedMerchants, { body }: SimulatedRequest): SimulatedResponse {
  const removed = world.merchants.find(({ id }) => id === body["merchant"]);
  if (removed !== undefined) {
    endAuthorization({ world, merchant: removed });
  }
  const reading = world.merchants.filter(({ id }) =>
    world.signIns.some(({ merchantId, isRevoked }) => merchantId === id && !isRevoked),
  );
  const rows = reading.map(
    ({ id, name }) =>
      `<form method="post"><input type="hidden" name="merchant" value="${escaped(id)}">` +
      `<p>Hangtag reads ${escaped(name)}. <button>Remove access</button></p></form>`,
  );
  return page({ title: "My applications", content: rows.join("") || "<p>No application has access.</p>" });
}
