/** The file in which a shop says where its register's database is and what is read from it (docs/registers.md). */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { exportMap } from "#common/pos-files/export-map.ts";
import { sha256 } from "#till/sha256.ts";
import { parseMark, type MarkKind } from "./bookmark.ts";
import { type Engine, engine } from "./engine.ts";
import { queryProblem } from "./query-text.ts";

const usualPort = { sqlServer: 1433, mysql: 3306, postgresql: 5432 } as const satisfies Record<Engine, number>;
const usualOverlap = { count: 100, time: 10 } as const satisfies Record<MarkKind, number>;
const startHint = "A number, or a time like 2024-01-01 00:00:00: rows after it are read";

const query = z.strictObject({
  map: exportMap,
  sql: z.string("The query, with :after and :limit").min(1).max(20_000),
  bookmark: z.string("The column by which the query goes on").min(1),
  start: z.union([z.int(), z.string()], { error: startHint }),
  /** Minutes of a time, else numbers. */
  overlap: z.int().min(0).max(100_000).optional(),
});

const settings = z
  .strictObject({
    engine,
    host: z.string("The name or address of the database's computer").min(1),
    port: z.int().min(1).max(65_535).optional(),
    /** A named instance of SQL Server, instead of a port. */
    instance: z.string().min(1).optional(),
    database: z.string("The name of the database").min(1),
    user: z.string("The login, which may only read").min(1),
    password: z.string().optional(),
    passwordFile: z.string().min(1).optional(),
    /** `any-certificate` encrypts without proof that the other end is the database. */
    encrypt: z.enum(["verified", "any-certificate", "off"]).default("verified"),
    /** The certificate, or that of its issuer, where no authority of the computer vouches for it. */
    certificateFile: z.string().min(1).optional(),
    queries: z.array(query).min(1).max(20),
  })
  .superRefine((all, context) => {
    if ((all.password === undefined) === (all.passwordFile === undefined)) {
      context.addIssue({ code: "custom", message: "Give either password or passwordFile", path: ["password"] });
    }
    for (const [at, { sql, start }] of all.queries.entries()) {
      const problem = queryProblem(sql, all.engine);
      if (problem !== null) {
        context.addIssue({ code: "custom", message: problem, path: ["queries", at, "sql"] });
      }
      if (parseMark(String(start), kindOf(start)) === undefined) {
        context.addIssue({ code: "custom", message: startHint, path: ["queries", at, "start"] });
      }
    }
  });

export type DatabaseQuery = z.infer<typeof query> & {
  /** As a person counts them, for sentences: `Query 2`. */
  title: string;
  /** What was read stands under it: a changed query is read from its start. */
  key: string;
  kind: MarkKind;
  overlap: number;
};

/** How the database is reached. */
export type DatabaseAccess = Pick<
  z.infer<typeof settings>,
  "engine" | "host" | "instance" | "database" | "user" | "encrypt"
> & {
  port: number;
  password: string;
  /** Text of the certificate that is trusted. */
  certificate: string | undefined;
};

export type DatabaseSettings = { access: DatabaseAccess; queries: DatabaseQuery[]; hash: string };

/** Read again while the till runs, so a corrected file needs no new start. */
export async function readDatabaseSettings(file: string): Promise<DatabaseSettings | { problem: string }> {
  try {
    const parsed = settings.safeParse(JSON.parse(await readFile(file, "utf8")));
    if (!parsed.success) {
      return { problem: `The settings ${file} are not valid: ${z.prettifyError(parsed.error)}` };
    }
    const { queries, password, passwordFile, certificateFile, port, ...access } = parsed.data;
    const beside = (path: string) => readFile(resolve(dirname(file), path), "utf8");
    const whole = {
      ...access,
      port: port ?? usualPort[access.engine],
      password: passwordFile === undefined ? (password ?? "") : (await beside(passwordFile)).trim(),
      certificate: certificateFile === undefined ? undefined : await beside(certificateFile),
    };
    const read = queries.map((each, at) => completeQuery(each, at));
    return { access: whole, queries: read, hash: sha256(JSON.stringify([whole, read])) };
  } catch (error) {
    return {
      problem: `The settings ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function completeQuery(each: z.infer<typeof query>, at: number): DatabaseQuery {
  const { map, sql, bookmark, start } = each;
  const kind = kindOf(start);
  return {
    ...each,
    title: `Query ${at + 1}`,
    key: sha256(JSON.stringify([map, sql, bookmark, start])).slice(0, 16),
    kind,
    overlap: each.overlap ?? usualOverlap[kind],
  };
}

function kindOf(start: string | number): MarkKind {
  return typeof start === "number" ? "count" : "time";
}
