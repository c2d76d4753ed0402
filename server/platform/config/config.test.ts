import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ownTermsVersion } from "#common/people/terms.ts";
import { readConfig } from "./config.ts";
import { readServiceKeys } from "./service-settings.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "hangtag-config-"));
afterAll(() => rmSync(root, { recursive: true }));

test("nothing set means the embedded database, the demonstration and everything in one process on port 3000", () => {
  const config = readConfig({}, root);
  expect(config).toMatchObject({
    port: 3000,
    dataFolder: path.join(root, "data"),
    databaseUrl: null,
    demo: true,
    demoTimeZone: null,
    publicUrl: "http://localhost:3000",
    metricsToken: null,
    smtpUrl: null,
    realtime: { url: null, appId: "hangtag" },
  });
  expect([...config.roles]).toEqual(["http", "worker", "realtime"]);
});

test("secrets are made once, kept for the owner's eyes only and read again", () => {
  const first = readConfig({}, root);
  const file = path.join(root, "data", "secrets", "secret-key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toBe(first.secretKey);
  expect(first.secretKey).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({}, root)).toEqual(first);
});

const own = "postgres://shop:secret@db.example.com/hangtag";

test.each([
  [{ PORT: "8080" }, { port: 8080, publicUrl: "http://localhost:8080" }],
  [{ PORT: "" }, { port: 3000 }],
  [{ DATABASE_URL: own }, { databaseUrl: own, demo: false }],
  [{ DATABASE_URL: own, HANGTAG_DEMO: "on" }, { demo: true }],
  [{ DATABASE_URL: "postgres:///hangtag?host=/run/postgresql" }, { demo: false }],
  [
    { DATABASE_URL: "postgres://shop:pw@a:5432,b/hangtag" },
    { databaseUrl: "postgres://shop:pw@a:5432,b/hangtag", demo: false },
  ],
  [{ TRUSTED_PROXIES: "10.0.0.11, 10.1.0.0/16,::1" }, { trustedProxies: ["10.0.0.11", "10.1.0.0/16", "::1"] }],
  [{ HANGTAG_DEMO: "off" }, { demo: false }],
  [{ HANGTAG_DEMO_TIME_ZONE: "Europe/Paris" }, { demoTimeZone: "Europe/Paris" }],
  [{ HANGTAG_ROLES: "worker, realtime" }, { roles: new Set(["worker", "realtime"]) }],
  [{ HANGTAG_SECRET_KEY: "k".repeat(32) }, { secretKey: "k".repeat(32) }],
  [{ PUBLIC_URL: "https://shop.example.com/" }, { publicUrl: "https://shop.example.com" }],
  [{}, { signUp: { termsVersion: ownTermsVersion, termsUrl: null } }],
  [{ DATABASE_URL: own }, { signUp: null }],
  [{ HANGTAG_SIGN_UP: "off" }, { signUp: null }],
  [{ DATABASE_URL: own, HANGTAG_SIGN_UP: "on", SMTP_URL: "smtp://mail.example.com" }, { signUp: { termsUrl: null } }],
  [
    { TERMS_URL: "https://shop.example.com/terms", TERMS_VERSION: "2027-01" },
    { signUp: { termsVersion: "2027-01", termsUrl: "https://shop.example.com/terms" } },
  ],
  [{ METRICS_TOKEN: "0123456789abcdef" }, { metricsToken: "0123456789abcdef" }],
  [{ SMTP_URL: "smtps://a:b@mail.example.com" }, { smtpUrl: "smtps://a:b@mail.example.com" }],
  [
    {
      REALTIME_URL: "https://rt.example.com",
      REALTIME_APP_ID: "7",
      REALTIME_KEY: "k",
      REALTIME_SECRET: "s".repeat(16),
    },
    { realtime: { url: "https://rt.example.com", appId: "7", key: "k", secret: "s".repeat(16) } },
  ],
])("the settings %o are understood", (environment, expected) => {
  expect(readConfig(environment, root)).toMatchObject(expected);
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a whole number from 1 to 65535."],
  [{ PORT: "0" }, "PORT must be a whole number from 1 to 65535."],
  [{ PORT: "70000" }, "PORT must be a whole number from 1 to 65535."],
  [
    { DATABASE_URL: "postgres://shop:pw@a:5432,b:five/hangtag" },
    "DATABASE_URL must be an address like postgres://user:password@host:5432/hangtag.",
  ],
  ...["proxy.example.com", "10.0.0.11,", "10.0.0.0/33", "1.2.3.4/5/6"].map((text): [Record<string, string>, string] => [
    { TRUSTED_PROXIES: text },
    "TRUSTED_PROXIES must be addresses like 10.0.0.11 or 10.0.0.0/24 with commas between.",
  ]),
  [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL must be an address like postgres://user:password@host:5432/hangtag."],
  [
    { HANGTAG_ROLES: "web" },
    "HANGTAG_ROLES must be one or more of http, worker and realtime with commas between them.",
  ],
  [{ HANGTAG_DEMO: "yes" }, "HANGTAG_DEMO must be on or off."],
  [
    { HANGTAG_DEMO_TIME_ZONE: "Paris" },
    "HANGTAG_DEMO_TIME_ZONE must be a time zone like America/New_York or Europe/Paris.",
  ],
  [
    { HANGTAG_SECRET_KEY: "short" },
    "HANGTAG_SECRET_KEY must have at least 32 characters (make one with: openssl rand -hex 32).",
  ],
  [{ PUBLIC_URL: "shop.example.com" }, "PUBLIC_URL must be an address like https://shop.example.com."],
  [{ PUBLIC_URL: "https://example.com/shop" }, "PUBLIC_URL must be an address without a path."],
  [{ SMTP_URL: "mail.example.com:25" }, "SMTP_URL must be an address like smtp://user:password@mail.example.com:587."],
  [{ REALTIME_KEY: "a b" }, "REALTIME_KEY must be letters, digits, - and _ only."],
  [{ REALTIME_SECRET: "short" }, "REALTIME_SECRET must have at least 16 characters."],
  [
    { REALTIME_URL: "https://rt.example.com", REALTIME_KEY: "k", REALTIME_SECRET: "s".repeat(16) },
    "REALTIME_APP_ID must be set when REALTIME_URL is set.",
  ],
  [{ HANGTAG_SIGN_UP: "yes" }, "HANGTAG_SIGN_UP must be on or off."],
  [{ DATABASE_URL: own, HANGTAG_SIGN_UP: "on" }, "SMTP_URL must be set when HANGTAG_SIGN_UP is on."],
  [{ DATABASE_REPORTS_URL: own }, "DATABASE_URL must be set when DATABASE_REPORTS_URL is set."],
  [{ HANGTAG_MEMORY_MB: "511" }, "HANGTAG_MEMORY_MB must be a whole number of megabytes from 512."],
  [{ TERMS_URL: "https://shop.example.com/terms" }, "TERMS_VERSION must be set when TERMS_URL is set."],
  [{ TERMS_VERSION: "2027-01" }, "TERMS_URL must be set when TERMS_VERSION is set."],
  [{ TERMS_URL: "terms", TERMS_VERSION: "1" }, "TERMS_URL must be an address like https://shop.example.com/terms."],
  [{ PORT: "x", HANGTAG_DEMO: "y" }, "PORT must be a whole number from 1 to 65535.\nHANGTAG_DEMO must be on or off."],
])("the settings %o are refused with a sentence for each", (environment, sentences) => {
  expect(() => readConfig(environment, root)).toThrow(expect.objectContaining({ message: sentences }));
});

test("a data folder that is a file is refused with a sentence", () => {
  const file = path.join(root, "file");
  writeFileSync(file, "");
  expect(() => readConfig({ HANGTAG_DATA: file }, root)).toThrow(
    `Cannot use the data folder ${file}: a file of that name is in the way. Choose another one with HANGTAG_DATA.`,
  );
});

test("the keys of a service are all set or none is", () => {
  const names = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"];
  expect(readServiceKeys(names, {})).toEqual({});
  expect(readServiceKeys([], {})).toEqual({});
  const both = { TWILIO_ACCOUNT_SID: " AC1 ", TWILIO_AUTH_TOKEN: "secret" };
  expect(readServiceKeys(names, both)).toEqual({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "secret" });
  expect(() => readServiceKeys(names, { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: " " })).toThrow(
    "TWILIO_AUTH_TOKEN must be set when TWILIO_ACCOUNT_SID is set.",
  );
});
