import { createHash } from "node:crypto";

const list = (listId: string) => `/3.0/lists/${encodeURIComponent(listId)}`;

/** The Mailchimp endpoints that we call. An audience, which its interface calls list, is a list of ours. */
export const mailchimpPaths = {
  signIn: "/oauth2/authorize",
  tokens: "/oauth2/token",
  metadata: "/oauth2/metadata",
  /** Where a person sees a list; of the simulator alone. */
  audience: "/audience",
  lists: "/3.0/lists",
  members: (listId: string) => `${list(listId)}/members`,
  member: (listId: string, email: string) => `${list(listId)}/members/${memberHash(email)}`,
  tags: (listId: string, email: string) => `${list(listId)}/members/${memberHash(email)}/tags`,
  mergeFields: (listId: string) => `${list(listId)}/merge-fields`,
  webhooks: (listId: string) => `${list(listId)}/webhooks`,
  webhook: (listId: string, webhookId: string) => `${list(listId)}/webhooks/${encodeURIComponent(webhookId)}`,
} as const;

/** By which Mailchimp finds a member: https://mailchimp.com/developer/marketing/docs/methods-parameters/#path-parameters */
export function memberHash(email: string): string {
  return createHash("md5").update(email.toLowerCase()).digest("hex");
}

export const mailchimpSignInUrl = "https://login.mailchimp.com";

/** Each account lives in one data center, which its sign-in names. */
export const mailchimpUrl = "https://{dc}.api.mailchimp.com";

/** The settings that say where Mailchimp is and what the installation is registered as, shared with the simulator. */
export const mailchimpSettings = {
  api: "MAILCHIMP_URL",
  signIn: "MAILCHIMP_SIGN_IN_URL",
  clientId: "MAILCHIMP_CLIENT_ID",
  clientSecret: "MAILCHIMP_CLIENT_SECRET",
} as const;

/** The fields of a member that we fill. */
export const mailchimpFields = {
  firstName: { tag: "FNAME", name: "First Name", type: "text" },
  lastName: { tag: "LNAME", name: "Last Name", type: "text" },
  mobile: { tag: "PHONE", name: "Phone Number", type: "phone" },
  store: { tag: "STORE", name: "Store", type: "text" },
  lastVisitOn: { tag: "LASTVISIT", name: "Last visit", type: "date" },
} as const;
