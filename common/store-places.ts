/** Where a store can be: the time zones, states and provinces of the United States and Canada. */

export const storeCountries = ["US", "CA"] as const;
export type StoreCountry = (typeof storeCountries)[number];

/** What a store sells; entered by a person, never derived from its number. */
export const brandKinds = ["kids", "teen", "women", "sports", "music", "other"] as const;
export type BrandKind = (typeof brandKinds)[number];

/** A kind as it is kept or sent, in either case. */
export function brandKindOf(input: string): BrandKind {
  return brandKinds.find((kind) => kind === input.toLowerCase()) ?? "other";
}

/**
 * IANA zones with the name people use for them, from east to west; places with a rule of their own stand alone.
 */
export const storeTimeZones = {
  "America/St_Johns": "Newfoundland",
  "America/Halifax": "Atlantic",
  "America/Moncton": "Atlantic (New Brunswick)",
  "America/Puerto_Rico": "Atlantic without daylight saving (Puerto Rico)",
  "America/New_York": "Eastern",
  "America/Toronto": "Eastern (Ontario, Quebec)",
  "America/Detroit": "Eastern (Michigan)",
  "America/Indiana/Indianapolis": "Eastern (Indiana)",
  "America/Kentucky/Louisville": "Eastern (Louisville)",
  "America/Chicago": "Central",
  "America/Winnipeg": "Central (Manitoba)",
  "America/Indiana/Knox": "Central (Indiana)",
  "America/Regina": "Central without daylight saving (Saskatchewan)",
  "America/Denver": "Mountain",
  "America/Boise": "Mountain (southern Idaho)",
  "America/Edmonton": "Mountain (Alberta)",
  "America/Phoenix": "Mountain without daylight saving (Arizona)",
  "America/Whitehorse": "Yukon",
  "America/Los_Angeles": "Pacific",
  "America/Vancouver": "Pacific (British Columbia)",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
} as const;

export function isStoreTimeZone(text: string): boolean {
  return Object.hasOwn(storeTimeZones, text);
}

const states = {
  US: "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY",
  CA: "AB BC MB NB NL NS NT NU ON PE QC SK YT",
} as const satisfies Record<StoreCountry, string>;

/** The two letters of each state or province. */
export function statesOf(country: StoreCountry): string[] {
  return states[country].split(" ");
}

/** Five or nine digits in the United States, `A1A 1A1` in Canada. */
export function isZip(text: string, country: StoreCountry): boolean {
  return country === "US"
    ? /^\d{5}(-?\d{4})?$/.test(text)
    : /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i.test(text);
}

/** As it is kept and printed: `60601`, `60601-1234`, `K1A 0B1`. */
export function formatZip(text: string, country: StoreCountry): string {
  const plain = text.trim().replace(/[\s-]/g, "").toUpperCase();
  if (country === "CA") {
    return plain.length === 6 ? `${plain.slice(0, 3)} ${plain.slice(3)}` : plain;
  }
  return plain.length === 9 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}
