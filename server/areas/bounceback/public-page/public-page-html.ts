import { shortMoney } from "#common/bounceback/campaign.ts";
import { couponBarcode, formatCouponNumber } from "#common/bounceback/coupon-number.ts";
import { couponTerms } from "#common/bounceback/coupon-state.ts";
import { formatPhone } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import type { CompanyStore } from "#server/areas/bounceback/company-stores.ts";
import { barcodeSvg, escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { stateText } from "./public-page.rules.ts";
import type { StateText } from "./public-page.rules.ts";
import type { PublicCoupon } from "./public-page.ts";

const style = `:root{color-scheme:light dark;--page:#f6f4f1;--card:#fff;--line:#e2ded8;--text:#1d1b19;--quiet:#5f5a54;--tag:#0f6e6a;--on:#fff;--link:#0f6e6a;--good:#20703a;--wait:#8a5200;--tint:#eceae6}
@media(prefers-color-scheme:dark){:root{--page:#171615;--card:#211f1e;--line:#3a3734;--text:#f3f0ec;--quiet:#b5afa8;--link:#5cc4be;--good:#7fcf97;--wait:#f0b35a;--tint:#322f2c}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:16px/1.45 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{background:var(--card);border-top:5px solid var(--store);border-bottom:1px solid var(--line);padding:14px 16px;font-weight:650;display:flex;gap:10px;align-items:center}
.mark{background:var(--store);color:#fff;border-radius:6px;font-size:12px;padding:5px 6px}main{max-width:420px;margin:0 auto;padding:16px;display:grid;gap:12px}
.tag{background:var(--tag);color:var(--on);text-align:center;border-radius:14px;padding:14px 14px 16px;clip-path:polygon(72px 0,calc(100% - 72px) 0,100% 62px,100% 100%,0 100%,0 62px)}
.tag.off{background:var(--tint);color:var(--quiet)}.hole{width:16px;height:16px;border-radius:50%;background:var(--page);margin:2px auto 10px}
.amount{font-size:52px;line-height:1.05;font-weight:800;letter-spacing:-.02em}.minimum{font-weight:650}
.code{background:#fff;color:#000;border-radius:8px;padding:16px 8px 8px;margin-top:14px}.code svg{display:block;width:100%;height:92px}.number{font-weight:700;letter-spacing:.12em;font-size:18px;margin:6px 0 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px}.card h1,.card h2{margin:6px 0 4px;font-size:22px;line-height:1.25}.card h2{font-size:16px;margin:0 0 6px}
p{margin:0}.badge{display:inline-block;background:var(--tint);border-radius:5px;padding:3px 9px;font-size:14px;font-weight:600}.good{color:var(--good)}.wait{color:var(--wait)}.off{color:var(--quiet)}
.quiet,.terms{color:var(--quiet)}.terms{font-size:14px;padding:0 4px;display:grid;gap:8px}.acts{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:12px}
.acts a{border:1px solid var(--line);border-radius:8px;min-height:48px;display:grid;place-items:center;color:inherit;text-decoration:none;font-weight:600}.acts a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
@media print{:root{--page:#fff;--card:#fff;--text:#000;--quiet:#333;--tag:#fff;--on:#000;--tint:#fff}.tag{border:2px solid #000;clip-path:none}.acts{display:none}main{max-width:80mm}}`;

/** The page that a coupon's link opens: no script, no picture, nothing to press that would use it. */
export function publicCouponHtml({ coupon, home, at }: PublicCoupon): string {
  const state = stateText(coupon, { at, timeZone: home.timeZone });
  const title = `${shortMoney(coupon.redeemAmountCents)} off ${shortMoney(coupon.redeemMinSpendCents)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><title>${escapeHtml(`${title} · ${home.name}`)}</title><style>${style}</style></head><body style="--store:${safeColor(home.color)}"><header><span class="mark">${escapeHtml(home.initials)}</span>${escapeHtml(home.name)}</header><main>${tagHtml(coupon, state)}${stateHtml(state)}${placesHtml(coupon.stores, home)}<div class="terms"><p>${escapeHtml(couponTerms)}</p><p>Checked ${formatTime(at, home.timeZone)}.</p></div></main></body></html>`;
}

function tagHtml(coupon: PublicCoupon["coupon"], { tone }: StateText): string {
  const number = formatCouponNumber(coupon.number);
  const isShown = coupon.state === "redeemable" || coupon.state === "pending";
  const code = isShown
    ? `<div class="code">${barcodeSvg(couponBarcode(coupon.number))}<p class="number">${number}</p></div>`
    : `<p class="number">${number}</p>`;
  const names = tone === "good" ? "tag" : "tag off";
  return `<section class="${names}" aria-label="Coupon"><div class="hole"></div><p>${escapeHtml(coupon.campaignName)}</p><p class="amount">${shortMoney(coupon.redeemAmountCents)} off</p><p class="minimum">${shortMoney(coupon.redeemMinSpendCents)} or more, before tax</p>${code}</section>`;
}

function stateHtml({ badge, tone, title, text }: StateText): string {
  return `<section class="card"><span class="badge ${tone}">${badge}</span><h1>${escapeHtml(title)}</h1><p class="quiet">${escapeHtml(text)}</p></section>`;
}

function placesHtml(stores: readonly CompanyStore[], home: CompanyStore): string {
  const lines = stores.map(({ name, address, city }) => {
    const where = [address, city].filter((part) => part !== null && part !== "").join(", ");
    return `<p><b>${escapeHtml(name)}</b>${where === "" ? "" : `, ${escapeHtml(where)}`}</p>`;
  });
  const acts = [callLink(home), directionsLink(home)].join("");
  return `<section class="card"><h2>Where</h2>${lines.join("")}${acts === "" ? "" : `<div class="acts">${acts}</div>`}</section>`;
}

function callLink({ phoneNumber }: CompanyStore): string {
  if (phoneNumber === null || phoneNumber === "") {
    return "";
  }
  const label = escapeHtml(formatPhone(phoneNumber));
  return `<a href="tel:${encodeURIComponent(phoneNumber)}" aria-label="Call ${label}">Call</a>`;
}

function directionsLink({ name, address, city, state, zip }: CompanyStore): string {
  if (address === null || address === "") {
    return "";
  }
  const query = [name, address, city, state, zip].filter((part) => part !== null && part !== "").join(", ");
  const href = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`;
  return `<a href="${escapeHtml(href)}" rel="noreferrer">Directions</a>`;
}

function safeColor(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : "#6d4aa8";
}

/** For every link that opens nothing, whatever the reason. */
export const unknownCouponHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Not found</title><style>${style}</style></head><body><main><section class="card"><h1>Coupon not found</h1><p class="quiet">Check the link in our text, or ask at the store.</p></section></main></body></html>`;
