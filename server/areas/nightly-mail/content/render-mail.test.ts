import { expect, test } from "vitest";
import { aStorePart, aStoreReport } from "#tests/kit/mail/a-store-report.ts";
import type { MailOrder, StorePart } from "./compose-mail.ts";
import { renderMail } from "./render-mail.ts";

function mailOf(parts: readonly StorePart[], changes: Partial<MailOrder> = {}) {
  const order = { kind: "final" as const, date: "2026-11-20", parts, as: "as owner", canChoose: true, ...changes };
  return renderMail({ publicUrl: "https://hangtag.test", ...order });
}

/** Without the breaks of its lines. */
function flat(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

const lakeside = aStorePart(aStoreReport());
const maple = aStorePart(aStoreReport({ name: "Maple Street", day: { sales: 748_600, goal: 724_000 } }));

test.each<[string, ReturnType<typeof mailOf>, string]>([
  ["one store", mailOf([lakeside]), "Lakeside Kids Fri, Nov 20: $3,912 (90%)"],
  ["several", mailOf([lakeside, maple]), "2 stores Fri, Nov 20: $11,398 (98%)"],
  [
    "a provisional mail",
    mailOf([lakeside], { kind: "provisional" }),
    "Lakeside Kids Fri, Nov 20: $3,912 (90%) (provisional)",
  ],
  [
    "a corrected mail",
    mailOf([lakeside], { kind: "corrected" }),
    "Lakeside Kids Fri, Nov 20: $3,912 (90%) (corrected)",
  ],
  ["a store without a goal", mailOf([partWith({ goal: null })]), "Lakeside Kids Fri, Nov 20: $3,912"],
  ["a store without figures", mailOf([partWith({ sales: null })]), "Lakeside Kids Fri, Nov 20: –"],
])("[NR-1] the subject of %s", (_name, mail, subject) => {
  expect(mail.subject).toBe(subject);
});

function partWith(day: { goal?: null; sales?: null }): StorePart {
  return aStorePart(aStoreReport({ day }));
}

test("[NR-3] what is missing is a dash with its reason, never 0", () => {
  const unknown = { sales: null, customers: null, goal: null, compSales: null, laborMinutes: null, waitSeconds: null };
  const { text } = mailOf([aStorePart(aStoreReport({ day: unknown }))]);
  expect(text).toMatch(/Sales +– \[1\] +– \[1\] +– \[1\]/);
  expect(text).toContain("[1] Lakeside Kids: nothing came from the register");
  expect(text).toContain("no goal is set");
  expect(text).toContain("nobody's wait was measured");
  expect(text).not.toMatch(/Sales +\$0/);
});

test("[NR-3] each block has its figures: sales, buys, hours, tasks, backstock, bounceback, notes, what waits", () => {
  const text = flat(mailOf([lakeside]).text);
  const expected = [
    /Sales +\$3,912 +\$3,912 +\$3,912/,
    /Over or short +−\$438/,
    /Against last year +−2\.2%/,
    /Average transaction +\$28\.35/,
    /Paid to sellers +\$1,128/,
    /Trade +31\.0%/,
    /Average wait +40 min/,
    /Median wait +20 min/,
    /Sales per hour +\$95/,
    /Labor % +14\.9%/,
    /15 of 18 done\. Skipped: Wipe down the toy wall/,
    /Missed: Count hangers/,
    /2 added, 0 pulled/,
    /41 issued, 3 redeemed/,
    /Important: Parking lot gets striped Priscilla, 5:10 PM/,
    /- 2 texts wait for a reply/,
    /Lakeside Kids +10 AM to 8 PM +\$5,180 +5/,
  ];
  expect(expected.filter((pattern) => !pattern.test(text))).toEqual([]);
});

test("labor is an estimate where hours have no rate, and left out for a reader who may not see wages", () => {
  const estimated = aStoreReport({ day: { wageUnknownMinutes: 360 } });
  expect(flat(mailOf([aStorePart(estimated)]).text)).toContain("an estimate, 6 hours of the month have no pay rate");
  const { html, text } = mailOf([aStorePart(estimated, { seesWages: false })]);
  expect(`${html}${text}`).not.toMatch(/Labor %|estimate/);
});

test("a store in Open to Buy has no sales, goal, comparison or bounceback", () => {
  const { text } = mailOf([aStorePart(aStoreReport({ facts: { isOpenToBuy: true } }))]);
  expect(text).toContain("Opening soon");
  expect(text).not.toMatch(/Average transaction|Against last year|Bounceback|Over or short/);
  expect(text).toMatch(/Buys +24/);
});

test("a comparison of fewer days says how many are excluded", () => {
  expect(mailOf([aStorePart(aStoreReport({ excludedDays: 1 }))]).text).toContain("1 day excluded");
});

test("a total compared with last year in some stores only says so", () => {
  const young = aStorePart(aStoreReport({ name: "Elm Street", day: { compSales: null } }));
  expect(flat(mailOf([lakeside, young]).text)).toContain("Last year is known of 1 of 2 stores");
});

test("a correction says what changed, and that nothing follows", () => {
  const { html } = mailOf([lakeside, { ...maple, salesBefore: 740_000 }], { kind: "corrected" });
  expect(html).toContain("Maple Street closed at 9:24 PM and sold $7,486, not $7,400.");
  expect(html).toContain("This is the last mail for Friday.");
  expect(html).toContain("was $7,400");
});

test("a part that could not be read is named, and the rest is there", () => {
  const { text } = mailOf([aStorePart(aStoreReport({ report: { notes: null, tasks: null } }))]);
  expect(text).toContain("The tasks couldn't be read last night");
  expect(text).toContain("The notes couldn't be read last night");
  expect(text).toMatch(/Sales +\$3,912/);
});

test("whatever people typed is text, in the mail and in its subject", () => {
  const name = `Tom & "Jo" <img src=x onerror=alert(1)>\r\nBcc: eve@hangtag.test`;
  const note = { author: "<b>Eve</b>", body: "<script>alert(1)</script>", isImportant: false, at: new Date(0) };
  const { html, subject } = mailOf([aStorePart(aStoreReport({ name, report: { notes: [note] } }))]);
  expect(html).not.toMatch(/<img|<script|<b>Eve/);
  expect(html).toContain("&lt;script&gt;");
  expect(subject).not.toMatch(/[\r\n]/);
});

test("a note longer than 500 characters is cut, not in the middle of a sign", () => {
  const note = { author: "Ana", body: `${"ab".repeat(249)}x😀😀`, isImportant: false, at: new Date(0) };
  const { text } = mailOf([aStorePart(aStoreReport({ report: { notes: [note] } }))]);
  expect(text.replaceAll("\n", "")).toContain("x😀…");
});

test("twenty stores with all their notes stay below 100 KB, with every figure and every link", () => {
  const notes = Array.from({ length: 20 }, (_, at) => ({
    ...{ author: "Priscilla", body: `Note ${at} `.repeat(60).slice(0, 500), isImportant: at === 0, at: new Date(0) },
  }));
  const tasks = Array.from({ length: 30 }, (_, at) => ({
    ...{ name: `Task number ${at} with a long name`, outcome: "missed" as const, skipReason: null },
  }));
  const waiting = Array.from({ length: 4 }, () => ({
    text: "Jo Lindqvist has no clock-out",
    action: "Fix",
    path: "x",
  }));
  const parts = Array.from({ length: 20 }, (_, at) => {
    const report = aStoreReport({ name: `Store of Springfield ${at}`, report: { notes, tasks, waiting } });
    return aStorePart(report, { stopUrl: `https://hangtag.example/mail/stop/${at}.AAAAAAAAAAAAAAAAAAAAAA` });
  });
  const { html } = mailOf(parts);
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  expect(html.match(/Average transaction/g)).toHaveLength(20);
  expect(html.match(/mail\/stop\//g)).toHaveLength(20);
  expect(html).toMatch(/more in the daybook/);
});

test("no pictures, no scripts, no style sheet from elsewhere; it says that it can be dark", () => {
  const { html } = mailOf([lakeside, maple]);
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("prefers-color-scheme:dark");
});
