/** A real browser with one page, as far as the suite needs it. What a person finds on the page is `screen.ts`'s. */
export type Driver = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs JavaScript in the page; the value of its `return` comes back. */
  run(body: string): Promise<unknown>;
  /** A press of the mouse, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Presses the keys of a text as fast as a person types. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

/** Faster than this, keys are a scanner's. */
export const keyGapMs = 60;
