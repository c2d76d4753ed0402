import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eventWords } from "#web/areas/history/shared/person-history-text.ts";
import { eventName } from "#web/areas/settings/history/change-words.ts";

const names = globSync("server/events/**/*.ts").flatMap((file) => namesIn(file, /\bname: "([a-z.-]+)"/g));

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

/** What no employee does, and what a manager reads elsewhere. An event that a person does gets words instead. */
const leftOut = new Set([
  // Every PIN that is given; the ones worth a look are marked.
  "employee.confirmed",
  "employee.pin-blocked",
  "employee.pin-guessed",
  // What the program does when nobody is there.
  "bin-transfer.announced",
  "buy.sync-changed",
  "customer.id-numbers-purged",
  "order.cancelled",
  "order.closed-there",
  "order.data-requested",
  "order.line-sold",
  "order.received",
  "order.redacted",
  "order.written",
  "device.capabilities-changed",
  "device.connection-changed",
  "device.log-sent",
  "device.printer-changed",
  "history-import.finished",
  "integration.stopped",
  "nightly-mail.address-bounced",
  "punch-sending.given-up",
  "report.alert-raised",
  "report.day-close-missing",
  "store-billing.changed",
  "store-billing.payment-failed",
  "task-day.opened",
  "task.carried",
  "text.ended",
  "text.received",
  "texting-number.ordered",
  "texting-registration.changed",
  // What a customer does.
  "buy.seller-answered",
  "call.answered",
  "call.missed",
  "texts.restarted",
  // What a reader of a mail does.
  "nightly-mail.address-confirmed",
  // What a register sends.
  "coupon.issued",
  "coupon.sale-returned",
  "journal.entry-corrected",
  "pos.buy-updated",
  "pos.day-closed",
  "pos.day-differs",
  "pos.history-received",
  "pos.records-updated",
  "pos.row-removed",
  "pos.sale-completed",
  "pos.sale-voided",
  // Of a login that nobody has signed in with yet, of support, and of nobody else's concern.
  "job.run-again",
  "releases.read",
  "user.password-reset",
]);

test("every event has words in a person's history, or a reason to be left out of it", () => {
  expect(names.length).toBeGreaterThan(100);
  const silent = names.filter((name) => eventWords(name) === null);
  expect(silent.toSorted()).toEqual([...leftOut].toSorted());
});

test("a person's history has words for events alone", () => {
  const worded = namesIn("web/areas/history/shared/person-history-text.ts", /"event\.([a-z.-]+)":/g);
  expect(worded.filter((name) => !names.includes(name))).toEqual([]);
});

/** The records whose history the page of settings' changes shows. */
const settingKinds = "Store|StoreHours|StoreSwitches|ReportSettings|device|User|Integration";

/** Names of events that are announced about such a record, by the constants that hold them. */
function settingEvents(): string[] {
  const constants = new Map(globSync("server/events/**/*.ts").flatMap(constantsIn));
  const announced = new RegExp(`emit\\(\\s*(\\w+),[^;]{0,300}?kind: "(?:${settingKinds})"`, "g");
  const files = globSync("server/{areas,platform}/**/*.ts");
  return files
    .flatMap((file) => namesIn(file, announced))
    .map((constant) => constants.get(constant))
    .filter((name) => name !== undefined);
}

function constantsIn(file: string): [constant: string, name: string][] {
  const definitions = readFileSync(file, "utf8").matchAll(/export const (\w+) = \{\s*name: "([a-z.-]+)"/g);
  return [...definitions].map(([, constant = "", name = ""]) => [constant, name]);
}

const settingPrefixes =
  /^(contacts\.(first|sources)|device|integration|journal|loyalty\.rates|online-shop|registers|store|texting-number|user)\b/;

test("what a person changes in the settings has words in the settings' history", () => {
  expect(settingEvents().length).toBeGreaterThan(20);
  const changes = new Set([...settingEvents(), ...names.filter((name) => settingPrefixes.test(name))]);
  const worded = [...changes].filter((name) => eventWords(name) !== null);
  expect(worded.filter((name) => eventName(name) === name)).toEqual([]);
});
