import { IconBackspace } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./team-mode-text.ts";
import classes from "./lock-screen.module.css";

const shortest = 4;
const longest = 6;
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** `hint` says what is left to try. */
export type PinError = { text: string; hint: string | null };

type PinKeypadProps = {
  label: string;
  /** When known, the last digit sends the PIN and there is no OK. */
  expectedLength: number | null;
  isBusy: boolean;
  isDisabled: boolean;
  error: PinError | null;
  /** What the last digit does; shown where there is no OK. */
  effect?: string | undefined;
  onPin: (pin: string) => void;
};

/** A password field with large keys for fingers under it. Mount it again to empty it. */
export function PinKeypad({ label, expectedLength, isBusy, isDisabled, error, effect, onPin }: PinKeypadProps) {
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [pin, setPin] = useState("");
  const isStopped = isBusy || isDisabled;
  const isWhole = pin.length >= shortest;

  const type = (typed: string) => {
    const next = typed.replaceAll(/\D/g, "").slice(0, expectedLength ?? longest);
    if (isStopped || next === pin) {
      return;
    }
    setPin(next);
    if (next.length > pin.length && next.length === (expectedLength ?? longest)) {
      swallowNextEnter();
      onPin(next);
    }
  };
  const finish = () => {
    if (isWhole && !isStopped) {
      onPin(pin);
    }
  };
  const pressElsewhere = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) {
      type(pin + event.key);
    } else if (event.key === "Backspace") {
      type(pin.slice(0, -1));
    } else if (event.key === "Enter" && isWhole && !event.defaultPrevented) {
      finish();
    } else {
      return;
    }
    // A face or a key has the focus and the person types: from here on in the field.
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(function listenToKeys() {
    field.current?.focus({ preventScroll: true });
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLInputElement)) {
        pressElsewhere(event);
      }
    };
    window.addEventListener("keydown", handleKey);
    return () => {
      window.removeEventListener("keydown", handleKey);
    };
  }, []);

  return (
    <form
      className={classes.keypad}
      data-accepts-scan="page"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <fieldset aria-label={label}>
        <PinDots pin={pin} count={expectedLength ?? shortest} isBusy={isBusy} isWrong={error !== null && pin === ""}>
          <input
            ref={field}
            className={classes.pin}
            type="password"
            // Our keys are on the screen; a tablet's own would cover them.
            inputMode="none"
            autoComplete="one-time-code"
            aria-label={text("lock.pinField")}
            aria-invalid={error !== null && pin === ""}
            aria-describedby={errorId}
            maxLength={longest}
            value={pin}
            onChange={(event) => {
              type(event.target.value);
            }}
          />
        </PinDots>
        <p id={errorId} className={classes.error} role="alert">
          {error !== null && pin === "" && (
            <>
              <strong>{error.text}</strong>{" "}
              <span>{error.hint === null ? text("lock.again") : text("lock.againHint", { hint: error.hint })}</span>
            </>
          )}
        </p>
        <Keys pin={pin} isStopped={isStopped} onType={type} />
        {expectedLength === null ? (
          <Button kind="primary" type="submit" isWide disabled={isStopped || !isWhole}>
            {text("lock.enter")}
          </Button>
        ) : (
          effect !== undefined && <p className={classes.effect}>{effect}</p>
        )}
      </fieldset>
    </form>
  );
}

type PinDotsProps = { pin: string; count: number; isBusy: boolean; isWrong: boolean; children: ReactNode };

/** What the field shows: a dot for each digit, and a ring for each that is still missing. */
function PinDots({ pin, count, isBusy, isWrong, children }: PinDotsProps) {
  return (
    <div className={classes.dots} data-busy={isBusy} data-wrong={isWrong}>
      {children}
      {Array.from({ length: Math.max(count, pin.length) }, (_, at) => (
        <i key={at} data-filled={at < pin.length} aria-hidden="true" />
      ))}
    </div>
  );
}

type KeysProps = { pin: string; isStopped: boolean; onType: (pin: string) => void };

function Keys({ pin, isStopped, onType }: KeysProps) {
  const key = (label: string, next: string, plain?: ReactNode) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      data-plain={plain !== undefined}
      aria-disabled={isStopped}
      // The field keeps the cursor, so that fingers and number keys can take turns.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onType(next)}
    >
      {plain ?? label}
    </button>
  );
  return (
    <div className={classes.keys}>
      {digits.map((digit) => key(digit, pin + digit))}
      {key(text("lock.clear"), "", text("lock.clear"))}
      {key("0", `${pin}0`)}
      {key(text("lock.erase"), pin.slice(0, -1), <IconBackspace size={26} />)}
    </div>
  );
}

/** Longer than a finger takes from the last digit to Enter, shorter than a person needs to want something else. */
const habitMs = 1500;

/**
 * Many press Enter after a PIN out of habit. It has been sent by then, and the key would press whatever the screen gave
 * the cursor back to: the button that the PIN was for, a second time.
 */
function swallowNextEnter(): void {
  const stop = () => {
    window.clearTimeout(timer);
    window.removeEventListener("keydown", handleKey, { capture: true });
    window.removeEventListener("pointerdown", stop, { capture: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    stop();
  };
  const timer = window.setTimeout(stop, habitMs);
  window.addEventListener("keydown", handleKey, { capture: true });
  window.addEventListener("pointerdown", stop, { capture: true });
}
