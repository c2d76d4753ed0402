import type { Departure, ListStop } from "#server/adapters/contacts/contacts.ts";
import * as answers from "./mailchimp-answers.ts";

/** What we have reported. Changes that came from us are not: they would come back as news. */
export const watchedEvents = {
  events: { subscribe: false, unsubscribe: true, profile: false, cleaned: true, upemail: true, campaign: false },
  sources: { user: true, admin: true, api: false },
} as const;

/**
 * Mailchimp signs nothing; who knows the secret in the address may post.
 * https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/
 */
export function readReport(rawBody: string): (Departure & { listId: string }) | null {
  const fields = answers.report.safeParse(Object.fromEntries(new URLSearchParams(rawBody))).data;
  if (fields === undefined) {
    return null;
  }
  const listId = fields["data[list_id]"];
  if (fields.type === "upemail") {
    return { listId, email: fields["data[old_email]"], stop: "moved", text: "" };
  }
  const stop = stopOf(fields.type, fields["data[reason]"], fields["data[action]"]);
  return stop === null ? null : { listId, email: fields["data[email]"], stop, text: fields["data[reason]"] };
}

function stopOf(type: string, reason: string, action: string): ListStop | null {
  if (type === "unsubscribe") {
    return action === "delete" ? "removed" : "unsubscribed";
  }
  if (type === "cleaned") {
    return reason === "hard" ? "bounced" : "cleaned";
  }
  return null;
}
