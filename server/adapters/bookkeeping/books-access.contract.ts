import { expect, test } from "vitest";
import { connect, returnUrl } from "#tests/kit/bookkeeping/an-entry.ts";
import type { BookkeepingCase } from "#tests/kit/bookkeeping/an-entry.ts";
import { accountId } from "#tests/kit/bookkeeping/some-books.ts";

/** How a company's books are opened and read, over HTTP. */
export function booksAccessContract(name: string, openCase: () => BookkeepingCase): void {
  signInContract(name, openCase);
  readingContract(name, openCase);
}

function signInContract(name: string, openCase: () => BookkeepingCase): void {
  test(`${name} is connected by signing in on its page, and says whose books they are`, async () => {
    const { services, signIn, now } = openCase();
    const pageUrl = signIn.pageUrl({ state: "a state & more", returnUrl });
    const page = await fetch(pageUrl);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain("Whitfield Resale LLC");
    const returned = await services.signInThere(pageUrl, { company: services.company.id });
    expect(returned["state"]).toBe("a state & more");
    const connected = await signIn.finish(returned, { returnUrl, now: now() });
    expect(connected.accountName).toBe("Whitfield Resale LLC");
    expect(Number(connected.expiresAt)).toBeGreaterThan(now().getTime());
  });

  test(`${name} takes a code once, and only with the address that it was given for`, async () => {
    const { services, signIn, now } = openCase();
    const ask = { returnUrl, now: now() };
    const pageUrl = signIn.pageUrl({ state: "s", returnUrl });
    const returned = await services.signInThere(pageUrl, { company: services.company.id });
    await signIn.finish(returned, ask);
    await expect(signIn.finish(returned, ask)).rejects.toMatchObject({ code: "sign-in" });
    const second = await services.signInThere(pageUrl, { company: services.company.id });
    const elsewhere = signIn.finish(second, { ...ask, returnUrl: "https://stranger.test/" });
    await expect(elsewhere).rejects.toMatchObject({ code: "sign-in" });
  });

  test(`${name} is not connected when the person cancels`, async () => {
    const { services, signIn, now } = openCase();
    const returned = await services.signInThere(signIn.pageUrl({ state: "s", returnUrl }), { cancel: "1" });
    const finished = signIn.finish(returned, { returnUrl, now: now() });
    await expect(finished).rejects.toMatchObject({ code: "sign-in", message: expect.stringContaining("canceled") });
  });

  test(`${name} gives new tokens for the old ones, which end with it`, async () => {
    const opened = openCase();
    const { provider, now, pass } = opened;
    const old = await connect(opened);
    const renewed = await provider.renew(old, now());
    expect(renewed.accountName).toBe("Whitfield Resale LLC");
    expect(Number(renewed.expiresAt)).toBeGreaterThan(now().getTime());
    expect((await provider.readCompany(renewed.credentials)).name).toBe("Whitfield Resale LLC");
    await expect(provider.renew(old, now())).rejects.toMatchObject({ code: "sign-in" });
    await expect(provider.readCompany(old)).rejects.toMatchObject({ code: "sign-in" });
    pass(Number(renewed.expiresAt) - now().getTime());
    await expect(provider.readCompany(renewed.credentials)).rejects.toMatchObject({ code: "sign-in" });
    const again = await provider.renew(renewed.credentials, now());
    expect((await provider.readCompany(again.credentials)).name).toBe("Whitfield Resale LLC");
  });

  test(`${name} is left with a login that ends at once, and leaving twice is fine`, async () => {
    const opened = openCase();
    const { provider, now } = opened;
    const credentials = await connect(opened);
    await provider.revoke(credentials);
    await expect(provider.readCompany(credentials)).rejects.toMatchObject({ code: "sign-in" });
    await expect(provider.renew(credentials, now())).rejects.toMatchObject({ code: "sign-in" });
    await expect(provider.revoke(credentials)).resolves.toBeUndefined();
  });

  test(`${name} shows a login the books of its own company alone`, async () => {
    const opened = openCase();
    const credentials = { ...(await connect(opened)), realmId: String(opened.services.books.companies[1]?.id) };
    await expect(opened.provider.readCompany(credentials)).rejects.toMatchObject({ code: "sign-in" });
  });
}

function readingContract(name: string, openCase: () => BookkeepingCase): void {
  test(`${name} lists the chart by number, inactive accounts too, and says where a line may stand`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const accounts = await provider.listAccounts(await connect(opened));
    expect(accounts).toHaveLength(services.company.accounts.length);
    const numbers = accounts.map(({ number }) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((first, second) => first - second));
    const byNumber = new Map(accounts.map((account) => [account.number, account]));
    expect(byNumber.get("4010")).toEqual({
      id: accountId(services.company, "4010"),
      number: "4010",
      name: "Used goods sales",
      type: "Income",
      classification: "income",
      isActive: true,
      isPostable: true,
    });
    expect(byNumber.get("2320")).toMatchObject({ classification: "liability", isPostable: true });
    expect(byNumber.get("5020")).toMatchObject({ classification: "expense", type: "Cost of Goods Sold" });
    expect(byNumber.get("1100")?.isPostable).toBe(false);
    expect(byNumber.get("2000")?.isPostable).toBe(false);
    expect(accounts.filter(({ isActive }) => !isActive).map(({ number }) => number)).toEqual(["4030"]);
  });

  test(`${name} lists more than a page of accounts, those without a number last`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const { accounts } = services.company;
    const usual = accounts.length;
    const expense = { type: "Expense", classification: "Expense", isActive: true } as const;
    const more = Array.from({ length: 2000 }, (_, index) => ({
      ...{ id: String(10_000 + index), number: "", name: `Expense ${index}` },
      ...expense,
    }));
    accounts.push(...more);
    const listed = await provider.listAccounts(await connect(opened));
    accounts.splice(usual);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(usual + more.length);
    expect(listed.at(-1)).toMatchObject({ number: null, classification: "expense" });
  });

  test(`${name} lists the classes by name, and none where the company uses none`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const names = (await provider.listClasses(credentials)).map((bookClass) => bookClass.name);
    expect(names).toEqual(["Corporate", "Elm Street", "Maple Street"]);
    services.company.usesClasses = false;
    expect(await provider.listClasses(credentials)).toEqual([]);
    services.company.usesClasses = true;
  });

  test(`${name} says through which date the books are closed`, async () => {
    const opened = openCase();
    const { provider, services } = opened;
    const credentials = await connect(opened);
    const company = { id: services.company.id, name: "Whitfield Resale LLC" };
    expect(await provider.readCompany(credentials)).toEqual({ ...company, closedThrough: null });
    services.company.closedThrough = "2026-10-31";
    expect(await provider.readCompany(credentials)).toEqual({ ...company, closedThrough: "2026-10-31" });
    services.company.closedThrough = null;
  });
}
