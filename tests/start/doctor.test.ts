import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import https from "node:https";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { aMailServer, type MailServer } from "#tests/kit/servers/mail-server.ts";
import { anOwnServer, ask, type OwnServer } from "#tests/kit/servers/own-server.ts";
import { aPairOfServers } from "#tests/kit/servers/standby.ts";
import { startPgbouncer } from "#tests/kit/servers/pgbouncer.ts";
import { aFolder, command, start, stopAfterEach } from "./started-programs.ts";

stopAfterEach();

const quiet = { info: () => undefined, warn: () => undefined };
const secretKey = "k3y-".repeat(10);

let server: OwnServer;
let mail: MailServer;
/** A database as the program leaves it. */
let url: string;

beforeAll(async () => {
  [server, mail] = await Promise.all([anOwnServer(), aMailServer()]);
  url = await server.ownDatabase();
  await migrate(url);
});

afterAll(async () => {
  await Promise.all([server.stop(), mail.close()]);
});

/** Runs the doctor of an installation whose program is stopped. */
async function examine(environment: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const given = { HANGTAG_DATA: await aFolder(), DATABASE_URL: url, HANGTAG_SECRET_KEY: secretKey, ...environment };
  const { code, output } = await command(["server/app/doctor/doctor.ts"], given);
  // A line that is too wide goes on below itself.
  return { code, output: output.replaceAll(/\n {17}/g, " ") };
}

test("nothing is wrong with an installation that runs, and one screen says so without any secret", async () => {
  const login = new URL(mail.url);
  const environment = { HANGTAG_DEMO: "off", SMTP_URL: login.href, HANGTAG_SECRET_KEY: secretKey };
  const program = await start({ environment });
  await program.ready;
  const settings = { ...environment, HANGTAG_DATA: program.dataFolder, PORT: String(program.port) };
  const { code, output } = await command(["server/app/doctor/doctor.ts"], settings);
  expect(output).not.toMatch(/^wrong/m);
  expect(output).toMatch(/\nNothing is wrong\.( \d to look at\.)?\n$/);
  expect(code).toBe(0);
  for (const line of [
    /^ok {5}Settings .* demonstration off$/m,
    /^ok {5}Database .*PostgreSQL \d+ at 127\.0\.0\.1:\d+ answers/m,
    /^ok {5}Role .*row-level security binds it$/m,
    /^ok {5}Tables .*Up to date \(\d+ changes\)$/m,
    /^ok {5}Log /m,
    /^ok {5}Clock .*Agrees with the database's$/m,
    /^ok {5}Jobs .*On time$/m,
    /^ok {5}History .*until \d{4}$/m,
    /^look {3}Backups .*The first is made tonight/m,
    /^ok {5}Mail .* answers$/m,
    /^ok {5}Program .*Ready on port \d+$/m,
  ]) {
    expect(output).toMatch(line);
  }
  expect(output.split("\n").length).toBeLessThan(25);
  expect(output).not.toContain(secretKey);
  expect(output).not.toContain(readFileSync(path.join(program.dataFolder, "postgres", "password"), "utf8").trim());
});

test("a look changes nothing: neither the data folder nor a secret is made", async () => {
  const folder = path.join(await aFolder(), "never");
  const { code, output } = await examine({ HANGTAG_DATA: folder });
  expect(code).toBe(1);
  expect(output).toContain(`wrong  Settings  ${folder} has never been used by a start`);
  expect(spawnSync("ls", [folder]).status).not.toBe(0);
});

test("wrong settings are each a line, and nothing else is looked at", async () => {
  const { code, output } = await examine({ HANGTAG_BACKUP: "off", SMTP_URL: "smtp://shop:hidden@" });
  expect(code).toBe(1);
  expect(output).toContain("wrong  Settings  HANGTAG_BACKUP is not a setting of Hangtag.\n");
  expect(output).not.toMatch(/Database|hidden/);
});

function withChange(change: Partial<URL>): string {
  return Object.assign(new URL(url), change).href;
}

test("a database that cannot be worked with is told by its cause, without its password", async () => {
  const port = String(await unusedPort());
  const cases = [
    [withChange({ password: "hidden" }), /refuses the password\. Put the right one in DATABASE_URL/],
    [withChange({ pathname: "/nowhere" }), /has no database of that name/],
    [withChange({ port }), /isn't there: nothing listens/],
    [withChange({ hostname: "db.invalid" }), /has a name that can't be resolved/],
  ] as const;
  for (const [DATABASE_URL, sentence] of cases) {
    const { code, output } = await examine({ DATABASE_URL });
    expect(output).toMatch(new RegExp(`^wrong {2}Database {2}\\S+ ${sentence.source}`, "m"));
    expect(output).not.toContain("hidden");
    expect(code).toBe(1);
  }
});

test("a standby is told, because the program would die of its first change", async () => {
  const dataFolder = await aFolder();
  const primary = await startEmbeddedPostgres({ dataFolder, log: quiet });
  await primary.stop();
  const signal = path.join(dataFolder, "postgres", "cluster", "standby.signal");
  await writeFile(signal, "");
  const standby = await startEmbeddedPostgres({ dataFolder, log: quiet });
  const { code, output } = await examine({ DATABASE_URL: standby.url });
  await standby.stop();
  expect(output).toMatch(/^wrong {2}Database .* is a standby and takes no changes\. Give the primary's address/m);
  expect(code).toBe(1);
});

test("a replica for reports is told that follows, that is another database, and that is not there", async () => {
  const pair = await aPairOfServers();
  await migrate(pair.primaryUrl);
  const examineWith = (DATABASE_REPORTS_URL: string) =>
    examine({ DATABASE_URL: pair.primaryUrl, DATABASE_REPORTS_URL });
  expect((await examineWith(pair.standbyUrl)).output).toMatch(
    /^ok {5}Replica {3}Follows the database and answers reports$/m,
  );
  await pair.stopStandby();
  expect((await examineWith(pair.standbyUrl)).output).toMatch(
    /^wrong {2}Replica {3}.*Reports are read from the primary/m,
  );
  await pair.stop();
  const strangers = await examine({ DATABASE_REPORTS_URL: url });
  expect(strangers.output).toMatch(/^wrong {2}Replica {3}.* doesn't follow the database/m);
  expect(strangers.code).toBe(1);
});

test("tables that are too old, too new, edited or never made are told", async () => {
  const own = await server.ownDatabase();
  expect((await examine({ DATABASE_URL: own })).output).toMatch(/^wrong {2}Tables {4}(\d+) of \1 changes are missing/m);
  await migrate(own);
  expect((await examine({ DATABASE_URL: own })).output).toMatch(/^ok {5}Tables {4}Up to date/m);
  const newest = "(select max(name) from schema_migrations)";
  await ask(own, `update schema_migrations set hash = 'other' where name = ${newest}`);
  expect((await examine({ DATABASE_URL: own })).output).toMatch(/^wrong {2}Tables {4}\S+\.sql was edited after/m);
  await ask(own, `delete from schema_migrations where name = ${newest}`);
  expect((await examine({ DATABASE_URL: own })).output).toMatch(/^wrong {2}Tables {4}1 of \d+ changes are missing/m);
  await ask(own, "insert into schema_migrations (name, hash) values ('29990101T0000_later.sql', 'x')");
  expect((await examine({ DATABASE_URL: own })).output).toMatch(/^wrong {2}Tables {4}A newer Hangtag .*29990101T0000/m);
});

test("a role that row-level security does not bind, and a superuser's address, are told", async () => {
  const superuser = withChange({
    username: new URL(server.superuserUrl).username,
    password: new URL(server.superuserUrl).password,
  });
  await ask(superuser, "alter role hangtag_service bypassrls");
  const unbound = await examine({ DATABASE_URL: superuser });
  await ask(superuser, "alter role hangtag_service nobypassrls");
  expect(unbound.output).toMatch(/^wrong {2}Role {6}Row-level security does not protect/m);
  expect(unbound.output).toMatch(/^look {3}Database {2}The user in DATABASE_URL is a superuser/m);
  expect((await examine()).output).toMatch(/^ok {5}Role /m);
});

test("a pooler that hands connections on between transactions is told", async () => {
  const pooler = await startPgbouncer(url, { pool_mode: "transaction" });
  const { output } = await examine({ DATABASE_URL: pooler.url });
  await pooler.stop();
  expect(output).toMatch(/^wrong {2}Pooler {4}.*set pool_mode = session/m);
});

test("a clock that is an hour off is told", async () => {
  const hour = "const now=Date.now;Date.now=()=>now()+3600000";
  const { code, output } = await examine({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hour)}` });
  expect(output).toMatch(/^wrong {2}Clock {5}This machine's clock is (?:59|60) min ahead of the database's/m);
  expect(code).toBe(1);
});

test("a worker that is gone, late jobs, old backups and a disk without room are told", async () => {
  const own = await server.ownDatabase();
  await migrate(own);
  const settings = { DATABASE_URL: own, HANGTAG_BACKUPS: "/proc" };
  const first = await examine(settings);
  expect(first.output).toMatch(/^wrong {2}Jobs {6}No worker has ever run/m);
  expect(first.output).toMatch(/^look {3}Backups {3}None yet/m);
  expect(first.output).toMatch(/^wrong {2}Disk {6}0 MB free for the backups/m);
  const cron = "graphile_worker._private_known_crontabs (identifier, known_since, last_execution)";
  await ask(
    own,
    `insert into ${cron} values ('start-due-schedules', now() - interval '9 days', now() - interval '50 hours')`,
    `insert into global_settings (name, value)
       values ('lastBackup', jsonb_build_object('madeAt', now() - interval '80 hours', 'bytes', 1))`,
  );
  const later = await examine(settings);
  expect(later.output).toMatch(/^wrong {2}Jobs {6}No worker has run for 2 days/m);
  expect(later.output).toMatch(/^wrong {2}Backups {3}The newest is 3 days old/m);
  await ask(
    own,
    "update graphile_worker._private_known_crontabs set last_execution = now()",
    "select graphile_worker.add_job('some-work', run_at => now() - interval '1 hour')",
  );
  expect((await examine(settings)).output).toMatch(/^look {3}Jobs {6}1 job is more than 10 minutes late/m);
});

test("a mail server that does not answer, or does not take the user, is told; none gets a mail", async () => {
  const dead = await examine({ SMTP_URL: `smtp://shop:hidden@127.0.0.1:${await unusedPort()}` });
  expect(dead.output).toMatch(/^wrong {2}Mail {6}127\.0\.0\.1:\d+ can't be reached/m);
  const login = Object.assign(new URL(mail.url), { username: "shop", password: "hidden" });
  const refused = await examine({ SMTP_URL: login.href });
  expect(refused.output).toMatch(/^wrong {2}Mail {6}\S+ refuses the user or the password/m);
  expect(dead.output + refused.output).not.toContain("hidden");
  expect(mail.arrived).toEqual([]);
  expect((await examine()).output).toMatch(/^look {3}Mail {6}None is sent/m);
});

test("certificates of services and of the program's own address are told, with the days that are left", async () => {
  const folder = await aFolder();
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "6",
    "-keyout",
    key,
    "-out",
    cert,
    ...names,
  ]);
  const service = https.createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  const port = await unusedPort();
  await new Promise<void>((resolve) => {
    service.listen(port, () => resolve());
  });
  const settings = { HOMEBASE_URL: `https://localhost:${port}`, PUBLIC_URL: `https://localhost:${port}` };
  const untrusted = await examine(settings);
  const trusted = await examine({ ...settings, NODE_EXTRA_CA_CERTS: cert });
  service.close();
  const unreachable = await examine({
    WHEN_I_WORK_URL: "https://when.invalid",
    HOMEBASE_URL: `http://localhost:${port}`,
  });
  expect(untrusted.output).toMatch(/^wrong {2}Services {2}Homebase: localhost signed its certificate itself/m);
  expect(untrusted.output).toMatch(/^wrong {2}Address {3}PUBLIC_URL: localhost signed its certificate itself/m);
  expect(trusted.output).toMatch(
    /^look {3}Services {2}Homebase: localhost answers; its certificate is good for 5 days/m,
  );
  expect(unreachable.output).toMatch(/^wrong {2}Services {2}When I Work: when\.invalid can't be resolved/m);
  expect(unreachable.output).toMatch(/^wrong {2}Services {2}Homebase: localhost refuses the connection/m);
});
