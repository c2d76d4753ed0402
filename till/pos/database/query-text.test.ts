import { expect, test } from "vitest";
import { parseMark } from "./bookmark.ts";
import { fillQuery, queryProblem } from "./query-text.ts";

const after = parseMark("2026-11-27 14:05:00.123", "time") ?? 0n;
const filling = { after, kind: "time", limit: 500 } as const;

test.each([
  ["postgresql", "'2026-11-27 14:05:00.123'"],
  ["mysql", "'2026-11-27 14:05:00.123'"],
  ["sqlServer", "cast('2026-11-27T14:05:00.123' as datetime2(7))"],
] as const)("%s gets the bookmark in its own spelling", (engine, text) => {
  expect(fillQuery("select * from s where at > :after limit :limit;", engine, filling)).toBe(
    `select * from s where at > ${text} limit 500`,
  );
});

test.each([
  ["postgresql", "select ':after', x::text, \":limit\" -- :after\n from s where id > :after /* :limit */ limit :limit"],
  ["mysql", "select 'it\\'s :after', `:limit` # :after\n from s where id > :after limit :limit"],
  ["sqlServer", "select top (:limit) 'it''s :after', [:limit] from s where id > :after"],
] as const)("in %s nothing is put into texts, names and comments", (engine, sql) => {
  const filled = fillQuery(sql, engine, { after: 7n, kind: "count", limit: 500 });
  expect(filled.split(/:after|:limit/)).toHaveLength(sql.split(/:after|:limit/).length - 2);
  expect(filled).toContain("id > 7");
});

test.each([
  ["select 1 from s limit :limit", "It has no :after"],
  ["select 1 from s where id > :after", "It has no :limit"],
  ["delete from s where id > :after limit :limit", "It must begin with SELECT or WITH"],
  ["select 1 into t from s where id > :after limit :limit", "take out INTO"],
  ["select 1 from s where id > :after limit :limit for update", "take out FOR"],
  ["select 1 from s where id > :after limit :limit lock in share mode", "LOCK IN SHARE MODE"],
  ["select 1 from s with (updlock) where id > :after limit :limit", "take out the hint"],
  ["select 1 from s where id > :after limit :limit; drop table s", "It must be one query"],
])("the query %s is refused", (sql, problem) => {
  expect(queryProblem(sql, "mysql")).toContain(problem);
});

test("words that would harm are harmless in texts and comments", () => {
  const sql = "select 'into; for update' from s /* delete */ where id > :after limit :limit;";
  expect(queryProblem(sql, "postgresql")).toBeNull();
});
