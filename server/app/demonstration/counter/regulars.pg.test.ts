import { afterAll, beforeAll, expect, test } from "vitest";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aBuy, aCustomer, aSale } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { fillCompany } from "#server/app/demonstration/fill-company.ts";
import { fillRegulars } from "./regulars.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
  program.clock.now = new Date("2026-11-20T18:00:00Z");
});
afterAll(() => program.stop());

/** Three customers with three buys and three purchases each, the first buys more than 120 days ago. */
function pastRows() {
  const dates = ["2026-06-02", "2026-10-06", "2026-11-03"];
  return ["Dana Whitfield", "Kay Nguyen", "Lee Ito"].flatMap((name, person) => {
    const id = `C${person + 1}`;
    const seq = person * 10 + 1;
    const phone = `614-555-010${person}`;
    const day = (businessDate: string) => ({ businessDate, updatedAt: `${businessDate}T18:00:00Z`, customerId: id });
    return [
      aCustomer({ seq, externalId: id, name, phone }),
      ...dates.map((date, at) =>
        aBuy({
          ...{
            seq: seq + 1 + at,
            externalId: `B${person}-${at}`,
            number: String(10 * (person + 1) + at),
            ...day(date),
          },
          ...{ checkedInAt: `${date}T17:00:00Z`, readyAt: `${date}T17:20:00Z`, completedAt: `${date}T17:30:00Z` },
        }),
      ),
      ...dates.map((date, at) => aSale({ seq: seq + 4 + at, net: 2500, at: `${date}T19:00:00Z`, ...day(date) })),
    ];
  });
}

test("each store of the demonstration gets three regulars, each with a second record that is suggested, once", async () => {
  const stores = (await fillCompany(program.platform, "America/New_York")).slice(0, 1);
  const count = async () => {
    const { rows } = await program.owner.query(
      `select (select count(*)::int from customers) as customers, (select count(*)::int from buys) as buys,
        (select count(*)::int from customer_notes) as notes`,
    );
    return rows[0];
  };
  for (const store of stores) {
    await fillRegulars(program.platform, store);
    expect(await count()).toEqual({ customers: 0, buys: 0, notes: 0 });
    await aFeed(program, { id: store.id, accountId: store.accountId, name: store.store.name })(pastRows());
    await fillRegulars(program.platform, store);
    await fillRegulars(program.platform, store);
  }
  expect(await count()).toEqual({ customers: 6, buys: 13, notes: 3 });
  const { rows: pairs } = await program.owner.query(
    `select count(*)::int as pairs from customers as one join customers as other on other.id > one.id
      and (other.mobile = one.mobile or lower(other.email) = lower(one.email)
        or (other.last_name = one.last_name and other.first_name = one.first_name and other.street = one.street))`,
  );
  expect(pairs).toEqual([{ pairs: 3 }]);
});
