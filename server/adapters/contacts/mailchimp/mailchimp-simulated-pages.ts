/** The pages that people see at the simulated Mailchimp. */
import type { SimulatedAudience, SimulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { unsubscribeThere } from "./mailchimp-simulated-people.ts";

type Page = { status?: number; title: string; content: string };

/** Looks like the page of another company, which the simulated service is. */
export function page({ status = 200, title, content }: Page): SimulatedResponse {
  const style =
    "body{font:16px/1.5 system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem;color:#241c15;background:#fff}" +
    "label{display:block;padding:.5rem 0}fieldset{border:1px solid #bbb;border-radius:6px}" +
    "button{font:inherit;min-height:44px;padding:0 1.2rem;border-radius:6px;border:1px solid #555}";
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${style}</style><h1>${title}</h1><p>A simulated Mailchimp, with invented data.</p>${content}</html>`;
  return { status, body: Buffer.from(html), headers: { "content-type": "text/html; charset=utf-8" } };
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** GET /audience: who is on each list, and a button to leave it (`unsubscribe`), which the program then hears of. */
export function showAudience(world: SimulatedAudiences, { query, now }: SimulatedRequest): SimulatedResponse {
  const own = world.accounts.filter(({ service }) => service === "mailchimp");
  const audiences = own.flatMap((account) => account.audiences);
  const [listId = "", email = ""] = (query.get("unsubscribe") ?? "").split(" ");
  const left = audiences.find(({ id }) => id === listId);
  if (left !== undefined) {
    unsubscribeThere({ world, audience: left }, { email, reason: "No longer interested", now });
  }
  return page({ title: "Audiences", content: `<form>${audiences.map(people).join("")}</form>` });
}

function people({ id, name, members }: SimulatedAudience): string {
  const rows = members.map(({ email, status }) => {
    const button = `<button name="unsubscribe" value="${escaped(`${id} ${email}`)}">Unsubscribe ${escaped(email)}</button>`;
    return `<p>${escaped(email)}: ${status} ${status === "subscribed" ? button : ""}</p>`;
  });
  return `<h2>${escaped(name)}</h2>${rows.join("")}`;
}
