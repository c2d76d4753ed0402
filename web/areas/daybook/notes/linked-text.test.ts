import { expect, test } from "vitest";
import { linkedParts } from "./linked-text.tsx";

test.each([
  { body: "no address", links: [] },
  { body: "see https://example.com/a?b=1.", links: ["https://example.com/a?b=1"] },
  { body: "(http://a.test/x) and https://b.test", links: ["http://a.test/x", "https://b.test"] },
  { body: 'javascript:alert(1) <a href="https://c.test">', links: ["https://c.test"] },
])("web addresses in $body are links, the rest stays text", ({ body, links }) => {
  const parts = linkedParts(body);
  expect(parts.filter((part) => part.isLink).map((part) => part.text)).toEqual(links);
  expect(parts.map((part) => part.text).join("")).toBe(body);
});
