/** What every page for the public has: head, the store's header with the other language, and ways to reach the store. */
import { formatPhone } from "#common/phone.ts";
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { publicWords } from "./public-words.rules.ts";
import type { PageLanguage } from "./public-words.rules.ts";

export type PublicStore = {
  name: string;
  initials: string;
  color: string;
  phoneNumber: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
};

/** After the title of a page that belongs to no store. */
export const productTitle = "Hangtag";

export function headHtml({
  title,
  language,
  style,
}: {
  title: string;
  language: PageLanguage;
  /** Of one page alone: it goes with the page, so that there is no second file to wait for. */
  style: string;
}): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title><style>${style}</style></head>`;
}

export function headerHtml({ name, initials }: PublicStore, language: PageLanguage): string {
  const other = publicWords[language].otherLanguage;
  const link = `<a href="?lang=${other.code}" lang="${other.code}">${other.name}</a>`;
  return `<header><span class="mark">${escapeHtml(initials)}</span>${escapeHtml(name)}${link}</header>`;
}

const icon = (paths: string) =>
  `<svg class="icon" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`;
const phoneIcon = icon(
  `<path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2"/>`,
);
const pinIcon = icon(`<circle cx="12" cy="11" r="3"/><path d="M17.7 16.7L12 22l-5.7-5.3a8 8 0 1 1 11.4 0z"/>`);

/** To the store by phone and on foot, as far as it has given a number and an address. */
export function contactLinks(store: PublicStore, language: PageLanguage): string {
  const links = [callLink(store, language), directionsLink(store, language)].join("");
  return links === "" ? "" : `<div class="acts">${links}</div>`;
}

function callLink({ phoneNumber }: PublicStore, language: PageLanguage): string {
  if (phoneNumber === null || phoneNumber === "") {
    return "";
  }
  const { call } = publicWords[language];
  const label = escapeHtml(formatPhone(phoneNumber));
  return `<a href="tel:${encodeURIComponent(phoneNumber)}" aria-label="${call} ${label}">${phoneIcon}${call}</a>`;
}

function directionsLink({ name, address, city, state, zip }: PublicStore, language: PageLanguage): string {
  if (address === null || address === "") {
    return "";
  }
  const query = [name, address, city, state, zip].filter((part) => part !== null && part !== "").join(", ");
  const href = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`;
  return `<a href="${escapeHtml(href)}" rel="noreferrer">${pinIcon}${publicWords[language].directions}</a>`;
}

/** The store's own color, for a style; the house's where it is none. */
export function safeColor(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : "#6d4aa8";
}
