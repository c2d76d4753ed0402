import type { CSSProperties } from "react";
import type { Comparison, Share } from "./craft.queries.ts";

export type Axis = { from: number; to: number };

/** Tens of percent around everything that is drawn. */
export function axisOf({ shares }: Comparison): Axis {
  const values = shares
    .filter(({ verdict }) => verdict !== "FEW")
    .flatMap(({ share, low, high }) => [share, low ?? share, high ?? share]);
  if (values.length === 0) {
    return { from: 0, to: 1000 };
  }
  const from = Math.max(0, Math.floor(Math.min(...values) / 100) * 100);
  return { from, to: Math.min(1000, Math.max(from + 200, Math.ceil(Math.max(...values) / 100) * 100)) };
}

/** Each ten percent, or each twenty where they would stand too close. */
export function ticksOf({ from, to }: Axis): number[] {
  const step = to - from > 600 ? 200 : 100;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

export function placeOn({ from, to }: Axis, value: number): string {
  return `${((value - from) / (to - from)) * 100}%`;
}

export function placed(style: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return style;
}

/** Where the band of chance, the others and the share itself stand. */
export function shareStyle(share: Share, axis: Axis): CSSProperties {
  const place = (value: number | null) => placeOn(axis, value ?? share.share);
  return placed({
    "--low": place(share.low),
    "--high": place(share.high),
    "--others": place(share.others),
    "--share": place(share.share),
    "--ticks": String(ticksOf(axis).length - 1),
  });
}
