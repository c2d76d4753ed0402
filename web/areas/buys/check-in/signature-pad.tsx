import { useRef } from "react";
import type { PointerEvent } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";

type SignaturePadProps = { path: string; isDisabled: boolean; error: string | null; onChange: (path: string) => void };

/** The server keeps 40 kB; a longer scribble simply ends there. */
const longestPath = 39_000;
const width = 600;
const height = 180;

/** Room for a signature with a finger, a pen or the mouse; kept as the lines that were drawn. */
export function SignaturePad({ path, isDisabled, error, onChange }: SignaturePadProps) {
  const drawn = useRef(path);
  const at = (event: PointerEvent<SVGSVGElement>): string => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  };
  const add = (part: string) => {
    if (drawn.current.length + part.length < longestPath) {
      drawn.current += part;
      onChange(drawn.current);
    }
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = path;
    add(`M${at(event)}`);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons > 0) {
      add(`L${at(event)}`);
    }
  };
  return (
    <div className={classes.signature} data-disabled={isDisabled}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-label={text("policy.sign")}
        {...(!isDisabled && { onPointerDown: begin, onPointerMove: draw })}
      >
        <path d={`M24 ${height - 36}H${width - 24}`} className={classes.line} />
        <path d={path === "" ? "M0 0" : path} className={classes.ink} />
      </svg>
      <Button isCompact disabled={isDisabled || path === ""} onClick={() => onChange("")}>
        {text("policy.clear")}
      </Button>
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
