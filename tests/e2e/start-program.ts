import { startRunningProgram } from "#tests/kit/running-program.ts";

/** Runs before all journeys: the real program with its demonstration company. HANGTAG_E2E_URL names one that runs already. */
export default async function startProgram(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["HANGTAG_E2E_URL"]) {
    return undefined;
  }
  const program = await startRunningProgram();
  await program.ready;
  process.env["HANGTAG_E2E_URL"] = program.url;
  return () => program.stop();
}
