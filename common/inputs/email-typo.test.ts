import fc from "fast-check";
import { expect, test } from "vitest";
import { meantEmail } from "./email-typo.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gamil.com", "ana@gmail.com"],
  ["ana@gmai.com", "ana@gmail.com"],
  ["ana@gmaill.com", "ana@gmail.com"],
  ["ana@gnail.com", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmial.con", "ana@gmail.com"],
  [" Ana@GMIAL.com ", "ana@gmail.com"],
  ["ana@yaho.com", "ana@yahoo.com"],
  ["ana@yahooo.com", "ana@yahoo.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@hotmai.com", "ana@hotmail.com"],
  ["ana@outlok.com", "ana@outlook.com"],
  ["ana@iclould.com", "ana@icloud.com"],
  ["ana@aol.con", "ana@aol.com"],
  ["ana@comcast.ner", "ana@comcast.net"],
  ["ana@verizon.nte", "ana@verizon.net"],
  ["ana@maplestreet.con", "ana@maplestreet.com"],
  ["ana@school.eud", "ana@school.edu"],
])("%s was meant to be %s", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  ...["ana@gmail.com", "ana@ymail.com", "ana@email.com", "ana@mail.com", "ana@me.com", "ana@gmx.com", "ana@icloud.com"],
  ...["ana@yahoo.ca", "ana@yahoo.co.uk", "ana@live.ca", "ana@live.co.uk", "ana@hotmail.fr", "ana@hotmail.co.uk"],
  ...["info@maplestreet.com", "ana@resale.co", "ana@osu.edu", "ana@mac.com", "ana@olive.com", "ana@cox.net"],
  ...["", "ana", "@gmial.com", "ana@gmialcom", "ana@"],
])("%j is left as it is", (typed) => {
  expect(meantEmail(typed)).toBeNull();
});

const isSlip = (email: string): boolean => meantEmail(email) !== null;

test("a proposal is never itself a slip, and changes nothing before the @", () => {
  const name = fc.stringMatching(/^[a-z]{1,12}$/);
  const domain = fc.constantFrom("gmial.com", "yaho.con", "hotmai.com", "outlok.com", "shop.cmo");
  const holds = fc.property(name, domain, (own, typed) => {
    const meant = String(meantEmail(`${own}@${typed}`));
    expect(isSlip(meant)).toBe(false);
    expect(meant.split("@")[0]).toBe(own);
  });
  fc.assert(holds);
});

test("no address at all breaks the rule", () => {
  const holds = fc.property(fc.string(), (typed) => {
    expect([true, false]).toContain(isSlip(typed));
  });
  fc.assert(holds);
});
