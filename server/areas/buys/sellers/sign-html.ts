import { escapeHtml } from "#server/platform/printing/render-receipt-html.ts";
import { headHtml, safeColor } from "#server/platform/public-pages/public-frame.ts";
import { qrSvg } from "./qr-svg.ts";
import type { StoreContact } from "./visits.db.ts";

const style = `@page{size:letter;margin:.6in}*{box-sizing:border-box;margin:0}body{font-family:Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2a2a;background:#fff;text-align:center;padding:24px}
main{border:3px solid #1f2a2a;border-radius:28px;padding:44px 40px 36px;max-width:7.2in;margin:0 auto}p.store{display:inline-block;background:var(--store);color:#fff;border-radius:12px;padding:8px 18px;font-weight:700;font-size:22px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
h1{font-size:58px;line-height:1.05;letter-spacing:-.02em;margin:26px 0 8px}h2{font-size:30px;font-weight:600;color:#5d6866}svg{width:min(4.2in,100%);height:auto;margin:26px 0 18px}.how{font-size:22px;font-weight:600}.how+.how{color:#5d6866;font-weight:500;margin-top:4px}.url{font-size:17px;color:#5d6866;margin-top:18px;overflow-wrap:anywhere}`;

/** The sign for the door and the counter: one code, both languages, on a letter page. */
export function signHtml(store: StoreContact, url: string): string {
  const shown = url.replace(/^https?:\/\//, "");
  return `${headHtml({ title: `Check-in sign · ${store.name}`, language: "en", style })}<body style="--store:${safeColor(store.color)}"><main><p class="store">${escapeHtml(store.name)}</p><h1>Selling today?</h1><h2 lang="es">¿Viene a vender?</h2>${qrSvg(url, "QR code of the check-in page")}<p class="how">Scan to get in line from your phone</p><p class="how" lang="es">Escanee para entrar en la fila desde su teléfono</p><p class="url">${escapeHtml(shown)}</p></main></body></html>`;
}
