import { emailOptInWords } from "#common/contacts/email-opt-in-words.ts";
import { buyOptInWords, marketingOptInWords, optInSmallPrintIn } from "#common/texting/opt-in-words.ts";
import { buyingPeriods } from "#common/store-hours.ts";
import { localTimeAt } from "#common/store-time.ts";
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { contactLinks } from "#server/platform/public-pages/public-frame.ts";
import { momentText, whenText } from "#server/platform/public-pages/public-words.rules.ts";
import type { PageLanguage } from "#server/platform/public-pages/public-words.rules.ts";
import type { DropOffTime } from "./drop-off-times.rules.ts";
import { checkInWords } from "./self-check-in-words.rules.ts";
import type { CheckInWords } from "./self-check-in-words.rules.ts";
import type { SelfCheckIn } from "./self-check-in.ts";
import { frameHtml } from "./seller-page-html.ts";
import { sellerWords, spansText } from "./seller-page-words.rules.ts";

export type CheckInPage = {
  page: SelfCheckIn;
  language: PageLanguage;
  /** On a tablet that one seller hands to the next: its browser must offer nothing that another one typed. */
  isKiosk?: boolean;
};
/** What was typed, by the names of the fields. */
export type Typed = Readonly<Partial<Record<string, string | undefined>>> & { id: string };

/** The form, with what was typed, which fields are wrong and what the email was probably meant to be; or why there is none now. */
export function checkInFormHtml(
  form: CheckInPage,
  typed: Typed,
  { wrong, meantEmail = null }: { wrong: readonly string[]; meantEmail?: string | null },
): string {
  const { page, language, isKiosk = false } = form;
  const words = checkInWords[language];
  const times = isKiosk ? [] : page.dropOffTimes;
  if (!page.isOpen && times.length === 0) {
    return closedHtml(form);
  }
  const state = { words, typed, wrong, isKiosk };
  const parts = [
    `<section class="box hero"><h1>${page.isOpen ? words.title : words.closed}</h1><p>${page.isOpen ? `${words.about} ${words.waiting(page.waiting)}` : words.closedButTimes}</p></section>`,
    `<form class="box" method="post" novalidate>${wrong.length === 0 ? "" : `<p class="note warn" role="alert">${words.fix}</p>`}
${plainSubmit(meantEmail)}<input type="hidden" name="id" value="${escapeHtml(typed.id)}"><input type="hidden" name="language" value="${language}">
<div class="pair">${fieldHtml("firstName", { ...state, fills: "given-name", more: `type="text" maxlength="60" required` })}${fieldHtml("lastName", { ...state, fills: "family-name", more: `type="text" maxlength="60" required` })}</div>
${fieldHtml("mobile", { ...state, hint: words.mobileHint, fills: "tel-national", more: `type="tel" inputmode="tel" maxlength="20" required` })}
${fieldHtml("email", { ...state, hint: page.settings.requiresEmail ? "" : words.emailHint, fills: "email", more: `type="email" maxlength="254"${page.settings.requiresEmail ? " required" : ""}` })}
${slipHtml(meantEmail, state)}
${emailNewsHtml(page, { ...state, language })}
${fieldHtml("containers", { ...state, hint: words.containersHint, fills: "off", more: `type="number" inputmode="numeric" min="1" max="99" required` })}
${staysHtml(page, { ...state, times, language })}
${textsHtml(page, { ...state, language })}
${policyHtml(page, state)}
<button class="big">${page.isOpen ? words.go : words.book}</button></form>`,
  ];
  return frameHtml(page.store, language, { main: parts.join(""), title: words.title, isKiosk });
}

type FormState = { words: CheckInWords; typed: Typed; wrong: readonly string[]; isKiosk: boolean };
type FieldName = "firstName" | "lastName" | "mobile" | "email" | "containers";

function fieldHtml(
  name: FieldName,
  { words, typed, wrong, isKiosk, hint = "", fills, more }: FormState & { hint?: string; fills: string; more: string },
): string {
  const isWrong = wrong.includes(name);
  const error = isWrong ? `<small class="wrong" id="${name}-wrong">${words.wrong[name]}</small>` : "";
  const small = hint === "" ? "" : `<small id="${name}-hint">${hint}</small>`;
  const described = [hint !== "" && `${name}-hint`, isWrong && `${name}-wrong`].filter(Boolean).join(" ");
  const describedBy = described === "" ? "" : ` aria-describedby="${described}"`;
  const value = escapeHtml(typed[name] ?? "");
  return `<div class="field"><label for="${name}">${words[name]}</label><input id="${name}" name="${name}" value="${value}" autocomplete="${isKiosk ? "off" : fills}" ${more}${describedBy}${isWrong ? ' aria-invalid="true"' : ""}>${small}${error}</div>`;
}

/** Enter sends the form as it is, not by the button that takes the proposed address. */
function plainSubmit(meant: string | null): string {
  return meant === null ? "" : "<button hidden></button>";
}

/** Who meant the address as it is sends the form once more, and it is taken. */
function slipHtml(meant: string | null, { words, typed }: FormState): string {
  if (meant === null) {
    return "";
  }
  const email = escapeHtml(meant);
  return `<div class="note warn" role="alert"><p>${words.didYouMean(`<b>${email}</b>`)}</p><input type="hidden" name="emailSeen" value="${escapeHtml(typed["email"] ?? "")}"><button name="emailMeant" value="${email}">${words.useMeant}</button><small>${words.keepTyped}</small></div>`;
}

/** Asked where the store has a list that sellers may join. It begins unticked, and nothing hangs on it. */
function emailNewsHtml(
  { asksForEmail, store }: SelfCheckIn,
  { typed, language }: FormState & { language: PageLanguage },
): string {
  return asksForEmail
    ? `<label class="check"><input type="checkbox" name="emailNews" value="yes"${typed["emailNews"] === undefined ? "" : " checked"}><span>${escapeHtml(emailOptInWords(store.name, language))}</span></label>`
    : "";
}

type Stay = FormState & { times: readonly DropOffTime[]; language: PageLanguage };

/** To wait, to leave the bags now, or to bring them at a time of one's own; only the last while the store doesn't buy. */
function staysHtml({ isOpen, takesDropOffs, store }: SelfCheckIn, stay: Stay): string {
  const { words, typed, wrong, times } = stay;
  const chosen = isOpen ? (typed["isDropOff"] ?? "no") : "later";
  const radio = (value: string, label: string, more = "") =>
    `<div class="choice"><label><input type="radio" name="isDropOff" value="${value}"${value === chosen ? " checked" : ""}>${label}</label>${more}</div>`;
  const field = ["isDropOff", "dropOffAt"].find((name) => wrong.includes(name));
  const error = field === undefined ? "" : `<small class="wrong">${words.wrong[field]}</small>`;
  const here = isOpen ? radio("no", words.wait) + (takesDropOffs ? radio("yes", words.dropOff) : "") : "";
  const later = times.length === 0 ? "" : radio("later", words.dropOffLater, timesHtml(stay, store.timeZone));
  const none = isOpen && !takesDropOffs ? `<small>${words.noDropOffs}</small>` : "";
  return `<fieldset class="field"><legend>${words.howLong}</legend>${here}${later}${none}${error}</fieldset>`;
}

function timesHtml({ words, typed, times, language }: Stay, timeZone: string): string {
  const option = ({ at }: DropOffTime) =>
    `<option value="${at.toISOString()}"${typed["dropOffAt"] === at.toISOString() ? " selected" : ""}>${escapeHtml(momentText(at, { timeZone, language }).fullTime)}</option>`;
  const group = (day: DropOffTime["day"]) => {
    const options = times.filter((time) => time.day === day).map(option);
    return options.length === 0 ? "" : `<optgroup label="${words[day]}">${options.join("")}</optgroup>`;
  };
  return `<select name="dropOffAt" aria-label="${words.dropOffTime}">${group("today")}${group("tomorrow")}</select>`;
}

/** The very words that the ledger keeps, in the language in which they are read. */
function textsHtml({ store }: SelfCheckIn, { words, typed, language }: FormState & { language: PageLanguage }): string {
  const box = (name: string, label: string, small: string) =>
    `<label class="check"><input type="checkbox" name="${name}" value="yes"${typed[name] === undefined ? "" : " checked"}><span>${label}${small}</span></label>`;
  const small = `<small>${escapeHtml(optInSmallPrintIn(language))}</small>`;
  return `<fieldset class="field"><legend>${words.texts}</legend>${box("buyTexts", escapeHtml(buyOptInWords(store.name, language)), "")}${box("marketingTexts", escapeHtml(marketingOptInWords(store.name, language)), small)}</fieldset>`;
}

function policyHtml({ policy }: SelfCheckIn, { words, wrong }: FormState): string {
  if (policy === null) {
    return "";
  }
  const error = wrong.includes("policyId") ? `<small class="wrong">${words.wrong["policyId"]}</small>` : "";
  return `<details><summary>${words.readPolicy}</summary><p class="policy">${escapeHtml(policy.body)}</p></details><label class="check"><input type="checkbox" name="policyId" value="${policy.id}" required><span>${words.policy}${error}</span></label>`;
}

/** Why no form is there, with the hours of the week. */
function closedHtml({ page, language, isKiosk = false }: CheckInPage): string {
  const words = checkInWords[language];
  const { takesRequests, closedWords } = page.settings;
  const text = !takesRequests ? words.offText : closedWords === "" ? words.closedText : escapeHtml(closedWords);
  const main = `<section class="box hero"><h1>${takesRequests ? words.closed : words.off}</h1><p>${text}</p></section>${hoursHtml({ page, language, isKiosk })}`;
  return frameHtml(page.store, language, { main, title: words.title, isKiosk });
}

function hoursHtml({ page: { store, hours, at }, language, isKiosk }: CheckInPage): string {
  const words = sellerWords[language];
  const today = localTimeAt(at, store.timeZone).date;
  const rows = hours.slice(0, 7).map((day) => {
    const weekday = words.weekday(day.date);
    const text = spansText(buyingPeriods(day), words) || words.closedToday;
    return `<div><dt>${day.date === today ? `<b>${weekday}</b>` : weekday}</dt><dd>${text}</dd></div>`;
  });
  const isUnset = hours.every(({ opensMinutes }) => opensMinutes === null);
  const list = isUnset ? "" : `<h2>${words.weBuy}</h2><dl>${rows.join("")}</dl>`;
  // Nothing leads a seller off the store's tablet.
  const links = isKiosk ? "" : contactLinks(store, language);
  return list + links === "" ? "" : `<section class="box">${list}${links}</section>`;
}

export function alreadyHtml(
  { page, language, isKiosk = false }: CheckInPage,
  { number, place, dropOffAt }: { number: number | null; place: number | null; dropOffAt: Date | null },
): string {
  const words = checkInWords[language];
  const inLine = number === null ? words.alreadyWaiting(place ?? 1) : words.already(number);
  const title =
    dropOffAt === null ? inLine : words.alreadyBooked(whenText(dropOffAt, { ...page.store, at: page.at, language }));
  const main = `<section class="box hero"><h1>${title}</h1><p>${isKiosk || dropOffAt !== null ? words.alreadyAtKiosk : words.alreadyText}</p></section>${againHtml(words, isKiosk)}`;
  return frameHtml(page.store, language, { main, title: words.title, isKiosk });
}

export function tooManyHtml({ page, language, isKiosk = false }: CheckInPage, seconds: number): string {
  const words = checkInWords[language];
  const minutes = Math.ceil(seconds / 60);
  const main = `<section class="box hero"><h1>${words.tooMany}</h1><p>${words.tooManyText(minutes)}</p></section>${againHtml(words, isKiosk)}`;
  return frameHtml(page.store, language, { main, title: words.title, isKiosk });
}

/** On a tablet the way to the next seller's form. */
function againHtml({ done }: CheckInWords, isKiosk: boolean): string {
  return isKiosk ? `<a class="big" data-over href="/kiosk">${done}</a>` : "";
}
