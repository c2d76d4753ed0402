import { gql } from "@apollo/client/core";
import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

const query = gql`
  query Day($date: String) {
    daybook(date: $date) {
      id
      date
    }
  }
`;

test("the running day is read by its date too, and by no other", () => {
  const cache = createCache({});
  const today = { __typename: "DaybookDay", id: "1.2026-11-21", date: "2026-11-21" };
  cache.writeQuery({ query, variables: { date: null }, data: { daybook: today } });
  const read = (date: string | null) => cache.readQuery({ query, variables: { date } });
  expect(read(null)).toEqual({ daybook: today });
  expect(read("2026-11-21")).toEqual({ daybook: today });
  expect(read("2026-11-20")).toBeNull();
});
