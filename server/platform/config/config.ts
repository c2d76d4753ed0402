import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { ownTermsVersion } from "#common/people/terms.ts";
import { machineMegabytes } from "./machine-memory.ts";
import { address, addressRanges, databaseAddress, portNumber, sentencesOf, timeZoneName } from "./setting-values.ts";
import { readOrCreateSecret } from "./stored-secret.ts";
import { type Environment, valuesOf } from "./settings-file.ts";
import { folderFailure, StartupFailure } from "./startup-failure.ts";

const allRoles = ["http", "worker", "realtime"] as const;
type Role = (typeof allRoles)[number];

/** All validated settings of the program; docs/running.md describes them. */
export type Config = {
  /** The one port of pages, API and channel server. */
  port: number;
  /** Absolute path; exists and is writable. */
  dataFolder: string;
  /** Address of an external PostgreSQL 15 or newer; null means the embedded one. */
  databaseUrl: string | null;
  /** Address of a standby that answers reports, exports and searches; null where the primary does. */
  reportsUrl: string | null;
  /** How much memory Hangtag and its embedded database may count on. */
  memoryMegabytes: number;
  /** The roles of this process; at least one. */
  roles: ReadonlySet<Role>;
  /** The reason of the last crash, when `npm start` restarted the program. */
  lastCrash: string | null;
  /** Fill the demonstration company, run the simulated till, list the sign-ins. */
  demo: boolean;
  /** IANA name for all stores of a new demonstration; null leaves each its own. */
  demoTimeZone: string | null;
  /** At least 32 characters; keys are derived from it, it is never used as a key itself. */
  secretKey: string;
  /** Folder and retention of the nightly backups; null where the database is backed up elsewhere. */
  backups: { folder: string; keptDays: number } | null;
  /** Folder of the packages of the register's program; it may be absent. */
  tillPackages: string;
  /** Where people reach the program, without a slash at the end; links in mails start with it. */
  publicUrl: string;
  /** The bearer token for `/metrics`; null turns the endpoint off. */
  metricsToken: string | null;
  /** Proxies on other machines that say whose request it is; those on this machine always may. */
  trustedProxies: readonly string[];
  /** The terms that owners accept when they sign up; null where nobody does. */
  signUp: { termsVersion: string; termsUrl: string | null } | null;
  /** Null means that a page of the program shows the mails instead of sending them. */
  smtpUrl: string | null;
  realtime: {
    /** A Pusher-compatible service; null means the channel server of this program. */
    url: string | null;
    appId: string;
    key: string;
    secret: string;
  };
};

/** Returns the secret of that name, made of so many random bytes where there is none. */
export type SecretReader = (name: string, bytes: number) => string;

const projectFolder = path.resolve(import.meta.dirname, "../../..");

/** Reads and checks the settings. Throws StartupFailure with one sentence, on a line of its own, for each wrong value. */
export function readConfig(
  environment: Environment = process.env,
  root: string = projectFolder,
  openSecrets: (dataFolder: string) => SecretReader = writableSecrets,
): Config {
  const parsed = settings.safeParse(valuesOf(settingNames(), environment, root));
  if (!parsed.success) {
    throw new StartupFailure(sentencesOf(parsed.error).join("\n"));
  }
  const values = parsed.data;
  const dataFolder = path.resolve(root, values.HANGTAG_DATA);
  const secret = openSecrets(dataFolder);
  return {
    port: values.PORT,
    dataFolder,
    ...databaseConfig(values),
    roles: new Set(values.HANGTAG_ROLES),
    lastCrash: values.HANGTAG_LAST_CRASH ?? null,
    demo: isDemonstration(values),
    demoTimeZone: values.HANGTAG_DEMO_TIME_ZONE,
    secretKey: values.HANGTAG_SECRET_KEY ?? secret("secret-key", 32),
    backups: backupConfig(values, root, dataFolder),
    tillPackages: packagesFolder(values, root, dataFolder),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    metricsToken: values.METRICS_TOKEN ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    signUp: signUpConfig(values),
    smtpUrl: values.SMTP_URL ?? null,
    realtime: realtimeConfig(values, secret),
  };
}

function databaseConfig(
  values: z.infer<typeof settings>,
): Pick<Config, "databaseUrl" | "reportsUrl" | "memoryMegabytes"> {
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    reportsUrl: values.DATABASE_REPORTS_URL ?? null,
    memoryMegabytes: values.HANGTAG_MEMORY_MB ?? machineMegabytes(),
  };
}

function isDemonstration(values: z.infer<typeof settings>): boolean {
  return (values.HANGTAG_DEMO ?? (values.DATABASE_URL ? "off" : "on")) === "on";
}

/** Outside the demonstration sign-ups need a mail server, because nobody but the owner may read the link. */
function signUpConfig(values: z.infer<typeof settings>): Config["signUp"] {
  const isOpen = (values.HANGTAG_SIGN_UP ?? (isDemonstration(values) ? "on" : "off")) === "on";
  const { TERMS_URL: termsUrl = null, TERMS_VERSION: termsVersion = ownTermsVersion } = values;
  return isOpen ? { termsUrl, termsVersion } : null;
}

function packagesFolder({ HANGTAG_TILL_PACKAGES: own }: z.infer<typeof settings>, root: string, data: string): string {
  return path.resolve(root, own ?? path.join(data, "till-packages"));
}

const roleList = z
  .string()
  .transform((text) => text.split(",").map((role) => role.trim()))
  .pipe(z.array(z.enum(allRoles)).min(1));

const settings = z
  .object({
    PORT: portNumber.default(3000),
    HANGTAG_LAST_CRASH: z.string().max(100).optional(),
    HANGTAG_DATA: z.string().default("./data"),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_REPORTS_URL: databaseAddress.optional(),
    HANGTAG_ROLES: z
      .string()
      .refine(
        (text) => roleList.safeParse(text).success,
        "must be one or more of http, worker and realtime with commas between them.",
      )
      .default(allRoles.join(","))
      .pipe(roleList),
    HANGTAG_DEMO: z.enum(["on", "off"], "must be on or off.").optional(),
    HANGTAG_DEMO_TIME_ZONE: timeZoneName.optional().transform(orNull),
    HANGTAG_SIGN_UP: z.enum(["on", "off"], "must be on or off.").optional(),
    TERMS_URL: address(["http:", "https:"], "https://shop.example.com/terms").optional(),
    TERMS_VERSION: z.string().trim().max(60, "must have at most 60 characters.").optional(),
    HANGTAG_SECRET_KEY: z
      .string()
      .min(32, "must have at least 32 characters (make one with: openssl rand -hex 32).")
      .optional(),
    HANGTAG_MEMORY_MB: z
      .string()
      .trim()
      .regex(/^(?:51[2-9]|5[2-9]\d|[6-9]\d\d|\d{4,7})$/, "must be a whole number of megabytes from 512.")
      .transform(Number)
      .optional(),
    HANGTAG_BACKUPS: z.string().trim().optional(),
    HANGTAG_BACKUP_DAYS: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, "must be a whole number of days from 1 to 9999.")
      .default("14")
      .transform(Number),
    HANGTAG_TILL_PACKAGES: z.string().trim().optional(),
    PUBLIC_URL: address(["http:", "https:"], "https://shop.example.com")
      .refine((text) => !URL.canParse(text) || new URL(text).pathname === "/", "must be an address without a path.")
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    TRUSTED_PROXIES: addressRanges.optional().transform((all) => all ?? []),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, "must have at least 16 letters, digits or signs.")
      .optional(),
    SMTP_URL: address(["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587").optional(),
    REALTIME_URL: address(["http:", "https:"], "https://realtime.example.com")
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    REALTIME_APP_ID: z
      .string()
      .regex(/^[\w-]+$/, "must be letters, digits, - and _ only.")
      .optional(),
    REALTIME_KEY: z
      .string()
      .regex(/^[\w-]+$/, "must be letters, digits, - and _ only.")
      .optional(),
    REALTIME_SECRET: z.string().min(16, "must have at least 16 characters.").optional(),
  })
  .superRefine((values, context) => {
    if (values.HANGTAG_SIGN_UP === "on" && !values.SMTP_URL && !isDemonstration(values)) {
      context.addIssue({ code: "custom", path: ["SMTP_URL"], message: "must be set when HANGTAG_SIGN_UP is on." });
    }
    if (values.DATABASE_REPORTS_URL && !values.DATABASE_URL) {
      context.addIssue({
        code: "custom",
        path: ["DATABASE_URL"],
        message: "must be set when DATABASE_REPORTS_URL is set.",
      });
    }
    if ((values.TERMS_URL === undefined) !== (values.TERMS_VERSION === undefined)) {
      const [missing, set] = values.TERMS_URL ? ["TERMS_VERSION", "TERMS_URL"] : ["TERMS_URL", "TERMS_VERSION"];
      context.addIssue({ code: "custom", path: [missing], message: `must be set when ${set} is set.` });
    }
    // An external service knows only its own app, so generated values would be refused later.
    for (const name of ["REALTIME_APP_ID", "REALTIME_KEY", "REALTIME_SECRET"] as const) {
      if (values.REALTIME_URL && !values[name]) {
        context.addIssue({ code: "custom", path: [name], message: "must be set when REALTIME_URL is set." });
      }
    }
  });

/** Names of all settings but those of outside services, which each service brings. */
export function settingNames(): string[] {
  return Object.keys(settings.shape);
}

/** An external PostgreSQL has its own backups, so ours run only when a folder is configured. */
function backupConfig(values: z.infer<typeof settings>, root: string, dataFolder: string): Config["backups"] {
  const defaultFolder = values.DATABASE_URL ? "off" : path.join(dataFolder, "backups");
  const folder = values.HANGTAG_BACKUPS ?? defaultFolder;
  return folder === "off" ? null : { folder: path.resolve(root, folder), keptDays: values.HANGTAG_BACKUP_DAYS };
}

function realtimeConfig(values: z.infer<typeof settings>, secret: SecretReader): Config["realtime"] {
  return {
    url: values.REALTIME_URL ?? null,
    appId: values.REALTIME_APP_ID ?? "hangtag",
    key: values.REALTIME_KEY ?? secret("realtime-key", 10),
    secret: values.REALTIME_SECRET ?? secret("realtime-secret", 20),
  };
}

/** Creates the data folder, which the database's user must be able to enter, and returns a reader of its secrets. */
function writableSecrets(dataFolder: string): SecretReader {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
    accessSync(dataFolder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderFailure(dataFolder, error);
  }
  return (name, bytes) => {
    try {
      return readOrCreateSecret(path.join(dataFolder, "secrets", name), () => randomBytes(bytes).toString("hex"));
    } catch (error) {
      throw folderFailure(dataFolder, error);
    }
  };
}
