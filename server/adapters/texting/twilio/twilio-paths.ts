/** The Twilio endpoints that we call. Those of `v1` are on the host of messaging services. */
export const twilioPaths = {
  messages: (account: string) => `/2010-04-01/Accounts/${account}/Messages.json`,
  message: (account: string, sid: string) => `/2010-04-01/Accounts/${account}/Messages/${encodeURIComponent(sid)}.json`,
  availableNumbers: (account: string, country: string) =>
    `/2010-04-01/Accounts/${account}/AvailablePhoneNumbers/${country}/Local.json`,
  numbers: (account: string) => `/2010-04-01/Accounts/${account}/IncomingPhoneNumbers.json`,
  services: "/v1/Services",
  serviceNumbers: (service: string) => `/v1/Services/${encodeURIComponent(service)}/PhoneNumbers`,
} as const;

export const twilioUrls = { api: "https://api.twilio.com", messaging: "https://messaging.twilio.com" } as const;

/** The settings that say where Twilio is, shared with the simulator. */
export const twilioSettings = {
  api: "TWILIO_URL",
  messaging: "TWILIO_MESSAGING_URL",
  account: "TWILIO_ACCOUNT_SID",
  token: "TWILIO_AUTH_TOKEN",
} as const;
