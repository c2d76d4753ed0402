import { expect, test } from "vitest";
import { blocksOf, inlineOf } from "./release-parts.ts";

test("a note is cut into headings, paragraphs, lists and our own images", () => {
  const body =
    "## New\nOne line\nand more\n\n- first\n- second,\n  goes on\n\n1. do\n2. this\n\n![The day](/images/day.png)";
  expect(blocksOf(body)).toEqual([
    { kind: "heading", at: 0, parts: [{ kind: "text", at: 0, text: "New" }] },
    { kind: "paragraph", at: 1, parts: [{ kind: "text", at: 0, text: "One line and more" }] },
    {
      kind: "bullets",
      at: 2,
      items: [
        { at: 0, parts: [{ kind: "text", at: 0, text: "first" }] },
        { at: 1, parts: [{ kind: "text", at: 0, text: "second, goes on" }] },
      ],
    },
    {
      kind: "steps",
      at: 3,
      items: [
        { at: 0, parts: [{ kind: "text", at: 0, text: "do" }] },
        { at: 1, parts: [{ kind: "text", at: 0, text: "this" }] },
      ],
    },
    { kind: "image", at: 4, src: "/images/day.png", alt: "The day" },
  ]);
});

test("bold, italic, code and links stand among the words, also in each other", () => {
  expect(inlineOf("Press `g`, **then *t***, see [the *help*](https://help.test/a).")).toEqual([
    { kind: "text", at: 0, text: "Press " },
    { kind: "code", at: 6, text: "g" },
    { kind: "text", at: 9, text: ", " },
    expect.objectContaining({ kind: "strong", at: 11 }),
    expect.objectContaining({ kind: "text" }),
    {
      kind: "link",
      at: expect.any(Number),
      href: "https://help.test/a",
      parts: [
        { kind: "text", at: 0, text: "the " },
        { kind: "emphasis", at: 4, parts: [{ kind: "text", at: 0, text: "help" }] },
      ],
    },
    expect.objectContaining({ kind: "text", text: "." }),
  ]);
});

test.each([
  "<b>bold</b>",
  "[click](javascript:alert)",
  "![spy](https://spy.test/a.png)",
  "2 * 3 * 4",
  "a lone ** mark",
])("%s is only text", (text) => {
  expect(blocksOf(text)).toEqual([{ kind: "paragraph", at: 0, parts: [{ kind: "text", at: 0, text }] }]);
});
