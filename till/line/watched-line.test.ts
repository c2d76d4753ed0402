import { expect, test } from "vitest";
import { z } from "zod";
import { serverLine } from "./server-line.ts";
import { watchedLine } from "./watched-line.ts";

const path = "/x";
const answer = z.object({});

const breaks = () => Promise.reject(new Error("no route"));
const responds = (status: number) => () => Promise.resolve(new Response("{}", { status }));

function aLine(responses: readonly (() => Promise<Response>)[]) {
  const left = [...responses];
  const line = serverLine("http://hangtag.test", {
    async fetch() {
      const respond = left.shift() ?? breaks;
      return respond();
    },
  });
  let minute = 0;
  return watchedLine(line, () => new Date(Date.UTC(2026, 10, 28, 9, minute++)));
}

test("the last answer and the newest problem are noted, and a refusal is an answer", async () => {
  const line = aLine([breaks, responds(200), responds(503), responds(404), responds(200)]);
  expect(line.state()).toEqual({ answeredAt: null, problem: null });
  const states = [];
  for (let call = 0; call < 5; call += 1) {
    await line.call({ path, answer });
    states.push(line.state());
  }
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 28, 9, minutes));
  expect(states).toEqual([
    { answeredAt: null, problem: "no route" },
    { answeredAt: at(0), problem: null },
    { answeredAt: at(0), problem: "The server answered 503" },
    { answeredAt: at(1), problem: "The server answered 404" },
    { answeredAt: at(2), problem: null },
  ]);
});
