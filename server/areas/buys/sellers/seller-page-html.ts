import { localTimeAt } from "#common/store-time.ts";
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { contactLinks, headHtml, headerHtml, safeColor } from "#server/platform/public-pages/public-frame.ts";
import { momentText } from "#server/platform/public-pages/public-words.rules.ts";
import type { PageLanguage, Reader } from "#server/platform/public-pages/public-words.rules.ts";
import { sellerStyle } from "./seller-page-style.ts";
import { sellerWords } from "./seller-page-words.rules.ts";
import type { SellerWords } from "./seller-page-words.rules.ts";
import type { SellerPage, SellerState } from "./seller-page.ts";
import type { Step } from "./seller-page.rules.ts";

type Told = { page: SellerPage; words: SellerWords; reader: Reader };

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
  const told = { page, words, reader };
  const { kind } = page.state;
  const mayChoose = kind !== "over";
  const parts = [
    heroHtml(told),
    mayChoose && (isAsking ? cancelHtml(words) : choicesHtml(told)),
    kind !== "ready" && neededHtml(told),
    dayHtml(told),
    fineHtml(told),
  ];
  return frameHtml(page.store, language, { main: parts.filter(Boolean).join(""), isLive: true });
}

/** A page of sellers around what it says. */
export function frameHtml(
  store: SellerPage["store"],
  language: PageLanguage,
  { main, isLive = false }: { main: string; isLive?: boolean },
): string {
  return `${headHtml({ title: store.name, language, style: sellerStyle })}<body style="--store:${safeColor(store.color)}">${headerHtml(store, language)}<main${isLive ? " data-live" : ""}>${main}</main><script src="/b/live.js"></script></body></html>`;
}

/** For every link that opens nothing, whatever the reason. */
export function unknownPageHtml(language: PageLanguage): string {
  const { unknown, unknownNext } = sellerWords[language];
  return `${headHtml({ title: unknown, language, style: sellerStyle })}<body><main><section class="box"><h1>${unknown}</h1><p>${unknownNext}</p></section></main></body></html>`;
}

function heroHtml({ page, words, reader }: Told): string {
  const { number, state } = page;
  const isQuiet = state.kind === "kept" || state.kind === "over";
  const names = ["box", "hero", state.kind === "ready" && "ready", isQuiet && "quiet"].filter(Boolean).join(" ");
  const { title, texts } = heroWords({ page, words, reader });
  const lines = texts.length === 0 ? "" : `<p>${texts.join(" ")}</p>`;
  const steps = state.kind === "waiting" ? stepsHtml(state.steps, words) : "";
  return `<section class="${names}">${number === null ? "" : tagHtml(number, words)}<h1>${title}</h1>${lines}${steps}</section>`;
}

function heroWords({ page, words, reader }: Told): { title: string; texts: string[] } {
  const { state } = page;
  switch (state.kind) {
    case "to-check-in":
      return { title: words.inLine(state.place), texts: [words.bringBags] };
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

const minuteMs = 60_000;
const upTo5 = (ms: number) => Math.ceil(ms / minuteMs / 5) * 5;

function waitingWords(
  { from, to, isSorting }: Extract<SellerState, { kind: "waiting" }>,
  { page, words, reader }: Told,
): { title: string; texts: string[] } {
  const [least, most] = [from, to].map((time) => upTo5(time.getTime() - page.at.getTime()));
  const isSoon = most === undefined || least === undefined || most <= 5;
  const title = isSoon ? words.anyMinute : words.about(Math.min(least, most - 5), most);
  const times = words.likely(momentText(from, reader).time, momentText(to, reader).time);
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

/** Radio buttons while the pile is looked through; once it is ready only the way back counts. */
function choicesHtml({ page, words, reader }: Told): string {
  const { state, plan, returnTimes } = page;
  if (state.kind === "to-check-in") {
    return `<section class="box"><a class="cancel" href="?cancel=1">${words.cancel}</a></section>`;
  }
  const isReady = state.kind === "ready";
  const waits = plan === null ? state.kind === "waiting" : plan.kind === "waits";
  const wait =
    state.kind === "waiting"
      ? `<div class="choice"><label><input type="radio" name="plan" value="waits"${waits ? " checked" : ""}>${words.wait}</label></div>`
      : "";
  const times = returnTimes.map((time) => option(time, { page, words, reader })).join("");
  const isBack = plan?.kind === "returns";
  const back =
    times === ""
      ? ""
      : `<div class="choice"><label><input type="radio" name="plan" value="returns"${isBack ? " checked" : ""}>${words.comeBackBy}</label><select name="returnsAt" aria-label="${words.comeBackBy}">${times}</select></div>`;
  const note =
    plan?.kind === "cancels"
      ? `<p class="note warn"><b>${words.canceling}</b><br>${words.cancelingText}</p>`
      : plan === null
        ? ""
        : `<p class="note" role="status">${words.noted}</p>`;
  const onWay =
    isReady && plan?.kind !== "on_way"
      ? `<form method="post"><button class="big" name="plan" value="on_way">${words.onMyWay}</button></form>`
      : "";
  const save = wait + back === "" ? "" : `<button class="big plain save">${words.save}</button>`;
  const cancel = isReady || plan?.kind === "cancels" ? "" : `<a class="cancel" href="?cancel=1">${words.cancel}</a>`;
  return `<section class="box"><h2>${isReady ? words.whenHere : words.choose}</h2>${note}${onWay}<form method="post" data-at-once>${wait}${back}${save}</form>${cancel}</section>`;
}

function option(time: Date, { page, reader }: Told): string {
  const { day, time: clock } = momentText(time, reader);
  const isToday = localTimeAt(time, reader.timeZone).date === localTimeAt(page.at, reader.timeZone).date;
  const isChosen = page.plan?.returnsAt?.getTime() === time.getTime();
  const label = isToday ? clock : `${day}, ${clock}`;
  return `<option value="${time.toISOString()}"${isChosen ? " selected" : ""}>${escapeHtml(label)}</option>`;
}

function cancelHtml(words: SellerWords): string {
  return `<section class="box"><h2>${words.cancelAsk}</h2><p>${words.cancelText}</p><form method="post" action="?"><button class="big bad" name="plan" value="cancels">${words.cancelYes}</button></form><a class="big plain" href="?">${words.cancelNo}</a></section>`;
}

function neededHtml({ page, words }: Told): string {
  const { short, full } = page.wanted;
  const line = (tone: string, label: string, names: readonly string[]) =>
    names.length === 0
      ? ""
      : `<div><span class="chip ${tone}">${label}</span><span>${escapeHtml(names.join(", "))}</span></div>`;
  const lines = line("good", words.short, short) + line("", words.full, full);
  return lines === "" ? "" : `<section class="box"><h2>${words.need}</h2><div class="need">${lines}</div></section>`;
}

/** Today's hours; after closing those of the next open day. */
function dayHtml({ page, words, reader }: Told): string {
  const now = localTimeAt(reader.at, reader.timeZone);
  const day = page.hours.find(({ date, closesMinutes }) =>
    date === now.date ? closesMinutes !== null && now.minutes < closesMinutes : closesMinutes !== null,
  );
  const links = contactLinks(page.store, reader.language);
  if (day === undefined || day.opensMinutes === null || day.closesMinutes === null) {
    return links === "" ? "" : `<section class="box">${links}</section>`;
  }
  const { opensMinutes: opens, closesMinutes: closes, buyingClosesMinutes: buys } = day;
  const isToday = day.date === now.date;
  const span = (to: number) => (isToday ? words.time(to) : words.span(words.time(opens), words.time(to)));
  const row = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const weekday = words.weekday(day.date);
  const rows = [
    buys !== null && row(isToday ? words.buyUntil : words.weBuy, span(buys)),
    row(isToday ? words.openUntilLabel : words.storeOpen, span(closes)),
  ];
  return `<section class="box"><h2>${isToday ? words.today(weekday) : capital(weekday)}</h2><dl>${rows.filter(Boolean).join("")}</dl>${links}</section>`;
}

function fineHtml({ page, words, reader }: Told): string {
  const { state, keptUntil } = page;
  const closes = keptUntil?.closesMinutes ?? null;
  const until =
    keptUntil && [words.day(keptUntil.date), closes === null ? null : words.time(closes)].filter(Boolean).join(", ");
  const isReady = state.kind === "ready";
  const since = isReady && state.since !== null ? words.readySince(momentText(state.since, reader).time) : "";
  const hold = until && state.kind !== "over" ? (isReady ? words.holdUntil(until) : words.pickUp(until)) : "";
  const lines = [
    !isReady && state.kind !== "over" && words.offer,
    [since, hold].filter(Boolean).join(" "),
    `${words.updated(momentText(reader.at, reader).time)} ${words.stop}`,
  ];
  return `<div class="fine">${lines
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("")}</div>`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
