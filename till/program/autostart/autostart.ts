/** Makes the program start with the computer, and takes that away: what is written and run is said. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { homedir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { launchdPlist, launchLabel, serviceName, systemdUnit, taskName, taskXml } from "./autostart-texts.ts";

export type Autostart = {
  root: string;
  platform: NodeJS.Platform;
  say: (line: string) => void;
  run?: (command: string, parameters: readonly string[]) => Promise<string>;
  home?: string;
  user?: { uid: number; username: string };
};

const execute = promisify(execFile);

async function runCommand(command: string, parameters: readonly string[]): Promise<string> {
  const { stdout } = await execute(command, [...parameters], { timeout: 60_000 });
  return stdout;
}

type Steps = { file: string | null; install: Command[]; uninstall: Command[]; text: string | null };
type Command = { command: string; parameters: string[]; mayFail?: boolean };

export async function install(options: Autostart): Promise<void> {
  const steps = stepsOf(options);
  if (steps.file !== null && steps.text !== null) {
    await mkdir(dirname(steps.file), { recursive: true });
    const isTask = options.platform === "win32";
    await writeFile(steps.file, isTask ? Buffer.from(`\uFEFF${steps.text}`, "utf16le") : steps.text);
    options.say(`Wrote ${steps.file}`);
  }
  await runAll(steps.install, options);
  options.say("Hangtag now starts with this computer. It runs already.");
}

export async function uninstall(options: Autostart): Promise<void> {
  const steps = stepsOf(options);
  await runAll(steps.uninstall, options);
  if (steps.file !== null && existsSync(steps.file)) {
    await rm(steps.file);
    options.say(`Removed ${steps.file}`);
  }
  options.say("Hangtag no longer starts with this computer. Its folder and its data stay.");
}

/** Null where that can't be seen. */
export function startsWithComputer(options: Omit<Autostart, "say">): boolean | null {
  const { file } = stepsOf({ ...options, say: () => undefined });
  return file === null ? null : existsSync(file);
}

async function runAll(commands: readonly Command[], { say, run = runCommand }: Autostart): Promise<void> {
  for (const { command, parameters, mayFail = false } of commands) {
    const line = [command, ...parameters].join(" ");
    try {
      await run(command, parameters);
      say(`Ran ${line}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : String(error);
      if (!mayFail) {
        throw new Error(`${line} failed: ${reason}`, { cause: error });
      }
      say(`Skipped ${line}: ${reason}`);
    }
  }
}

function stepsOf(options: Autostart): Steps {
  const { root, platform, home = homedir(), user = userInfo() } = options;
  const started = { script: join(root, "hangtag-till"), folder: root };
  switch (platform) {
    case "win32":
      return windowsSteps(options, { home, user });
    case "darwin": {
      const file = join(home, "Library/LaunchAgents", `${launchLabel}.plist`);
      const domain = `gui/${user.uid}`;
      return {
        file,
        text: launchdPlist(started),
        install: [
          { command: "launchctl", parameters: ["bootout", `${domain}/${launchLabel}`], mayFail: true },
          { command: "launchctl", parameters: ["bootstrap", domain, file] },
        ],
        uninstall: [{ command: "launchctl", parameters: ["bootout", `${domain}/${launchLabel}`], mayFail: true }],
      };
    }
    default:
      return systemdSteps(started, { home, user });
  }
}

type Person = { home: string; user: { uid: number; username: string } };

/** Root gets a service of the system; anybody else one of their own, which starts without their signing in. */
function systemdSteps(started: { script: string; folder: string }, { home, user }: Person): Steps {
  const isRoot = user.uid === 0;
  const unit = `${serviceName}.service`;
  const file = isRoot ? join("/etc/systemd/system", unit) : join(home, ".config/systemd/user", unit);
  const own = isRoot ? [] : ["--user"];
  const control = (...parameters: string[]): Command => ({ command: "systemctl", parameters: [...own, ...parameters] });
  return {
    file,
    text: systemdUnit(started, { user: isRoot ? user.username : null }),
    install: [
      ...(isRoot ? [] : [{ command: "loginctl", parameters: ["enable-linger", user.username], mayFail: true }]),
      control("daemon-reload"),
      control("enable", "--now", unit),
    ],
    uninstall: [
      { ...control("disable", "--now", unit), mayFail: true },
      { ...control("daemon-reload"), mayFail: true },
    ],
  };
}

/** A script host without a window: a person would close one, and with it the register. */
function windowsSteps({ root }: Autostart, { user }: Person): Steps {
  const started = { script: join(root, "hangtag-till.vbs"), folder: root };
  const file = join(root, "data", "hangtag-till-task.xml");
  return {
    file,
    text: taskXml(started, { user: user.username }),
    install: [
      { command: "schtasks.exe", parameters: ["/Create", "/TN", taskName, "/XML", file, "/F"] },
      { command: "schtasks.exe", parameters: ["/Run", "/TN", taskName], mayFail: true },
    ],
    uninstall: [
      { command: "schtasks.exe", parameters: ["/End", "/TN", taskName], mayFail: true },
      { command: "schtasks.exe", parameters: ["/Delete", "/TN", taskName, "/F"], mayFail: true },
    ],
  };
}
