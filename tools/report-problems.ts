/** Ends a check: every problem on a line of its own and exit code 1, or one calm line. */
export function reportProblems(problems: readonly string[], allIsWell: string): void {
  if (problems.length === 0) {
    process.stdout.write(`${allIsWell}\n`);
    return;
  }
  process.stdout.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}
