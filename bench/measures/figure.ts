/** One thing measured, beside its bar and beside a peer or limit of the same run. */
export type Figure = {
  what: string;
  measured: number;
  unit: "KB" | "s" | "ms" | "acts/s" | "requests/s" | "rows/s" | "MB" | "%" | "checks";
  bar: number;
  isMet: boolean;
  peer: { name: string; measured: number };
  /** Other output of the run, for the reader of the table. */
  note?: string;
};

/** What every measure may use. The program with its demonstration company is started by the first that asks for it. */
export type BenchRun = {
  /** Fewer and shorter rounds, to try the bench itself; its figures are not written down. */
  isQuick: boolean;
  /** How long a load is held that is held for minutes. */
  minutes?: number;
  program(): Promise<{ url: string; databaseUrl: string }>;
};

export type Measure = (run: BenchRun) => Promise<Figure[]>;

type Bare = Omit<Figure, "isMet">;

export function atMost(figure: Bare): Figure {
  return { ...figure, isMet: figure.measured <= figure.bar };
}

export function atLeast(figure: Bare): Figure {
  return { ...figure, isMet: figure.measured >= figure.bar };
}

/** A bar that moves with the machine: so many times what the peer of the same run took or did. */
export function timesPeer(factor: number, peer: { measured: number }): number {
  return Math.round(factor * peer.measured * 100) / 100;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

type Act = () => Promise<void>;

const warmUps = 5;

/** The 95th percentile of an act's milliseconds, of rounds after a few that warm up. */
export async function p95Of(rounds: number, act: Act): Promise<number> {
  const [measured = Number.NaN] = await p95InTurn(rounds, [act]);
  return measured;
}

/** That of several acts, one of each after the other, so that whatever else the machine does falls on all. */
export function p95InTurn(rounds: number, acts: readonly Act[]): Promise<number[]> {
  return percentileInTurn(95, { rounds, acts });
}

/** The median of each, where what else the machine does would decide about the slowest. */
export function medianInTurn(rounds: number, acts: readonly Act[]): Promise<number[]> {
  return percentileInTurn(50, { rounds, acts });
}

async function percentileInTurn(
  percent: number,
  { rounds, acts }: { rounds: number; acts: readonly Act[] },
): Promise<number[]> {
  const times = acts.map((act) => ({ act, ms: new Array<number>() }));
  for (let round = 0; round < rounds + warmUps; round += 1) {
    for (const { act, ms } of times) {
      const from = performance.now();
      await act();
      ms.push(performance.now() - from);
    }
  }
  return times.map(({ ms }) => Math.round(10 * percentile(ms.slice(warmUps), percent)) / 10);
}

/** The smallest value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
