/** The pages behind the links of a mail, for readers who may have no sign-in. */
import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { headHtml, productTitle } from "#server/platform/public-pages/public-frame.ts";
import type { MailLink } from "./addresses.ts";

const style =
  ":root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f6f5f2,#141817);color:light-dark(#1f2a2a,#e8ecea)}main{max-width:440px;margin:12vh auto 0;padding:28px 24px;background:light-dark(#fff,#1c2221);border:1px solid light-dark(#e6e3dc,#2c3432);border-radius:12px}h1{margin:0 0 8px;font-size:22px;line-height:28px}p{margin:0 0 20px;color:light-dark(#5d6866,#a3ada9)}button{font:inherit;font-weight:600;min-height:48px;width:100%;border-radius:8px;border:1px solid light-dark(#0f6e6a,#4cc2b8);background:light-dark(#0f6e6a,#4cc2b8);color:light-dark(#fff,#06201e);margin:0 0 10px;cursor:pointer}button.second{background:transparent;color:light-dark(#0f6e6a,#4cc2b8)}form{margin:0}@media(max-width:480px){main{margin:0;border:0;border-radius:0;min-height:100vh;box-sizing:border-box}}";

type Page = { title: string; text: string; buttons?: readonly { label: string; action: string; isSecond?: boolean }[] };

function pageHtml({ title, text, buttons = [] }: Page): string {
  const forms = buttons.map(
    ({ label, action, isSecond }) =>
      `<form method="post" action="${escapeHtml(action)}"><button${isSecond === true ? ' class="second"' : ""}>${escapeHtml(label)}</button></form>`,
  );
  return `${headHtml({ title: `${title} · ${productTitle}`, language: "en", style })}<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${forms.join("")}</main></body></html>`;
}

/** A link only asks: mail scanners open every link they find. */
export function stopPageHtml({ address, storeName, state }: MailLink, token: string): string {
  if (state === "stopped") {
    return pageHtml({
      title: "Stopped",
      text: `${address} gets no nightly report of ${storeName}.`,
      buttons: [{ label: "Send it again", action: `/mail/start/${token}`, isSecond: true }],
    });
  }
  return pageHtml({
    title: `Stop the nightly report of ${storeName}?`,
    text: `It goes to ${address}.`,
    buttons: [
      { label: `Stop for ${storeName}`, action: `/mail/stop/${token}` },
      { label: "Stop for all stores", action: `/mail/stop/${token}/all`, isSecond: true },
    ],
  });
}

export function confirmPageHtml({ address, storeName, state }: MailLink, token: string): string {
  if (state === "unconfirmed") {
    return pageHtml({
      title: `The nightly report of ${storeName}`,
      text: `Sales, buys, hours and notes of the day, each morning, to ${address}.`,
      buttons: [{ label: "Yes, send it to me", action: `/mail/confirm/${token}` }],
    });
  }
  return pageHtml({
    title: "Confirmed",
    text: `${address} gets the nightly report of ${storeName}. Each one has a link to stop it.`,
  });
}

export function unknownLinkHtml(): string {
  return pageHtml({ title: "This link doesn't work", text: "It's old, or the store removed the address." });
}
