import fc from "fast-check";
import { expect, test } from "vitest";
import { aLine, anEntry, connect, withoutText } from "#tests/kit/bookkeeping/an-entry.ts";
import type { BookkeepingCase } from "#tests/kit/bookkeeping/an-entry.ts";
import type { BooksServices } from "#tests/kit/bookkeeping/some-books.ts";
import type { OutgoingEntry } from "./bookkeeping.ts";

const minute = 60_000;

/** What every bookkeeping service does with entries, over HTTP. */
export function bookkeepingContract(name: string, openCase: () => BookkeepingCase): void {
  postingContract(name, openCase);
  refusalContract(name, openCase);
  troubleContract(name, openCase);
}

function postingContract(name: string, openCase: () => BookkeepingCase): void {
  test(`${name} keeps an entry as it was sent, and finds it by its number`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const entry = anEntry(services);
    expect(await provider.findEntry(credentials, entry.number)).toBeNull();
    const result = await provider.postEntry({ credentials, entry, requestId: entry.number });
    const lines = entry.lines.map(withoutText);
    const posted = { number: entry.number, date: "2026-11-20", lines };
    expect(result).toMatchObject({ kind: "posted", entry: posted });
    expect(await provider.findEntry(credentials, entry.number)).toMatchObject(posted);
    expect(services.company.entries.at(-1)).toMatchObject({ memo: "Sales of Nov 20" });
    expect(services.company.entries.at(-1)?.lines[0]).toMatchObject({ text: "Line of 1010", classId: "501" });
  });

  test(`${name} finds those of many numbers that are there, whatever is in a number`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const odd = [String.raw`it's (a) \ "b", c`, "50% of A&B+C=D", "Größe №1"];
    const entries = [...odd.map((number) => anEntry(services, { number })), anEntry(services), anEntry(services)];
    for (const entry of entries) {
      await provider.postEntry({ credentials, entry, requestId: entry.number });
    }
    services.requests.length = 0;
    const sent = entries.map(({ number }) => number);
    const absent = Array.from({ length: 110 }, (_, index) => `S99999-${index}`);
    const listed = await provider.findEntries(credentials, [...sent.slice(1), ...absent, ...sent.slice(0, 1)]);
    expect(listed.map(({ number }) => number)).toEqual(sent);
    expect(services.requests).toHaveLength(3);
    expect(await provider.findEntries(credentials, [])).toEqual([]);
  });

  test(`${name} reads entries by its own ids, whatever their number is now, and not those that people deleted`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const [first, second, third] = [anEntry(services), anEntry(services), anEntry(services)] as const;
    const ids: string[] = [];
    for (const entry of [first, second, third]) {
      await provider.postEntry({ credentials, entry, requestId: entry.number });
      ids.push(String((await provider.findEntry(credentials, entry.number))?.id));
    }
    const posted = services.company.entries.slice(-3);
    posted.slice(0, 1).forEach((entry) => Object.assign(entry, { number: "by hand" }));
    await fetch(provider.entryUrl(String(posted[1]?.id)), { method: "POST" });
    const there = await provider.readEntries(credentials, [...ids, "999999"]);
    expect(there.map(({ id, number }) => [id, number])).toEqual([
      [ids[0], "by hand"],
      [ids[2], third.number],
    ]);
    expect(await provider.readEntries(credentials, [])).toEqual([]);
    await provider.postEntry({ credentials, entry: second, requestId: "anew" });
    const again = await provider.findEntry(credentials, second.number);
    expect(ids).not.toContain(again?.id);
    expect(provider.entryName("1001")).toContain("1001");
  });

  test(`${name} replaces all lines of an entry, and no other's change`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const entry = anEntry(services);
    await provider.postEntry({ credentials, entry, requestId: entry.number });
    const first = await provider.findEntry(credentials, entry.number);
    const key = { id: String(first?.id), version: String(first?.version) };
    const lines = [
      aLine(services.company, "debit", { number: "1010", amount: 300, classId: null }),
      aLine(services.company, "credit", { number: "4010", amount: 100 }),
      aLine(services.company, "credit", { number: "4020", amount: 200 }),
    ];
    const changed = { ...entry, lines };
    const write = { credentials, entry: changed, ...key };
    expect(await provider.replaceEntry({ ...write, requestId: "change-1" })).toMatchObject({ kind: "posted" });
    const second = await provider.findEntry(credentials, entry.number);
    expect(second).toMatchObject({ id: key.id, lines: lines.map(withoutText) });
    expect(second?.version).not.toBe(key.version);
    const late = await provider.replaceEntry({ ...write, requestId: "change-2" });
    expect(late).toMatchObject({ kind: "refused", reason: "changed-there" });
    const deleted = await provider.replaceEntry({ ...write, id: "999999", requestId: "change-3" });
    expect(deleted).toMatchObject({ kind: "refused", reason: "changed-there" });
  });

  test(`${name} does the same request once`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const before = services.company.entries.length;
    const write = { credentials, entry: anEntry(services), requestId: "the same" };
    const first = await provider.postEntry(write);
    expect(await provider.postEntry(write)).toEqual(first);
    expect(services.company.entries).toHaveLength(before + 1);
  });

  test(`[done 13 of integrations] ${name} that broke off after saving has the entry under its number`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    services.books.nextWrite = "lost";
    const write = { credentials, entry: anEntry(services), requestId: "broken off" };
    const before = services.company.entries.length;
    await expect(provider.postEntry(write)).rejects.toMatchObject({ code: "unavailable", isUnsent: false });
    expect(await provider.findEntry(credentials, write.entry.number)).toMatchObject({ number: write.entry.number });
    expect(await provider.postEntry(write)).toMatchObject({ kind: "posted" });
    expect(services.company.entries).toHaveLength(before + 1);
  });

  test(`${name} keeps every cent of every amount`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const amount = fc.integer({ min: 1, max: 99_999_999_999 });
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 30 }), async (amounts) => {
        const sum = amounts.reduce((total, cents) => total + cents, 0);
        const credits = amounts.map((cents) => aLine(services.company, "credit", { number: "4010", amount: cents }));
        const entry = anEntry(services, {
          lines: [aLine(services.company, "debit", { number: "1010", amount: sum }), ...credits],
        });
        const result = await provider.postEntry({ credentials, entry, requestId: entry.number });
        const lines = entry.lines.map(withoutText);
        expect(result).toMatchObject({ kind: "posted", entry: { lines } });
        const there = await provider.findEntry(credentials, entry.number);
        expect(there?.lines).toEqual(lines);
      }),
      { numRuns: 60 },
    );
  });
}

function refusalContract(name: string, openCase: () => BookkeepingCase): void {
  async function refused(change: (opened: BookkeepingCase) => Partial<OutgoingEntry>): Promise<unknown> {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const entry = anEntry(services, change(opened));
    const before = services.company.entries.length;
    const result = await provider.postEntry({ credentials, entry, requestId: entry.number });
    expect(services.company.entries).toHaveLength(before);
    return result;
  }

  test(`${name} refuses a number that is in use`, async () => {
    const opened = openCase();
    const credentials = await connect(opened);
    const entry = anEntry(opened.services);
    await opened.provider.postEntry({ credentials, entry, requestId: "first" });
    const result = await refused(() => ({ number: entry.number }));
    expect(result).toMatchObject({ kind: "refused", reason: "number-taken", text: expect.stringContaining("number") });
  });

  test(`${name} refuses an entry in closed books, and a change of one that has been closed since`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const entry = anEntry(services, { date: "2026-10-31" });
    await provider.postEntry({ credentials, entry, requestId: entry.number });
    const there = await provider.findEntry(credentials, entry.number);
    services.company.closedThrough = "2026-10-31";
    const closed = { kind: "refused", reason: "period-closed" };
    expect(await refused(() => ({ date: "2026-10-31" }))).toMatchObject(closed);
    const key = { id: String(there?.id), version: String(there?.version), requestId: "later" };
    const moved = { ...entry, date: "2026-11-01" };
    expect(await provider.replaceEntry({ credentials, entry: moved, ...key })).toMatchObject(closed);
    const open = { credentials, entry: anEntry(services, { date: "2026-11-01" }), requestId: "open" };
    expect(await provider.postEntry(open)).toMatchObject({ kind: "posted" });
    services.company.closedThrough = null;
  });

  test.each([["4030"], ["0"]])(`${name} refuses an account that is inactive or gone (%s)`, async (number) => {
    const result = await refused(({ services: { company } }) => ({
      lines: [
        aLine(company, "debit", { number: "1010" }),
        { ...aLine(company, "credit", { number: "4010" }), accountId: idOrUnknown(company, number) },
      ],
    }));
    expect(result).toMatchObject({
      kind: "refused",
      reason: "account-inactive",
      text: expect.stringMatching(/account/i),
    });
  });

  test(`${name} refuses what does not balance, a class that is gone and a line on receivables`, async () => {
    const invalid = { kind: "refused", reason: "invalid" };
    const onClass = await refused(({ services: { company } }) => ({
      lines: [aLine(company, "debit", { number: "1010", classId: "9" }), aLine(company, "credit", { number: "4010" })],
    }));
    expect(onClass).toMatchObject(invalid);
    const unequal = await refused(({ services: { company } }) => ({
      lines: [aLine(company, "debit", { number: "1010", amount: 126 }), aLine(company, "credit", { number: "4010" })],
    }));
    expect(unequal).toMatchObject(invalid);
    const receivable = await refused(({ services: { company } }) => ({
      lines: [aLine(company, "debit", { number: "1100" }), aLine(company, "credit", { number: "4010" })],
    }));
    expect(receivable).toMatchObject(invalid);
  });

  test(`${name} refuses a person who may not post, who may still read`, async () => {
    const opened = openCase();
    const credentials = await connect(opened);
    opened.services.company.isReadOnly = true;
    expect(await refused(() => ({}))).toMatchObject({ kind: "refused", reason: "no-permission" });
    expect(await opened.provider.readCompany(credentials)).toMatchObject({ name: "Whitfield Resale LLC" });
    opened.services.company.isReadOnly = false;
  });

  test(`[done 14 of integrations] ${name} that answers 200 with a fault has not posted`, async () => {
    const result = await refused(({ services }) => {
      services.books.nextWrite = "fault";
      return {};
    });
    expect(result).toMatchObject({ kind: "refused", reason: "invalid", text: expect.stringContaining("unexpected") });
  });
}

function idOrUnknown({ accounts }: BooksServices["company"], number: string): string {
  return accounts.find((account) => account.number === number)?.id ?? "99999";
}

function troubleContract(name: string, openCase: () => BookkeepingCase): void {
  test(`${name} whose subscription has ended says so`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    services.company.isSubscriptionEnded = true;
    const posting = provider.postEntry({ credentials, entry: anEntry(services), requestId: "no plan" });
    await expect(posting).rejects.toMatchObject({ code: "plan", message: expect.stringContaining("ubscription") });
    services.company.isSubscriptionEnded = false;
  });

  test(`${name} that is asked too often says how long to wait, and is not asked again`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    services.books.isThrottled = true;
    services.requests.length = 0;
    const slow = { code: "rate-limited", retryAfterMs: minute };
    await expect(provider.findEntry(credentials, "S1")).rejects.toMatchObject(slow);
    const posting = provider.postEntry({ credentials, entry: anEntry(services), requestId: "too fast" });
    await expect(posting).rejects.toMatchObject(slow);
    expect(services.requests).toHaveLength(2);
    services.books.isThrottled = false;
    services.trouble = { status: 429, retryAfterSeconds: 90 };
    await expect(provider.readCompany(credentials)).rejects.toMatchObject({ ...slow, retryAfterMs: 90_000 });
    services.trouble = null;
  });

  test(`${name} in trouble is read three times and written to once`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    services.trouble = { status: 503, error: "Down for maintenance" };
    services.requests.length = 0;
    await expect(provider.findEntry(credentials, "S1")).rejects.toMatchObject({ code: "unavailable" });
    expect(services.requests).toHaveLength(3);
    const posting = provider.postEntry({ credentials, entry: anEntry(services), requestId: "down" });
    await expect(posting).rejects.toMatchObject({ code: "unavailable", message: "Down for maintenance" });
    expect(services.requests).toHaveLength(4);
    services.trouble = null;
  });

  test(`${name} is given a pace and shows people where an entry is`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    expect(provider.mostPerMinute).toBeGreaterThan(0);
    const credentials = await connect(opened);
    const entry = anEntry(services);
    await provider.postEntry({ credentials, entry, requestId: entry.number });
    const there = await provider.findEntry(credentials, entry.number);
    const page = await fetch(provider.entryUrl(String(there?.id)));
    expect(await page.text()).toContain(entry.number);
  });
}
