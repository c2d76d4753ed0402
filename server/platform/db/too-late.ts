/**
 * A piece of work had its time and is not done. Its connection is thrown away with all that the work may still send, so
 * PostgreSQL rolls its transaction back and nothing of it reaches the next one's.
 */
export class TooLate extends Error {
  constructor() {
    super("The work took longer than its limit");
    this.name = "TooLate";
  }
}

/** What `work` resolves to. @throws TooLate when it takes longer */
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
