import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { headHtml, safeColor } from "#server/platform/public-pages/public-frame.ts";
import { qrSvg } from "./qr-svg.ts";
import type { StoreContact } from "./visits.db.ts";

const style = `@page{size:letter;margin:.55in}*{box-sizing:border-box;margin:0}body{font-family:Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2a2a;background:#fff;text-align:center;padding:24px}
button{min-height:44px;padding:0 20px;margin-bottom:20px;border:0;border-radius:8px;background:#0f6e69;color:#fff;font:inherit;font-size:16px;font-weight:600;cursor:pointer}button:focus-visible{outline:3px solid #1f2a2a;outline-offset:2px}
main{display:flex;flex-direction:column;align-items:center;border:3px solid #1f2a2a;border-radius:28px;padding:40px 32px 32px;max-width:7.4in;margin:0 auto}p.store{background:var(--store);color:#fff;border-radius:12px;padding:8px 18px;font-weight:700;font-size:24px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
h1{font-size:min(64px,15vw);line-height:1.05;letter-spacing:-.02em;margin:22px 0 8px}h2{font-size:32px;font-weight:600;color:#5d6866}svg{width:min(4.5in,100%);height:auto;margin:16px 0}ol{display:grid;gap:14px;list-style:none;padding:0;margin-top:auto}
li p:first-child{font-size:24px;font-weight:700}li p+p{font-size:20px;color:#5d6866;margin-top:2px}.url,.else{font-size:16px;color:#5d6866;margin-top:16px;overflow-wrap:anywhere}.url{margin-top:6px}
@media print{button{display:none}body{padding:0}main{height:9.8in;max-width:none;padding:40px 36px 32px}h1{font-size:66px}svg{width:4.7in}}`;

/** The button of the sign: the page is plain HTML, so that a tablet without a menu for printing needs one. */
export const printScript = `"use strict";
document.querySelector("[data-print]").addEventListener("click", function () { window.print(); });
`;

type Line = { en: string; es: string };

const steps: readonly Line[] = [
  { en: "Scan to get in line from your phone", es: "Escanee para entrar en la fila desde su teléfono" },
  { en: "Then bring your bags to the counter", es: "Después traiga sus bolsas al mostrador" },
];
const otherwise: Line = { en: "No phone? Ask us at the counter.", es: "¿Sin teléfono? Pregunte en el mostrador." };

/** The sign for the door and the counter: one code, what comes next, both languages, on a whole letter page. */
export function signHtml(store: StoreContact, url: string): string {
  const shown = url.replace(/^https?:\/\//, "");
  const items = steps.map(({ en, es }) => `<li><p>${en}</p><p lang="es">${es}</p></li>`).join("");
  const head = headHtml({ title: `Check-in sign · ${store.name}`, language: "en", style });
  return `${head}<body style="--store:${safeColor(store.color)}"><button type="button" data-print>Print sign</button><main><p class="store">${escapeHtml(store.name)}</p><h1>Selling today?</h1><h2 lang="es">¿Viene a vender?</h2>${qrSvg(url, "QR code of the check-in page")}<ol>${items}</ol><p class="else">${otherwise.en} <span lang="es">${otherwise.es}</span></p><p class="url">${escapeHtml(shown)}</p></main><script src="/b/print.js"></script></body></html>`;
}
