import { expect, test } from "vitest";
import type { RegisterAsk, RegisterPart, RegisterRow, RegisterSale } from "#server/adapters/registers/registers.ts";
import { tradeDays } from "#server/adapters/registers/simulated-trade.ts";
import type { SimulatedDay } from "#server/adapters/registers/simulated-trade.ts";
import { pageSignInContract } from "#server/platform/providers/page-sign-in.contract.ts";
import { connect, returnUrl } from "#tests/kit/registers/some-merchants.ts";
import type { MerchantServices } from "#tests/kit/registers/some-merchants.ts";

export type RegisterCase = { services: MerchantServices; now: () => Date; pass: (ms: number) => void };

const whole = { from: new Date("2024-01-01T00:00:00Z"), to: new Date("2027-01-01T00:00:00Z") };

/** All pages of a part. */
async function readAll(
  { services, now }: RegisterCase,
  part: RegisterPart,
  ask: Partial<RegisterAsk> = {},
): Promise<RegisterRow[]> {
  const credentials = await connect(services, now());
  const placeId = services.shop.locationId;
  const rows: RegisterRow[] = [];
  let cursor: string | null = null;
  do {
    const page = await services.service.readPage(part, {
      ...{ credentials, placeId, by: "changed" as const, ...whole },
      ...ask,
      cursor,
    });
    rows.push(...page.rows);
    cursor = page.cursor;
  } while (cursor !== null);
  return rows;
}

function salesOf(rows: readonly RegisterRow[]): RegisterSale[] {
  return rows.filter((row) => row.kind === "transaction");
}

const paidTickets = (rows: readonly RegisterRow[]) =>
  salesOf(rows).filter(({ type, tenders }) => type !== "void" && tenders.length > 0);

/** The sums of some sales, to be compared with the simulator's own books. */
function sumsOf(sales: readonly RegisterSale[]): Omit<SimulatedDay, "date" | "overShort"> {
  const counted = sales.filter(({ type }) => type !== "void");
  const lines = counted.flatMap((sale) => sale.lines);
  const goods = lines.filter(({ what }) => what !== "giftCard");
  const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  return {
    tickets: counted.length,
    lines: lines.length,
    net: sum(goods, ({ net }) => net),
    tax: sum(counted, ({ tax }) => tax),
    giftSold: sum(
      lines.filter(({ what }) => what === "giftCard"),
      ({ net }) => net,
    ),
    returns:
      0 -
      sum(
        goods.filter(({ quantity }) => quantity < 0),
        ({ net }) => net,
      ),
  };
}

function sumOfDays(days: readonly SimulatedDay[]): Omit<SimulatedDay, "date" | "overShort"> {
  const fields = ["tickets", "lines", "net", "tax", "giftSold", "returns"] as const;
  const sums = fields.map((field) => [field, days.reduce((total, day) => total + day[field], 0)]);
  return Object.fromEntries(sums);
}

/** What every register service must do, over HTTP. */
export function registersContract(name: string, openCase: () => RegisterCase): void {
  signInContract(name, openCase);
  readingContract(name, openCase);
  faultContract(name, openCase);
}

function signInContract(name: string, openCase: () => RegisterCase): void {
  pageSignInContract(name, () => {
    const { services, now, pass } = openCase();
    const { service, signIn, merchant } = services;
    return {
      ...{ signIn, returnUrl, now, pass, accountName: merchant.name, choice: { merchant: merchant.id } },
      tokensEndMs: 31 * 86_400_000,
      renew: (credentials, at) => service.renew(credentials, at),
      revoke: (credentials) => service.revoke(credentials, { keepsOthers: false }),
      call: (credentials) => service.listPlaces(credentials),
    };
  });

  test(`${name} leaves the logins of other stores when one is given back`, async () => {
    const { services, now } = openCase();
    const [first, second] = [await connect(services, now()), await connect(services, now())];
    await services.service.revoke(first, { keepsOthers: true });
    await expect(services.service.listPlaces(first)).rejects.toMatchObject({ code: "sign-in" });
    expect(await services.service.listPlaces(second)).toHaveLength(3);
  });

  test(`${name} lists the account's places by name, closed ones too`, async () => {
    const { services, now } = openCase();
    const places = await services.service.listPlaces(await connect(services, now()));
    expect(places.map((place) => [place.name, place.address, place.isActive])).toEqual([
      ["Elm Street", "Madison, WI", true],
      ["Maple Street", "Madison, WI", true],
      ["Old Mill", "Verona, WI", false],
    ]);
  });
}

function readingContract(name: string, openCase: () => RegisterCase): void {
  test(`${name} gives what its own books have of some weeks, to the cent`, async () => {
    const opened = openCase();
    const { shop } = opened.services;
    const days = tradeDays(shop, { from: "2026-03-01", days: 30, seed: 7 });
    const sales = salesOf([...(await readAll(opened, "sales")), ...(await readAll(opened, "refunds"))]);
    expect(sumsOf(sales)).toEqual(sumOfDays(days));
    const made = [
      ...(await readAll(opened, "sales", { by: "made" })),
      ...(await readAll(opened, "refunds", { by: "made" })),
    ];
    expect(sumsOf(salesOf(made))).toEqual(sumOfDays(days));
  });

  test(`${name} gives each ticket tenders that come to what was paid, without tips`, async () => {
    const opened = openCase();
    const sales = salesOf(await readAll(opened, "sales")).filter(({ type }) => type !== "void");
    expect(sales.length).toBeGreaterThan(100);
    const different = sales.filter(
      ({ total, tenders }) => total !== tenders.reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(different).toEqual([]);
    const nets = sales.filter(({ total, tax, lines }) => total !== tax + lines.reduce((sum, { net }) => sum + net, 0));
    expect(nets).toEqual([]);
    const kinds = new Set(sales.flatMap(({ tenders }) => tenders.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(["amex", "cash", "check", "discover", "giftCard", "mastercard", "visa"]);
  });

  test(`${name} says who rang a ticket up, and a return is one of its own`, async () => {
    const opened = openCase();
    const rows = [...(await readAll(opened, "sales")), ...(await readAll(opened, "refunds"))];
    const team = (await readAll(opened, "employees")).map(({ externalId }) => externalId);
    const cashiers = new Set(paidTickets(rows).map(({ cashierCode }) => cashierCode));
    expect(team).toEqual(expect.arrayContaining([...cashiers]));
    const types = new Set(salesOf(rows).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(["exchange", "return", "sale", "void"]);
  });

  test(`${name} names the items of a sale, with their category`, async () => {
    const opened = openCase();
    const items = (await readAll(opened, "items")).filter((row) => row.kind === "item");
    const categories = new Set(items.map(({ categoryPath }) => categoryPath.join("/")));
    expect([...categories].toSorted()).toEqual(["Books", "Guitars", "Records"]);
    const lines = salesOf(await readAll(opened, "sales")).flatMap((sale) => sale.lines);
    const named = new Set(lines.map(({ itemId }) => itemId).filter((itemId) => itemId !== null));
    expect(items.map(({ externalId }) => externalId)).toEqual(expect.arrayContaining([...named]));
    const credentials = await connect(opened.services, opened.now());
    const [firstId] = [...named].map(String);
    const fetched = await opened.services.service.findItems({ credentials, ids: [String(firstId), "gone"] });
    expect(fetched).toEqual(items.filter(({ externalId }) => externalId === firstId));
  });

  test(`${name} gives what was changed since, and finds a sale at once`, async () => {
    const opened = openCase();
    const [first] = salesOf(await readAll(opened, "sales"));
    const credentials = await connect(opened.services, opened.now());
    const at = { credentials, placeId: opened.services.shop.locationId };
    const ids = [String(first?.externalId), "unknown"];
    expect(await opened.services.service.findSales({ ...at, ids })).toEqual([first]);
    expect(await opened.services.service.findSales({ ...at, placeId: "L0ELM", ids })).toEqual([]);
    const later = new Date(Date.parse(String(first?.updatedAt)) + 1);
    const since = salesOf(await readAll(opened, "sales", { from: later }));
    expect(since.map(({ externalId }) => externalId)).not.toContain(first?.externalId);
  });
}

function faultContract(name: string, openCase: () => RegisterCase): void {
  test.each([
    ["rate-limited", "rate-limited"],
    ["internal", "unavailable"],
    ["lost", "unavailable"],
  ] as const)(`${name} that is %s is asked again, and then says so`, async (fault, code) => {
    const { services, now } = openCase();
    const credentials = await connect(services, now());
    services.merchants.faults.push(fault, fault);
    expect(await services.service.listPlaces(credentials)).toHaveLength(3);
    services.merchants.faults.push(fault, fault, fault);
    await expect(services.service.listPlaces(credentials)).rejects.toMatchObject({ code });
    services.merchants.faults.length = 0;
  });

  test(`${name} says that a cursor is not taken any more, and goes on without it from where the page ended`, async () => {
    const { services, now } = openCase();
    const credentials = await connect(services, now());
    const at = { credentials, placeId: services.shop.locationId, by: "made" as const, ...whole };
    tradeDays({ ...services.shop, salesPerDay: 300 }, { from: "2026-05-01", days: 3, seed: 3 });
    const page = await services.service.readPage("sales", { ...at, cursor: null });
    expect(page.cursor).not.toBeNull();
    services.merchants.cursorEpoch += 1;
    const broken = services.service.readPage("sales", { ...at, cursor: page.cursor });
    const isCursorFault = broken.then(
      () => false,
      (error: { code: string; serviceCode: string | null }) => services.service.isCursorFault(error),
    );
    expect(await isCursorFault).toBe(true);
    const rest = await services.service.readPage("sales", { ...at, from: page.readTo, cursor: null });
    expect(salesOf(rest.rows)[0]?.externalId).toBe(salesOf(page.rows).at(-1)?.externalId);
  });
}
