import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { ownerAt, type Owner } from "#tests/endurance/database.ts";
import { waitUntil } from "#tests/endurance/wait-until.ts";
import { steadyPort } from "./steady-port.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { addresses, type Machine, roles, startMachine, fillProxyConfig, writeSettings } from "./machine.ts";
import { supervise, type Supervised } from "./supervised.ts";

/** Two machines as docs/running.md sets them up, a third that only votes, and the proxy in front. */
export type Cluster = {
  /** The proxy's address. */
  url: string;
  /** The superuser, at whichever PostgreSQL is the primary. */
  owner: Owner;
  machines: { a: Machine; b: Machine };
  /** Resolves to the machine of the primary. */
  primary(): Promise<Machine>;
  standby(): Promise<Machine>;
  /** Resolves when both databases hold the same and every process is ready. */
  untilWhole(): Promise<void>;
  outputs(): string;
  stop(): Promise<void>;
};

const startMs = 180_000;
const wholeMs = 120_000;

export async function startCluster(): Promise<Cluster> {
  const folder = await temporaryFolder("cluster");
  const others: Supervised[] = [await startVote(folder)];
  const machines = { a: await startMachine("a", folder), b: await startMachine("b", folder) };
  const both = [machines.a, machines.b];
  const hosts = `${addresses.a}:5432,${addresses.b}:5432`;
  const owner = ownerAt(`postgres://postgres:superuser-password@${hosts}/hangtag`);
  const port = await steadyPort();
  const url = `http://localhost:${port}`;
  const outputs = () =>
    [
      ...both.map((machine) => machine.outputs()),
      ...others.map((other) => `== ${other.name}\n${other.output().slice(-2000)}`),
    ].join("\n");

  async function stop(): Promise<void> {
    await Promise.all(both.map((machine) => machine.stop()));
    await Promise.all(others.map((program) => program.stop()));
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  async function primary(): Promise<Machine> {
    const [row] = await owner.rows<{ address: string }>("select host(inet_server_addr()) as address");
    return row?.address === addresses.a ? machines.a : machines.b;
  }

  async function isWhole(): Promise<boolean> {
    const [row] = await owner.rows<{ standbys: number }>(
      "select count(*)::int as standbys from pg_stat_replication where sync_state = 'sync' and state = 'streaming'",
    );
    const states = await Promise.all(both.flatMap(({ ports }) => Object.values(ports).map(isReady)));
    return row?.standbys === 1 && states.every(Boolean) && (await hasSuccessor());
  }

  try {
    await makeDatabase(hosts);
    const settings = await writeSettings(folder);
    for (const machine of both) {
      await machine.startPooler();
      roles.forEach((role) => machine.startProgram(role, settings));
    }
    const ports = { a: machines.a.ports, b: machines.b.ports };
    const config = await fillProxyConfig(folder, { ports, port });
    others.push(supervise({ name: "haproxy", program: "haproxy", parameters: ["-db", "-f", config], cwd: folder }));
    await waitUntil("The cluster is whole", isWhole, { limitMs: startMs, everyMs: 500 });
    await waitUntil("The proxy answers", async () => (await fetch(`${url}/readyz`)).ok, { limitMs: startMs });
  } catch (error) {
    const output = outputs();
    await stop();
    throw new Error(`The cluster did not start:\n${output}`, { cause: error });
  }
  return {
    url,
    owner,
    machines,
    primary,
    standby: async () => ((await primary()) === machines.a ? machines.b : machines.a),
    untilWhole: () =>
      waitUntil("The cluster is whole again", isWhole, { limitMs: wholeMs, everyMs: 250 }).then(() => undefined),
    outputs,
    stop,
  };
}

/** One etcd instead of the document's three: what dies here is never all of the voters. */
async function startVote(folder: string): Promise<Supervised> {
  const dataFolder = path.join(folder, "etcd");
  await mkdir(dataFolder, { mode: 0o700 });
  const address = `http://${addresses.c}:2379`;
  const peers = `http://${addresses.c}:2380`;
  return supervise({
    name: "etcd",
    program: "etcd",
    parameters: [
      ...["--name", "c", "--data-dir", dataFolder, "--log-level", "warn"],
      ...["--listen-client-urls", address, "--advertise-client-urls", address],
      ...["--listen-peer-urls", peers, "--initial-advertise-peer-urls", peers, "--initial-cluster", `c=${peers}`],
    ],
    cwd: folder,
  });
}

/** What the document has a person type once: the program's user and its database. */
async function makeDatabase(hosts: string): Promise<void> {
  const superuser = ownerAt(`postgres://postgres:superuser-password@${hosts}/postgres`);
  const hasRole = async (): Promise<boolean> => {
    await superuser.rows("create role hangtag login createrole password 'password'");
    return true;
  };
  await waitUntil("A primary takes changes", hasRole, { limitMs: startMs, everyMs: 500 });
  await superuser.rows("create database hangtag owner hangtag");
}

/** Patroni hands over only to the standby that it has put down as synchronous, some seconds after PostgreSQL counts it. */
async function hasSuccessor(): Promise<boolean> {
  const answers = await Promise.all([addresses.a, addresses.b].map((address) => isOk(`http://${address}:8008/sync`)));
  return answers.some(Boolean);
}

function isReady(port: number): Promise<boolean> {
  return isOk(`http://127.0.0.1:${port}/readyz`);
}

async function isOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
