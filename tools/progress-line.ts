/** On a terminal one line that changes four times a second; in a log one line every five seconds. */
export function progressLine() {
  const { isTTY } = process.stderr;
  const from = performance.now();
  let shownAt = from;
  return {
    seconds: () => (performance.now() - from) / 1000,
    show(done: number, all: number, detail: string): void {
      const now = performance.now();
      if (now - shownAt < (isTTY ? 250 : 5000)) {
        return;
      }
      shownAt = now;
      const share = all === 0 ? 1 : Math.min(done / all, 1);
      const text = `[${"#".repeat(Math.floor(share * 25)).padEnd(25, ".")}] ${Math.floor(share * 100)} %  ${detail}`;
      process.stderr.write(isTTY ? `\r${text}\u001b[K` : `${text}\n`);
    },
    end(): void {
      process.stderr.write(isTTY ? "\r\u001b[K" : "");
    },
  };
}
