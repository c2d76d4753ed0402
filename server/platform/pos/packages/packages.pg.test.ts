import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packagesAnswer, packagesPath } from "#common/pos/pos-packages.ts";
import { aStaffedStore } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let home = "";
let folder = "";
let ana: Person;
let marcus: Person;
beforeAll(async () => {
  home = await temporaryFolder("packages");
  folder = path.join(home, "till-packages");
  program = await testProgram({ tillPackages: folder });
  ({ ana, marcus } = await aStaffedStore(program));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true, force: true });
});

const content = "a package, as far as a server cares";
const about = { version: "25.9.3", bytes: content.length, sha256: "a".repeat(64), signature: `${"A".repeat(86)}==` };

async function list() {
  const response = await program.http.inject({ method: "GET", url: packagesPath });
  return packagesAnswer.parse(response.json()).packages.map(({ platform, version }) => `${platform} ${version}`);
}

const download = (place: string) => program.http.inject({ method: "GET", url: `${packagesPath}/${place}` });
const query = "{ registerPrograms { platform version bytes path } }";

test("a server without packages offers none, before and after its folder is there", async () => {
  expect(await list()).toEqual([]);
  await mkdir(folder);
  expect(await list()).toEqual([]);
  expect((await marcus.graphql(query)).data).toEqual({ registerPrograms: [] });
});

test("what lies whole in the folder is offered; what is half there is not", async () => {
  const put = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const manifest = (platform: string, change: object = {}) =>
    put(`${platform}.json`, JSON.stringify({ ...about, platform, ...change }));
  await manifest("linux-x64");
  expect(await list()).toEqual([]);
  await put("hangtag-till-25.9.3-linux-x64.zip", content.slice(0, 10));
  expect(await list()).toEqual([]);
  await put("hangtag-till-25.9.3-linux-x64.zip", content);
  expect(await list()).toEqual(["linux-x64 25.9.3"]);
  await put("win-x64.json", "{ half");
  await put("hangtag-till-25.9.3-darwin-arm64.zip", content);
  await manifest("darwin-arm64", { platform: "win-x64" });
  await put("linux-arm64.json", JSON.stringify({ ...about, platform: "linux-arm64", version: "../../etc/passwd" }));
  expect(await list()).toEqual(["linux-x64 25.9.3"]);
});

test("a manager sees it for download, and the download is the file", async () => {
  const place = `${packagesPath}/linux-x64/25.9.3`;
  const { data } = await marcus.graphql(query);
  expect(data).toEqual({
    registerPrograms: [{ platform: "linux-x64", version: "25.9.3", bytes: content.length, path: place }],
  });
  const response = await download("linux-x64/25.9.3");
  expect(response.body).toBe(content);
  expect(response.headers["content-disposition"]).toBe('attachment; filename="hangtag-till-25.9.3-linux-x64.zip"');
});

test.each(["linux-x64/25.9.2", "win-x64/25.9.3", "linux-x64/..%2f..%2fetc", "linux-x64/%00"])(
  "there is nothing at %s",
  async (place) => {
    expect((await download(place)).statusCode).toBe(404);
  },
);

test("an employee at the counter is not offered it", async () => {
  const { errors } = await ana.graphql(query);
  expect(errors[0]?.extensions.code).toBe("action-needs-manager");
});
