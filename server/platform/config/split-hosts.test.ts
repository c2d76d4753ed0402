import { expect, test } from "vitest";
import { describeHosts, splitHosts } from "./split-hosts.ts";

test.each([
  ["postgres://shop:pw@a:5432/hangtag", ["postgres://shop:pw@a:5432/hangtag"]],
  [
    "postgres://shop:pw@a:5432,b/hangtag?sslmode=require",
    ["postgres://shop:pw@a:5432/hangtag?sslmode=require", "postgres://shop:pw@b/hangtag?sslmode=require"],
  ],
  ["postgresql://a,b,c/hangtag", ["postgresql://a/hangtag", "postgresql://b/hangtag", "postgresql://c/hangtag"]],
  ["postgres://shop:p,w@a/hangtag", ["postgres://shop:p,w@a/hangtag"]],
  [
    "postgres://shop:pw@[::1]:5432,[::2]:5433/hangtag",
    ["postgres://shop:pw@[::1]:5432/hangtag", "postgres://shop:pw@[::2]:5433/hangtag"],
  ],
  ["postgres:///hangtag?host=/run/postgresql", ["postgres:///hangtag?host=/run/postgresql"]],
])("%s has these addresses", (url, addresses) => {
  expect(splitHosts(url)).toEqual(addresses);
});

test("a message names the hosts and never the password", () => {
  expect(describeHosts("postgres://shop:secret@a:5432,b/hangtag")).toBe("a:5432, b");
  expect(describeHosts("postgres:///hangtag?host=/run/postgresql")).toBe("/run/postgresql");
});
