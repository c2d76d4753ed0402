/** The QuickBooks Online endpoints that we call. A realm is Intuit's word for a company's books. */
export const quickbooksPaths = {
  signIn: "/connect/oauth2",
  tokens: "/oauth2/v1/tokens/bearer",
  revoke: "/v2/oauth2/tokens/revoke",
  query: (realm: string) => `/v3/company/${encodeURIComponent(realm)}/query`,
  journalEntries: (realm: string) => `/v3/company/${encodeURIComponent(realm)}/journalentry`,
  companyInfo: (realm: string) => `/v3/company/${encodeURIComponent(realm)}/companyinfo/${encodeURIComponent(realm)}`,
  preferences: (realm: string) => `/v3/company/${encodeURIComponent(realm)}/preferences`,
  /** The page of an entry, for people. */
  entryPage: "/app/journal",
} as const;

/** Which fields the responses have. Pinned, so that Intuit's next version changes nothing here until we have read about it. */
export const quickbooksMinorVersion = "75";

export const quickbooksScope = "com.intuit.quickbooks.accounting";

export const quickbooksUrls = {
  api: "https://quickbooks.api.intuit.com",
  signIn: "https://appcenter.intuit.com",
  tokens: "https://oauth.platform.intuit.com",
  revoke: "https://developer.api.intuit.com",
  app: "https://app.qbo.intuit.com",
} as const;

/** The settings that say where QuickBooks is and what the installation is registered as, shared with the simulator. */
export const quickbooksSettings = {
  api: "QUICKBOOKS_URL",
  signIn: "QUICKBOOKS_SIGN_IN_URL",
  tokens: "QUICKBOOKS_TOKEN_URL",
  revoke: "QUICKBOOKS_REVOKE_URL",
  app: "QUICKBOOKS_APP_URL",
  clientId: "QUICKBOOKS_CLIENT_ID",
  clientSecret: "QUICKBOOKS_CLIENT_SECRET",
} as const;
