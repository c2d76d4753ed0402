/**
 * Numbers x with 0 ≤ x < 1 that look random and are the same for the same seed, on every machine. Not for secrets.
 * Tommy Ettinger's Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
