import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, timesPeer } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const names: Readonly<Record<string, string>> = {
  now: "all stores as they stand now",
  week: "the week of each store",
  month: "the month of each store",
  compare: "the stores compared over four weeks",
  companies: "support lists companies and their 333 stores",
  found: "support finds a company by a store's name",
};
const supportBarMs = 100;

const result = z.object({
  results: z.array(z.object({ what: z.string(), ms: z.tuple([z.number(), z.number(), z.number()]) })),
  support: z.array(z.object({ what: z.string(), ms: z.number() })),
});

/** What spans an owner's stores: 30 of them beside 3 of the same run; and what support asks over all. */
export async function measureOverStores({ isQuick }: BenchRun): Promise<Figure[]> {
  const { results, support } = result.parse(await scriptResult("over-stores.ts", [isQuick ? "4" : "60"]));
  const nothing = support.find(({ what }) => what === "nothing")?.ms ?? Number.NaN;
  return [
    ...results.map(({ what, ms: [three, thirty, many] }) => {
      const peer = { name: "3 stores", measured: three };
      return atMost({
        what: `${names[what] ?? what}, 30 stores: median`,
        measured: thirty,
        unit: "ms",
        bar: timesPeer(2, peer),
        peer,
        note: `300 stores: ${many} ms`,
      });
    }),
    ...support
      .filter(({ what }) => what !== "nothing")
      .map(({ what, ms }) =>
        atMost({
          what: `${names[what] ?? what}: median`,
          measured: ms,
          unit: "ms",
          bar: supportBarMs,
          peer: { name: "a search that finds nothing", measured: nothing },
        }),
      ),
  ];
}
