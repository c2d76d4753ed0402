import { text } from "./aging-text.ts";
import classes from "./stock-picture.module.css";

type Row = { categoryName: string; counts: readonly number[]; bins: number };
type StockPictureProps = { rows: readonly Row[]; bands: readonly string[] };

/** A bar for each category, darker where its bins are older. The table below has the exact figures. */
export function StockPicture({ rows, bands }: StockPictureProps) {
  const most = Math.max(1, ...rows.map(({ bins }) => bins));
  return (
    <figure className={classes.picture} aria-label={text("picture.label")}>
      <div className={classes.legend}>
        {bands.map((band, at) => (
          <span key={band}>
            <i className={classes.part} data-band={shadeOf(at, bands.length)} />
            {band}
          </span>
        ))}
        <span>{text("unit.days")}</span>
      </div>
      <div className={classes.rows}>
        {rows.map((row) => (
          <div key={row.categoryName} className={classes.row} title={titleOf(row, bands)}>
            <span className={classes.name}>{row.categoryName}</span>
            <span className={classes.bar}>
              {row.counts.map((count, at) => (
                <i
                  key={bands[at]}
                  className={classes.part}
                  data-band={shadeOf(at, bands.length)}
                  style={{ width: `${(count / most) * 100}%` }}
                />
              ))}
              <b>{row.bins}</b>
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The oldest band always gets the last of six shades, however many bands the store has. */
function shadeOf(at: number, count: number): number {
  return count <= 1 ? 5 : Math.round((at / (count - 1)) * 5);
}

function titleOf({ categoryName, counts, bins }: Row, bands: readonly string[]): string {
  const parts = bands.flatMap((band, at) => {
    const inBand = counts[at] ?? 0;
    return inBand === 0 ? [] : [text("picture.part", { bins: inBand, band })];
  });
  return text("picture.row", { category: categoryName, count: bins, parts: parts.join(", ") });
}
