/** The Constant Contact endpoints that we call: https://developer.constantcontact.com/api_guide/index.html */
export const constantContactPaths = {
  signIn: "/oauth2/default/v1/authorize",
  tokens: "/oauth2/default/v1/token",
  revoke: "/oauth2/default/v1/revoke",
  /** Where a person sees the contacts; of the simulator alone. */
  people: "/people",
  account: "/v3/account/summary",
  lists: "/v3/contact_lists",
  list: (listId: string) => `/v3/contact_lists/${encodeURIComponent(listId)}`,
  fields: "/v3/contact_custom_fields",
  contacts: "/v3/contacts",
  signUp: "/v3/contacts/sign_up_form",
  import: "/v3/activities/contacts_json_import",
  activity: (activityId: string) => `/v3/activities/${encodeURIComponent(activityId)}`,
} as const;

export const constantContactUrl = "https://api.cc.email";
export const constantContactSignInUrl = "https://authz.constantcontact.com";

/** The settings that say where Constant Contact is and what the installation is registered as, shared with the simulator. */
export const constantContactSettings = {
  api: "CONSTANT_CONTACT_URL",
  signIn: "CONSTANT_CONTACT_SIGN_IN_URL",
  clientId: "CONSTANT_CONTACT_CLIENT_ID",
  clientSecret: "CONSTANT_CONTACT_CLIENT_SECRET",
  pace: "CONSTANT_CONTACT_REQUESTS_PER_SECOND",
} as const;

/** Without the last there are no tokens to renew by. */
export const constantContactScope = "account_read contact_data offline_access";

/** The fields of our own that an account gets; a name has its blanks replaced there. */
export const constantContactFields = {
  store: { label: "Store", type: "string" },
  kind: { label: "Customer kind", type: "string" },
  lastVisitOn: { label: "Last visit", type: "date" },
} as const;
export type OwnField = keyof typeof constantContactFields;
