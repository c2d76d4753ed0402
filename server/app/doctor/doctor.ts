/** `npm run doctor`: says in one screen what is wrong with an installation, as docs/running.md describes. */
import { checkProgram, checkServices } from "./check-addresses.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisks } from "./check-disks.ts";
import { checkMail } from "./check-mail.ts";
import { checkReplica } from "./check-replica.ts";
import { checkSettings } from "./check-settings.ts";
import { checkBackups, checkHistory, checkJobs } from "./check-upkeep.ts";
import type { Finding } from "./doctor.rules.ts";

const width = Math.max(40, process.stdout.columns ?? 100);
const textAt = 17;

const examined = await examine();
process.stdout.write(describe(examined));
const isSound = !examined.findings.some(({ state }) => state === "wrong");
// A look-up of a name may go on for longer than a person waits.
process.exit(isSound ? 0 : 1);

type Examined = { findings: Finding[]; secrets: readonly string[] };

async function examine(): Promise<Examined> {
  const settings = checkSettings();
  const { config } = settings;
  if (config === null) {
    return settings;
  }
  const others = Promise.all([checkDisks(config), checkMail(config).then(inList), checkProgram(config)]);
  const database = await checkDatabase(config, async (open) => [
    ...(open ? await checkReplica(config, open) : []),
    ...(open ? [await checkJobs(open), await checkHistory(open), await checkBackups(open, config)] : []),
    ...(await checkServices(config, open)),
  ]);
  return { findings: [...settings.findings, ...database, ...(await others).flat()], secrets: settings.secrets };
}

function inList(finding: Finding): Finding[] {
  return [finding];
}

/** A library's message may repeat what it was given. */
function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const hidden = secrets.filter((secret) => secret.length > 3).toSorted((left, right) => right.length - left.length);
  return { ...finding, text: hidden.reduce((text, secret) => text.replaceAll(secret, "…"), finding.text) };
}

function formatLine({ state, subject, text }: Finding): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width - textAt) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return `${state.padEnd(6)} ${subject.padEnd(textAt - 7)}${lines.join(`\n${" ".repeat(textAt)}`)}`;
}

function describe({ findings, secrets }: Examined): string {
  const lines = findings.map((finding) => formatLine(withoutSecrets(finding, secrets)));
  const amountOf = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
  const [wrongs, looks] = [amountOf("wrong"), amountOf("look")];
  const more = looks === 0 ? "" : ` ${looks} to look at.`;
  return `${lines.join("\n")}\n\n${wrongs === 0 ? `Nothing is wrong.${more}` : `${wrongs} wrong.${more}`}\n`;
}
