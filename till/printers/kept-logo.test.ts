import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LogoAnswer } from "#common/pos/pos-logo.ts";
import { serverLine } from "#till/line/server-line.ts";
import type { TillLog } from "#till/till-log.ts";
import { KeptLogo } from "./kept-logo.ts";

let folder = "";
let warned: string[] = [];
let requests = 0;
const log: TillLog = { debug: () => {}, info: () => {}, error: () => {}, warn: (text) => void warned.push(text) };
const logo = { width: 8, height: 2, dataBase64: Buffer.from([1, 2]).toString("base64") };
const dots = { width: 8, height: 2, dots: Buffer.from([1, 2]) };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "logo-"));
  warned = [];
  requests = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A till's logo beside a server that keeps this one, or that is away. */
function aLogo(answer: LogoAnswer | null, storeId = 1): KeptLogo {
  const send: typeof fetch = async () => {
    requests += 1;
    return answer === null ? new Response("", { status: 503 }) : Response.json(answer);
  };
  return new KeptLogo({ folder, storeId, line: serverLine("http://localhost", { fetch: send }), token: "t", log });
}

test("a logo is fetched when the heartbeat names another version, once, and printed after a restart too", async () => {
  const kept = aLogo({ version: 3, logo });
  expect(await kept.read()).toBeNull();
  await Promise.all([kept.follow(3), kept.follow(3)]);
  await kept.follow(3);
  expect([await kept.read(), requests]).toEqual([dots, 1]);
  expect(await aLogo(null).read()).toEqual(dots);
});

test("a server that is away leaves the logo that was there, and it is asked for again", async () => {
  await aLogo({ version: 1, logo }).follow(1);
  const kept = aLogo(null);
  await kept.follow(2);
  expect([await kept.read(), warned]).toEqual([dots, ["the logo could not be fetched"]]);
});

test("a logo that was taken away is printed no more", async () => {
  await aLogo({ version: 1, logo }).follow(1);
  const kept = aLogo({ version: 2, logo: null });
  await kept.follow(2);
  expect(await kept.read()).toBeNull();
});

test("the logo of another store is not printed", async () => {
  await aLogo({ version: 1, logo }).follow(1);
  expect(await aLogo(null, 2).read()).toBeNull();
});

test.each(["", "{", "null", '{"storeId":1,"version":1,"logo":{"width":8}}', "\0"])(
  "a copy that is damaged (%j) is none and is fetched again",
  async (text) => {
    await writeFile(join(folder, "logo.json"), text);
    const kept = aLogo({ version: 1, logo });
    expect(await kept.read()).toBeNull();
    await kept.follow(1);
    expect(await kept.read()).toEqual(dots);
    expect(JSON.parse(await readFile(join(folder, "logo.json"), "utf8"))).toMatchObject({ version: 1, storeId: 1 });
  },
);

test("a picture that lacks dots is not printed", async () => {
  const kept = aLogo({ version: 1, logo: { ...logo, height: 3 } });
  await kept.follow(1);
  expect(await kept.read()).toBeNull();
});
