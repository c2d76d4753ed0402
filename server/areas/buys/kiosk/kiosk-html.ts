import { checkInWords } from "#server/areas/buys/sellers/self-check-in-words.rules.ts";
import type { CheckInPage } from "#server/areas/buys/sellers/self-check-in-html.ts";
import { frameHtml } from "#server/areas/buys/sellers/seller-page-html.ts";
import { sellerStyle } from "#server/areas/buys/sellers/seller-page-style.ts";
import { sellerWords } from "#server/areas/buys/sellers/seller-page-words.rules.ts";
import { qrSvg } from "#server/areas/buys/sellers/qr-svg.ts";
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { headHtml } from "#server/platform/public-pages/public-frame.ts";

export type PairingProblem = "wrong-code" | { waitSeconds: number };

/** For the person who sets the tablet up: where the code comes from, and the field for it. */
export function pairKioskHtml({ code, problem }: { code: string; problem: PairingProblem | null }): string {
  const words = problem === null ? "" : problemWords(problem);
  const error = problem === null ? "" : `<small class="wrong" id="code-wrong" role="alert">${words}</small>`;
  const described = problem === null ? "code-hint" : "code-hint code-wrong";
  const main = `<section class="box hero"><h1>Set up a check-in tablet</h1><p>Sellers check themselves in on it, one after the other.</p></section>
<form class="box" method="post" action="/kiosk/pair" novalidate><div class="field"><label for="code">Pairing code</label><input id="code" name="code" type="text" value="${escapeHtml(code)}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12" required autofocus aria-describedby="${described}"${problem === null ? "" : ' aria-invalid="true"'}><small id="code-hint">A manager makes one in Settings, Registers and printers. It lasts 15 minutes.</small>${error}</div><button class="big">Start</button></form>`;
  return `${headHtml({ title: "Set up a check-in tablet · Hangtag", language: "en", style: sellerStyle })}<body class="kiosk"><main>${main}</main></body></html>`;
}

function problemWords(problem: PairingProblem): string {
  if (problem === "wrong-code") {
    return "This code isn't valid. Ask a manager for a new one.";
  }
  const minutes = Math.ceil(problem.waitSeconds / 60);
  return `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/** What a seller reads for a moment before the next one's turn: the place in line, and the way to follow it on the phone. */
export function kioskDoneHtml(
  { page, language }: CheckInPage,
  { place, url, nextUrl }: { place: number; url: string; nextUrl: string },
): string {
  const words = checkInWords[language];
  const { inLine, bringBags } = sellerWords[language];
  const main = `<section class="box hero"><h1>${inLine(place)}</h1><p>${bringBags}</p></section>
<section class="box hero follow">${qrSvg(url, words.follow)}<p>${words.follow}</p></section>
<a class="big" href="${nextUrl}">${words.done}</a>`;
  return frameHtml(page.store, language, {
    main: `<div class="stay" data-over>${main}</div>`,
    title: words.title,
    isKiosk: true,
  });
}
