/** What a waiting seller can choose: plain forms, which work without a script. */
import { localTimeAt } from "#common/store-time.ts";
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { momentText } from "#server/platform/public-pages/public-words.rules.ts";
import type { Rendered } from "./rendered-page.ts";

/** Radio buttons while the pile is looked through; once it is ready only the way back counts. */
export function choicesHtml(rendered: Rendered): string {
  const { page, words } = rendered;
  if (page.state.kind === "to-check-in" || page.state.kind === "booked") {
    return `<section class="box">${cancelLink(rendered)}</section>`;
  }
  const title = page.state.kind === "ready" ? words.whenHere : words.choose;
  const choices = waitChoice(rendered) + returnChoice(rendered);
  const save = `<button class="big plain save">${words.save}</button>`;
  const form = choices === "" ? "" : `<form method="post" data-at-once>${choices}${save}</form>`;
  return `<section class="box"><h2>${title}</h2>${noteHtml(rendered)}${onWayHtml(rendered)}${form}${cancelLink(rendered)}</section>`;
}

/** What the seller chose before. */
function noteHtml({ page: { plan }, words }: Rendered): string {
  if (plan === null) {
    return "";
  }
  return plan.kind === "cancels"
    ? `<p class="note warn"><b>${words.canceling}</b><br>${words.cancelingText}</p>`
    : `<p class="note" role="status">${words.noted}</p>`;
}

function onWayHtml({ page: { state, plan }, words }: Rendered): string {
  return state.kind === "ready" && plan?.kind !== "on_way"
    ? `<form method="post"><button class="big" name="plan" value="on_way">${words.onMyWay}</button></form>`
    : "";
}

/** Who has said nothing is there. */
function waitChoice({ page: { state, plan }, words }: Rendered): string {
  const isOn = plan === null || plan.kind === "waits";
  return state.kind === "waiting" ? radio({ value: "waits", label: words.wait, isOn }) : "";
}

function returnChoice(rendered: Rendered): string {
  const { page, words } = rendered;
  const selected = page.plan?.returnsAt ?? firstOnceReady(rendered);
  const options = page.returnTimes
    .map((time) => option(time, rendered, time.getTime() === selected?.getTime()))
    .join("");
  const select = `<select name="returnsAt" aria-label="${words.comeBackBy}">${options}</select>`;
  const isOn = page.plan?.kind === "returns";
  return options === "" ? "" : radio({ value: "returns", label: words.comeBackBy, isOn, more: select });
}

/** The first time at which the offer should be there. */
function firstOnceReady({ page: { state, returnTimes } }: Rendered): Date | undefined {
  return state.kind === "waiting" ? returnTimes.find((time) => time >= state.to) : undefined;
}

type Choice = { value: string; label: string; isOn: boolean; more?: string };

function radio({ value, label, isOn, more = "" }: Choice): string {
  return `<div class="choice"><label><input type="radio" name="plan" value="${value}"${isOn ? " checked" : ""}>${label}</label>${more}</div>`;
}

function option(time: Date, { page, reader }: Rendered, isSelected: boolean): string {
  const { day, fullTime: clock } = momentText(time, reader);
  const isToday = localTimeAt(time, reader.timeZone).date === localTimeAt(page.at, reader.timeZone).date;
  const label = isToday ? clock : `${day}, ${clock}`;
  return `<option value="${time.toISOString()}"${isSelected ? " selected" : ""}>${escapeHtml(label)}</option>`;
}

function cancelLink({ page: { state, plan }, words }: Rendered): string {
  const isOffered = state.kind !== "ready" && plan?.kind !== "cancels";
  return isOffered
    ? `<a class="cancel" href="?cancel=1">${state.kind === "booked" ? words.cancelTime : words.cancel}</a>`
    : "";
}

/** The question before it. */
export function cancelHtml({ page: { state }, words }: Rendered): string {
  const [ask, text, no] =
    state.kind === "booked"
      ? [words.cancelTimeAsk, words.cancelTimeText, words.cancelTimeNo]
      : [words.cancelAsk, words.cancelText, words.cancelNo];
  return `<section class="box"><h2>${ask}</h2><p>${text}</p><form method="post" action="?"><button class="big bad" name="plan" value="cancels">${words.cancelYes}</button></form><a class="big plain" href="?">${no}</a></section>`;
}
