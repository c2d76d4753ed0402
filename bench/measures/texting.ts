import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { startBrowser } from "./browser.ts";
import { emptyPage } from "./empty-page.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost } from "./figure.ts";
import { seconds, visits } from "./first-page.ts";
import { scriptResult } from "./script-result.ts";
import { signInHeaders } from "./sign-in.ts";

const barMs = 50;
const paintBarSeconds = 2;

const result = z.object({ questions: z.array(z.object({ what: z.string(), ms: z.number(), rawMs: z.number() })) });

/** The inbox of a store with 50,000 threads and 600,000 texts, and sellers' own pages on a slow phone. */
export async function measureTexting(run: BenchRun): Promise<Figure[]> {
  const { questions } = result.parse(await scriptResult("texting.ts", [run.isQuick ? "8" : "60"]));
  const inbox = questions.map(({ what, ms, rawMs }) =>
    atMost({
      what: `${what}: p95`,
      measured: ms,
      unit: "ms",
      bar: barMs,
      peer: { name: "raw pg: its largest part alone", measured: rawMs },
    }),
  );
  return [...inbox, ...(await measureSellerPages(run))];
}

async function measureSellerPages(run: BenchRun): Promise<Figure[]> {
  const { url } = await run.program();
  const own = await findSellerPage(url);
  const empty = await emptyPage();
  const browser = await startBrowser();
  const rounds = run.isQuick ? 1 : 5;
  const paint = async (page: string) => (await visits(browser, { url: page, ready: "h1" }, rounds)).lcpMs;
  try {
    const peer = { name: "an empty React page by the same build", measured: seconds(await paint(empty.url)) };
    const form = seconds(await paint(`${url}/checkin/maple-street-1`));
    const page = seconds(await paint(own));
    return [
      { what: "self check-in", measured: form },
      { what: "seller's own page", measured: page },
    ].map(({ what, measured }) =>
      atMost({
        what: `largest paint of the ${what}, cold, 4× slower processor, 1.6 Mbit/s`,
        ...{ measured, unit: "s", bar: paintBarSeconds, peer },
      }),
    );
  } finally {
    await browser.close();
    empty.close();
  }
}

const desk = z.object({
  data: z.object({
    buyDesk: z.object({ buys: z.array(z.object({ buy: z.object({ sellerPageUrl: z.string().nullable() }) })) }),
  }),
});

const lookEveryMs = 2000;
const mostLooks = 120;

/** Of a buy that the demonstration's counter checked in; in its first minutes there is none yet. */
async function findSellerPage(url: string): Promise<string> {
  const headers = await signInHeaders(url);
  const body = JSON.stringify({ query: "{ buyDesk(status: OPEN) { buys { buy { sellerPageUrl } } } }" });
  for (let look = 0; look < mostLooks; look += 1) {
    const response = await fetch(`${url}/graphql?store_id=1`, { method: "POST", headers, body });
    const { buys } = desk.parse(await response.json()).data.buyDesk;
    const [own] = buys.flatMap(({ buy }) => buy.sellerPageUrl ?? []);
    if (own !== undefined) {
      return `${url}${new URL(own).pathname}`;
    }
    await delay(lookEveryMs);
  }
  throw new Error("The demonstration's counter checked nobody in");
}
