import { useId } from "react";
import type { ChosenForm, FileForm } from "#common/pos-files/mapping/open-export.ts";
import { text } from "./exports-text.ts";
import classes from "./fixed-columns.module.css";

type FixedColumnsProps = {
  form: Extract<FileForm, { kind: "fixed" }>;
  onCut: (chosen: ChosenForm) => void;
};

const mostPlaces = 240;

/** The first lines letter by letter; a press between two letters begins a column there, or takes its beginning away. */
export function FixedColumns({ form, onCut }: FixedColumnsProps) {
  const { starts, lines } = form;
  const title = useId();
  const width = Math.min(mostPlaces, Math.max(0, ...lines.map((line) => [...line].length)));
  const cut = (next: readonly number[]) =>
    onCut({ kind: "fixed", starts: [...new Set([0, ...next])].toSorted((left, right) => left - right) });
  const toggle = (place: number) =>
    cut(starts.includes(place) ? starts.filter((start) => start !== place) : [...starts, place]);
  return (
    <section className={classes.card} aria-labelledby={title}>
      <header>
        <h2 id={title}>{text("fixed.title")}</h2>
        <span>{text("fixed.hint")}</span>
        <label>
          {text("fixed.places")}
          <input
            key={starts.join()}
            defaultValue={starts.map((start) => start + 1).join(", ")}
            inputMode="numeric"
            onBlur={(event) => cut(placesIn(event.target.value))}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                cut(placesIn(event.currentTarget.value));
              }
            }}
          />
        </label>
      </header>
      {/* The field above does the same with a keyboard. */}
      <div className={classes.lines} aria-hidden="true">
        <div className={classes.ruler} style={{ inlineSize: `${width}ch` }}>
          {Array.from({ length: width }, (_, place) => (
            <button
              key={place}
              type="button"
              tabIndex={-1}
              aria-label={String(place + 1)}
              data-start={starts.includes(place)}
              onClick={() => toggle(place)}
            />
          ))}
        </div>
        <pre>{lines.map((line) => `${line}\n`).join("")}</pre>
      </div>
    </section>
  );
}

/** A person counts from 1. */
function placesIn(written: string): number[] {
  return (written.match(/\d+/g) ?? [])
    .map((digits) => Number(digits) - 1)
    .filter((place) => place >= 0 && place < 10_000);
}
