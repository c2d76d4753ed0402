import { IconBackspace } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { text } from "./team-mode-text.ts";
import classes from "./lock-screen.module.css";

const shortest = 4;
const longest = 6;
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

type PinKeypadProps = {
  label: string;
  /** When known, the last digit sends the PIN by itself. */
  expectedLength: number | null;
  isBusy: boolean;
  isDisabled: boolean;
  error: string | null;
  onPin: (pin: string) => void;
};

/** Large keys for fingers; number keys, Backspace and Enter do the same. Mount it anew to empty it. */
export function PinKeypad({ label, expectedLength, isBusy, isDisabled, error, onPin }: PinKeypadProps) {
  const [pin, setPin] = useState("");
  const isStopped = isBusy || isDisabled;
  const isWhole = pin.length >= shortest;

  const press = (digit: string) => {
    if (isStopped || pin.length >= longest) {
      return;
    }
    const next = pin + digit;
    setPin(next);
    if (next.length === (expectedLength ?? longest)) {
      swallowNextEnter();
      onPin(next);
    }
  };
  const erase = () => {
    setPin(pin.slice(0, -1));
  };
  const finish = () => {
    if (isWhole && !isStopped) {
      onPin(pin);
    }
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) {
      press(event.key);
    } else if (event.key === "Backspace") {
      erase();
    } else if (event.key === "Enter" && isWhole && !event.defaultPrevented) {
      event.preventDefault();
      finish();
    }
  });
  useEffect(function listenToKeys() {
    const handleKey = (event: KeyboardEvent) => {
      hear(event);
    };
    window.addEventListener("keydown", handleKey);
    return () => {
      window.removeEventListener("keydown", handleKey);
    };
  }, []);

  return (
    <fieldset className={classes.keypad} aria-label={label} data-accepts-scan="page">
      <output className={classes.dots} aria-label={text("lock.entered", { count: pin.length })} data-busy={isBusy}>
        {Array.from({ length: Math.max(expectedLength ?? shortest, pin.length) }, (_, at) => (
          <i key={at} data-filled={at < pin.length} />
        ))}
      </output>
      <p className={classes.error} role="alert">
        {error}
      </p>
      <div className={classes.keys}>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            disabled={isStopped}
            onClick={() => {
              press(digit);
            }}
          >
            {digit}
          </button>
        ))}
        <button type="button" aria-label={text("lock.erase")} disabled={isStopped || pin === ""} onClick={erase}>
          <IconBackspace size={26} />
        </button>
        <button
          type="button"
          disabled={isStopped}
          onClick={() => {
            press("0");
          }}
        >
          0
        </button>
        <button type="button" data-primary={isWhole} disabled={isStopped || !isWhole} onClick={finish}>
          {text("lock.enter")}
        </button>
      </div>
    </fieldset>
  );
}

/** Longer than a finger takes from the last digit to Enter, shorter than anybody needs to want something else. */
const habitMs = 1500;

/**
 * Many press Enter after a PIN out of habit. It has sent itself by then, and the key would press whatever the screen gave
 * the cursor back to: the button that the PIN was for, a second time.
 */
function swallowNextEnter(): void {
  const stop = () => {
    window.clearTimeout(timer);
    window.removeEventListener("keydown", hear, { capture: true });
    window.removeEventListener("pointerdown", stop, { capture: true });
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    stop();
  };
  const timer = window.setTimeout(stop, habitMs);
  window.addEventListener("keydown", hear, { capture: true });
  window.addEventListener("pointerdown", stop, { capture: true });
}
