/** What one of the two machines runs: etcd's client Patroni with its PostgreSQL, PgBouncer, and one process of each role. */
import { chown, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { postgresUser } from "#server/platform/db/postgres-user.ts";
import { steadyPort } from "./steady-port.ts";
import { fillExample } from "./example-file.ts";
import { supervise, type Supervised } from "./supervised.ts";

const root = path.resolve(import.meta.dirname, "../..");

export const roles = ["http", "realtime", "worker"] as const;
export type Role = (typeof roles)[number];
export type Ports = Readonly<Record<Role, number>>;

/** All of 127/8 is this machine, so each pretended machine has an address of its own and the documents' own ports. */
export const addresses = { a: "127.0.0.11", b: "127.0.0.12", c: "127.0.0.13" };

export type Machine = {
  name: "a" | "b";
  ports: Ports;
  programs: Partial<Record<Role, Supervised>>;
  /** Kills PostgreSQL's first process; the others end with it. */
  killPostgres(): Promise<void>;
  startPooler(): Promise<void>;
  startProgram(role: Role, settingsFile: string): void;
  /** Kills everything of the machine, until `revive`. */
  killAll(): Promise<void>;
  revive(): void;
  outputs(): string;
  stop(): Promise<void>;
};

const toLoopback: readonly (readonly [string, string])[] = [
  ["10.0.0.11", addresses.a],
  ["10.0.0.12", addresses.b],
];

/** Starts Patroni, which makes the first PostgreSQL or copies it. */
export async function startMachine(name: "a" | "b", parent: string): Promise<Machine> {
  const user = postgresUser();
  const folder = path.join(parent, name);
  await mkdir(folder, { mode: 0o711 });
  const home = path.join(folder, "postgres");
  await mkdir(home, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) {
    await chown(home, user.uid, user.gid);
  }
  const dataFolder = path.join(home, "data");
  const ports = { http: await steadyPort(), realtime: await steadyPort(), worker: await steadyPort() };
  const started: Supervised[] = [];
  const programs: Machine["programs"] = {};
  const config = await fillExample("patroni.yml", {
    to: path.join(home, "patroni.yml"),
    owner: user,
    replacing: [
      ["10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379", `${addresses.c}:2379`],
      ["10.0.0.0/24", "127.0.0.0/24"],
      ["10.0.0.11", addresses[name]],
      ["name: a", `name: ${name}`],
      ["/var/lib/postgresql/15/hangtag", dataFolder],
      ["/var/lib/postgresql/.pgpass-patroni", path.join(home, "pgpass")],
      ["/var/run/postgresql", home],
    ],
  });
  const patroni = { name: `patroni ${name}`, program: "patroni", parameters: [config], user, cwd: home };
  started.push(supervise(patroni));

  async function killPostgres(): Promise<void> {
    const [pid] = (await readFile(path.join(dataFolder, "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGKILL");
  }

  return {
    name,
    ports,
    programs,
    killPostgres,
    async startPooler() {
      const users = path.join(home, "userlist.txt");
      await writeFile(users, '"hangtag" "password"\n');
      const replacing = [
        ["10.0.0.11", addresses[name]],
        ["/etc/pgbouncer/userlist.txt", users],
      ] as const;
      const file = await fillExample("pgbouncer.ini", { to: path.join(home, "pgbouncer.ini"), owner: user, replacing });
      started.push(supervise({ name: `pgbouncer ${name}`, program: "pgbouncer", parameters: [file], user, cwd: home }));
    },
    startProgram(role, settingsFile) {
      const program = supervise({
        name: `${role} ${name}`,
        program: process.execPath,
        parameters: [path.join(root, "server/main.ts")],
        cwd: folder,
        environment: {
          HANGTAG_SETTINGS_FILE: settingsFile,
          HANGTAG_DATA: path.join(folder, role),
          HANGTAG_ROLES: role,
          PORT: String(ports[role]),
        },
      });
      programs[role] = program;
      started.push(program);
    },
    async killAll() {
      started.forEach((program) => program.kill({ stays: true }));
      await killPostgres();
    },
    revive: () => started.forEach((program) => program.revive()),
    outputs: () => started.map((program) => `== ${program.name}\n${program.output().slice(-3000)}`).join("\n"),
    async stop() {
      await Promise.all(Object.values(programs).map((program) => program.stop()));
      await Promise.all(started.toReversed().map((program) => program.stop()));
    },
  };
}

export async function writeSettings(folder: string): Promise<string> {
  return fillExample("two-machines.settings", {
    to: path.join(folder, "settings"),
    replacing: [...toLoopback, ["https://shop.example.com", "http://localhost:3120"]],
  });
}

/** The documented proxy on this machine's own ports. */
export async function fillProxyConfig(
  folder: string,
  { ports, port }: { ports: Readonly<Record<"a" | "b", Ports>>; port: number },
): Promise<string> {
  const documented = { http: "3000", realtime: "3001", worker: "3002" };
  const servers = roles.flatMap((role) => [
    [`10.0.0.11:${documented[role]}`, `127.0.0.1:${ports.a[role]}`] satisfies [string, string],
    [`10.0.0.12:${documented[role]}`, `127.0.0.1:${ports.b[role]}`] satisfies [string, string],
  ]);
  const own = [
    ["bind 10.0.0.11:80\n", `bind 127.0.0.1:${port}\n`],
    ["bind 10.0.0.11:8404\n", `bind 127.0.0.1:${await steadyPort()}\n`],
  ] as const;
  return fillExample("haproxy.cfg", { to: path.join(folder, "haproxy.cfg"), replacing: [...servers, ...own] });
}
