import { rm } from "node:fs/promises";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { enduranceProgram } from "./endurance-program.ts";
import { killRound, type Round, type Victim, victims } from "./kill-round.ts";

/** Runs the rounds on one program and its growing data, one victim after the other. Returns the problems. */
export async function killRounds(options: {
  rounds: number;
  seed: number;
  /** Days of trade that each round's till sends. */
  historyDays: number;
  backWithinMs: number;
  say: (line: string) => void;
  /** The first victim; the others follow in order. */
  first?: Victim | undefined;
}): Promise<string[]> {
  const { rounds, seed, historyDays, say } = options;
  const from = victims.indexOf(options.first ?? "program");
  const program = await enduranceProgram(options.backWithinMs);
  const tillsFolder = await temporaryFolder("endurance-tills");
  const problems: string[] = [];
  const played: { name: string; round: Round }[] = [];
  try {
    await program.start();
    for (let number = 0; number < rounds; number += 1) {
      const began = performance.now();
      const victim = victims[(from + number) % victims.length] ?? "program";
      const round = await killRound(program, { seed: seed + number, victim, tillsFolder, historyDays });
      const name = `round ${number + 1} (${victim}, seed ${seed + number})`;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(`${name}: ${round.problems.length === 0 ? "right" : "WRONG"}; ${round.summary}; ${seconds} s`);
      const named = round.problems.map((problem) => `${name}: ${problem}`);
      named.slice(0, 20).forEach((problem) => say(`  ${problem}`));
      problems.push(...named);
      played.push({ name, round });
      if (program.hasEnded()) {
        await program.start();
      }
    }
    for (const { name, round } of played) {
      const later = (await round.lookAgain()).map((problem) => `${name}, looked at again in the end: ${problem}`);
      later.slice(0, 5).forEach((problem) => say(`  ${problem}`));
      problems.push(...later);
    }
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    problems.push(text);
    say(text);
  } finally {
    if (problems.length > 0) {
      say(`The program's last words:\n${program.output().slice(-6000)}`);
    }
    await program.remove();
    await rm(tillsFolder, { recursive: true, force: true });
  }
  return problems;
}
