import { useEffectEvent, useId, useLayoutEffect } from "react";
import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { hasSingleKeys } from "#web/platform/browser/key-settings.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { text } from "./check-in-text.ts";
import classes from "./pile.module.css";

const containerKinds = ["bags", "boxes", "bins", "others"] as const;
type Kind = (typeof containerKinds)[number];
export type Counts = Record<Kind, number>;

type PileCountsProps = { counts: Counts; error: string | null; onChange: (kind: Kind, count: number) => void };

const nothing: Counts = { bags: 0, boxes: 0, bins: 0, others: 0 };
const mostOfAKind = 99;

/** How many of each kind: one press a kind, or a digit key, which counts bags unless the focus is in another row. */
export function PileCounts({ counts, error, onChange }: PileCountsProps) {
  const id = useId();
  const countByKey = useEffectEvent((event: KeyboardEvent) => {
    const place = event.target instanceof Element ? event.target : null;
    const isTyping = place === null || place.closest("input, textarea, select") !== null;
    if (
      isTyping ||
      !hasSingleKeys() ||
      place.closest("#page, dialog") === null ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !/^\d$/.test(event.key)
    ) {
      return;
    }
    const row = place.closest<HTMLElement>("[data-kind]")?.dataset["kind"];
    onChange(containerKinds.find((kind) => kind === row) ?? "bags", Number(event.key));
  });
  useLayoutEffect(function countByDigits() {
    const handleKey = (event: KeyboardEvent) => countByKey(event);
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
  return (
    <fieldset className={classes.counts}>
      <legend>
        {text("pile.counts")} <small>{text("pile.keys")}</small>
      </legend>
      {containerKinds.map((kind) => (
        <CountRow
          key={kind}
          kind={kind}
          count={counts[kind]}
          errorId={error === null ? undefined : `${id}-error`}
          onChange={(count) => onChange(kind, count)}
        />
      ))}
      {error !== null && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type CountRowProps = {
  kind: Kind;
  count: number;
  errorId: string | undefined;
  onChange: (count: number) => void;
};

const cells = [1, 2, 3, 4, 5];

/** One kind: 1 to 5 as buttons, more as a number. Arrows go from button to button; pressing a count again clears it. */
function CountRow({ kind, count, errorId, onChange }: CountRowProps) {
  const label = text(`pile.${kind}`);
  const isMore = count > cells.length;
  const goAlong = (event: ReactKeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" } as const;
    const side = event.key === "ArrowLeft" || event.key === "ArrowRight" ? step[event.key] : null;
    const next = side === null ? null : event.currentTarget[side];
    if (next instanceof HTMLButtonElement) {
      next.focus();
      event.preventDefault();
    }
  };
  return (
    <fieldset aria-label={label} className={classes.count} data-kind={kind} data-counted={count > 0}>
      <span>{label}</span>
      {cells.map((cell) => (
        <button
          key={cell}
          type="button"
          aria-pressed={count === cell}
          aria-label={pileText({ ...nothing, [kind]: cell })}
          tabIndex={cell === (isMore || count === 0 ? 1 : count) ? 0 : -1}
          onKeyDown={goAlong}
          onClick={() => onChange(count === cell ? 0 : cell)}
        >
          {cell}
        </button>
      ))}
      <input
        type="text"
        inputMode="numeric"
        aria-label={text("pile.more", { what: label })}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        placeholder={text("pile.moreThan")}
        data-more={isMore}
        value={isMore ? String(count) : ""}
        onChange={(event) => onChange(Math.min(mostOfAKind, Number(event.target.value.replaceAll(/\D/g, ""))))}
      />
    </fieldset>
  );
}
