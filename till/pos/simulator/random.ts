/** Chance that repeats: the same parts give the same sequence, on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Value>(list: readonly Value[]): Value;
  weighted<Value extends { weight: number }>(list: readonly Value[]): Value;
  /** Normally distributed around 0 with deviation 1. */
  normal(): number;
  /** Exponentially distributed with this mean: waits, lags. */
  wait(mean: number): number;
};

export function randomFrom(...parts: readonly (string | number)[]): Random {
  const next = sfc32(seedsOf(parts.join("|")));
  const random: Random = {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(list) {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      const picked = list.find(({ weight }) => (left -= weight) < 0);
      return picked ?? at(list, list.length - 1);
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    wait: (mean) => -Math.log(1 - next()) * mean,
  };
  return random;
}

function at<Value>(list: readonly Value[], position: number): Value {
  const value = list[position];
  if (value === undefined) {
    throw new RangeError("Nothing to choose from");
  }
  return value;
}

/** Four 32-bit seeds from a text (MurmurHash3's mixing). */
function seedsOf(text: string): [number, number, number, number] {
  let hash = 1_779_033_703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const next = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  return [next(), next(), next(), next()];
}

/** Chris Doty-Humphrey's small fast counter: passes PractRand, 32-bit arithmetic only. */
function sfc32(seeds: [number, number, number, number]): () => number {
  let [a, b, c, counter] = seeds;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) {
    next();
  }
  return next;
}
