import { rm } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

/** Creates an empty folder that goes away with the test that runs. */
export async function testFolder(name: string): Promise<string> {
  const folder = await temporaryFolder(name);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
