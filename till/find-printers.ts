/** Looks for receipt and label printers on the shop's network, after it asked: `node till/find-printers.ts [--yes]`. */
import { networkInterfaces } from "node:os";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { hostsOf, listPrinters } from "./printers/find-printers.ts";

const { values } = parseArgs({ options: { yes: { type: "boolean", default: false } } });
const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === "IPv4" && !internal)
  .map(({ address }) => address);
const hosts = hostsOf(own);

if (hosts.length === 0) {
  process.stdout.write("This computer is on no network\n");
} else if (values.yes || (await mayLook())) {
  const entries = await listPrinters(hosts);
  process.stdout.write(
    entries.length === 0
      ? "No printer takes pages on port 9100. Check that it's on and on this network.\n"
      : `${JSON.stringify(entries, null, 2)}\n`,
  );
}

/** Some networks take a program that knocks on each door for an attack, so a person says whether it may. */
async function mayLook(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(
      `Try port 9100 on ${hosts.length} addresses around ${own.join(", ")}? (y/N) `,
    );
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
