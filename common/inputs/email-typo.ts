/**
 * The slip of the finger in an email address: "gmial.com" for "gmail.com". Kept libraries for it guess from distances
 * alone and take "ymail.com" for a slip; our list is short, so it also holds what only looks like one.
 */

/** Where most people have their mail: the name, and how it ends. */
const wellKnown = [
  ...["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "aol.com", "live.com", "msn.com"],
  ...["comcast.net", "verizon.net", "sbcglobal.net", "bellsouth.net", "charter.net", "earthlink.net", "att.net"],
  ...["rocketmail.com", "protonmail.com", "googlemail.com"],
];

/** Real ones that are a letter away from those. */
const looksLikeSlip: ReadonlySet<string> = new Set([
  ...["ymail.com", "email.com", "mail.com", "fmail.com", "gmx.com", "gmx.net", "me.com", "mac.com", "cloud.com"],
  ...["live.ca", "yahoo.ca", "aim.com", "att.com", "hotmail.ca", "mchsi.com", "pm.me"],
]);

/** Endings that do not exist, and what was meant. */
const brokenEndings: ReadonlyMap<string, string> = new Map([
  ...["con", "cmo", "ocm", "comm", "coom", "vom", "xom", "cpm", "c0m", "comn"].map(
    (ending) => [ending, "com"] as const,
  ),
  ...["nte", "nett", "bet"].map((ending) => [ending, "net"] as const),
  ...["ogr", "orgg"].map((ending) => [ending, "org"] as const),
  ...["eud", "eduu"].map((ending) => [ending, "edu"] as const),
]);

/** A name with fewer letters than this is too short to tell a slip from another name. */
const fewestLetters = 5;

/** The address that was probably meant; null for one in which nothing looks wrong. */
export function meantEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || !domain.includes(".") || wellKnown.includes(domain) || looksLikeSlip.has(domain)) {
    return null;
  }
  const meant = wellKnown.find((candidate) => isSlipOf(domain, candidate)) ?? withGoodEnding(domain);
  return meant === null ? null : `${email.slice(0, at)}@${meant}`;
}

/** One slip in the name, one in its ending, or both. */
function isSlipOf(domain: string, candidate: string): boolean {
  const [name, ending] = splitDomain(domain);
  const [goodName, goodEnding] = splitDomain(candidate);
  const isName = name === goodName || (goodName.length >= fewestLetters && isOneSlip(name, goodName));
  return isName && (ending === goodEnding || isOneSlip(ending, goodEnding));
}

function withGoodEnding(domain: string): string | null {
  const dot = domain.lastIndexOf(".");
  const ending = brokenEndings.get(domain.slice(dot + 1));
  return ending === undefined ? null : `${domain.slice(0, dot)}.${ending}`;
}

/** At the first dot, so that "yahoo.co.uk" ends in something else than "com". */
function splitDomain(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf(".");
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** A letter too many, too few or another, or two neighbors that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) {
    return false;
  }
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) {
    from += 1;
  }
  const [rest, goodRest] = [typed.slice(from), meant.slice(from)];
  return (
    rest.slice(1) === goodRest ||
    rest === goodRest.slice(1) ||
    rest.slice(1) === goodRest.slice(1) ||
    (rest.length > 1 && `${rest[1]}${rest[0]}${rest.slice(2)}` === goodRest)
  );
}
