/** The Twilio endpoints that we call. Those of `v1` are on the hosts of messaging services and of registrations. */
export const twilioPaths = {
  messages: (account: string) => `/2010-04-01/Accounts/${account}/Messages.json`,
  message: (account: string, sid: string) => `/2010-04-01/Accounts/${account}/Messages/${encodeURIComponent(sid)}.json`,
  media: (account: string, message: string, sid: string) =>
    `/2010-04-01/Accounts/${account}/Messages/${message}/Media/${sid}`,
  availableNumbers: (account: string, country: string) =>
    `/2010-04-01/Accounts/${account}/AvailablePhoneNumbers/${country}/Local.json`,
  numbers: (account: string) => `/2010-04-01/Accounts/${account}/IncomingPhoneNumbers.json`,
  number: (account: string, sid: string) =>
    `/2010-04-01/Accounts/${account}/IncomingPhoneNumbers/${encodeURIComponent(sid)}.json`,
  services: "/v1/Services",
  serviceNumbers: (service: string) => `/v1/Services/${encodeURIComponent(service)}/PhoneNumbers`,
  addresses: (account: string) => `/2010-04-01/Accounts/${account}/Addresses.json`,
  brands: "/v1/a2p/BrandRegistrations",
  brand: (sid: string) => `/v1/a2p/BrandRegistrations/${encodeURIComponent(sid)}`,
  campaigns: (service: string) => `/v1/Services/${encodeURIComponent(service)}/Compliance/Usa2p`,
  campaign: (service: string, sid: string) =>
    `/v1/Services/${encodeURIComponent(service)}/Compliance/Usa2p/${encodeURIComponent(sid)}`,
  profiles: "/v1/CustomerProfiles",
  products: "/v1/TrustProducts",
  endUsers: "/v1/EndUsers",
  endUser: (sid: string) => `/v1/EndUsers/${encodeURIComponent(sid)}`,
  documents: "/v1/SupportingDocuments",
  document: (sid: string) => `/v1/SupportingDocuments/${encodeURIComponent(sid)}`,
} as const;

/** A bundle is a profile of a business or what the carriers want besides it (`profiles`, `products`). */
export function bundlePath(
  bundles: string,
  sid: string,
  part: "" | "/EntityAssignments" | "/Evaluations" = "",
): string {
  return `${bundles}/${encodeURIComponent(sid)}${part}`;
}

/** Which papers a bundle has to hold; the same in every account of Twilio. */
export const twilioPolicies = {
  /** The installation's own profile, made by hand in Twilio's console; businesses stand below it. */
  primaryProfile: "RN6433641899984f951173ef1738c3bdd0",
  profile: "RNdfbf3fae0e1107f8aded0e7cead80bf5",
  product: "RNb0d4771c2c98518d916a3d4cd70a8f8b",
} as const;

/** Where Twilio's own files lie: a request for a picture is redirected there. */
export function isTwilioFileHost({ protocol, hostname, pathname }: URL): boolean {
  const isBucket = hostname === "s3-external-1.amazonaws.com" && pathname.startsWith("/media.twiliocdn.com/");
  return protocol === "https:" && (hostname.endsWith(".twiliocdn.com") || isBucket);
}

export const twilioUrls = {
  api: "https://api.twilio.com",
  messaging: "https://messaging.twilio.com",
  trust: "https://trusthub.twilio.com",
} as const;

/** The settings that say where Twilio is, shared with the simulator. */
export const twilioSettings = {
  api: "TWILIO_URL",
  messaging: "TWILIO_MESSAGING_URL",
  trust: "TWILIO_TRUSTHUB_URL",
  account: "TWILIO_ACCOUNT_SID",
  token: "TWILIO_AUTH_TOKEN",
} as const;
