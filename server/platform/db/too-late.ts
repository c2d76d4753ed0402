/**
 * A unit of work exceeded its time limit. Its connection is discarded with everything that it may still send, so
 * PostgreSQL rolls the transaction back and nothing leaks into the next one.
 */
export class TooLate extends Error {
  constructor() {
    super("The work took longer than its limit");
    this.name = "TooLate";
  }
}

/** Resolves like `work`. @throws TooLate when it takes longer */
export async function withinTime<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate()), limitMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
