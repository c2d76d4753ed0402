import { useEffect, useRef, useState } from "react";
import type { PointerEvent } from "react";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

/** The store's policy, read to its end, and a signature on the screen or on paper. */
export function PolicyPart({ checkIn, body }: { checkIn: CheckIn; body: string }) {
  const { form } = checkIn;
  const { isOnPaper, signaturePath } = form.values;
  const [isRead, setIsRead] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(function seeWhetherItFits() {
    if (box.current !== null && isAtEnd(box.current)) {
      setIsRead(true);
    }
  }, []);
  return (
    <div className={classes.part}>
      <section
        ref={box}
        className={classes.policy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={text("policy.title")}
        onScroll={(event) => {
          if (isAtEnd(event.currentTarget)) {
            setIsRead(true);
          }
        }}
      >
        {body}
      </section>
      <p className={classes.hint}>{text("policy.read")}</p>
      {!isOnPaper && (
        <SignaturePad
          path={signaturePath}
          isDisabled={!isRead}
          error={form.errors["signaturePath"] ?? null}
          onChange={(path) => form.setValue("signaturePath", path)}
        />
      )}
      <CheckboxField {...form.field("isOnPaper")} hint={text("policy.paperHint")} />
    </div>
  );
}

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
}

type SignaturePadProps = { path: string; isDisabled: boolean; error: string | null; onChange: (path: string) => void };

/** The server keeps 40 kB; a longer scribble simply ends there. */
const longestPath = 39_000;
const width = 600;
const height = 180;

/** Room for a signature with a finger, a pen or the mouse; kept as the lines that were drawn. */
function SignaturePad({ path, isDisabled, error, onChange }: SignaturePadProps) {
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
