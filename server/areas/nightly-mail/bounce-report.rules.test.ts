import { expect, test } from "vitest";
import { aBounce } from "#tests/kit/mail/a-bounce.ts";
import { readBounce } from "./bounce-report.rules.ts";

const mailId = "019a8000-0000-7000-8000-00000000abcd";

test("a report of a failed mail says which mail, to whom, and why", () => {
  expect(readBounce(aBounce({ mailId, to: "Ken@Books.test" }))).toEqual({
    mailId,
    address: "ken@books.test",
    kind: "refused",
    text: "550 5.1.1 No such user here",
  });
});

test.each([
  ["a mailbox that nobody has", { status: "5.1.1" }, "refused"],
  ["a domain that takes no mail", { status: "5.4.4" }, "refused"],
  ["a full mailbox", { status: "5.2.2" }, "busy"],
  ["a server that gave up trying", { status: "4.4.7" }, "busy"],
])("%s", (_what, report, kind) => {
  expect(readBounce(aBounce({ mailId, to: "ken@books.test", ...report }))?.kind).toBe(kind);
});

test("a long field goes on in the next line, and lines may end as on any system", () => {
  const folded = aBounce({ mailId, to: "ken@books.test", reason: "550 5.1.1 No such\r\n user here" });
  expect(readBounce(folded)?.text).toBe("550 5.1.1 No such user here");
  expect(readBounce(folded.replaceAll("\r\n", "\n"))?.address).toBe("ken@books.test");
});

test.each([
  ["a report that it is tried on", aBounce({ mailId, to: "ken@books.test", action: "delayed" })],
  ["a report about another's mail", aBounce({ mailId: "not-ours", to: "ken@books.test" })],
  ["an absence note", "Subject: Out of office\r\n\r\nBack on Monday"],
  ["nothing", ""],
])("%s is no bounce", (_what, raw) => {
  expect(readBounce(raw)).toBeNull();
});
