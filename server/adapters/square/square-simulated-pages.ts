/** The pages that people see at the simulated Square. */
import type { SimulatedResponse } from "#server/platform/providers/simulated-services.ts";

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
