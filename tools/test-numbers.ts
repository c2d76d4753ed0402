import { z } from "zod";

/** How many tests of a suite passed and failed; `repeated` of those that passed did so only at the second try. */
export type Numbers = { passed: number; failed: number; repeated?: number };

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** From the last line of tools/check.ts. */
export function checkNumbers(output: string): Numbers | null {
  const match = /^(\d+) passed, (\d+) failed\s*$/m.exec(output);
  return match ? { passed: Number(match[1]), failed: Number(match[2]) } : null;
}

/** From vitest's JSON report; null when there is none. */
export function vitestNumbers(report: string | null): Numbers | null {
  if (report === null) {
    return null;
  }
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(report));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** From Playwright's JSON report; a journey that was left out has not passed. */
export function playwrightNumbers(report: string | null): Numbers | null {
  if (report === null) {
    return null;
  }
  const { stats } = playwrightReport.parse(JSON.parse(report));
  const repeated = stats.flaky > 0 ? { repeated: stats.flaky } : {};
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped, ...repeated };
}

/** A suite that ran nothing, broke off, or failed outside its tests has at least one failure. */
export function settled(numbers: Numbers | null, exitCode: number): Numbers {
  const counted = numbers ?? { passed: 0, failed: 0 };
  const hasRun = counted.passed + counted.failed > 0;
  const isSilentFailure = counted.failed === 0 && (exitCode !== 0 || !hasRun);
  return isSilentFailure ? { ...counted, failed: 1 } : counted;
}
