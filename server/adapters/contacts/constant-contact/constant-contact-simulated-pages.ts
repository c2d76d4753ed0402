/** The pages that people see at the simulated Constant Contact. */
import type { SimulatedAccount, SimulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { contactsOf, ownAccounts, unsubscribeContact } from "./constant-contact-simulated-contacts.ts";

type Page = { status?: number; title: string; content: string };

/** Looks like the page of another company, which the simulated service is. */
export function page({ status = 200, title, content }: Page): SimulatedResponse {
  const style =
    "body{font:16px/1.5 system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem;color:#17233c;background:#fff}" +
    "label{display:block;padding:.5rem 0}fieldset{border:1px solid #9ab;border-radius:6px}" +
    "button{font:inherit;min-height:44px;padding:0 1.2rem;border-radius:6px;border:1px solid #456}";
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${style}</style><h1>${title}</h1>` +
    `<p>A simulated Constant Contact, with invented data.</p>${content}</html>`;
  return { status, body: Buffer.from(html), headers: { "content-type": "text/html; charset=utf-8" } };
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** GET /people: who is in each account, and a button by which they unsubscribe. */
export function showPeople(world: SimulatedAudiences, { query, now }: SimulatedRequest): SimulatedResponse {
  const email = query.get("unsubscribe");
  if (email !== null) {
    ownAccounts(world).forEach((account) =>
      unsubscribeContact(account, { email, reason: "No longer interested", now }),
    );
  }
  return page({ title: "Contacts", content: `<form>${ownAccounts(world).map(people).join("")}</form>` });
}

function people(account: SimulatedAccount): string {
  const rows = contactsOf(account).map(({ email, member: { status } }) => {
    const button = `<button name="unsubscribe" value="${escaped(email)}">Unsubscribe ${escaped(email)}</button>`;
    return `<p>${escaped(email)}: ${status} ${status === "subscribed" ? button : ""}</p>`;
  });
  return `<h2>${escaped(account.name)}</h2>${rows.join("")}`;
}
