import { qrCode } from "#server/platform/printing/barcode.ts";

const quietModules = 4;

/** The code as one path, sharp at any size, with the quiet border that cameras need. The label is HTML already. */
export function qrSvg(text: string, label: string): string {
  const matrix = qrCode(text);
  const size = matrix.length + 2 * quietModules;
  const dark = matrix.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quietModules} ${y + quietModules}h1v1h-1z`] : [])),
  );
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="${label}"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${dark.join("")}"/></svg>`;
}
