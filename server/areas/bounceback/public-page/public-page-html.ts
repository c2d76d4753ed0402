import { shortMoney } from "#common/bounceback/campaign.ts";
import { couponBarcode, formatCouponNumber } from "#common/bounceback/coupon-number.ts";
import type { CompanyStore } from "#server/areas/bounceback/company-stores.ts";
import { barcodeSvg, escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { contactLinks, headHtml, headerHtml, safeColor } from "#server/platform/public-pages/public-frame.ts";
import { hoursText, momentText } from "#server/platform/public-pages/public-words.rules.ts";
import type { PageLanguage, Reader } from "#server/platform/public-pages/public-words.rules.ts";
import { stateText } from "./public-page.rules.ts";
import type { StateText } from "./public-page.rules.ts";
import { pageWords } from "./public-page-words.rules.ts";
import type { PageWords } from "./public-page-words.rules.ts";
import type { PublicCoupon } from "./public-page.ts";

const style = `:root{color-scheme:light dark;--page:#f6f4f1;--card:#fff;--line:#e2ded8;--text:#1d1b19;--quiet:#5f5a54;--tag:#0f6e6a;--on:#fff;--link:#0f6e6a;--good:#20703a;--wait:#8a5200;--tint:#eceae6;--warn:#fdf0dc}
@media(prefers-color-scheme:dark){:root{--page:#171615;--card:#211f1e;--line:#3a3734;--text:#f3f0ec;--quiet:#b5afa8;--link:#5cc4be;--good:#7fcf97;--wait:#f0b35a;--tint:#322f2c;--warn:#3d2f18}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:16px/1.45 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{background:var(--card);border-top:5px solid var(--store);border-bottom:1px solid var(--line);padding:14px 16px;font-weight:650;display:flex;gap:10px;align-items:center}
.mark{background:var(--store);color:#fff;border-radius:6px;font-size:12px;padding:5px 6px}main{max-width:420px;margin:0 auto;padding:16px;display:grid;gap:12px}
.tag{background:var(--tag);color:var(--on);text-align:center;border-radius:14px;padding:14px 14px 16px;clip-path:polygon(72px 0,calc(100% - 72px) 0,100% 62px,100% 100%,0 100%,0 62px)}
.tag.off{background:var(--tint);color:var(--quiet)}.hole{width:16px;height:16px;border-radius:50%;background:var(--page);margin:2px auto 10px}
.amount{font-size:min(52px,13vw);line-height:1.05;font-weight:800;letter-spacing:-.02em}.minimum{font-weight:650}
.code{background:#fff;color:#000;border-radius:8px;padding:16px 8px 8px;margin-top:14px}.code svg{display:block;width:100%;height:92px}.number{font-weight:700;letter-spacing:.12em;font-size:18px;margin:6px 0 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px}.card h1,.card h2{margin:6px 0 4px;font-size:22px;line-height:1.25}.card h2{font-size:16px;margin:0 0 6px}
p{margin:0}.badge{display:inline-block;background:var(--tint);border-radius:5px;padding:3px 9px;font-size:14px;font-weight:600}.good{color:var(--good)}.wait{color:var(--wait)}.off{color:var(--quiet)}
.quiet,.terms{color:var(--quiet)}.terms{font-size:14px;padding:0 4px;display:grid;gap:8px}.acts{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:12px}
.acts a{border:1px solid var(--line);border-radius:8px;min-height:48px;display:flex;align-items:center;justify-content:center;gap:8px;color:inherit;text-decoration:none;font-weight:600}.acts a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header a{margin-left:auto;color:var(--link);font-size:15px;min-height:44px;display:grid;align-items:center;text-decoration:none}header{min-height:62px;padding-block:6px}
.kept{display:none;background:var(--warn);border-radius:10px;padding:12px 14px}[data-state=kept] .kept{display:block}[data-state=kept] .live,[data-state=kept] header a{display:none}
@media print{header a{display:none}:root{--page:#fff;--card:#fff;--text:#000;--quiet:#333;--tag:#fff;--on:#000;--tint:#fff}.tag{border:2px solid #000;clip-path:none}.acts,.stale{display:none}main{max-width:80mm}.amount{font-size:38px;white-space:nowrap}}`;

/**
 * The page that a coupon's link opens: no picture, and nothing to press that would use it. Its one script keeps it on the
 * phone; `data-state` then says that it may be old.
 */
export function publicCouponHtml({ coupon, home, days, at }: PublicCoupon, language: PageLanguage): string {
  const reader: Reader = { at, timeZone: home.timeZone, language };
  const words = pageWords[language];
  const state = stateText(coupon, reader);
  const title = `${words.off(shortMoney(coupon.redeemAmountCents))} · ${home.name}`;
  const parts = [
    tagHtml(coupon, { state, words }),
    keptHtml(state, reader),
    stateHtml(state),
    placesHtml({ coupon, home, hours: hoursText(days, reader) }, language),
    `<div class="terms"><p>${escapeHtml(words.terms)}</p><p class="live stale">${words.checked(momentText(at, reader).time)}</p></div>`,
  ];
  return `${headHtml({ title, language, style })}<body style="--store:${safeColor(home.color)}" data-state="live">${headerHtml(home, language)}<main>${parts.join("")}</main><script src="/c/kept.js"></script></body></html>`;
}

type Coupon = PublicCoupon["coupon"];

function tagHtml(coupon: Coupon, { state, words }: { state: StateText; words: PageWords }): string {
  const number = formatCouponNumber(coupon.number);
  const code = isOpen(coupon)
    ? `<div class="code">${barcodeSvg(couponBarcode(coupon.number))}<p class="number">${number}</p></div>`
    : `<p class="number">${number}</p>`;
  const names = state.tone === "good" ? "tag" : "tag off";
  const [off, minimum] = [shortMoney(coupon.redeemAmountCents), shortMoney(coupon.redeemMinSpendCents)];
  return `<section class="${names}" aria-label="${words.coupon}"><div class="hole"></div><p>${escapeHtml(coupon.campaignName)}</p><p class="amount">${words.off(off)}</p><p class="minimum">${words.minimum(minimum)}</p>${code}</section>`;
}

function isOpen({ state }: Coupon): boolean {
  return state === "redeemable" || state === "pending";
}

/** On paper only what stays true: of one that is ready its last day, without the days left. */
function stateHtml({ badge, tone, title, text }: StateText): string {
  const stale = tone === "good" ? " stale" : "";
  return `<section class="card live"><span class="badge ${tone}${stale}">${badge}</span><h1>${escapeHtml(title)}</h1><p class="quiet${stale}">${escapeHtml(text)}</p></section>`;
}

/** What is shown instead of the state where there is no connection. */
function keptHtml({ badge, title }: StateText, reader: Reader): string {
  const words = pageWords[reader.language];
  const text = words.keptState(`${badge}, ${title}`, momentText(reader.at, reader));
  return `<section class="kept"><p><b class="wait">${words.cannotCheck}</b> ${escapeHtml(text)}</p></section>`;
}

type Places = { coupon: Coupon; home: CompanyStore; hours: string | null };

/** Where it is good; of one that is not any more, whom to ask. The hours are those of the store that issued it. */
function placesHtml({ coupon, home, hours }: Places, language: PageLanguage): string {
  const words = pageWords[language];
  const stores = isOpen(coupon) ? coupon.stores : [home];
  const lines = stores.map(({ id, name, address, city }) => {
    const where = [address, city].filter((part) => part !== null && part !== "").join(", ");
    const open = id === home.id && hours !== null ? `<span class="live stale"><br>${escapeHtml(hours)}</span>` : "";
    return `<p><b>${escapeHtml(name)}</b>${where === "" ? "" : `, ${escapeHtml(where)}`}${open}</p>`;
  });
  const title = isOpen(coupon) ? words.where : words.questions;
  return `<section class="card"><h2>${title}</h2>${lines.join("")}${contactLinks(home, language)}</section>`;
}

/** For every link that opens nothing, whatever the reason. */
export function unknownCouponHtml(language: PageLanguage): string {
  const { unknown, unknownNext } = pageWords[language];
  return `${headHtml({ title: unknown, language, style })}<body><main><section class="card"><h1>${unknown}</h1><p class="quiet">${unknownNext}</p></section></main></body></html>`;
}
