import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import fc from "fast-check";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepEarlyKeys } from "./early-keys.ts";
import { noBurst, scannedCode, withKey } from "./scanner-burst.ts";
import { useScanner } from "./use-scanner.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function keysOf(text: string, ...then: string[]): string[] {
  return [...text.split(""), ...then];
}

/** The code that a burst of `count` fast keys spells, as far as it is long enough to be one. */
function spelled(count: number): string | null {
  return count < 4 ? null : "7".repeat(count);
}

/** Presses keys as a browser would: what nobody prevents arrives in the focused field. */
function press(keys: readonly string[], gapMs: number, atMs?: number): void {
  for (const key of keys) {
    vi.advanceTimersByTime(gapMs);
    const field = screen.getByRole<HTMLInputElement>("textbox");
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: atMs ?? performance.now() });
    const arrives = fireEvent(field, event) && key.length === 1;
    fireEvent.change(field, { target: { value: field.value + (arrives ? key : "") } });
  }
}

/** Presses a key that says when it was pressed by the test's clock. */
function stampedKey(target: HTMLElement, key: string): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  fireEvent(target, event);
}

type NoteProps = { onScan: (code: string) => void; type?: "text" | "email"; start?: string };

function Note({ onScan, type = "text", start = "Half a sentence" }: NoteProps) {
  const [text, setText] = useState(start);
  useScanner(onScan);
  return (
    <input
      aria-label="Note"
      type={type}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
    />
  );
}

test("a scan is heard wherever the cursor is, and the field under it keeps its text", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(keysOf("B00123", "Enter"), 8);
  expect(onScan).toHaveBeenCalledExactlyOnceWith("B00123");
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence");
});

test("a scan that begins before the program has loaded is read once the program is there", () => {
  keepEarlyKeys();
  const typed = document.body.appendChild(document.createElement("input"));
  const startedMs = performance.now();
  const scanned = [...keysOf("RB:12345:212"), "Enter"].map((key, index) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: startedMs + index * 8 });
    return event;
  });
  fireEvent(typed, new KeyboardEvent("keydown", { key: "x", bubbles: true }));
  typed.remove();
  scanned.slice(0, 7).forEach((event) => fireEvent(document.body, event));
  const onScan = vi.fn();
  const { unmount } = render(<Note onScan={onScan} />);
  scanned.slice(7).forEach((event) => fireEvent(document.body, event));
  expect(onScan).toHaveBeenCalledExactlyOnceWith("RB:12345:212");
  unmount();
  render(<Note onScan={onScan} />);
  expect(onScan).toHaveBeenCalledOnce();
});

test("two scans in a row are two codes", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(keysOf("B00123", "Enter"), 5);
  vi.advanceTimersByTime(300);
  press(keysOf("C98765", "Enter"), 5);
  expect(onScan.mock.calls).toEqual([["B00123"], ["C98765"]]);
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence");
});

test("keys that follow a shortcut into a field at once all arrive there", () => {
  render(<Note onScan={vi.fn()} />);
  const shortcut = new KeyboardEvent("keydown", { key: "/", bubbles: true });
  Object.defineProperty(shortcut, "timeStamp", { value: performance.now() });
  fireEvent(document.body, shortcut);
  screen.getByLabelText("Note").focus();
  press(keysOf("co"), 20);
  vi.advanceTimersByTime(300);
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentenceco");
});

test("typing is never taken for a scan", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(keysOf(" more", "Enter"), 60);
  expect(onScan).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence more");
});

test("a key after a short pause loses none of the fast ones before it", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(keysOf(" and"), 8);
  press(keysOf(" so"), 50);
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence and so");
  expect(onScan).not.toHaveBeenCalled();
});

test("a scan that a busy machine delivers in pieces is one code, and the field keeps its text", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  // Each key came 8 ms after the one before and says so; the browser gets round to them three times.
  const startedMs = performance.now();
  const pieces = [keysOf("RB:12"), keysOf("345:"), keysOf("212", "Enter")];
  let pressed = 0;
  for (const piece of pieces) {
    vi.advanceTimersByTime(400);
    for (const key of piece) {
      press([key], 0, startedMs + pressed * 8);
      pressed += 1;
    }
  }
  expect(onScan).toHaveBeenCalledExactlyOnceWith("RB:12345:212");
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence");
});

test("every key that is no scan arrives once and in its order, however fast it comes and however busy the machine is", () => {
  const strokes = fc.record({ gapMs: fc.integer({ min: 1, max: 90 }), lateMs: fc.constantFrom(0, 0, 0, 20, 60, 200) });
  fc.assert(
    fc.property(fc.array(strokes, { minLength: 1, maxLength: 12 }), (keys) => {
      const { unmount } = render(<Note onScan={vi.fn()} />);
      const text = "abcdefghijkl".slice(0, keys.length);
      const startedMs = performance.now();
      let pressedMs = 0;
      for (const [at, { gapMs, lateMs }] of keys.entries()) {
        pressedMs += gapMs;
        // The browser gets round to a key when it is pressed at the earliest, and in the order of the keys.
        vi.advanceTimersByTime(Math.max(0, startedMs + pressedMs + lateMs - performance.now()));
        press([text.charAt(at)], 0, startedMs + pressedMs);
      }
      vi.advanceTimersByTime(1000);
      expect(screen.getByLabelText("Note")).toHaveValue(`Half a sentence${text}`);
      unmount();
    }),
  );
});

/** A key says when it was pressed by the test's clock, whatever dispatches it. */
function stampKey(event: KeyboardEvent): void {
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
}

test.each(["text", "email"] as const)(
  "in a field for %s, keys at any pace follow those that were held",
  async (type) => {
    window.addEventListener("keydown", stampKey, { capture: true });
    const user = userEvent.setup({ delay: null });
    const gaps = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(gaps, async (gapsMs) => {
        cleanup();
        render(<Note onScan={vi.fn()} type={type} start="" />);
        act(() => screen.getByLabelText("Note").focus());
        const text = "abcdefgh".slice(0, gapsMs.length);
        for (const [at, gapMs] of gapsMs.entries()) {
          act(() => void vi.advanceTimersByTime(gapMs));
          const typed = user.keyboard(text.charAt(at));
          await vi.advanceTimersByTimeAsync(0);
          await typed;
        }
        act(() => void vi.advanceTimersByTime(1000));
        expect(screen.getByLabelText("Note")).toHaveValue(text);
      }),
    );
    window.removeEventListener("keydown", stampKey, { capture: true });
  },
);

test("fast keys that end without Enter are typed after all", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(keysOf(" asdf"), 5);
  vi.advanceTimersByTime(200);
  expect(onScan).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence asdf");
});

test("a burst is a code exactly when it is fast, long enough and ended by Enter or Tab", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 30 }), (gaps) => {
      let atMs = 0;
      let burst = noBurst;
      for (const gap of gaps) {
        atMs += gap;
        burst = withKey(burst, { key: "7", atMs });
      }
      const firstSlow = gaps.slice(1).findLastIndex((gap) => gap > 35) + 1;
      const fastTail = gaps.length - firstSlow;
      expect(scannedCode(burst, { key: "Enter", atMs: atMs + 10 })).toBe(spelled(fastTail));
      expect(scannedCode(burst, { key: "Enter", atMs: atMs + 100 })).toBeNull();
      expect(scannedCode(burst, { key: "a", atMs: atMs + 1 })).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test("keys that a hand hits at once outside of a field are pressed all the same", () => {
  const onScan = vi.fn();
  render(
    <>
      <Note onScan={onScan} />
      <input type="checkbox" aria-label="Done" />
    </>,
  );
  const box = screen.getByLabelText<HTMLInputElement>("Done");
  const shortcuts: string[] = [];
  const hear = (event: KeyboardEvent) => void shortcuts.push(event.key);
  document.addEventListener("keydown", hear);
  box.focus();
  for (const key of ["t", "x", " "]) {
    vi.advanceTimersByTime(10);
    stampedKey(box, key);
  }
  vi.advanceTimersByTime(200);
  expect(box).toBeChecked();
  expect(box.value).toBe("on");
  for (const key of ["a", "b", "n"]) {
    vi.advanceTimersByTime(10);
    stampedKey(box, key);
  }
  vi.advanceTimersByTime(200);
  expect(shortcuts).toEqual(["t", "x", " ", "a", "b", "n"]);
  document.removeEventListener("keydown", hear);
  expect(onScan).not.toHaveBeenCalled();
});

test("a scan whose Enter is missing presses nothing on the page", () => {
  render(<Note onScan={vi.fn()} />);
  const shortcuts: string[] = [];
  const hear = (event: KeyboardEvent) => void shortcuts.push(event.key);
  document.addEventListener("keydown", hear);
  for (const key of "RBn12") {
    vi.advanceTimersByTime(10);
    stampedKey(document.body, key);
  }
  vi.advanceTimersByTime(200);
  expect(shortcuts).toEqual(["R", "B"]);
  document.removeEventListener("keydown", hear);
});

test("what fast fingers typed before they press a button is in the field first", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(keysOf(" more"), 8);
  expect(screen.getByLabelText("Note")).not.toHaveValue("Half a sentence more");
  fireEvent.pointerDown(document.body);
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence more");
  vi.advanceTimersByTime(1000);
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence more");
  expect(onScan).not.toHaveBeenCalled();
});

const license = ["@", "Enter", "A", "N", "S", "I", " ", "6", "3", "6", "0", "Enter", ..."DAQ1".split(""), "Enter"];

test.each([
  ["a press on it", (field: HTMLElement) => fireEvent.pointerDown(field)],
  ["Tab", () => stampedKey(screen.getByLabelText("Note"), "Tab")],
])("fast keys in the next field arrive in that one, after %s", (_way, goOn) => {
  render(
    <>
      <Note onScan={vi.fn()} />
      <input aria-label="Name" />
    </>,
  );
  const name = screen.getByLabelText<HTMLInputElement>("Name");
  stampedKey(screen.getByLabelText("Note"), "4");
  stampedKey(screen.getByLabelText("Note"), "2");
  goOn(name);
  name.focus();
  keysOf("Nora").forEach((key) => stampedKey(name, key));
  vi.advanceTimersByTime(300);
  // Two are left to the browser, which types them; the others were held.
  expect(name).toHaveValue("ra");
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence");
});

test("a license is one scan with its lines, which ends with a silence; its keys reach no field", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(license, 8);
  expect(onScan).not.toHaveBeenCalled();
  vi.advanceTimersByTime(320);
  expect(onScan).toHaveBeenCalledExactlyOnceWith("@\nANSI 6360\nDAQ1\n");
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence");
});

test("a license is read whole though an answer moves the cursor while it is being scanned", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  act(() => screen.getByLabelText("Note").focus());
  press(license.slice(0, 6), 8);
  act(() => screen.getByLabelText("Note").blur());
  press(license.slice(6), 8);
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(320);
  expect(onScan).toHaveBeenCalledExactlyOnceWith("@\nANSI 6360\nDAQ1\n");
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence");
});

test("an address that a person types is no license", () => {
  const onScan = vi.fn();
  render(<Note onScan={onScan} />);
  press(keysOf("@maple"), 90);
  vi.advanceTimersByTime(400);
  expect(onScan).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Note")).toHaveValue("Half a sentence@maple");
});
