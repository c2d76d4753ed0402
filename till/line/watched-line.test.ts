import { expect, test } from "vitest";
import { z } from "zod";
import { serverLine } from "./server-line.ts";
import { watchedLine } from "./watched-line.ts";

const path = "/x";
const answer = z.object({});

function aLine(responses: readonly (Response | Error)[]) {
  const left = [...responses];
  const line = serverLine("http://hangtag.test", {
    async fetch() {
      const next = left.shift();
      return next instanceof Response ? next : Promise.reject(next ?? new Error("nothing left"));
    },
  });
  let minute = 0;
  return watchedLine(line, () => new Date(Date.UTC(2026, 10, 28, 9, minute++)));
}

test("the last answer and the newest problem are noted, and a refusal is an answer", async () => {
  const line = aLine([
    new Error("no route"),
    Response.json({}),
    new Response("", { status: 503 }),
    new Response("", { status: 404 }),
    Response.json({}),
  ]);
  expect(line.state()).toEqual({ answeredAt: null, problem: null });
  const states = [];
  for (let call = 0; call < 5; call += 1) {
    await line.call({ path, answer });
    states.push(line.state());
  }
  expect(states.map(({ answeredAt, problem }) => [answeredAt?.getUTCMinutes() ?? null, problem])).toEqual([
    [null, "no route"],
    [0, null],
    [0, "The server answered 503"],
    [1, "The server answered 404"],
    [2, null],
  ]);
});
