import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { type RunningProgram, startRunningProgram } from "#tests/kit/running-program.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { command } from "./started-programs.ts";

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) {
    await end();
  }
});

async function start(options: Parameters<typeof startRunningProgram>[0]): Promise<RunningProgram> {
  const program = await startRunningProgram({ entry: "server/main.ts", ...options });
  ends.push(() => program.stop());
  await program.ready;
  return program;
}

test("a shop is backed up while it trades, restored into an empty folder, gets its history, and its manager signs in there", async () => {
  const folder = await temporaryFolder("backup");
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "shop.backup");
  const restored = path.join(folder, "restored");
  const shop = await start({ environment: { HANGTAG_DEMO: "on" } });
  const backup = await command(["tools/backup.ts", file], { HANGTAG_DATA: shop.dataFolder });
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining("The key to ID numbers") });
  const secretKey = (await readFile(path.join(shop.dataFolder, "secrets", "secret-key"), "utf8")).trim();
  await shop.stop();

  const withoutKey = await command(["tools/restore.ts", file], { HANGTAG_DATA: `${restored}-without` });
  expect(withoutKey).toMatchObject({
    code: 1,
    output: expect.stringContaining("belongs to another HANGTAG_SECRET_KEY"),
  });
  const environment = { HANGTAG_DATA: restored, HANGTAG_SECRET_KEY: secretKey };
  const restore = await command(["tools/restore.ts", file], environment);
  expect(restore).toMatchObject({ code: 0, output: expect.stringMatching(/Restored [\d,]+ rows of \d+ tables/) });
  expect(restore.output).not.toContain("terminating connection");

  const map = ["--map", "docs/examples/online-retail.map.json"];
  const history = ["--store", "12345", ...map, "tests/data/online-retail-cut-out.csv"];
  const imported = await command(["tools/import-history.ts", ...history], environment);
  expect(imported).toMatchObject({ code: 0, output: expect.stringMatching(/^Lines: 390\n/) });
  // The database has stopped under its connections; nothing is said of that.
  expect(imported.output).toMatch(/Time: .* lines\/s\n$/);

  const again = await start({
    dataFolder: restored,
    environment: { HANGTAG_SECRET_KEY: secretKey, HANGTAG_DEMO: "off" },
  });
  const signIn = await fetch(`${again.url}/api/vue/auth`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ email: "manager@demo.hangtag.test", password: "hangtag-demo" }),
  });
  expect(signIn.status).toBe(200);
});
