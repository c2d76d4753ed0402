/** Pairs the installed till by what a person typed, and puts aside what belongs to an earlier store. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { readDevice, saveDevice } from "#till/line/device-file.ts";
import { pairTill } from "#till/line/pair-till.ts";
import { serverLine } from "#till/line/server-line.ts";
import { noPosName } from "./no-pos.ts";
import { saveSettings, serverAddress, type ProgramSettings } from "./program-settings.ts";
import { tillFolder } from "./worker.ts";

export type Typed = { code: string; server: string; name: string };

/** Returns the settings that hold the server; throws an error with a sentence for the person. */
export async function pairProgram(
  { data, settings, version }: { data: string; settings: ProgramSettings; version: string },
  typed: Typed,
): Promise<ProgramSettings> {
  const server = serverAddress(typed.server);
  const name = typed.name.trim().slice(0, 60) || settings.name;
  if (server === null) {
    throw new Error("Enter the server's address, like shop.example.com");
  }
  const folder = tillFolder(data);
  await mkdir(folder, { recursive: true });
  await pairTill({
    folder,
    line: serverLine(server),
    code: typed.code.replaceAll(/[\s-]/g, ""),
    name,
    terminalNumber: "1",
    agentVersion: version,
    pos: { connected: false, name: noPosName, version: "" },
  });
  const paired = { ...settings, server, name };
  await saveSettings(data, paired);
  return paired;
}

export async function isPaired(data: string): Promise<boolean> {
  const folder = tillFolder(data);
  return existsSync(join(folder, "device.json")) && (await readDevice(folder)).paired !== null;
}

/** The device's token, for what the program itself sends. */
export async function deviceToken(data: string): Promise<string | null> {
  return (await isPaired(data)) ? ((await readDevice(tillFolder(data))).paired?.deviceToken ?? null) : null;
}

/**
 * A register that was revoked may be paired with another store, which must not get the rows of the first one: all that it
 * kept is put aside, and it begins as a new one.
 */
export async function unpair(data: string, at: Date): Promise<void> {
  const folder = tillFolder(data);
  const { deviceId } = await readDevice(folder);
  const aside = join(data, "earlier", at.toISOString().replaceAll(/[:.]/g, "-"));
  await mkdir(aside, { recursive: true });
  for (const name of await readdir(folder)) {
    await rename(join(folder, name), join(aside, name));
  }
  await saveDevice(folder, { deviceId, paired: null });
}
