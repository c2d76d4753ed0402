import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "#tests/kit/setup/test-folder.ts";
import { install, startsWithComputer, uninstall } from "./autostart.ts";
import { launchdPlist, systemdUnit, taskXml } from "./autostart-texts.ts";

const place = { script: "/opt/50% off & more/hangtag-till", folder: "/opt/50% off & more" };

test("a service of the system runs as a user and waits for the network; a person's own does neither", () => {
  const system = systemdUnit(place, { user: "till" });
  expect(system).toContain('ExecStart="/opt/50%% off & more/hangtag-till" run\n');
  expect(system).toContain("WorkingDirectory=/opt/50%% off & more\n");
  expect(system).toContain("User=till\n");
  expect(system).toContain("WantedBy=multi-user.target\n");
  const own = systemdUnit(place, { user: null });
  expect(own).not.toContain("User=");
  expect(own).not.toContain("network-online.target");
  expect(own).toContain("WantedBy=default.target\n");
});

test.each([
  ["the property list of macOS", launchdPlist(place)],
  ["the task of Windows", taskXml(place, { user: "PC\\Ana & Bo" })],
])("%s is XML, whatever the folder is called", (_name, text) => {
  expect(text).toContain("/opt/50% off &amp; more/hangtag-till");
  expect(text.replaceAll(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
});

type Case = { platform: NodeJS.Platform; uid: number; file: string; first: string; last: string };

test.each<Case>([
  {
    platform: "linux",
    uid: 1000,
    file: ".config/systemd/user/hangtag-till.service",
    first: "loginctl enable-linger ana",
    last: "systemctl --user enable --now hangtag-till.service",
  },
  {
    platform: "darwin",
    uid: 501,
    file: "Library/LaunchAgents/com.hangtag.till.plist",
    first: "launchctl bootout gui/501/com.hangtag.till",
    last: "launchctl bootstrap gui/501 HOME/Library/LaunchAgents/com.hangtag.till.plist",
  },
  {
    platform: "win32",
    uid: -1,
    file: "data/hangtag-till-task.xml",
    first: "schtasks.exe /Create /TN Hangtag till /XML HOME/data/hangtag-till-task.xml /F",
    last: "schtasks.exe /Run /TN Hangtag till",
  },
])("on $platform it is installed and removed, and says what it did", async ({ platform, uid, file, first, last }) => {
  const home = await testFolder("autostart");
  const [ran, lines]: [string[], string[]] = [[], []];
  const options = {
    ...{ root: home, platform, home, user: { uid, username: "ana" } },
    say: (line: string) => void lines.push(line.replaceAll(home, "HOME")),
    async run(command: string, parameters: readonly string[]) {
      ran.push([command, ...parameters].join(" ").replaceAll(home, "HOME"));
      return "";
    },
  };
  expect(startsWithComputer(options)).toBe(false);
  await install(options);
  expect(startsWithComputer(options)).toBe(true);
  expect([ran[0], ran.at(-1)]).toEqual([first, last]);
  expect(lines[0]).toBe(`Wrote HOME/${file}`);
  expect(lines).toContain(`Ran ${last}`);
  await uninstall(options);
  expect(existsSync(join(home, file))).toBe(false);
  expect(lines.at(-1)).toContain("no longer starts with this computer");
  await uninstall(options);
});

test("the task is written as Windows reads it, with its mark and in UTF-16", async () => {
  const home = await testFolder("autostart");
  const run = async () => "";
  await install({ root: home, platform: "win32", home, user: { uid: -1, username: "Zoë" }, say: () => undefined, run });
  const bytes = await readFile(join(home, "data/hangtag-till-task.xml"));
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
  expect(bytes.toString("utf16le")).toContain("<UserId>Zoë</UserId>");
});

test("a step that fails is named, and only one that may fail is passed over", async () => {
  const home = await testFolder("autostart");
  const lines: string[] = [];
  const options = {
    ...{ root: home, platform: "linux" as const, home, user: { uid: 1000, username: "ana" } },
    say: (line: string) => void lines.push(line),
    run: () => Promise.reject(new Error("no bus")),
  };
  await expect(install(options)).rejects.toThrow("systemctl --user daemon-reload failed: no bus");
  expect(lines).toContain("Skipped loginctl enable-linger ana: no bus");
});
