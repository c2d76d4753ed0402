import { startRunningProgram } from "#tests/kit/running-program.ts";

/** On the stores' clock, whatever the hour is: an afternoon of trade, with the rest of the day before it. */
const startHour = 13;

/** The zone in which it is that hour now. Its sign is the other way around: Etc/GMT-2 is two hours ahead. */
function zoneOfAfternoon(now: Date): string {
  const ahead = ((startHour - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/**
 * Runs before all journeys: the real program with its demonstration company, in the afternoon. HANGTAG_E2E_URL names one
 * that runs already.
 */
export default async function startProgram(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["HANGTAG_E2E_URL"]) {
    return undefined;
  }
  const program = await startRunningProgram({
    environment: { HANGTAG_DEMO_TIME_ZONE: zoneOfAfternoon(new Date()) },
  });
  await program.ready;
  process.env["HANGTAG_E2E_URL"] = program.url;
  return () => program.stop();
}
