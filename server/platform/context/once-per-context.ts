import type { Context } from "./context.ts";

/**
 * Asks once in a piece of work, however many operations in it want to know: a screen that is read in one go would
 * otherwise ask several times. Only for what the same piece of work does not change.
 */
export function oncePerContext<C extends Context, T>(ask: (context: C) => Promise<T>): (context: C) => Promise<T> {
  const asked = new WeakMap<Context, Promise<T>>();
  return (context) => {
    const answer = asked.get(context) ?? ask(context);
    asked.set(context, answer);
    return answer;
  };
}
