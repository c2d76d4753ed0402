import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig, settingNames } from "./config.ts";
import { readServiceAddresses, readServiceKeys, readServiceOptions } from "./service-settings.ts";
import { refuseUnknownSettings, valuesOf } from "./settings-file.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "hangtag-settings-"));
afterAll(() => rmSync(root, { recursive: true }));

let files = 0;

/** Writes a file and returns its path. */
function aFile(text: string): string {
  files += 1;
  const file = path.join(root, `settings-${files}`);
  writeFileSync(file, text);
  return file;
}

const aKey = "k".repeat(32);

test("a settings file holds what the environment could hold, with comments, quotes and values of several lines", () => {
  const file = aFile(`# The shop's own
PORT=8080
  # whose mails go out
SMTP_URL="smtp://a:b@mail.example.com"
HANGTAG_DEMO = off

METRICS_TOKEN='0123456789#abcdef'
TERMS_URL="https://shop.example.com/terms"
TERMS_VERSION="2027
01"
`);
  const config = readConfig({ HANGTAG_SETTINGS_FILE: file }, root);
  expect(config).toMatchObject({
    port: 8080,
    smtpUrl: "smtp://a:b@mail.example.com",
    demo: false,
    metricsToken: "0123456789#abcdef",
  });
});

test("a path that is not absolute is below the project", () => {
  writeFileSync(path.join(root, "shop.env"), "PORT=8081\n");
  expect(readConfig({ HANGTAG_SETTINGS_FILE: "shop.env" }, root).port).toBe(8081);
});

test("the environment wins over the file, by name or by file, and an empty value there counts as none", () => {
  const key = aFile(`${"e".repeat(32)}\n`);
  const file = aFile(`PORT=8080\nHANGTAG_DEMO=off\nHANGTAG_SECRET_KEY=${aKey}\n`);
  const environment = { HANGTAG_SETTINGS_FILE: file, PORT: "9090", HANGTAG_DEMO: "", HANGTAG_SECRET_KEY_FILE: key };
  expect(readConfig(environment, root)).toMatchObject({ port: 9090, demo: false, secretKey: "e".repeat(32) });
  const byFile = aFile(`HANGTAG_SECRET_KEY_FILE=${key}\n`);
  const over = { HANGTAG_SETTINGS_FILE: byFile, HANGTAG_SECRET_KEY: aKey };
  expect(readConfig(over, root).secretKey).toBe(aKey);
});

test("a secret may stand in a file of its own, for the program and for outside services", () => {
  const file = aFile(`${aKey}\n`);
  expect(readConfig({ HANGTAG_SECRET_KEY_FILE: file }, root).secretKey).toBe(aKey);
  const environment = { ACCOUNT: "AC1", TOKEN_FILE: aFile("t-1\n"), ADDRESS_FILE: aFile("https://api.example.com/\n") };
  expect(readServiceKeys(["ACCOUNT", "TOKEN"], environment)).toEqual({ ACCOUNT: "AC1", TOKEN: "t-1" });
  expect(readServiceAddresses(["ADDRESS"], environment)).toEqual({ ADDRESS: "https://api.example.com" });
  expect(readServiceOptions(["TOKEN", "OTHER"], environment)).toEqual({ TOKEN: "t-1" });
});

test.each([
  ["that is not there", () => path.join(root, "nowhere"), "there is no such file."],
  ["that is a folder", () => root, "it is a folder."],
  ["that is empty", () => aFile("\n"), "it is empty."],
])("a file %s is refused, as settings and as a secret", (_, makeFile, reason) => {
  const file = makeFile();
  expect(() => readConfig({ HANGTAG_SETTINGS_FILE: file }, root)).toThrow(
    `HANGTAG_SETTINGS_FILE: Cannot use ${file}: ${reason}`,
  );
  expect(() => readConfig({ SMTP_URL_FILE: file }, root)).toThrow(`SMTP_URL_FILE: Cannot use ${file}: ${reason}`);
});

test.each([
  ["PORT=8080\nHANGTAG_DEMO off\n", 2],
  ['TERMS_VERSION="2027\n01"\n\nPORT: 8080\n', 4],
  ['PORT=8080\nSMTP_URL="smtp://mail.example.com\n', 2],
])("a line that would be left out is refused by its number, because it may hold a secret: %j", (text, line) => {
  const file = aFile(text);
  expect(() => readConfig({ HANGTAG_SETTINGS_FILE: file }, root)).toThrow(
    `HANGTAG_SETTINGS_FILE: line ${line} of ${file} is not like NAME=value.`,
  );
});

test("a secret by name and by file beside each other is refused without showing either", () => {
  const environment = { HANGTAG_SECRET_KEY: aKey, HANGTAG_SECRET_KEY_FILE: aFile(aKey) };
  expect(() => valuesOf(["HANGTAG_SECRET_KEY"], environment)).toThrow(
    /^Set HANGTAG_SECRET_KEY or HANGTAG_SECRET_KEY_FILE, not both\.$/,
  );
});

test("unknown names are refused: all in the file, in the environment those that begin with HANGTAG_", () => {
  const file = aFile("PORT=8080\nSMPT_URL=smtp://a:b@mail.example.com\nTWILIO_AUTH_TOKEN_FILE=/run/token\n");
  const environment = { HANGTAG_SETTINGS_FILE: file, HANGTAG_BACKUP: "off", HOME: "/root", HANGTAG_HEAP_MB: "512" };
  const refuse = () => refuseUnknownSettings([...settingNames(), "TWILIO_AUTH_TOKEN"], environment);
  expect(refuse).toThrow(
    `SMPT_URL in ${file} is not a setting of Hangtag.\nHANGTAG_BACKUP is not a setting of Hangtag.\n` +
      "Remove it or correct its name; docs/running.md lists them all.",
  );
  expect(refuse).not.toThrow("mail.example.com");
});
