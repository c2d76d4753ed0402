import { lineWidth, paperDots, wrapLines } from "#common/printing/receipt-document.ts";
import type { ReceiptDocument, ReceiptRow } from "#common/printing/receipt-document.ts";
import { bmpPicture, type DotPicture } from "#common/printing/dot-picture.ts";
import { code128 } from "./barcode.ts";

/**
 * The document for a browser's print dialog, one page each: where no register prints. On paper wider than a receipt each has
 * a frame to cut along.
 */
export function renderReceiptHtml(documents: readonly ReceiptDocument[]): string {
  const [first] = documents;
  const width = first?.widthMm ?? 80;
  const pages = documents.map(
    (document) => `<section>${document.rows.map((row) => rowHtml(document, row)).join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(first?.title ?? "Receipt")}</title><style>
@page{size:${width}mm auto;margin:3mm}body{margin:0;font:13px/1.35 Inter,Arial,sans-serif;color:#000}
section{width:${width - 6}mm;break-after:page}p{margin:0}.center{text-align:center}.right{text-align:right}
.large{font-size:19px}.huge{font-size:34px;font-weight:800}.bold{font-weight:700}.inverse{background:#000;color:#fff;padding:2px 0}
hr{border:0;border-top:1px dashed #000}.pair{display:flex;justify-content:space-between}svg{display:block;width:100%;height:22mm}
@media(min-width:100mm){section{margin:8mm;padding:4mm;border:1px solid #000;border-radius:2mm;break-inside:avoid}}
</style>${pages.join("")}</html>`;
}

function rowHtml(document: ReceiptDocument, row: ReceiptRow): string {
  switch (row.kind) {
    case "text": {
      const names = [row.align, row.size, row.isBold === true && "bold", row.isInverse === true && "inverse"];
      const lines = wrapLines(row.text, lineWidth(document, row.size)).map(escapeHtml);
      return `<p class="${names.filter(Boolean).join(" ")}">${lines.join("<br>")}</p>`;
    }
    case "pair":
      return `<p class="pair"><span>${escapeHtml(row.name)}</span> <span>${escapeHtml(row.value)}</span></p>`;
    case "rule":
      return "<hr>";
    case "barcode":
      return `${barcodeSvg(row.code)}<p class="center bold">${escapeHtml(row.label)}</p>`;
    case "picture":
      return pictureHtml(document, row.picture);
    case "space":
      return "<p>&nbsp;</p>";
    case "cut":
      return "";
  }
}

/** As wide on the page as it is on the printer's paper. */
function pictureHtml({ widthMm }: ReceiptDocument, picture: DotPicture): string {
  const share = Math.min(100, Math.round((100 * picture.width) / paperDots[widthMm]));
  const data = Buffer.from(bmpPicture(picture)).toString("base64");
  return `<p class="center"><img alt="" style="width:${share}%;image-rendering:pixelated" src="data:image/bmp;base64,${data}"></p>`;
}

const quietModules = 10;

/** Code 128 as one path, sharp at any size. */
export function barcodeSvg(code: string): string {
  const bars = code128(code);
  const width = bars.reduce((sum, bar) => sum + bar, 0) + 2 * quietModules;
  let x = quietModules;
  const parts: string[] = [];
  for (const [at, bar] of bars.entries()) {
    if (at % 2 === 0) {
      parts.push(`M${x} 0h${bar}v1h-${bar}z`);
    }
    x += bar;
  }
  const label = escapeHtml(code);
  return `<svg viewBox="0 0 ${width} 1" preserveAspectRatio="none" shape-rendering="crispEdges" role="img" aria-label="Barcode ${label}"><path d="M0 0h${width}v1H0z" fill="#fff"/><path d="${parts.join("")}" fill="#000"/></svg>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
