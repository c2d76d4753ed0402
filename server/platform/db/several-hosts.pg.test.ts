import { afterAll, beforeAll, expect, test } from "vitest";
import { anOwnServer, ask, type OwnServer } from "#tests/kit/servers/own-server.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { newClient } from "./several-hosts.ts";

let server: OwnServer;
/** Two databases of one server stand for two servers; one of them takes no changes, as a standby. */
let readOnly: URL;
let deadPort: number;

beforeAll(async () => {
  server = await anOwnServer();
  readOnly = new URL(await server.ownDatabase());
  deadPort = await unusedPort();
});

afterAll(() => server.stop());

function withHosts(url: URL, hosts: string): string {
  return url.href.replace(url.host, hosts);
}

test("the host that takes changes is found wherever it stands in the list, and its connections say who they are", async () => {
  for (const hosts of [`127.0.0.1:${deadPort},${readOnly.host}`, `${readOnly.host},127.0.0.1:${deadPort}`]) {
    const client = newClient(withHosts(readOnly, hosts));
    await client.connect();
    expect([client.port, (await client.query("select 1 as one")).rows]).toEqual([Number(readOnly.port), [{ one: 1 }]]);
    await client.end();
  }
});

test("a wrong password is said at once, because it stays wrong", async () => {
  const wrong = new URL(readOnly.href);
  wrong.password = "another";
  const client = newClient(withHosts(wrong, `127.0.0.1:${deadPort},${readOnly.host}`));
  await expect(client.connect()).rejects.toMatchObject({ code: "28P01" });
});

test("while no host takes changes a connection waits, and it gets one as soon as one does", async () => {
  const database = readOnly.pathname.slice(1);
  const setting = (value: string) =>
    ask(server.superuserUrl, `alter database ${database} set default_transaction_read_only = ${value}`);
  await setting("on");
  const client = newClient(withHosts(readOnly, `localhost:${deadPort},${readOnly.host}`));
  const connected = client.connect();
  await setting("off");
  await connected;
  expect((await client.query("show transaction_read_only")).rows).toEqual([{ transaction_read_only: "off" }]);
  await client.end();
});
