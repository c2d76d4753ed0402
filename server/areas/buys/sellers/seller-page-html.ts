import { buyingPeriods, openPeriods } from "#common/store-hours.ts";
import type { OpenPeriod } from "#common/store-hours.ts";
import { localTimeAt } from "#common/store-time.ts";
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import {
  contactLinks,
  headHtml,
  headerHtml,
  productTitle,
  safeColor,
} from "#server/platform/public-pages/public-frame.ts";
import { momentText, whenText } from "#server/platform/public-pages/public-words.rules.ts";
import type { PageLanguage } from "#server/platform/public-pages/public-words.rules.ts";
import type { Rendered } from "./rendered-page.ts";
import { checkInWords } from "./self-check-in-words.rules.ts";
import { cancelHtml, choicesHtml } from "./seller-choices-html.ts";
import { sellerStyle } from "./seller-page-style.ts";
import { sellerWords, spansText } from "./seller-page-words.rules.ts";
import type { SellerWords } from "./seller-page-words.rules.ts";
import type { SellerPage, SellerState } from "./seller-page.ts";
import type { Step } from "./seller-page.rules.ts";

/**
 * The page of a waiting seller. Its one script keeps it up to date and sends a choice at once; without it the page is
 * read and answered all the same.
 */
export function sellerPageHtml(
  page: SellerPage,
  { language, isAsking }: { language: PageLanguage; isAsking: boolean },
): string {
  const words = sellerWords[language];
  const reader = { at: page.at, timeZone: page.store.timeZone, language };
  const rendered = { page, words, reader };
  const { kind } = page.state;
  const mayChoose = isOpenState(page.state);
  const parts = [
    heroHtml(rendered),
    mayChoose && (isAsking ? cancelHtml(rendered) : choicesHtml(rendered)),
    passedHtml(rendered),
    kind !== "ready" && neededHtml(rendered),
    dayHtml(rendered),
    fineHtml(rendered),
  ];
  return frameHtml(page.store, language, {
    main: parts.filter(Boolean).join(""),
    title: titleOf(page, words),
    isLive: true,
  });
}

/** For the tab: what the page is about, so that two of them are told apart. */
function titleOf({ number }: SellerPage, words: SellerWords): string {
  return number === null ? words.toSell : `${words.yourNumber} ${number}`;
}

/** A page of sellers around what it says. */
export function frameHtml(
  store: SellerPage["store"],
  language: PageLanguage,
  {
    main,
    title,
    isLive = false,
    isKiosk = false,
  }: { main: string; title: string; isLive?: boolean; isKiosk?: boolean },
): string {
  const script = isKiosk ? "/kiosk/idle.js" : "/b/live.js";
  const lost = isKiosk ? `<p class="note warn lost" role="alert" hidden>${checkInWords[language].lost}</p>` : "";
  return `${headHtml({ title: `${title} · ${store.name}`, language, style: sellerStyle })}<body style="--store:${safeColor(store.color)}"${isKiosk ? ' class="kiosk"' : ""}>${headerHtml(store, language)}<main${isLive ? " data-live" : ""}>${lost}${main}</main><script src="${script}"></script></body></html>`;
}

/** For every link that opens nothing, whatever the reason. */
export function unknownPageHtml(language: PageLanguage): string {
  const { unknown, unknownNext } = sellerWords[language];
  return `${headHtml({ title: `${unknown} · ${productTitle}`, language, style: sellerStyle })}<body><main><section class="box"><h1>${unknown}</h1><p>${unknownNext}</p></section></main></body></html>`;
}

function heroHtml({ page, words, reader }: Rendered): string {
  const { number, state } = page;
  const isQuiet = state.kind === "kept" || !isOpenState(state);
  const names = ["box", "hero", state.kind === "ready" && "ready", isQuiet && "quiet"].filter(Boolean).join(" ");
  const { title, texts } = heroWords({ page, words, reader });
  const lines = texts.length === 0 ? "" : `<p>${texts.join(" ")}</p>`;
  const steps = state.kind === "waiting" ? stepsHtml(state.steps, words) : "";
  return `<section class="${names}">${number === null ? "" : tagHtml(number, words)}<h1>${title}</h1>${lines}${steps}</section>`;
}

function heroWords({ page, words, reader }: Rendered): { title: string; texts: string[] } {
  const { state } = page;
  switch (state.kind) {
    case "to-check-in":
      return { title: words.inLine(state.place), texts: [words.bringBags] };
    case "booked":
      return { title: words.booked(whenText(state.dropOffAt, reader)), texts: [words.bringBags] };
    case "not-brought":
      return state.isCanceled
        ? { title: words.canceled, texts: [words.canceledTimeNext] }
        : { title: words.missed, texts: [words.missedNext] };
    case "waiting":
      return waitingWords(state, { page, words, reader });
    case "kept":
      return keptWords(state, words);
    case "ready":
      return { title: words.ready, texts: page.number === null ? [] : [words.readyNext(page.number)] };
    case "over":
      return state.isCanceled
        ? { title: words.canceled, texts: [words.canceledNext] }
        : { title: words.over, texts: [words.overNext] };
  }
}

/** Something can still come of it. */
function isOpenState({ kind }: SellerState): boolean {
  return kind !== "over" && kind !== "not-brought";
}

const minuteMs = 60_000;
const upTo5 = (ms: number) => Math.ceil(ms / minuteMs / 5) * 5;

function waitingWords(
  { from, to, isSorting }: Extract<SellerState, { kind: "waiting" }>,
  { page, words, reader }: Rendered,
): { title: string; texts: string[] } {
  const [least, most] = [from, to].map((time) => upTo5(time.getTime() - page.at.getTime()));
  const isSoon = most === undefined || least === undefined || most <= 5;
  const title = isSoon ? words.anyMinute : words.about(Math.min(least, most - 5), most);
  const times = words.likely(momentText(from, reader).fullTime, momentText(to, reader).fullTime);
  return { title, texts: isSorting ? [words.sortingYours, times] : [times] };
}

function keptWords(
  { isOpen, place, opening }: Extract<SellerState, { kind: "kept" }>,
  words: SellerWords,
): { title: string; texts: string[] } {
  if (isOpen) {
    return { title: words.kept, texts: [words.keptNext] };
  }
  if (opening === null || opening.opensMinutes === null) {
    return { title: words.closed, texts: [words.closedNext] };
  }
  const when = words.at(words.weekday(opening.date), words.time(opening.opensMinutes));
  return { title: words.closed, texts: place === null ? [words.closedNext] : [words.closedFirst(place, when)] };
}

function tagHtml(number: number, { yourNumber }: SellerWords): string {
  return `<svg width="152" height="158" viewBox="0 0 152 158" role="img" aria-label="${yourNumber} ${number}"><path class="tag" d="M10 56L56 10Q76-6 96 10L142 56Q148 62 148 70V138Q148 154 132 154H20Q4 154 4 138V70Q4 62 10 56Z"/><circle cx="76" cy="29" r="9"/><text x="76" y="64">${yourNumber}</text><text class="n" x="76" y="133">${number}</text></svg>`;
}

function stepsHtml(steps: readonly Step[], words: SellerWords): string {
  const label = { sorting: words.sorting, next: words.next, you: words.you };
  const items = steps.map(({ number, role, others }) =>
    role === "between"
      ? `<li><b>+${others}</b>${words.more}</li>`
      : `<li class="${role}"><b>${number}</b>${label[role]}</li>`,
  );
  return steps.length < 2 ? "" : `<ol class="line">${items.join("")}</ol>`;
}

/** Never piece by piece: nobody is told that a thing of theirs is ugly. */
function passedHtml({ page: { state }, words }: Rendered): string {
  if (state.kind !== "over" || state.passed === null) {
    return "";
  }
  const { reasons, bringBackOn } = state.passed;
  const rows = reasons.map(({ name, count }) => `<div><dt>${escapeHtml(name)}</dt><dd>${count}</dd></div>`);
  const again = bringBackOn === null ? "" : `<p class="note">${words.bringBack(words.day(bringBackOn))}</p>`;
  return `<section class="box"><h2>${words.passed}</h2>${again}<dl>${rows.join("")}</dl></section>`;
}

function neededHtml({ page, words }: Rendered): string {
  const { short, full } = page.shortage;
  const line = (tone: string, label: string, names: readonly string[]) =>
    names.length === 0
      ? ""
      : `<div><span class="chip ${tone}">${label}</span><span>${escapeHtml(names.join(", "))}</span></div>`;
  const lines = line("good", words.short, short) + line("", words.full, full);
  return lines === "" ? "" : `<section class="box"><h2>${words.need}</h2><div class="need">${lines}</div></section>`;
}

/** Today's hours; after closing those of the next open day. */
function dayHtml({ page, words, reader }: Rendered): string {
  const now = localTimeAt(reader.at, reader.timeZone);
  const day = page.hours.find((candidate) =>
    candidate.date > now.date ? openPeriods(candidate).length > 0 : isOpenLater(openPeriods(candidate), now.minutes),
  );
  const links = contactLinks(page.store, reader.language);
  if (day === undefined) {
    return links === "" ? "" : `<section class="box">${links}</section>`;
  }
  const isToday = day.date === now.date;
  const [open, buying] = [openPeriods(day), buyingPeriods(day)];
  // A day in one piece that has begun needs its ends alone.
  const isUntil = isToday && open.length === 1;
  const timeText = (periods: readonly OpenPeriod[]) =>
    isUntil ? words.fullTime(periods.at(-1)?.closesMinutes ?? 0) : spansText(periods, words);
  const row = (label: string, periods: readonly OpenPeriod[]) =>
    `<div><dt>${label}</dt><dd>${timeText(periods)}</dd></div>`;
  const buys = day.buyingClosesMinutes === null ? "" : row(isUntil ? words.buyUntil : words.weBuy, buying);
  const opens = row(isUntil ? words.openUntilLabel : words.storeOpen, open);
  const weekday = words.weekday(day.date);
  return `<section class="box"><h2>${isToday ? words.today(weekday) : capital(weekday)}</h2><dl>${buys}${opens}</dl>${links}</section>`;
}

function isOpenLater(periods: readonly OpenPeriod[], minutes: number): boolean {
  return periods.some(({ closesMinutes }) => minutes < closesMinutes);
}

function fineHtml({ page, words, reader }: Rendered): string {
  const { kind } = page.state;
  const isWaited = kind !== "ready" && isOpenState(page.state);
  const lines = [
    isWaited && words.offer,
    isOpenState(page.state) && keptText({ page, words, reader }),
    `${words.updated(momentText(reader.at, reader).fullTime)} ${words.stop}`,
  ];
  return `<div class="fine">${lines
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("")}</div>`;
}

/** Since when it is ready, and until when the store keeps the pile. */
function keptText({ page: { state, keptUntil }, words, reader }: Rendered): string {
  if (keptUntil === null) {
    return "";
  }
  const { date, closesMinutes } = keptUntil;
  const until = closesMinutes === null ? words.day(date) : `${words.day(date)}, ${words.fullTime(closesMinutes)}`;
  if (state.kind !== "ready") {
    return words.pickUp(until);
  }
  const since = state.since === null ? "" : `${words.readySince(momentText(state.since, reader).fullTime)} `;
  return since + words.holdUntil(until);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
