import type { Context } from "./context.ts";

/**
 * Loads a value once per context, however many operations need it, since one screen reads many cards in one request.
 * Only for values that the same unit of work does not change.
 */
export function oncePerContext<C extends Context, T>(load: (context: C) => Promise<T>): (context: C) => Promise<T> {
  const cache = new WeakMap<Context, Promise<T>>();
  return (context) => {
    const promise = cache.get(context) ?? load(context);
    cache.set(context, promise);
    return promise;
  };
}
