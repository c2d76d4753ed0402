import { expect, test } from "vitest";
import { storePresenceChannel } from "#common/pos/pos-messages.ts";
import { graphqlChannel, parseChannel, storeChannel } from "./channel-names.ts";

const subscriptionId = "0192f0c1-2f4b-7a00-8000-000000000001";

test("a channel's name parses to its purpose", () => {
  expect(parseChannel(storeChannel(12))).toEqual({ kind: "store", storeId: 12 });
  expect(parseChannel(storePresenceChannel(12))).toEqual({ kind: "store-presence", storeId: 12 });
  expect(parseChannel(graphqlChannel(subscriptionId))).toEqual({ kind: "graphql", subscriptionId });
});

test.each([
  "private-store-",
  "private-store-01",
  "private-store-1x",
  "store-1",
  "presence-graphql-1",
  "private-encrypted-store-1",
])("%s is not one of our channels", (name) => {
  expect(parseChannel(name)).toBeNull();
});
