import { text } from "#web/areas/backstock/home/home-text.ts";
import classes from "./place-map.module.css";

type AgeStripProps = { byBand: readonly number[]; bands: readonly { label: string }[] };

/** How old what waits is, as one bar: the darker a part, the older; what is beyond the last band is red. */
export function AgeStrip({ byBand, bands }: AgeStripProps) {
  const parts = byBand.map((bins, at) => ({ bins, label: bands[at]?.label ?? "" }));
  const said = parts.filter(({ bins }) => bins > 0).map(({ bins, label }) => text("map.band", { label, count: bins }));
  return (
    <span
      className={classes.strip}
      role="img"
      aria-label={text("map.ages", { ages: said.join(", ") })}
      title={said.join("\n")}
    >
      {parts.map(
        ({ bins, label }, at) =>
          bins > 0 && (
            <i
              key={label}
              data-last={at === parts.length - 1}
              style={{ flexGrow: bins, "--band": `${Math.round(((at + 1) / parts.length) * 100)}%` }}
            />
          ),
      )}
    </span>
  );
}
