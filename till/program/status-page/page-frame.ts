/** The frame of every page that the till shows on its own computer. */
import { html, type Html } from "./html.ts";

export type Notice = { tone: "good" | "bad"; text: string };

export type Frame = { title: string; notice?: Notice | null; back?: boolean; isLive?: boolean };

const logo = html`<svg width="24" height="28" viewBox="0 0 34 40" fill="none" aria-hidden="true">
  <path
    fill="var(--accent)"
    fill-rule="evenodd"
    d="M4 14 13 4.5Q17 1 21 4.5L30 14V34Q30 38 26 38H8Q4 38 4 34ZM20 11A3 3 0 1 0 14 11A3 3 0 1 0 20 11Z"
  />
  <path d="M11 22h12M11 28h8" stroke="var(--card)" stroke-width="2.4" stroke-linecap="round" />
</svg>`;

export function frame({ title, notice = null, back = false, isLive = false }: Frame, main: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Hangtag</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="/page.css" />
        ${isLive && html`<script src="/page.js" defer></script>`}
      </head>
      <body>
        <header>
          <a class="home" href="/">${logo}<span>Hangtag</span></a
          >${back && html`<a class="button" href="/">Back</a>`}
        </header>
        <main>
          <h1>${title}</h1>
          ${notice !== null && html`<p class="notice ${notice.tone}" role="${notice.tone === "bad" ? "alert" : "status"}">${notice.text}</p>`}${main}
        </main>
      </body>
    </html>`;
}

export function card(title: string, content: Html, aside: Html | null = null): Html {
  return html`<section class="card">
    <div class="head">
      <h2>${title}</h2>
      ${aside}
    </div>
    ${content}
  </section>`;
}

/** A form of one button. */
export function act(token: string, { to, label, kind = "", fields = {} }: Act): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${to}">
    <input type="hidden" name="token" value="${token}" />${hidden}<button class="button ${kind}">${label}</button>
  </form>`;
}

export type Act = { to: string; label: string; kind?: "primary" | ""; fields?: Readonly<Record<string, string>> };

/** A line of a card: what it is, and what it says. */
export function fact(name: string, value: Html | string, tone: "" | "good" | "warn" | "bad" = ""): Html {
  return html`<div class="fact">
    <dt>${name}</dt>
    <dd class="${tone}">${value}</dd>
  </div>`;
}
