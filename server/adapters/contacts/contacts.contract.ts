import { expect, test } from "vitest";
import type { Credentials, Departure } from "#server/adapters/contacts/contacts.ts";
import { signInThere } from "#tests/kit/bookkeeping/some-books.ts";
import { connect, returnUrl } from "#tests/kit/contacts/some-audiences.ts";
import type { AudienceServices } from "#tests/kit/contacts/some-audiences.ts";

export type ContactsCase = { services: AudienceServices; now: () => Date; hasDoubleOptIn: boolean };

const email = "maya@shop.test";
const maya = {
  ...{ firstName: "Maya", lastName: "Ruiz", mobile: "+16085550110", store: "Maple Street" },
  ...{ kind: "seller" as const, lastVisitOn: "2026-11-20" },
};

/** What every contact-list service must do, over HTTP. */
export function contactsContract(name: string, openCase: () => ContactsCase): void {
  signInContract(name, openCase);
  pushContract(name, openCase);
  departureContract(name, openCase);
  faultContract(name, openCase);
}

async function inList({ services, now }: ContactsCase): Promise<{ credentials: Credentials; listId: string }> {
  return { credentials: await connect(services, now()), listId: services.audience.id };
}

function signInContract(name: string, openCase: () => ContactsCase): void {
  test(`${name} is connected by signing in on its page, and a code is good once`, async () => {
    const { services, now } = openCase();
    const pageUrl = services.signIn.pageUrl({ state: "a state & more", returnUrl });
    expect(await (await fetch(pageUrl)).text()).toContain(services.account.name);
    const returned = await signInThere(pageUrl, { account: services.account.id });
    expect(returned["state"]).toBe("a state & more");
    const ask = { returnUrl, now: now() };
    const connected = await services.signIn.finish(returned, ask);
    expect(connected.accountName).toBe(services.account.name);
    await expect(services.signIn.finish(returned, ask)).rejects.toMatchObject({ code: "sign-in" });
  });

  test(`${name} is not connected when the person cancels`, async () => {
    const { services, now } = openCase();
    const returned = await signInThere(services.signIn.pageUrl({ state: "s", returnUrl }), { cancel: "1" });
    const finished = services.signIn.finish(returned, { returnUrl, now: now() });
    await expect(finished).rejects.toMatchObject({ code: "sign-in", message: expect.stringContaining("canceled") });
  });

  test(`${name} with a login that was taken away says so`, async () => {
    const opened = openCase();
    const { credentials } = await inList(opened);
    opened.services.audiences.signIns.forEach((signIn) => Object.assign(signIn, { isRevoked: true }));
    await expect(opened.services.service.listLists(credentials)).rejects.toMatchObject({ code: "sign-in" });
    await expect(opened.services.service.revoke(credentials)).resolves.toBeUndefined();
  });

  test(`${name} lists the account's lists by name`, async () => {
    const { services, now, hasDoubleOptIn } = openCase();
    const lists = await services.service.listLists(await connect(services, now()));
    expect(lists.map((list) => [list.name, list.asksAgain])).toEqual([
      ["Elm Street News", hasDoubleOptIn],
      ["Maple Street News", false],
    ]);
  });
}

function fieldsOf(member: { fields: Record<string, string> } | undefined): string[] {
  return Object.values(member?.fields ?? {});
}

function pushContract(name: string, openCase: () => ContactsCase): void {
  test(`[AUT-02] ${name} takes a person once, with the values that are there`, async () => {
    const opened = openCase();
    const { service, audience } = opened.services;
    const list = await inList(opened);
    await service.prepareList({ ...list, hasMobile: true });
    await service.prepareList({ ...list, hasMobile: true });
    const push = { ...list, asksAgain: false, wasSent: false, email, values: maya };
    expect(await service.push(push)).toEqual({ kind: "kept" });
    expect(await service.push(push)).toEqual({ kind: "kept" });
    expect(audience.members).toHaveLength(1);
    const [member] = audience.members;
    expect(member).toMatchObject({ status: "subscribed" });
    expect(fieldsOf(member)).toEqual(expect.arrayContaining(["Maya", "Ruiz", "Maple Street", "2026-11-20"]));
  });

  test(`[AUT-02] ${name} keeps the values that are not given`, async () => {
    const opened = openCase();
    const { service, audience } = opened.services;
    const list = await inList(opened);
    await service.prepareList({ ...list, hasMobile: false });
    await service.push({ ...list, asksAgain: false, wasSent: false, email, values: maya });
    await service.push({
      ...list,
      asksAgain: false,
      wasSent: false,
      email,
      values: { lastName: "", firstName: "May" },
    });
    const [member] = audience.members;
    expect(fieldsOf(member)).toEqual(expect.arrayContaining(["May", "Ruiz"]));
  });

  test(`[AUT-02] ${name} never has somebody again who left`, async () => {
    const opened = openCase();
    const { service } = opened.services;
    const list = await inList(opened);
    const push = { ...list, asksAgain: false, wasSent: false, email, values: maya };
    await service.push(push);
    opened.services.leave(email);
    expect(await service.push(push)).toMatchObject({ kind: "stopped", stop: "unsubscribed" });
    expect(opened.services.statusOf(email)).toBe("unsubscribed");
  });

  test(`${name} says whom it does not take, and why`, async () => {
    const opened = openCase();
    const list = await inList(opened);
    const push = { ...list, asksAgain: false, wasSent: false, email: "m.quinones@gmial.com", values: maya };
    const outcome = await opened.services.service.push(push);
    expect(outcome).toMatchObject({ kind: "refused", text: expect.stringContaining("m.quinones@gmial.com") });
  });

  test(`${name} says that a list is there no more`, async () => {
    const opened = openCase();
    const list = { ...(await inList(opened)), listId: "another" };
    const { service } = opened.services;
    const push = service.push({ ...list, asksAgain: false, wasSent: false, email, values: maya });
    await expect(push).rejects.toMatchObject({ code: "location-gone" });
    const reading = service.readDepartures({ ...list, since: null, cursor: null });
    await expect(reading).rejects.toMatchObject({ code: "location-gone" });
  });
}

function departureContract(name: string, openCase: () => ContactsCase): void {
  test(`${name} tells who left, all of them or those since`, async () => {
    const opened = openCase();
    const { service } = opened.services;
    const list = await inList(opened);
    for (const each of [email, "ana@shop.test"]) {
      await service.push({ ...list, asksAgain: false, wasSent: false, email: each, values: maya });
      opened.services.leave(each);
    }
    const read = async (since: Date | null): Promise<Departure[]> => {
      const departures: Departure[] = [];
      let cursor: string | null = null;
      do {
        const page = await service.readDepartures({ ...list, since, cursor });
        departures.push(...page.departures);
        cursor = page.cursor;
      } while (cursor !== null);
      return departures;
    };
    expect((await read(null)).map((departure) => departure.email)).toEqual(
      expect.arrayContaining([email, "ana@shop.test"]),
    );
    expect(await read(new Date(opened.now().getTime() + 60_000))).toEqual([]);
  });
}

function faultContract(name: string, openCase: () => ContactsCase): void {
  test.each([
    ["rate-limited", "rate-limited"],
    ["internal", "unavailable"],
    ["lost", "unavailable"],
  ] as const)(`${name} that is %s is called again, and then says so`, async (fault, code) => {
    const opened = openCase();
    const { service, audiences } = opened.services;
    const list = await inList(opened);
    const push = { ...list, asksAgain: false, wasSent: false, email, values: {} };
    audiences.faults.push(fault, fault);
    expect(await service.push(push)).toEqual({ kind: "kept" });
    audiences.faults.push(fault, fault, fault);
    await expect(service.push(push)).rejects.toMatchObject({ code });
    audiences.faults.length = 0;
  });
}
